import type { Cart, CartLine, ShippingMethod } from '@tq/contract/cart.ts'
import { AFFILIATE_INVALID } from '@tq/contract/errors/affiliate.ts'
import type { ChosenMethod } from '@tq/contract/order.ts'
import { type CartCalls, codesOf, type Family } from '../cart/data/cart-calls.ts'
import type { DeliveryInput } from '../cart/data/guest-source.ts'
import { failureWords } from '../lib/failure-words.ts'
import { createStore } from '../lib/state/store.ts'
import { keepAffiliate, keptAffiliate, newAffiliate } from '../offers/guest-codes.ts'
import { showToast } from '../ui/overlay/toast-store.ts'
import { isCartOld, isRefusedCode, refusalOf, shortagesIn, tell } from './checkout-failures.ts'
import { type CheckoutEvent, FIRST_STATE, nextState } from './checkout-state.ts'
import { keepDraft, readDraft } from './delivery/delivery-draft.ts'
import { forgetDraft } from './delivery/forget-draft.ts'
import { type CheckoutAnswer, placeOnce } from './place-order.ts'

const UNDO_MS = 8000
/** A quantity is sent after this pause, so that ten presses are one request. */
const RESTS_AFTER_MS = 400

export type Checkout = ReturnType<typeof createCheckout>

/** A cart on its way to an order: the state of SPEC §3 and everything that moves it. */
export function createCheckout(calls: CartCalls) {
  const state = createStore(FIRST_STATE, { isKept: true })
  const send = (event: CheckoutEvent) => state.set((now) => nextState(now, event))
  /** Requests under way: until they are answered the sums on screen are outdated. */
  const waiting = createStore(0, { isKept: true })
  let last: Promise<unknown> = Promise.resolve()
  /** The order being placed: a second press while it is sent joins it. */
  let placing: Promise<CheckoutAnswer | null> | null = null

  /** Sends requests one after another, so that answers arrive in order. */
  function boundedQueue<T>(work: () => Promise<T>): Promise<T> {
    waiting.set((n) => n + 1)
    const turn = last.then(work).finally(() => waiting.set((n) => n - 1))
    last = turn.catch(() => undefined)
    return turn
  }

  /** Applies a change of lines and shows the new cart, or the error. */
  async function change(work: () => Promise<Cart>): Promise<boolean> {
    try {
      const cart = await boundedQueue(work)
      send({ type: 'shown', cart })
      return true
    } catch (error) {
      send({ type: 'failed' })
      tell(error)
      return false
    }
  }

  async function load(): Promise<void> {
    try {
      const cart = await boundedQueue(calls.load)
      send({ type: 'shown', cart })
      await followAffiliate(cart)
    } catch (error) {
      send({ type: 'loadFailed', message: failureWords(error) })
    }
  }

  /**
   * Applies an affiliate code from a link: guests send it with the cart, for members it is stored in theirs. A refused code is
   * dropped and the one before stays.
   */
  async function followAffiliate(cart: Cart): Promise<void> {
    if (cart.lines.length === 0) return
    if (!calls.isMember) {
      if (cart.isActiveAffiliate || !keptAffiliate()) return
      keepAffiliate(null)
      send({ type: 'affiliateFailed', message: AFFILIATE_INVALID.message })
      return
    }
    const code = cart.isActiveAffiliate ? newAffiliate() : keptAffiliate()
    if (!code) return
    if (code.toUpperCase() === cart.affiliateCode) keepAffiliate(code, true)
    else if (!(await applyAffiliate(code)) && cart.isActiveAffiliate) send({ type: 'affiliateAdded', cart })
  }

  async function applyAffiliate(code: string): Promise<boolean> {
    try {
      const cart = await boundedQueue(() => calls.addAffiliate(code))
      keepAffiliate(cart.affiliateCode ?? code, calls.isMember)
      send({ type: 'affiliateAdded', cart })
      return true
    } catch (error) {
      // Dropped only if the server refused it: after a lost connection the affiliate must not lose the sale.
      if (isRefusedCode(error)) keepAffiliate(null)
      send({ type: 'affiliateFailed', message: refusalOf(error) })
      return false
    }
  }

  /** True if the code applies; otherwise the reason is shown beside the field. */
  async function applyCode(family: Family, code: string): Promise<boolean> {
    try {
      const cart = await boundedQueue(() => calls.addCode(family, code))
      const isCoupon = family === 'coupon' || !cart.isActiveVoucher
      send({ type: isCoupon ? 'couponAdded' : 'voucherAdded', cart })
      return true
    } catch (error) {
      send({ type: 'voucherFailed', message: refusalOf(error) })
      return false
    }
  }

  /** Quantities shown at once and sent after `RESTS_AFTER_MS`. */
  const wished = createStore<Record<number, number>>({}, { isKept: true })
  const unsent = new Map<number, { timer: ReturnType<typeof setTimeout>; send(): Promise<void> }>()

  function forgetWish(productId: number): void {
    clearTimeout(unsent.get(productId)?.timer)
    unsent.delete(productId)
    wished.set(({ [productId]: _, ...rest }) => rest)
    keepDraft({ wished: wished.get() })
  }

  function wishQuantity(line: CartLine, quantity: number): void {
    const { productId } = line
    clearTimeout(unsent.get(productId)?.timer)
    wished.set((now) => ({ ...now, [productId]: quantity }))
    keepDraft({ wished: wished.get() })
    const sendIt = async () => {
      unsent.delete(productId)
      await change(() => calls.setQuantity(line, quantity))
      // Shows the server's quantity again, unless the shopper has changed it once more meanwhile.
      if (!unsent.has(productId)) forgetWish(productId)
    }
    unsent.set(productId, { timer: setTimeout(sendIt, RESTS_AFTER_MS), send: sendIt })
  }

  /** Sends pending quantities now: before ordering, and when the page is left. */
  async function settle(): Promise<void> {
    await Promise.all(
      [...unsent.values()].map(({ timer, send: sendIt }) => {
        clearTimeout(timer)
        return sendIt()
      }),
    )
  }

  /** Back at the step where a login ended; a quantity that was not sent by then is wished for again. */
  async function resume(step: number): Promise<void> {
    const { wished: unsentThen } = readDraft()
    await load()
    for (const line of state.get().cart?.lines ?? []) {
      const quantity = Number((unsentThen as Record<string, unknown> | undefined)?.[line.productId])
      if (Number.isInteger(quantity) && quantity > 0 && quantity !== line.quantity) wishQuantity(line, quantity)
    }
    await settle()
    if (step === 1 || step === 2) send({ type: 'resumed', step })
  }

  async function place(paymentMethod: ChosenMethod, cart: Cart): Promise<CheckoutAnswer | null> {
    const fields = { paymentMethod, expectedTotal: cart.total, isAgreed: true as const }
    try {
      const answer = await boundedQueue(() =>
        placeOnce(fingerprintOf(cart, calls.isMember), (requestKey) => calls.checkOut({ ...fields, requestKey })),
      )
      forgetDraft()
      send({ type: 'checkedOut', orderId: answer.orderId })
      return answer
    } catch (error) {
      const shortages = shortagesIn(error)
      if (!shortages && !isCartOld(error)) throw error
      if (shortages) send({ type: 'outOfStock', shortages })
      send({ type: 'refused', message: failureWords(error) })
      await load()
      return null
    }
  }

  return {
    isMember: calls.isMember,
    state,
    waiting,
    load,
    resume,
    applyAffiliate,
    wished,
    wishQuantity,
    settle,

    async setLater(line: CartLine, isLater: boolean): Promise<void> {
      await settle()
      await change(() => calls.setLater(line, isLater))
    },

    async remove(line: CartLine): Promise<void> {
      // Sends pending quantities first, so that "Hoàn tác" restores the quantity that was shown.
      await settle()
      const lines = state.get().cart?.lines ?? []
      const index = lines.findIndex(({ productId }) => productId === line.productId)
      const removed = lines[index] ?? line
      if (!(await change(() => calls.remove(removed)))) return
      const run = () => change(() => calls.putBack(removed, Math.max(0, index)))
      showToast(`Đã bỏ “${line.title}” khỏi giỏ`, { ms: UNDO_MS, action: { title: 'Hoàn tác', run } })
    },

    applyCode,
    offers: calls.offers,

    /** What is offered as a coupon goes by the coupons' call; the server knows the rest by itself. */
    applyTypedCode(typed: string): Promise<boolean> {
      const name = typed.toUpperCase()
      const offer = state.get().cart?.offers.find(({ codeName }) => codeName === name)
      return applyCode(offer?.family ?? 'voucher', typed)
    },

    async removeCode(family: Family, code: string): Promise<void> {
      try {
        const cart = await boundedQueue(() => calls.removeCode(family, code))
        send({ type: family === 'coupon' ? 'couponRemoved' : 'voucherRemoved', cart })
      } catch (error) {
        send({ type: 'failed' })
        tell(error)
      }
    },

    async removeAffiliate(): Promise<void> {
      try {
        const cart = await boundedQueue(calls.removeAffiliate)
        keepAffiliate(null)
        send({ type: 'affiliateRemoved', cart })
      } catch (error) {
        send({ type: 'failed' })
        tell(error)
      }
    },

    /** SPEC §8: nothing goes on while something is missing; the lines are named. */
    async review(): Promise<void> {
      await settle()
      try {
        await boundedQueue(calls.checkInventory)
        const cart = await boundedQueue(calls.load)
        send({ type: cart.canCheckOut ? 'reviewed' : 'shown', cart })
      } catch (error) {
        const shortages = shortagesIn(error)
        if (shortages) send({ type: 'outOfStock', shortages })
        else send({ type: 'failed' })
        tell(error)
      }
    },

    quote: (cart: Cart, place: { wardId: number; method: ShippingMethod }) => calls.quote(cart, place),

    /** Throws what the server said: the form shows it where it belongs. */
    async deliver(delivery: DeliveryInput, isKept: boolean): Promise<void> {
      const { cart, remark } = await boundedQueue(() => calls.setDelivery(delivery, isKept))
      send({ type: 'delivered', cart })
      if (remark) showToast(remark, { variant: 'warning' })
    },

    /**
     * SPEC §4: places the order once and returns where to go next. Null: back to the cart, which shows the reason. Throws what the
     * shopper can correct in the payment step.
     */
    checkOut(method: ChosenMethod): Promise<CheckoutAnswer | null> {
      const { cart } = state.get()
      if (!cart) return Promise.resolve(null)
      placing ??= place(method, cart).finally(() => {
        placing = null
      })
      return placing
    },

    /** The order is placed, but the gateway's page could not be opened. */
    cannotLeave: (error: unknown) => state.set((now) => ({ ...now, refusal: failureWords(error) })),
    goBack: (to: 0 | 1) => send({ type: 'wentBack', to }),
    dismissVoucherError: () => state.set((now) => ({ ...now, errorVoucher: '' })),
    dismissAffiliateError: () => state.set((now) => ({ ...now, errorAffiliate: '' })),
  }
}

/** Tells one cart from another: a changed one is another order. */
function fingerprintOf(cart: Cart, isMember: boolean): string {
  const lines = cart.lines.map(({ productId, quantity }) => [productId, quantity])
  return JSON.stringify([window.location.pathname, isMember, lines, codesOf(cart), cart.affiliateCode, cart.delivery, cart.total])
}
