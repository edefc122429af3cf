import type { Cart } from '@tq/contract/cart.ts'
import { VOUCHER_INVALID } from '@tq/contract/errors/cart.ts'

/** SPEC §5: where the server gives no reason. */
const AFFILIATE_DEFAULT = 'Mã affiliate không hợp lệ'

/** SPEC §4: 0 cart, 1 delivery, 2 payment, 4 done. */
export type TabIndex = 0 | 1 | 2 | 4

/** SPEC §3, with the server's cart beside it: the only source of prices. */
export interface CheckoutState {
  tabIndex: TabIndex
  isActiveVoucher: boolean
  errorVoucher: string
  isActiveAffiliate: boolean
  errorAffiliate: string
  totalProducts: number
  affiliateCode: string | null
  code: Cart['code']
  productCode: Cart['productCode']
  isOnlyDigital: boolean
  cart: Cart | null
  /** Why the cart could not be read. */
  failure: string
  /** Why an order was sent back to the cart. */
  refusal: string
  /** Once it is placed. */
  orderId: string | null
  /** Products that were short at the last stock check, with the sentence for each. */
  shortages: Record<number, string>
}

export const FIRST_STATE: CheckoutState = {
  tabIndex: 0,
  isActiveVoucher: false,
  errorVoucher: '',
  isActiveAffiliate: false,
  errorAffiliate: '',
  totalProducts: 0,
  affiliateCode: null,
  code: null,
  productCode: [],
  isOnlyDigital: false,
  cart: null,
  failure: '',
  refusal: '',
  orderId: null,
  shortages: {},
}

export type CheckoutEvent =
  /** Read, or a line changed: the step stays. */
  | { type: 'shown'; cart: Cart }
  | { type: 'loadFailed'; message: string }
  /** Calculated for ordering. */
  | { type: 'reviewed'; cart: Cart }
  | { type: 'delivered'; cart: Cart }
  | { type: 'voucherAdded'; cart: Cart }
  | { type: 'voucherFailed'; message: string }
  | { type: 'voucherRemoved'; cart: Cart }
  | { type: 'couponAdded'; cart: Cart }
  | { type: 'couponRemoved'; cart: Cart }
  | { type: 'affiliateAdded'; cart: Cart }
  | { type: 'affiliateFailed'; message: string }
  | { type: 'affiliateRemoved'; cart: Cart }
  | { type: 'outOfStock'; shortages: Record<number, string> }
  | { type: 'failed' }
  /** The server refused the order: back to the cart, which shows why. */
  | { type: 'refused'; message: string }
  | { type: 'checkedOut'; orderId: string }
  | { type: 'wentBack'; to: 0 | 1 }
  /** Back after a login that ended on the way: as far as the cart still allows. */
  | { type: 'resumed'; step: TabIndex }

/** SPEC §4, transition by transition. */
export function nextState(now: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'shown':
      return stayIfPossible(withCart(now, event.cart))
    case 'loadFailed':
      return { ...now, tabIndex: 0, failure: event.message, isActiveAffiliate: false }
    case 'reviewed':
      return { ...withCart(now, event.cart), tabIndex: event.cart.isOnlyDigital ? 2 : 1, shortages: {}, refusal: '' }
    case 'delivered':
      return { ...withCart(now, event.cart), tabIndex: 2 }
    case 'voucherAdded':
      return { ...withCart(now, event.cart), isActiveVoucher: true, errorVoucher: '' }
    case 'couponAdded':
      return { ...withCart(now, event.cart), errorVoucher: '' }
    case 'voucherFailed':
      return { ...now, tabIndex: 0, errorVoucher: event.message || VOUCHER_INVALID.message({ isGuest: false }) }
    case 'voucherRemoved':
    case 'couponRemoved':
      return { ...withCart(now, event.cart), tabIndex: 0, errorVoucher: '' }
    case 'affiliateAdded':
      return { ...withCart(now, event.cart), isActiveAffiliate: true, errorAffiliate: '' }
    case 'affiliateFailed':
      return {
        ...now,
        tabIndex: 0,
        isActiveAffiliate: false,
        affiliateCode: null,
        errorAffiliate: event.message || AFFILIATE_DEFAULT,
      }
    case 'affiliateRemoved':
      return { ...withCart(now, event.cart), tabIndex: 0, isActiveAffiliate: false, errorAffiliate: '' }
    case 'outOfStock':
      return { ...now, tabIndex: 0, shortages: event.shortages }
    case 'failed':
      return { ...now, tabIndex: 0 }
    case 'refused':
      return { ...now, tabIndex: 0, refusal: event.message }
    case 'checkedOut':
      return { ...now, tabIndex: 4, orderId: event.orderId, refusal: '' }
    case 'wentBack':
      return { ...now, tabIndex: event.to }
    case 'resumed':
      return now.cart?.lines.length ? stayIfPossible({ ...now, tabIndex: event.step }) : now
  }
}

function withCart(now: CheckoutState, cart: Cart): CheckoutState {
  const { totalProducts, affiliateCode, code, productCode, isOnlyDigital, isActiveVoucher, isActiveAffiliate } = cart
  return {
    ...now,
    cart,
    failure: '',
    totalProducts,
    affiliateCode,
    code,
    productCode,
    isOnlyDigital,
    isActiveVoucher,
    isActiveAffiliate,
    shortages: stillShort(now, cart),
  }
}

/** Keeps a shortage until the line's quantity changes. */
function stillShort({ shortages, cart: before }: CheckoutState, cart: Cart): Record<number, string> {
  const quantityIn = (some: Cart | null, id: string) => some?.lines.find((line) => line.productId === Number(id))?.quantity
  return Object.fromEntries(
    Object.entries(shortages).filter(
      ([id]) => quantityIn(cart, id) !== undefined && quantityIn(cart, id) === quantityIn(before, id),
    ),
  )
}

/** Goes back a step when the cart can't be ordered any more, or has no delivery address. */
function stayIfPossible(state: CheckoutState): CheckoutState {
  const { cart, tabIndex } = state
  if (!cart || tabIndex === 4) return state
  if (!cart.canCheckOut) return { ...state, tabIndex: 0 }
  if (tabIndex === 2 && cart.shippingFee === null) return { ...state, tabIndex: 1 }
  return tabIndex === 1 && cart.isOnlyDigital ? { ...state, tabIndex: 2 } : state
}
