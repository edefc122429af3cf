import * as contract from '@tq/contract/review.ts'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { NO_PICTURE } from '../media/media.routes.ts'
import { sendFile, sendNoFile } from '../storage/send-file.ts'
import { withTickets } from './hidden-pictures.ts'
import { addPicture, findPicture, removePicture } from './review-pictures.ts'

export function reviewPictureRoutes(app: App) {
  serve(app, contract.addReviewPicture, async ({ db, user, params, readForm }) => {
    const readFile = async () => (await readForm()).files.file.content
    const review = await addPicture(db, app.files, { userId: user.id, id: params.id }, readFile)
    const [data = review] = await withTickets(db, app.tickets, user.id, [review])
    return { data, successMessage: 'Đã thêm ảnh' }
  })
  serve(app, contract.removeReviewPicture, async ({ db, user, params }) => {
    const review = await removePicture(db, user.id, params.id, params.name)
    const [data = review] = await withTickets(db, app.tickets, user.id, [review])
    return { data, successMessage: 'Đã bỏ ảnh' }
  })

  app.http.get<{ Params: { file: string }; Querystring: { ticket?: string | string[] } }>(
    '/media/reviews/:file',
    async (request, reply) => {
      const { file: name } = request.params
      const { ticket } = request.query
      if (ticket !== undefined) {
        const granted = await app.tickets.open(String(ticket), { purpose: 'reviewPicture', name })
        if (!granted) return sendNoFile(reply, { status: 403, text: 'Địa chỉ này không còn dùng được.' })
        return sendFile(app.files, { request, reply }, granted.file, { cache: 'private' })
      }
      const picture = /^[0-9a-f]{32}\.webp$/.test(name) ? await findPicture(app.deps.db, name) : null
      if (!picture) return sendNoFile(reply, { text: NO_PICTURE })
      return sendFile(app.files, { request, reply }, picture, { cache: 'public' })
    },
  )
}
