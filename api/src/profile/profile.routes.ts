import * as contract from '@tq/contract/account.ts'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { avatarRoutes } from './avatar.routes.ts'
import { giveConsent, listConsents } from './consent.ts'
import { askForDeletion, cancelDeletion } from './deletion.ts'
import { exportMyData } from './export.ts'
import { changeUser, getUser } from './user.ts'
import { userAppRoutes } from './user-app.routes.ts'

export function profileRoutes(app: App) {
  userAppRoutes(app)
  avatarRoutes(app)
  exportRoute(app)
  serve(app, contract.getMe, async ({ db, user }) => ({ data: await getUser(db, user.id) }))
  serve(app, contract.updateUser, async ({ db, user, params, body }) => {
    const { Name: name, Phone: phone, Address: address, WardId: wardId, Birthday: birthday, proof = '' } = body
    return {
      data: await changeUser(db, { user, proof }, params.userId, { name, phone, address, wardId, birthday }),
      successMessage: 'Cập nhật thông tin thành công',
    }
  })
  serve(app, contract.askForDeletion, async ({ db, user, body }) => ({
    data: await askForDeletion(db, user, body.Password, app.deps.settings),
    successMessage: 'Đã nhận yêu cầu xoá tài khoản, bạn có 30 ngày để đổi ý',
  }))
  serve(app, contract.cancelDeletion, async ({ db, user }) => ({
    data: await cancelDeletion(db, user.id),
    successMessage: 'Tài khoản của bạn được giữ lại',
  }))
  serve(app, contract.listConsents, async ({ db, user }) => ({ data: await listConsents(db, user.id) }))
  serve(app, contract.giveConsent, async ({ db, user, body }) => ({
    data: await giveConsent(db, user.id, body),
    successMessage: body.isGiven ? 'Đã ghi nhận sự đồng ý của bạn' : 'Đã rút lại sự đồng ý của bạn',
  }))
}

function exportRoute(app: App) {
  app.http.register(async (http) => {
    http.addHook('onSend', async (_, reply) => {
      if (reply.statusCode === 200) reply.header('content-disposition', 'attachment; filename="thu-quan-du-lieu-cua-toi.json"')
    })
    serve({ ...app, http }, contract.exportMyData, async ({ db, user }) => ({ data: await exportMyData(db, app.files, user.id) }))
  })
}
