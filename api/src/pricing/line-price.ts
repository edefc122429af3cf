import { type LineWish, type PlainRule, VAT_RATES, type VatClass } from './rules.ts'

/** A line before any code: the flash price for as many pieces as the sale still gives, the sale price for the rest. */
export interface LineBase {
  wish: LineWish
  flashQuantity: number
  listTotal: number
  /** What each way of being cheaper takes off the list total. */
  comboSaving: number
  saleSaving: number
  flashSaving: number
  subtotal: number
  /** The part of the subtotal that is not at a flash price. */
  plainSubtotal: number
}

export function lineBase(wish: LineWish): LineBase {
  const { goods, quantity } = wish
  const { listPrice, salePrice, flash } = goods
  const flashQuantity = flash && flash.price < salePrice ? Math.max(0, Math.min(quantity, flash.left)) : 0
  const apart = Math.max(goods.apartPrice ?? listPrice, listPrice)
  const plainSubtotal = (quantity - flashQuantity) * salePrice
  return {
    wish,
    flashQuantity,
    listTotal: quantity * apart,
    comboSaving: quantity * (apart - listPrice),
    saleSaving: quantity * (listPrice - salePrice),
    flashSaving: flashQuantity * (salePrice - (flash?.price ?? 0)),
    subtotal: plainSubtotal + flashQuantity * (flash?.price ?? 0),
    plainSubtotal,
  }
}

/** The part of a line a code counts from. */
export function baseFor(code: PlainRule, line: LineBase): number {
  if (!isInScope(code, line)) return 0
  return code.includesFlash ? line.subtotal : line.plainSubtotal
}

function isInScope({ scope }: PlainRule, { wish: { goods } }: LineBase): boolean {
  if (scope.productIds && !scope.productIds.includes(goods.productId)) return false
  if (scope.kinds && !scope.kinds.includes(goods.kind)) return false
  return !scope.categoryIds || goods.categoryIds.some((id) => scope.categoryIds?.includes(id))
}

/** What a code takes off that much. A percentage counts from the price already reduced, rounded down to whole đồng. */
export function discountOf(code: PlainRule, base: number): number {
  if (code.effect === 'percent') {
    return Math.min(Math.floor((base * (code.percent ?? 0)) / 100), code.cap ?? Number.MAX_SAFE_INTEGER)
  }
  return Math.min(code.amount ?? (code.effect === 'shipping' ? base : 0), base)
}

/** What a coupon takes off one line. */
export function couponOff(code: PlainRule, line: LineBase): number {
  const base = baseFor(code, line)
  return base >= code.minimum ? discountOf(code, base) : 0
}

/** The VAT inside a price that has it already. */
export function vatInside(total: number, vatClass: VatClass): number {
  const rate = VAT_RATES[vatClass]
  return Math.round((total * rate) / (100 + rate))
}

/** Delivery is a service: its VAT is not the books'. Eight per cent is a relief that ends with the year 2026 in Vietnam. */
const SHIPPING_VAT: { from: Date; vatClass: VatClass }[] = [
  { from: new Date('2027-01-01T00:00:00+07:00'), vatClass: '10' },
  { from: new Date('2025-07-01T00:00:00+07:00'), vatClass: '8' },
]

export function shippingVat(now: Date): VatClass {
  return SHIPPING_VAT.find(({ from }) => from <= now)?.vatClass ?? '10'
}
