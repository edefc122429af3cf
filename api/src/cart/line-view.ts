import { type CartLine, type LineProblem, MOST_LINES } from '@tq/contract/cart.ts'
import { PIECES } from '@tq/contract/catalog/pieces.ts'
import { mostOf, type ShelfGoods } from '../inventory/sellable-products.ts'
import type { PricedLine } from '../pricing/steps.ts'
import type { JudgedLine } from './price-cart.ts'
import { unitPriceOf } from './unit-price.ts'

/** How the last cart with that product showed it, for as long as the product is held. */
const lastShown = new WeakMap<ShelfGoods, CartLine>()

/** A line of a cart as the contract shows it: the very line of the last cart with that product, where that says the same. */
export function lineView(
  judged: JudgedLine,
  priced: PricedLine | undefined,
  owned: ReadonlySet<number> = NOTHING,
): Readonly<CartLine> {
  const { goods } = judged
  if (!goods) return newLine(judged, priced, owned)
  const known = lastShown.get(goods)
  if (known && isSame(known, judged, priced, owned)) return known
  const line = Object.freeze(newLine(judged, priced, owned))
  lastShown.set(goods, line)
  return line
}

const NOTHING: ReadonlySet<number> = new Set()

/** Of lines with the same goods: whatever else a line says follows from those, and from its problem. */
const isSame = (known: CartLine, judged: JudgedLine, priced: PricedLine | undefined, owned: ReadonlySet<number>): boolean =>
  known.quantity === judged.wish.quantity &&
  known.problem === judged.problem &&
  known.cartDetailId === (judged.wish.cartDetailId ?? null) &&
  known.flashQuantity === (priced?.flashQuantity ?? 0) &&
  known.listTotal === (priced?.listTotal ?? 0) &&
  known.subtotal === (priced?.subtotal ?? 0) &&
  known.couponCode === (priced?.couponCode ?? null) &&
  known.couponDiscount === (priced?.couponDiscount ?? 0) &&
  known.voucherDiscount === (priced?.voucherDiscount ?? 0) &&
  known.total === (priced?.total ?? 0) &&
  known.isOwned === owned.has(known.productId) &&
  known.priceBefore === priceBefore(judged, known.priceNow)

/** What it cost when it was put in, where that is not what it costs now. */
const priceBefore = ({ wish, goods }: JudgedLine, priceNow: number): number | null =>
  wish.priceSeen !== undefined && goods && wish.priceSeen !== priceNow ? wish.priceSeen : null

function newLine(judged: JudgedLine, priced: PricedLine | undefined, owned: ReadonlySet<number>): CartLine {
  const { wish, goods, problem } = judged
  const priceNow = goods ? unitPriceOf(goods) : 0
  return {
    cartDetailId: wish.cartDetailId ?? null,
    productId: wish.productId,
    quantity: wish.quantity,
    title: goods?.title ?? 'Sản phẩm không còn bán',
    address: goods?.address ?? String(wish.productId),
    kind: goods?.kind ?? 'printed',
    objectType: goods && !goods.isShipped ? 1 : 0,
    picture: goods?.picture ?? null,
    unitPrice: goods?.salePrice ?? 0,
    flashPrice: goods?.flash?.price ?? null,
    flashQuantity: priced?.flashQuantity ?? 0,
    flashLimit: goods?.flashLimit ?? null,
    listTotal: priced?.listTotal ?? 0,
    subtotal: priced?.subtotal ?? 0,
    couponCode: priced?.couponCode ?? null,
    couponDiscount: priced?.couponDiscount ?? 0,
    voucherDiscount: priced?.voucherDiscount ?? 0,
    total: priced?.total ?? 0,
    available: goods?.available ?? null,
    releaseDay: goods?.releaseDay ?? null,
    isReady: goods?.isReady ?? true,
    isOwned: owned.has(wish.productId),
    most: goods ? mostOf(goods) : 0,
    problem,
    problemText: problem ? problemText(problem, goods) : '',
    priceNow,
    priceBefore: priceBefore(judged, priceNow),
    parts:
      goods?.kind === 'combo'
        ? goods.parts.map(({ title, quantity, productId }) => ({ title, quantity, address: String(productId) }))
        : [],
  }
}

export function problemText(problem: LineProblem, goods: Pick<ShelfGoods, 'available' | 'kind'> | null): string {
  if (problem === 'gone') return 'Sản phẩm này không còn bán'
  if (problem === 'noRoom') return `Một đơn có nhiều nhất ${MOST_LINES} loại, bạn bỏ bớt hoặc lưu lại mua sau`
  if (problem === 'soldOut' || !goods) return 'Tạm hết hàng'
  return `Chỉ còn ${goods.available ?? 0} ${PIECES[goods.kind]}, bạn giảm số lượng nhé`
}
