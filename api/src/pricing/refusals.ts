import type { Combination } from './combine.ts'
import { dong } from './format-money.ts'
import { baseFor, couponOff, discountOf, type LineBase } from './line-price.ts'
import { type CodeRule, hasBegun, hasEnded, type PlainRule, type ShippingRule } from './rules.ts'

export interface Refusal {
  code: string
  reason: string
}

interface Circumstances {
  now: Date
  isShipped: boolean
  shipping: ShippingRule | null
}

/** For each code that takes nothing off: why, in words. */
export function refusalsOf(codes: CodeRule[], chosen: Combination, lines: LineBase[], about: Circumstances): Refusal[] {
  const refusals: Refusal[] = []
  for (const code of codes) {
    if (isInUse(code, chosen)) continue
    const reason = code.barred ?? obstacle(code, lines, about) ?? whyNotChosen(code, chosen, lines, about)
    if (reason !== null) refusals.push({ code: code.code, reason })
  }
  return refusals
}

const isInUse = ({ code }: CodeRule, { voucher, shippingVoucher, coupons }: Combination): boolean =>
  voucher?.code === code || shippingVoucher?.code === code || coupons.some((one) => one.code?.code === code)

/** What stands in the way of this code alone; null when nothing does. */
export function obstacle(
  code: PlainRule,
  lines: LineBase[],
  { now, isShipped }: Omit<Circumstances, 'shipping'>,
  missing = shortfall(code, lines),
): string | null {
  if (!hasBegun(code, now)) return 'Mã giảm giá chưa đến ngày dùng'
  if (hasEnded(code, now)) return 'Mã giảm giá đã hết hạn'
  if (code.effect === 'shipping' && !isShipped) return 'Đơn này không có phí giao hàng'
  if (missing === null) return 'Không có sản phẩm nào trong giỏ dùng được mã này'
  return missing > 0 ? `Còn thiếu ${dong(missing)}` : null
}

/** What a code alone has to do with these lines. */
export interface Weighed {
  /** How much more there must be of what it is for; null when there is nothing of it. */
  shortfall: number | null
  /** What it would take off, were nothing in its way. */
  saves: number
}

/** In one pass: a cart weighs every code that is offered. */
export function weigh(code: PlainRule, lines: LineBase[], shippingFee: number | null): Weighed {
  const isForOne = code.family === 'coupon'
  let base = 0
  let saves = 0
  for (const line of lines) {
    const own = baseFor(code, line)
    base = isForOne ? Math.max(base, own) : base + own
    if (isForOne && own >= code.minimum) saves += discountOf(code, own)
  }
  const shortfall = base === 0 ? null : Math.max(0, code.minimum - base)
  if (code.effect === 'shipping') return { shortfall, saves: discountOf(code, shippingFee ?? 0) }
  return { shortfall, saves: isForOne ? saves : discountOf(code, base) }
}

const shortfall = (code: PlainRule, lines: LineBase[]) => weigh(code, lines, null).shortfall

function whyNotChosen(code: CodeRule, chosen: Combination, lines: LineBase[], { shipping }: Circumstances): string | null {
  if (code.effect === 'shipping') return whyNotForShipping(code, chosen, shipping)
  // A small percentage of little, rounded down.
  if (weigh(code, lines, null).saves === 0) return 'Mã này chưa giảm được đồng nào cho giỏ này'
  if (code.family === 'coupon') {
    const isBeaten = lines.every((line, i) => couponOff(code, line) <= (chosen.coupons[i]?.discount ?? 0))
    return isBeaten
      ? 'Phiếu khác đang giảm nhiều hơn cho các sản phẩm này'
      : 'Dùng phiếu này thì cả đơn đắt hơn cách đang áp dụng'
  }
  if (!code.isStackable && chosen.usesCoupons) return 'Không dùng cùng phiếu khuyến mãi; cách đang áp dụng lợi hơn'
  return chosen.voucher
    ? 'Mỗi đơn dùng một mã giảm giá; cách đang áp dụng lợi hơn'
    : 'Trừ phiếu khuyến mãi rồi thì chưa đủ điều kiện của mã này; cách đang áp dụng lợi hơn'
}

function whyNotForShipping(code: CodeRule, chosen: Combination, shipping: ShippingRule | null): string | null {
  // Until it is known where the parcel goes there is nothing to take off: the code waits.
  if (!shipping) return null
  if (chosen.isFreeByThreshold || chosen.fullFee === 0) return 'Đơn đã được miễn phí giao hàng'
  if (!code.isStackable && chosen.usesCoupons) return 'Không dùng cùng phiếu khuyến mãi; cách đang áp dụng lợi hơn'
  return chosen.shippingVoucher
    ? 'Mỗi đơn dùng một mã giao hàng; mã kia lợi hơn'
    : 'Trừ giảm giá rồi thì chưa đủ tiền hàng để dùng mã này'
}
