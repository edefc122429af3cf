import { baseFor, discountOf, type LineBase } from './line-price.ts'
import type { CodeRule, ShippingRule } from './rules.ts'
import { spread } from './spread.ts'

/** One way to use the codes that are there. */
export interface Combination {
  usesCoupons: boolean
  voucher: CodeRule | null
  shippingVoucher: CodeRule | null
  coupons: { code: CodeRule | null; discount: number }[]
  /** Each line's share of the voucher. */
  voucherShares: number[]
  voucherDiscount: number
  goodsTotal: number
  fullFee: number
  isFreeByThreshold: boolean
  shippingDiscount: number
  total: number
}

interface Usable {
  coupons: CodeRule[]
  vouchers: CodeRule[]
  shippingVouchers: CodeRule[]
}

/**
 * The cheapest way to use the codes, so that the order in which they were typed does not matter and a code more never
 * makes an order dearer: one voucher and one shipping voucher at most, the best coupon for each line.
 */
export function bestCombination(lines: LineBase[], usable: Usable, shipping: ShippingRule | null): Combination {
  const withCoupons = usable.coupons.length ? [true, false] : [false]
  const combinations = withCoupons.flatMap((usesCoupons) => {
    const coupons = lines.map((line) => (usesCoupons ? bestCoupon(line, usable.coupons) : { code: null, discount: 0 }))
    const vouchers = usable.vouchers.filter(({ isStackable }) => isStackable || !usesCoupons)
    return [null, ...vouchers].flatMap((voucher) => {
      const made = combine(lines, coupons, voucher, usable.shippingVouchers, shipping)
      return made ? [{ ...made, usesCoupons }] : []
    })
  })
  return combinations.reduce((best, other) => (isBetter(other, best) ? other : best))
}

/** The cheaper one; at the same price the one with coupons, then the one whose voucher comes first by name. */
function isBetter(a: Combination, b: Combination): boolean {
  if (a.total !== b.total) return a.total < b.total
  if (a.usesCoupons !== b.usesCoupons) return a.usesCoupons
  return a.voucher !== null && (b.voucher === null || a.voucher.code < b.voucher.code)
}

function combine(
  lines: LineBase[],
  coupons: Combination['coupons'],
  voucher: CodeRule | null,
  shippingVouchers: CodeRule[],
  shipping: ShippingRule | null,
): Omit<Combination, 'usesCoupons'> | null {
  const bases = lines.map((line, i) => (voucher ? afterCoupon(voucher, line, coupons[i]?.discount ?? 0) : 0))
  const base = sum(bases)
  const voucherDiscount = voucher ? discountOf(voucher, base) : 0
  if (voucher && (base < voucher.minimum || voucherDiscount === 0)) return null
  const voucherShares = spread(voucherDiscount, bases)
  const totals = lines.map(({ subtotal }, i) => subtotal - (coupons[i]?.discount ?? 0) - (voucherShares[i] ?? 0))
  const goodsTotal = sum(totals)
  const shipped = sum(totals.filter((_, i) => lines[i]?.wish.goods.isShipped))
  const isFreeByThreshold = shipping?.freeFrom != null && shipped >= shipping.freeFrom
  const fullFee = shipping?.fee ?? 0
  const fee = isFreeByThreshold ? 0 : fullFee
  const best = bestShippingVoucher(shippingVouchers, lines, totals, fee)
  return {
    voucher,
    coupons,
    voucherShares,
    voucherDiscount,
    goodsTotal,
    fullFee,
    isFreeByThreshold,
    ...best,
    total: goodsTotal + fee - best.shippingDiscount,
  }
}

function afterCoupon(voucher: CodeRule, line: LineBase, couponDiscount: number): number {
  return Math.max(0, baseFor(voucher, line) - couponDiscount)
}

export function bestCoupon(line: LineBase, coupons: CodeRule[]): Combination['coupons'][number] {
  let best: Combination['coupons'][number] = { code: null, discount: 0 }
  for (const code of coupons) {
    const base = baseFor(code, line)
    const discount = base >= code.minimum ? discountOf(code, base) : 0
    const isTie = discount === best.discount && best.code !== null && code.code < best.code.code
    if (discount > best.discount || (discount > 0 && isTie)) best = { code, discount }
  }
  return best
}

function bestShippingVoucher(vouchers: CodeRule[], lines: LineBase[], totals: number[], fee: number) {
  let best: Pick<Combination, 'shippingVoucher' | 'shippingDiscount'> = { shippingVoucher: null, shippingDiscount: 0 }
  for (const voucher of vouchers) {
    const goods = sum(totals.map((total, i) => Math.min(total, baseFor(voucher, lines[i] as LineBase))))
    const discount = goods >= voucher.minimum ? discountOf(voucher, fee) : 0
    const isTie = discount === best.shippingDiscount && best.shippingVoucher && voucher.code < best.shippingVoucher.code
    if (discount > best.shippingDiscount || (discount > 0 && isTie))
      best = { shippingVoucher: voucher, shippingDiscount: discount }
  }
  return best
}

const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0)
