import { MOST_CODES } from '@tq/contract/cart.ts'
import { type CouponOrder, type Relief, searchCoupons, type Weighed, type Work } from './coupon-search.ts'
import { baseFor, couponOff, discountOf, type LineBase } from './line-price.ts'
import type { CodeRule, ShippingRule } from './rules.ts'
import { spread } from './share-out.ts'

/** One way to use the codes that are there. */
export interface Combination {
  usesCoupons: boolean
  voucher: CodeRule | null
  shippingVoucher: CodeRule | null
  coupons: LineCoupon[]
  /** Each line's share of the voucher. */
  voucherShares: number[]
  voucherDiscount: number
  /** What it was counted from: of the goods it is for, what coupons left. */
  voucherBase: number
  goodsTotal: number
  fullFee: number
  isFreeByThreshold: boolean
  shippingDiscount: number
  total: number
}

/** One that may still be beaten: how its voucher is shared out is worked out for the cheapest alone. */
type Candidate = Omit<Combination, 'voucherShares'> & { bases: number[] }

interface LineCoupon {
  code: CodeRule | null
  discount: number
}

interface Usable {
  coupons: CodeRule[]
  vouchers: CodeRule[]
  shippingVouchers: CodeRule[]
}

/** What every combination of one order is made of. */
interface Table {
  lines: LineBase[]
  subtotal: number
  vouchers: Weighed[]
  shippingVouchers: Weighed[]
  shipping: ShippingRule | null
}

/**
 * The cheapest way to use the codes, so that the order in which they were typed does not matter and a code more never
 * makes an order dearer: one voucher and one shipping voucher at most, and of the coupons that are used the best for each
 * line. A coupon can be in the way of a voucher's minimum or of free shipping, so any of them may be left out.
 */
export function bestCombination(lines: LineBase[], usable: Usable, shipping: ShippingRule | null, work?: Work): Combination {
  const weighed = (voucher: CodeRule): Weighed => ({ voucher, bases: lines.map((line) => baseFor(voucher, line)) })
  const table: Table = {
    lines,
    subtotal: lines.reduce((all, line) => all + line.subtotal, 0),
    vouchers: usable.vouchers.map(weighed),
    shippingVouchers: usable.shippingVouchers.map(weighed),
    shipping,
  }
  const cuts = couponCuts(lines, usable.coupons)
  let best = cheapest(table, bestCoupons(lines, cuts), null)
  if (!cuts.length) return withShares(best)
  best = cheapest(table, bestCoupons(lines, []), best)
  if (cuts.length === 1) return withShares(best)
  const searched = strongest(cuts)
  const tryOut = (chosen: number[]) => {
    const some = chosen.map((index) => searched[index] as CouponCuts)
    best = cheapest(table, bestCoupons(lines, some), best)
    return best.total
  }
  const discounts = searched.map((cuts) => cuts.map(({ discount }) => discount))
  searchCoupons(withCoupons(table), discounts, best.total, tryOut, work)
  return withShares(best)
}

const withShares = ({ bases, ...best }: Candidate): Combination => ({
  ...best,
  voucherShares: sharesOf(best.voucherDiscount, bases, best.coupons.length),
})

const sharesOf = (discount: number, bases: number[], count: number): number[] =>
  discount > 0 ? spread(discount, bases) : new Array<number>(count).fill(0)

function withCoupons({ lines, subtotal, vouchers, shippingVouchers, shipping }: Table): CouponOrder {
  const isStackable = ({ voucher }: Weighed) => voucher.isStackable
  const shippingFee = shipping?.fee ?? 0
  const relief = (bases: number[], minimum: number, saves: number): Relief => ({ bases, room: sum(bases) - minimum, saves })
  const reliefs = shippingVouchers
    .filter(isStackable)
    .map(({ voucher, bases }) => relief(bases, voucher.minimum, discountOf(voucher, shippingFee)))
  if (shipping?.freeFrom != null) {
    const shipped = lines.map((line) => (line.wish.goods.isShipped ? line.subtotal : 0))
    reliefs.push(relief(shipped, shipping.freeFrom, shippingFee))
  }
  return {
    subtotals: lines.map((line) => line.subtotal),
    subtotal,
    vouchers: vouchers.filter(isStackable),
    reliefs: shippingFee > 0 ? reliefs : [],
    shippingFee,
  }
}

/** What one coupon takes off each line. */
type CouponCuts = LineCoupon[]

const NO_COUPON: LineCoupon = { code: null, discount: 0 }

/** Of the coupons that take anything off at all. */
function couponCuts(lines: LineBase[], coupons: CodeRule[]): CouponCuts[] {
  return coupons
    .map((code) => lines.map((line) => ({ code, discount: couponOff(code, line) })))
    .filter((cuts) => cuts.some(({ discount }) => discount > 0))
}

/** As many as a cart can hold; each one more could double the work. */
const MOST_SEARCHED = MOST_CODES

/** Those that take most off, the strongest last. */
function strongest(all: CouponCuts[]): CouponCuts[] {
  const weight = (cuts: CouponCuts) => cuts.reduce((whole, { discount }) => whole + discount, 0)
  return all.toSorted((a, b) => weight(a) - weight(b)).slice(-MOST_SEARCHED)
}

/** The best for each line; the first of equal ones. */
function bestCoupons(lines: LineBase[], all: CouponCuts[]): LineCoupon[] {
  return lines.map((_, i) => {
    let best = NO_COUPON
    for (const cuts of all) if ((cuts[i] as LineCoupon).discount > best.discount) best = cuts[i] as LineCoupon
    return best
  })
}

/** The cheapest with these coupons, where that is cheaper than what is known. Vouchers come by name, without one last. */
function cheapest(table: Table, coupons: LineCoupon[], known: Candidate | null): Candidate {
  const usesCoupons = coupons.some(({ code }) => code !== null)
  const taken = coupons.reduce((all, { discount }) => all + discount, 0)
  let best = known
  for (const weighed of [...table.vouchers, null]) {
    if (weighed && usesCoupons && !weighed.voucher.isStackable) continue
    const made = combine(table, coupons, { usesCoupons, taken }, weighed, best?.total ?? Number.POSITIVE_INFINITY)
    if (made) best = made
  }
  return best as Candidate
}

/** Null where the voucher does nothing, or where the total is not below `limit`. */
function combine(
  { lines, subtotal, shippingVouchers, shipping }: Table,
  coupons: LineCoupon[],
  about: { usesCoupons: boolean; taken: number },
  weighed: Weighed | null,
  limit: number,
): Candidate | null {
  const voucher = weighed?.voucher ?? null
  const bases = weighed ? afterCoupons(weighed, coupons) : []
  const base = sum(bases)
  const voucherDiscount = voucher ? discountOf(voucher, base) : 0
  if (voucher && (base < voucher.minimum || voucherDiscount === 0)) return null
  const goodsTotal = subtotal - about.taken - voucherDiscount
  // Shipping only adds to it.
  if (goodsTotal >= limit) return null
  const made = { usesCoupons: about.usesCoupons, voucher, coupons, bases, voucherDiscount, voucherBase: base, goodsTotal }
  // Nothing is sent, or not yet: no need to know what each line comes to.
  if (!shipping) return { ...made, ...NOT_SENT, total: goodsTotal }
  const shares = sharesOf(voucherDiscount, bases, lines.length)
  const totals = lines.map((line, i) => line.subtotal - (coupons[i] as LineCoupon).discount - (shares[i] as number))
  const shipped = sum(totals.filter((_, i) => lines[i]?.wish.goods.isShipped))
  const isFreeByThreshold = shipping.freeFrom != null && shipped >= shipping.freeFrom
  const fee = isFreeByThreshold ? 0 : shipping.fee
  const offered = about.usesCoupons ? shippingVouchers.filter((one) => one.voucher.isStackable) : shippingVouchers
  const best = bestShippingVoucher(offered, totals, fee)
  const total = goodsTotal + fee - best.shippingDiscount
  return total >= limit ? null : { ...made, fullFee: shipping.fee, isFreeByThreshold, ...best, total }
}

const NOT_SENT = { fullFee: 0, isFreeByThreshold: false, shippingVoucher: null, shippingDiscount: 0 }

/** What is left for a voucher to count from. */
const afterCoupons = ({ bases }: Weighed, coupons: LineCoupon[]) =>
  bases.map((base, i) => Math.max(0, base - (coupons[i] as LineCoupon).discount))

/** It needs goods it is for, and enough of them after all discounts. */
function bestShippingVoucher(vouchers: Weighed[], totals: number[], fee: number) {
  let best: Pick<Combination, 'shippingVoucher' | 'shippingDiscount'> = { shippingVoucher: null, shippingDiscount: 0 }
  for (const { voucher, bases } of vouchers) {
    const goods = sum(bases.map((base, i) => Math.min(base, totals[i] as number)))
    const isFor = goods >= voucher.minimum && sum(bases) > 0
    const discount = isFor ? discountOf(voucher, fee) : 0
    if (discount > best.shippingDiscount) best = { shippingVoucher: voucher, shippingDiscount: discount }
  }
  return best
}

const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0)
