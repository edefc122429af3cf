import * as contract from '@tq/contract/order.ts'
import { orders } from '@tq/db/schema/order/order.ts'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Actor } from '../actor.ts'
import type { CartPricing } from '../cart/cart-pricing.ts'
import type { App } from '../deps.ts'
import { type Ask, serve } from '../http/serve.ts'
import { buyAgain } from './buy-again.ts'
import { claimOrder } from './buyer/claim-order.ts'
import { cancelOwn } from './cancel-order.ts'
import { advanceOrder } from './fulfilment/advance-order.ts'
import { readStaffOrder } from './fulfilment/staff-notes.ts'
import { listOrders } from './list-orders.ts'
import { isFor, isOwnedBy } from './order-row.ts'
import { readOrder } from './order-view.ts'
import { paymentRoutes } from './payment/payment.routes.ts'
import { openPaymentMethods } from './payment/payment-methods.ts'
import { readPlacedOrder } from './payment/placed-order.ts'
import { answerCheckout, payAgain } from './payment/start-payment.ts'
import { refundLines } from './refund/refund-order.ts'
import { requestReturn } from './refund/request-return.ts'
import { decideReturn, listReturns } from './refund/staff-returns.ts'
import { trackOrder } from './track/track-order.ts'

export function orderRoutes(app: App, pricing: CartPricing) {
  const { settings } = app.deps
  const { bank } = settings
  const { gateways, gatewaysFor, offered, requireOffered } = openPaymentMethods(settings)
  const shown = (id: string, whose?: SQL) => readOrder(app.deps.db, and(eq(orders.id, id), whose), bank)
  const anyones = (id: string) => shown(id)

  serve(app, contract.getOrder, async ({ user, params }) => ({ data: await shown(params.id, isFor(user?.id ?? null)) }))
  serve(app, contract.trackOrder, async ({ db, body, address }) => ({
    data: await trackOrder(db, { ...body, address, limitsNetworks: settings.limitsNetworks }),
  }))
  serve(app, contract.listOrders, ({ db, user, query }) => listOrders(db, user.id, { ...query, status: query.status }))
  serve(app, contract.getMyOrder, async ({ user, params }) => ({ data: await shown(params.id, isOwnedBy(user.id)) }))
  const cancelled = async (id: string, whose: SQL | undefined, by: { actor: Actor; body: { reason: string } }) => {
    await cancelOwn(app.deps.db, { id, whose, actor: by.actor, reason: by.body.reason, gateways })
    return { data: await shown(id, whose), successMessage: 'Đã huỷ đơn hàng' }
  }
  serve(app, contract.cancelOrder, (ask) => cancelled(ask.body.id, isOwnedBy(ask.user.id), ask))
  serve(app, contract.cancelByAddress, (ask) => cancelled(ask.params.id, isFor(ask.user?.id ?? null), ask))
  serve(app, contract.payAgain, async ({ db, user, params, body, address, headers }) => {
    requireOffered(body.paymentMethod)
    await payAgain(db, { id: params.id, userId: user?.id ?? null, method: body.paymentMethod, address })
    return answerCheckout(gatewaysFor(headers), await readPlacedOrder(db, params.id), anyones)
  })
  serve(app, contract.buyAgain, async ({ user, params, query }) => ({
    data: await buyAgain(pricing, user.id, params.id, query.key),
  }))
  const returnAsked = async ({ actor, params: { id }, body }: Ask<typeof contract.requestReturnByAddress>, whose?: SQL) => {
    await requestReturn(app.deps.db, id, { ...body, whose, actor })
    return { data: await shown(id, whose), successMessage: 'Đã gửi yêu cầu đổi trả' }
  }
  serve(app, contract.requestReturn, (ask) => returnAsked(ask, isOwnedBy(ask.user.id)))
  serve(app, contract.requestReturnByAddress, (ask) => returnAsked(ask, isFor(ask.user?.id ?? null)))
  serve(app, contract.claimOrder, async ({ db, user, params }) => {
    await claimOrder(db, user.id, params.id)
    return { data: await shown(params.id, isOwnedBy(user.id)), successMessage: 'Đơn hàng đã ở trong tài khoản của bạn' }
  })
  serve(app, contract.listPaymentMethods, async () => ({
    data: offered.map((method) => ({
      method,
      hosts: method === 'vnpay' || method === 'epay' ? (gateways[method]?.hosts ?? []) : [],
      isSandbox: settings.payment.isSandbox,
    })),
  }))
  serve(app, contract.getStaffOrder, async ({ db, params }) => ({ data: await readStaffOrder(db, params.id, bank) }))
  serve(app, contract.advanceOrder, async ({ db, actor, params, body }) => {
    await advanceOrder(db, params.id, { ...body, actor, gateways })
    return { data: await readStaffOrder(db, params.id, bank) }
  })
  serve(app, contract.refundOrder, async ({ db, actor, params, body }) => {
    await refundLines(db, params.id, { ...body, actor })
    return { data: await readStaffOrder(db, params.id, bank), successMessage: 'Đã ghi lệnh hoàn tiền' }
  })
  serve(app, contract.listReturns, ({ db, query }) => listReturns(db, query))
  serve(app, contract.decideReturn, async ({ db, actor, params, body }) => ({
    data: await decideReturn(db, params.id, { ...body, actor }),
    successMessage: 'Đã trả lời yêu cầu đổi trả',
  }))
  paymentRoutes(app, gateways)
}
