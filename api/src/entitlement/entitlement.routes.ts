import { claimOrder as endpoint } from '@tq/contract/order.ts'
import { orders } from '@tq/db/schema/order.ts'
import { and, eq } from 'drizzle-orm'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { isOwnedBy } from '../order/order-row.ts'
import { readOrder } from '../order/order-view.ts'
import { claimOrder } from './claim.ts'

export function entitlementRoutes(app: App) {
  const { bank } = app.deps.settings
  serve(app, endpoint, async ({ db, user, params: { id } }) => {
    await claimOrder(db, user.id, id)
    const data = await readOrder(db, and(eq(orders.id, id), isOwnedBy(user.id)), bank)
    return { data, successMessage: 'Đơn hàng đã ở trong tài khoản của bạn' }
  })
}
