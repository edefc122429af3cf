import { bestCombination, type Combination } from './combine.ts'
import { type LineBase, lineBase, shippingVat, vatInside } from './line-price.ts'
import { type Refusal, refusalsOf } from './refusals.ts'
import { type CodeRule, hasBegun, hasEnded, type LineWish, type PriceRules, type VatClass } from './rules.ts'
import { type PricedLine, type Step, stepsOf } from './steps.ts'

export interface UsedCode {
  code: string
  title: string
  saves: number
}

export interface Priced {
  lines: PricedLine[]
  steps: Step[]
  listTotal: number
  subtotal: number
  goodsTotal: number
  /** Null while it is not known where the parcel goes. */
  shippingFee: number | null
  total: number
  vat: { vatClass: VatClass; base: number; amount: number }[]
  voucher: UsedCode | null
  shippingVoucher: UsedCode | null
  coupons: UsedCode[]
  refused: Refusal[]
  /** What a commission is counted from: the goods without VAT. */
  commissionBase: number
}

/**
 * What an order costs and why, step by step: sale and flash prices, combos, the best coupon for each line, one voucher
 * for the order, shipping, one voucher for shipping. The only place where prices are made.
 */
export function price(wishes: LineWish[], rules: PriceRules, now: Date): Priced {
  const bases = wishes.map(lineBase)
  const isShipped = bases.some(({ wish }) => wish.goods.isShipped)
  const shipping = isShipped ? rules.shipping : null
  const codes = unique(rules.codes)
  const usable = codes.filter((code) => code.barred === null && hasBegun(code, now) && !hasEnded(code, now))
  const chosen = bestCombination(
    bases,
    {
      coupons: usable.filter(({ family }) => family === 'coupon'),
      vouchers: usable.filter(({ family, effect }) => family === 'voucher' && effect !== 'shipping'),
      shippingVouchers: usable.filter(({ effect }) => effect === 'shipping'),
    },
    shipping,
  )
  const lines = bases.map((base, i) => pricedLine(base, chosen, i))
  const shippingFee = !isShipped ? 0 : shipping ? chosen.total - chosen.goodsTotal : null
  const vat = vatTable(lines, shippingFee ?? 0, shippingVat(now))
  return {
    lines,
    steps: stepsOf(lines, chosen, shipping),
    listTotal: sum(lines.map(({ listTotal }) => listTotal)),
    subtotal: sum(lines.map(({ subtotal }) => subtotal)),
    goodsTotal: chosen.goodsTotal,
    shippingFee,
    total: chosen.goodsTotal + (shippingFee ?? 0),
    vat,
    voucher: used(chosen.voucher, chosen.voucherDiscount),
    shippingVoucher: used(chosen.shippingVoucher, chosen.shippingDiscount),
    coupons: usedCoupons(lines, usable),
    refused: refusalsOf(codes, chosen, bases, { now, isShipped, shipping }),
    commissionBase: chosen.goodsTotal - sum(lines.map(({ vat }) => vat)),
  }
}

function pricedLine(base: LineBase, chosen: Combination, index: number): PricedLine {
  const coupon = chosen.coupons[index]
  const couponDiscount = coupon?.discount ?? 0
  const voucherDiscount = chosen.voucherShares[index] ?? 0
  const total = base.subtotal - couponDiscount - voucherDiscount
  // Field by field: each line of each cart is copied here.
  return {
    wish: base.wish,
    flashQuantity: base.flashQuantity,
    listTotal: base.listTotal,
    comboSaving: base.comboSaving,
    saleSaving: base.saleSaving,
    flashSaving: base.flashSaving,
    subtotal: base.subtotal,
    plainSubtotal: base.plainSubtotal,
    couponCode: coupon?.code?.code ?? null,
    couponDiscount,
    voucherDiscount,
    total,
    vat: vatInside(total, base.wish.goods.vatClass),
  }
}

function vatTable(lines: PricedLine[], shippingFee: number, shippingClass: VatClass): Priced['vat'] {
  const sums = new Map<VatClass, { total: number; amount: number }>()
  const add = (vatClass: VatClass, total: number, amount: number) => {
    const known = sums.get(vatClass)
    if (!known) return void sums.set(vatClass, { total, amount })
    known.total += total
    known.amount += amount
  }
  for (const line of lines) add(line.wish.goods.vatClass, line.total, line.vat)
  if (shippingFee > 0) add(shippingClass, shippingFee, vatInside(shippingFee, shippingClass))
  return [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([vatClass, { total, amount }]) => ({ vatClass, base: total - amount, amount }))
}

function usedCoupons(lines: PricedLine[], codes: CodeRule[]): UsedCode[] {
  return codes
    .map(({ code, title }) => ({
      code,
      title,
      saves: lines.reduce((all, line) => (line.couponCode === code ? all + line.couponDiscount : all), 0),
    }))
    .filter(({ saves }) => saves > 0)
    .sort((a, b) => (a.code < b.code ? -1 : 1))
}

const used = (code: CodeRule | null, saves: number): UsedCode | null => code && { code: code.code, title: code.title, saves }

/** The same code typed twice is one, and their order says nothing. */
const unique = (codes: CodeRule[]) =>
  [...new Map(codes.map((code) => [code.code, code])).values()].sort((a, b) => (a.code < b.code ? -1 : 1))

const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0)
