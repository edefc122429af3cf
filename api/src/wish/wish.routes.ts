import * as contract from '@tq/contract/wish.ts'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import * as wish from './wish.ts'

export function wishRoutes(app: App) {
  serve(app, contract.listWishes, ({ db, user, query }) => wish.listWishes(db, user.id, query))
  serve(app, contract.listWishedIds, async ({ db, user }) => ({ data: await wish.listWishedIds(db, user.id) }))
  serve(app, contract.addWishes, async ({ db, user, body }) => {
    const { toCartInput, unfitting } = await wish.addWishes(db, user.id, body.productIds)
    const successMessage = unfitting.length
      ? `Danh sách yêu thích đã đủ ${contract.MOST_WISHES} sản phẩm, còn ${unfitting.length} sản phẩm chưa vào`
      : 'Đã thêm vào danh sách yêu thích'
    return { data: toCartInput, unfitting, successMessage }
  })
  serve(app, contract.removeWish, async ({ db, user, params }) => ({
    data: await wish.removeWish(db, user.id, params.productId),
    successMessage: 'Đã bỏ khỏi danh sách yêu thích',
  }))
  serve(app, contract.listCardsOf, async ({ db, body }) => ({ data: await wish.listCardsOf(db, body.productIds) }))
}
