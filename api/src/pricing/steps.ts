import type { PriceStep } from '@tq/contract/cart.ts'
import type { Combination } from './combine.ts'
import { dong } from './format-money.ts'
import { baseFor, discountOf, type LineBase } from './line-price.ts'
import type { CodeRule, ShippingRule } from './rules.ts'

export interface PricedLine extends LineBase {
  couponCode: string | null
  couponDiscount: number
  voucherDiscount: number
  total: number
  vat: number
}

export type Step = PriceStep

/** Every step of the price with its reason. Their amounts add up to the total. */
export function stepsOf(lines: PricedLine[], chosen: Combination, shipping: ShippingRule | null): Step[] {
  const count = lines.reduce((sum, { wish }) => sum + wish.quantity, 0)
  const listTotal = lines.reduce((sum, line) => sum + line.listTotal, 0)
  return [
    step('list', 'Tạm tính', `${count} sản phẩm, theo giá bìa`, listTotal),
    saving('combo', 'Ưu đãi trọn bộ', lines, ({ comboSaving }) => comboSaving, 'bộ sách mua trọn bộ'),
    saving('sale', 'Giảm giá sách', lines, ({ saleSaving }) => saleSaving, 'đầu sách đang khuyến mãi'),
    saving('flash', 'Giá giờ vàng', lines, ({ flashSaving }) => flashSaving, 'đầu sách trong đợt giờ vàng'),
    ...couponSteps(lines, chosen),
    ...voucherSteps(chosen),
    ...shippingSteps(chosen, shipping),
  ].filter((made) => made !== null)
}

function saving(
  kind: Step['kind'],
  title: string,
  lines: PricedLine[],
  savedOn: (line: PricedLine) => number,
  what: string,
): Step | null {
  let amount = 0
  let count = 0
  let last: PricedLine | undefined
  for (const line of lines) {
    const saved = savedOn(line)
    amount += saved
    if (saved <= 0) continue
    count++
    last = line
  }
  if (amount === 0) return null
  const only = count === 1 ? last?.wish.goods.title : undefined
  return step(kind, title, only ?? `${count} ${what}`, -amount)
}

function couponSteps(lines: PricedLine[], { coupons }: Combination): Step[] {
  const byCode = new Map<CodeRule, PricedLine[]>()
  lines.forEach((line, i) => {
    const code = coupons[i]?.code
    const own = code && byCode.get(code)
    if (own) own.push(line)
    else if (code) byCode.set(code, [line])
  })
  return [...byCode]
    .sort(([a], [b]) => (a.code < b.code ? -1 : 1))
    .map(([rule, own]) => {
      const what = own.length === 1 ? own[0]?.wish.goods.title : undefined
      const reason = `${what ?? `${own.length} đầu sách`}${countedFrom(
        rule,
        own.map((line) => baseFor(rule, line)),
      )}`
      return step('coupon', `Phiếu ${rule.code}`, reason, -own.reduce((sum, line) => sum + line.couponDiscount, 0), rule.code)
    })
}

function voucherSteps({ voucher, voucherDiscount, voucherBase }: Combination): Step[] {
  if (!voucher) return []
  const reason = `${voucher.title}${countedFrom(voucher, [voucherBase])}`
  return [step('voucher', `Mã ${voucher.code}`, reason, -voucherDiscount, voucher.code)]
}

/** Commerce rule 11: what a percentage was counted from, so that anybody can count it again; and where it found its end. */
function countedFrom(rule: CodeRule, bases: number[]): string {
  if (rule.effect !== 'percent') return ''
  const { cap } = rule
  const uncapped = cap === null ? null : { ...rule, cap: null }
  const isCapped = uncapped !== null && bases.some((base) => discountOf(uncapped, base) > (cap ?? 0))
  const base = bases.reduce((sum, n) => sum + n, 0)
  const words = `, ${rule.percent}% của ${dong(base)}`
  if (!isCapped) return words
  return `${words}, tối đa ${dong(cap ?? 0)}${rule.family === 'coupon' ? ' mỗi đầu sách' : ''}`
}

function shippingSteps(chosen: Combination, shipping: ShippingRule | null): Step[] {
  if (!shipping) return []
  const { fullFee, isFreeByThreshold, shippingVoucher, shippingDiscount } = chosen
  const reason = isFreeByThreshold ? `Miễn phí cho sách giấy từ ${dong(shipping.freeFrom ?? 0)}` : shipping.name
  const steps = [step('shipping', 'Phí giao hàng', reason, isFreeByThreshold ? 0 : fullFee)]
  if (shippingVoucher)
    steps.push(
      step('shippingVoucher', `Mã ${shippingVoucher.code}`, shippingVoucher.title, -shippingDiscount, shippingVoucher.code),
    )
  return steps
}

const step = (kind: Step['kind'], title: string, reason: string, amount: number, code: string | null = null): Step => ({
  kind,
  title,
  reason,
  amount,
  code,
})
