import * as contract from '@tq/contract/account.ts'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { NO_PICTURE } from '../media/media.routes.ts'
import { sendFile, sendNoFile } from '../storage/send-file.ts'
import { changeAvatar, findAvatar, removeAvatar } from './avatar.ts'

export function avatarRoutes(app: App) {
  serve(app, contract.changeAvatar, async ({ db, user, readForm }) => ({
    data: await changeAvatar(db, app.files, user.id, async () => (await readForm()).files.file.content),
    successMessage: 'Đã đổi ảnh đại diện',
  }))

  serve(app, contract.removeAvatar, async ({ db, user }) => ({
    data: await removeAvatar(db, user.id),
    successMessage: 'Đã bỏ ảnh đại diện',
  }))

  app.http.get<{ Params: { file: string } }>('/media/avatars/:file', async (request, reply) => {
    const name = /^([0-9a-f]{32})\.webp$/.exec(request.params.file)?.[1]
    const picture = name ? await findAvatar(app.deps.db, name) : null
    if (!picture) return sendNoFile(reply, { text: NO_PICTURE })
    return sendFile(app.files, { request, reply }, picture, { cache: 'public' })
  })
}
