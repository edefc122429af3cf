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
  return [
    step('list', 'Tạm tính', `${count} sản phẩm, theo giá bìa`, sumOf(lines, 'listTotal')),
    saving('combo', 'Ưu đãi trọn bộ', lines, 'comboSaving', 'bộ sách mua trọn bộ'),
    saving('sale', 'Giảm giá sách', lines, 'saleSaving', 'đầu sách đang khuyến mãi'),
    saving('flash', 'Giá giờ vàng', lines, 'flashSaving', 'đầu sách trong đợt giờ vàng'),
    ...couponSteps(lines, chosen),
    ...voucherSteps(chosen),
    ...shippingSteps(chosen, shipping),
  ].filter((made) => made !== null)
}

function saving(
  kind: Step['kind'],
  title: string,
  lines: PricedLine[],
  field: 'comboSaving' | 'saleSaving' | 'flashSaving',
  what: string,
): Step | null {
  const amount = sumOf(lines, field)
  if (amount === 0) return null
  const saved = lines.filter((line) => line[field] > 0)
  const only = saved.length === 1 ? saved[0]?.wish.goods.title : undefined
  return step(kind, title, only ?? `${saved.length} ${what}`, -amount)
}

function couponSteps(lines: PricedLine[], { coupons }: Combination): Step[] {
  const byCode = new Map<CodeRule, PricedLine[]>()
  for (const [i, line] of lines.entries()) {
    const code = coupons[i]?.code
    if (!code) continue
    const own = byCode.get(code)
    if (own) own.push(line)
    else byCode.set(code, [line])
  }
  return [...byCode]
    .sort(([a], [b]) => (a.code < b.code ? -1 : 1))
    .map(([rule, own]) => {
      const what = own.length === 1 ? own[0]?.wish.goods.title : undefined
      const reason = `${what ?? `${own.length} đầu sách`}${countedFrom(
        rule,
        own.map((line) => baseFor(rule, line)),
      )}`
      return step('coupon', `Phiếu ${rule.code}`, reason, -sumOf(own, 'couponDiscount'), rule.code)
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
  const uncapped = { ...rule, cap: null }
  const isCapped = cap !== null && bases.some((base) => discountOf(uncapped, base) > cap)
  const base = bases.reduce((sum, n) => sum + n, 0)
  const words = `, ${rule.percent}% của ${dong(base)}`
  if (!isCapped) return words
  return `${words}, tối đa ${dong(cap)}${rule.family === 'coupon' ? ' mỗi đầu sách' : ''}`
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

type MoneyField = 'listTotal' | 'comboSaving' | 'saleSaving' | 'flashSaving' | 'couponDiscount'
const sumOf = (lines: PricedLine[], field: MoneyField) => lines.reduce((sum, line) => sum + line[field], 0)
