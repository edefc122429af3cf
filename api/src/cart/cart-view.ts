import type { Cart, ShippingOption } from '@tq/contract/cart.ts'
import { TOO_MANY_REQUESTS } from '@tq/contract/errors/http.ts'
import { dong } from '../pricing/format-money.ts'
import type { UsedCode } from '../pricing/price.ts'
import type { StoredCode } from '../promotion/codes.ts'
import { offersFor } from '../promotion/offers.ts'
import type { Quote } from '../shipping/carrier.ts'
import type { CartInput } from './cart-input.ts'
import { codeUnknown } from './codes/codes-in-cart.ts'
import { lineView } from './line-view.ts'
import type { PricedCart } from './price-cart.ts'

/** As many as the page shows; the rest is in the lists. */
const OFFERS_SHOWN = 4

export interface ViewOptions {
  cart: CartInput
  placeText: string
  /** What this customer may use. */
  offered: StoredCode[]
  /** The sum for free shipping everywhere, for carts without an address yet. */
  freeFrom: number | null
  /** What this customer has in their library already. */
  owned: Set<number>
}

/** A priced cart as the contract shows it. */
export function cartView(made: PricedCart, { cart, placeText, offered, freeFrom, owned }: ViewOptions): Cart {
  const { priced } = made
  const pricedById = new Map(priced.lines.map((line) => [line.wish.goods.productId, line]))
  const lines = made.lines.map((line) => lineView(line, pricedById.get(line.wish.productId), owned))
  const shippingCode = codeView(priced.shippingVoucher) ?? waitingShippingCode(made)
  const shippedTotal = priced.lines.reduce((sum, line) => sum + (line.wish.goods.isShipped ? line.total : 0), 0)
  return {
    lines,
    laterLines: [],
    totalProducts: made.lines.reduce((sum, { wish }) => sum + wish.quantity, 0),
    isOnlyDigital: made.isOnlyDigital,
    canCheckOut: lines.length > 0 && lines.every(({ problem }) => problem === null),
    listTotal: priced.listTotal,
    subtotal: priced.subtotal,
    discount: priced.listTotal - priced.goodsTotal,
    goodsTotal: priced.goodsTotal,
    shippingFee: priced.shippingFee,
    total: priced.total,
    vat: priced.vat,
    steps: priced.steps,
    code: codeView(priced.voucher),
    shippingCode,
    productCode: priced.coupons.flatMap((code) => codeView(code) ?? []),
    refusedCodes: refusedView(made),
    isActiveVoucher: priced.voucher !== null || shippingCode !== null,
    affiliateCode: made.affiliate?.code ?? null,
    isActiveAffiliate: made.affiliate !== null,
    commissionBase: priced.commissionBase,
    delivery: deliveryView(cart, placeText),
    shippingOptions: made.quotes.map((quote) => optionView(quote, shippedTotal)),
    weightGrams: made.weightGrams,
    missingForFreeShipping: missingForFree(made, shippedTotal, freeFrom),
    offers: offersFor(offered, made, OFFERS_SHOWN),
  }
}

function refusedView({ customer, unknownCodes, rateLimitedCodes, rules, priced }: PricedCart): Cart['refusedCodes'] {
  const familyOf = (name: string) => rules.find(({ code }) => code === name)?.family ?? null
  return [
    ...unknownCodes.map((codeName) => ({ codeName, family: null, reason: codeUnknown(customer.userId).message })),
    // Whether there is such a code is not said, so that it can be kept and looked at later.
    ...rateLimitedCodes.map((codeName) => ({ codeName, family: 'voucher' as const, reason: TOO_MANY_REQUESTS.message({}) })),
    ...priced.refused.map(({ code, reason }) => ({ codeName: code, family: familyOf(code), reason })),
  ]
}

const codeView = (code: UsedCode | null) => code && { codeName: code.code, title: code.title, saves: code.saves }

/** A shipping voucher that is in force as soon as the address is known. */
function waitingShippingCode({ rules, priced, quote }: PricedCart) {
  if (quote) return null
  const refused = new Set(priced.refused.map(({ code }) => code))
  const waiting = rules.find(({ effect, code }) => effect === 'shipping' && !refused.has(code))
  return waiting ? { codeName: waiting.code, title: waiting.title, saves: 0 } : null
}

const optionView = (quote: Quote, shippedTotal: number): ShippingOption => ({
  method: quote.method,
  name: quote.name,
  fullFee: quote.fee,
  fee: quote.freeFrom !== null && shippedTotal >= quote.freeFrom ? 0 : quote.fee,
  from: quote.from,
  to: quote.to,
  note: quote.freeFrom !== null && shippedTotal >= quote.freeFrom ? `Miễn phí từ ${dong(quote.freeFrom)}` : quote.note,
})

function missingForFree(
  { quote, isOnlyDigital, priced }: PricedCart,
  shippedTotal: number,
  promised: number | null,
): number | null {
  const freeFrom = quote ? quote.freeFrom : promised
  if (isOnlyDigital || !priced.lines.length || freeFrom === null || shippedTotal >= freeFrom) return null
  return freeFrom - shippedTotal
}

function deliveryView({ delivery }: CartInput, placeText: string): Cart['delivery'] {
  if (!delivery) return null
  return {
    name: delivery.name ?? '',
    phone: delivery.phone ?? '',
    email: delivery.email ?? '',
    address: delivery.address ?? '',
    wardId: delivery.wardId ?? null,
    placeText,
    method: delivery.method ?? 'standard',
    note: delivery.note ?? '',
    invoice: delivery.invoice ?? null,
    gift: delivery.gift ?? null,
  }
}
