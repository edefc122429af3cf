import { MOST_CODES } from '@tq/contract/cart.ts'
import { baseFor, couponOff, discountOf, type LineBase } from './line-price.ts'
import type { CodeRule, ShippingRule } from './rules.ts'
import { spread } from './spread.ts'

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

interface LineCoupon {
  code: CodeRule | null
  discount: number
}

interface Usable {
  coupons: CodeRule[]
  vouchers: CodeRule[]
  shippingVouchers: CodeRule[]
}

/** A voucher with the part of each line it counts from, before coupons. */
interface Weighed {
  voucher: CodeRule
  bases: number[]
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
export function bestCombination(lines: LineBase[], usable: Usable, shipping: ShippingRule | null): Combination {
  const weighed = (voucher: CodeRule): Weighed => ({ voucher, bases: lines.map((line) => baseFor(voucher, line)) })
  const table: Table = {
    lines,
    subtotal: lines.reduce((all, line) => all + line.subtotal, 0),
    vouchers: usable.vouchers.map(weighed),
    shippingVouchers: usable.shippingVouchers.map(weighed),
    shipping,
  }
  const cuts = couponCuts(lines, usable.coupons)
  const all = bestCoupons(lines, cuts)
  let best = cheapest(table, all, null)
  if (!cuts.length) return best
  best = cheapest(table, bestCoupons(lines, []), best)
  if (cuts.length === 1 || best.total <= lowestTotal(table, all)) return best
  const searched = strongest(cuts)
  // Most coupons first; whoever comes later must be cheaper to win.
  for (let chosen = 2 ** searched.length - 1; chosen > 0; chosen--) {
    const some = searched.filter((_, i) => chosen & (1 << i))
    best = cheapest(table, bestCoupons(lines, some), best)
  }
  return best
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

/** Every choice among as many coupons as a cart can hold is tried; each one more would double the work. */
const MOST_SEARCHED = MOST_CODES

/** Those that take most off, in the order they came in. */
function strongest(all: CouponCuts[]): CouponCuts[] {
  if (all.length <= MOST_SEARCHED) return all
  const weight = (cuts: CouponCuts) => cuts.reduce((whole, { discount }) => whole + discount, 0)
  const chosen = new Set(all.toSorted((a, b) => weight(b) - weight(a)).slice(0, MOST_SEARCHED))
  return all.filter((cuts) => chosen.has(cuts))
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
function cheapest(table: Table, coupons: LineCoupon[], known: Combination | null): Combination {
  const usesCoupons = coupons.some(({ code }) => code !== null)
  const taken = coupons.reduce((all, { discount }) => all + discount, 0)
  let best = known
  for (const weighed of [...table.vouchers, null]) {
    if (weighed && usesCoupons && !weighed.voucher.isStackable) continue
    const made = combine(table, coupons, { usesCoupons, taken }, weighed, best?.total ?? Number.POSITIVE_INFINITY)
    if (made) best = made
  }
  return best as Combination
}

/** Null where the voucher does nothing, or where the total is not below `limit`. */
function combine(
  { lines, subtotal, shippingVouchers, shipping }: Table,
  coupons: LineCoupon[],
  about: { usesCoupons: boolean; taken: number },
  weighed: Weighed | null,
  limit: number,
): Combination | null {
  const voucher = weighed?.voucher ?? null
  const bases = weighed ? afterCoupons(weighed, coupons) : []
  const base = sum(bases)
  const voucherDiscount = voucher ? discountOf(voucher, base) : 0
  if (voucher && (base < voucher.minimum || voucherDiscount === 0)) return null
  const goodsTotal = subtotal - about.taken - voucherDiscount
  // Shipping only adds to it.
  if (goodsTotal >= limit) return null
  const voucherShares = voucher ? spread(voucherDiscount, bases) : lines.map(() => 0)
  const totals = lines.map((line, i) => line.subtotal - (coupons[i] as LineCoupon).discount - (voucherShares[i] as number))
  const shipped = sum(totals.filter((_, i) => lines[i]?.wish.goods.isShipped))
  const isFreeByThreshold = shipping?.freeFrom != null && shipped >= shipping.freeFrom
  const fullFee = shipping?.fee ?? 0
  const fee = isFreeByThreshold ? 0 : fullFee
  const offered = about.usesCoupons ? shippingVouchers.filter((one) => one.voucher.isStackable) : shippingVouchers
  const best = bestShippingVoucher(offered, totals, fee)
  const total = goodsTotal + fee - best.shippingDiscount
  if (total >= limit) return null
  return {
    ...{ usesCoupons: about.usesCoupons, voucher, coupons, voucherShares, voucherDiscount, voucherBase: base, goodsTotal },
    ...{ fullFee, isFreeByThreshold, ...best, total },
  }
}

/** What is left for a voucher to count from. */
const afterCoupons = ({ bases }: Weighed, coupons: LineCoupon[]) =>
  bases.map((base, i) => Math.max(0, base - (coupons[i] as LineCoupon).discount))

/**
 * No combination that leaves a coupon out and keeps another can cost less than this: less off by coupons is never made
 * up for by a voucher, which takes at most what there is more, but a minimum or a threshold may be reached.
 */
function lowestTotal({ lines, subtotal, vouchers, shippingVouchers, shipping }: Table, all: LineCoupon[]): number {
  const goods = subtotal - sum(all.map(({ discount }) => discount))
  const off = vouchers.map((weighed) => {
    const { voucher, bases } = weighed
    const isReachable = voucher.isStackable && sum(bases) >= voucher.minimum
    return isReachable ? discountOf(voucher, sum(afterCoupons(weighed, all))) : 0
  })
  if (!shipping) return goods - Math.max(0, ...off)
  const shipped = sum(lines.filter(({ wish }) => wish.goods.isShipped).map((line) => line.subtotal))
  const canBeFree = shipping.freeFrom !== null && shipped >= shipping.freeFrom
  const whole = lines.map((line) => line.subtotal)
  const { shippingDiscount } = bestShippingVoucher(shippingVouchers, whole, shipping.fee)
  return goods - Math.max(0, ...off) + (canBeFree ? 0 : shipping.fee - shippingDiscount)
}

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
