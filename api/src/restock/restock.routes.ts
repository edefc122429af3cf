import * as contract from '@tq/contract/restock.ts'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { askForRestock, confirmRestock, endRestock, isRestockAsked, removeRestockWish } from './restock.ts'

const ENDED = 'Bạn sẽ không nhận thư báo có hàng này nữa'

export function restockRoutes(app: App) {
  const { settings } = app.deps
  serve(app, contract.askForRestock, async ({ db, user, body, address }) => {
    const userId = user?.id ?? null
    await askForRestock(db, { ...body, email: body.email, userId, address, limitsNetworks: settings.limitsNetworks }, settings)
    return {
      data: null,
      successMessage: userId
        ? 'Chúng tôi sẽ gửi email cho bạn khi có hàng trở lại'
        : 'Bạn mở thư xác nhận vừa gửi tới hộp thư để hoàn tất nhé',
    }
  })
  serve(app, contract.confirmRestock, async ({ db, body }) => ({ data: await confirmRestock(db, body.key) }))
  serve(app, contract.endRestock, async ({ db, body }) => {
    await endRestock(db, body.key)
    return { data: null, successMessage: ENDED }
  })
  serve(app, contract.getRestockWish, async ({ db, user, params }) => ({
    data: { isAsked: await isRestockAsked(db, user.id, params.productId) },
  }))
  serve(app, contract.removeRestockWish, async ({ db, user, params }) => {
    await removeRestockWish(db, user.id, params.productId)
    return { data: null, successMessage: ENDED }
  })
}
