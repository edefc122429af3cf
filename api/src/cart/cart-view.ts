import type { Cart, CartLine, ShippingOption } from '@tq/contract/cart.ts'
import type { PricedLine, UsedCode } from '../pricing/price.ts'
import { dong } from '../pricing/words.ts'
import type { StoredCode } from '../promotion/codes.ts'
import { offersFor } from '../promotion/offers.ts'
import type { Quote } from '../shipping/carrier.ts'
import { mostOf } from './goods.ts'
import type { JudgedLine, LineProblem, PricedCart } from './price-cart.ts'
import type { WishedCart } from './wished-cart.ts'

const OFFERS_SHOWN = 6

export interface ViewOptions {
  cart: WishedCart
  placeText: string
  publicCodes: StoredCode[]
}

/** A priced cart as the contract shows it. */
export function cartView(made: PricedCart, { cart, placeText, publicCodes }: ViewOptions): Cart {
  const { priced } = made
  const pricedById = new Map(priced.lines.map((line) => [line.wish.goods.productId, line]))
  const lines = made.lines.map((line) => lineView(line, pricedById.get(line.wish.productId)))
  const refused = [
    ...made.unknownCodes.map((code) => ({ codeName: code, reason: 'Mã khuyến mãi không hợp lệ' })),
    ...priced.refused.map(({ code, reason }) => ({ codeName: code, reason })),
  ]
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
    shippingCode: codeView(priced.shippingVoucher) ?? waitingShippingCode(made),
    productCode: priced.coupons.flatMap((code) => codeView(code) ?? []),
    refusedCodes: refused,
    isActiveVoucher: priced.voucher !== null || priced.shippingVoucher !== null,
    affiliateCode: made.affiliate?.code ?? null,
    isActiveAffiliate: made.affiliate !== null,
    commissionBase: priced.commissionBase,
    delivery: deliveryView(cart, placeText),
    shippingOptions: made.quotes.map((quote) => optionView(quote, shippedTotal)),
    weightGrams: made.weightGrams,
    missingForFreeShipping: missingForFree(made, shippedTotal),
    offers: offersFor(publicCodes, made, OFFERS_SHOWN),
  }
}

export function lineView({ wish, goods, problem }: JudgedLine, priced: PricedLine | undefined): CartLine {
  const unitPrice = goods?.salePrice ?? 0
  const unitNow = goods?.flash && (priced?.flashQuantity ?? 0) > 0 ? goods.flash.price : unitPrice
  return {
    cartDetailId: wish.cartDetailId ?? null,
    productId: wish.productId,
    quantity: wish.quantity,
    title: goods?.title ?? 'Sản phẩm không còn bán',
    address: goods?.address ?? String(wish.productId),
    kind: goods?.kind ?? 'printed',
    objectType: goods && !goods.isShipped ? 1 : 0,
    authors: goods?.authors ?? [],
    picture: goods?.picture ?? null,
    category: goods?.category ?? null,
    unitListPrice: goods ? Math.max(goods.apartPrice ?? 0, goods.listPrice) : 0,
    unitPrice,
    flashPrice: goods?.flash?.price ?? null,
    flashSaleId: goods?.flashSaleId ?? null,
    flashQuantity: priced?.flashQuantity ?? 0,
    flashLimit: goods?.flashLimit ?? null,
    listTotal: priced?.listTotal ?? 0,
    subtotal: priced?.subtotal ?? 0,
    couponCode: priced?.couponCode ?? null,
    couponDiscount: priced?.couponDiscount ?? 0,
    voucherDiscount: priced?.voucherDiscount ?? 0,
    total: priced?.total ?? 0,
    vatClass: goods?.vatClass ?? 'KCT',
    vat: priced?.vat ?? 0,
    available: goods?.available ?? null,
    most: goods ? mostOf(goods) : 0,
    problem,
    problemText: problem ? problemText(problem, goods?.available ?? 0) : '',
    priceBefore: wish.priceSeen !== undefined && goods && wish.priceSeen !== unitNow ? wish.priceSeen : null,
    parts:
      goods?.kind === 'combo'
        ? goods.parts.map(({ title, quantity, productId }) => ({ title, quantity, address: String(productId) }))
        : [],
  }
}

export function problemText(problem: LineProblem, available: number): string {
  if (problem === 'gone') return 'Sản phẩm này không còn bán'
  return problem === 'soldOut' ? 'Tạm hết hàng' : `Chỉ còn ${available}, vui lòng giảm số lượng`
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

/** The house's promise, before it is known where the parcel goes. */
const FREE_FROM = 250_000

function missingForFree({ quote, isOnlyDigital, priced }: PricedCart, shippedTotal: number): number | null {
  const freeFrom = quote ? quote.freeFrom : FREE_FROM
  if (isOnlyDigital || !priced.lines.length || freeFrom === null || shippedTotal >= freeFrom) return null
  return freeFrom - shippedTotal
}

function deliveryView({ delivery }: WishedCart, placeText: string): Cart['delivery'] {
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
  }
}
