import * as contract from '@tq/contract/order.ts'
import { orders } from '@tq/db/schema/order/order.ts'
import { eq } from 'drizzle-orm'
import type { CartPricing } from '../cart/cart-pricing.ts'
import { toCartInput } from '../cart/guest-cart.ts'
import type { App } from '../deps.ts'
import { boundedQueue } from '../http/limit/bounded-queue.ts'
import { serve } from '../http/serve.ts'
import { readOrder } from '../order/order-view.ts'
import { openPaymentMethods } from '../order/payment/payment-methods.ts'
import type { PlacedOrder } from '../order/payment/placed-order.ts'
import { answerCheckout } from '../order/payment/start-payment.ts'
import { placeOrder } from './place-order.ts'
import { checkoutRateLimit } from './unpaid-limit.ts'

/** Checkouts may all wait for one book's row: so many connections at most, and the others serve logins and searches. */
const CHECKOUTS_AT_ONCE = 10

export function checkoutRoutes(app: App, pricing: CartPricing) {
  const { db, settings } = app.deps
  const { bank } = settings
  const { gatewaysFor, requireOffered } = openPaymentMethods(settings)
  const takeCheckout = checkoutRateLimit(db, settings)
  const inLine = boundedQueue({ atOnce: CHECKOUTS_AT_ONCE, waiting: 500 })
  const answer = (placed: PlacedOrder, headers: { host?: string | undefined }) =>
    answerCheckout(gatewaysFor(headers), placed, (id) => readOrder(db, eq(orders.id, id), bank))

  serve(app, contract.checkOut, async ({ user, body, address, headers }) => {
    requireOffered(body.paymentMethod)
    await takeCheckout(address)
    const placed = await inLine(() => placeOrder(pricing, { ...body, cart: null, userId: user.id, address }))
    return answer(placed, headers)
  })
  serve(app, contract.checkOutAsGuest, async ({ user, body, address, headers }) => {
    requireOffered(body.paymentMethod)
    await takeCheckout(address)
    const { paymentMethod, requestKey, expectedTotal, isAgreed: _, ...cart } = body
    // Counts wrong codes here too: otherwise ordering would be a way to guess codes without limit.
    const { rateLimited } = await pricing.resolveCodes(cart.codes, { userId: user?.id ?? null, address })
    const ordered = toCartInput({ ...cart, codes: cart.codes.filter((text) => !rateLimited.includes(text)) })
    const placed = await inLine(() =>
      placeOrder(pricing, {
        ...{ paymentMethod, requestKey, expectedTotal, cart: ordered, sentCodes: cart.codes },
        ...{ userId: user?.id ?? null, address },
      }),
    )
    return answer(placed, headers)
  })
}
