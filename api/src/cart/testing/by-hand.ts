import type { CodeEffect, CodeFamily, ProductKind } from '@tq/contract/enums.ts'
import type { CodeScope } from '@tq/db/schema/promotion.ts'

/**
 * What a cart costs, worked out the slow way: every possible use of the codes is tried and the cheapest taken. Written
 * apart from the program's own prices, to be compared with them.
 */
export interface HandProduct {
  id: number
  kind: ProductKind
  objectType: number
  categoryIds: number[]
  salePrice: number
  flashPrice: number | null
  flashLeft: number
}

export interface HandCode {
  code: string
  family: CodeFamily
  effect: CodeEffect
  percent: number | null
  amount: number | null
  cap: number | null
  minimum: number
  scope: CodeScope
  includesFlash: boolean
  isStackable: boolean
}

export interface HandCart {
  lines: { product: HandProduct; quantity: number }[]
  codes: HandCode[]
  /** Null: not known where it goes. */
  fee: number | null
  freeFrom: number
}

export function totalByHand({ lines, codes, fee, freeFrom }: HandCart): number {
  const money = lines.map(({ product, quantity }) => {
    const pieces = product.objectType === 1 ? 1 : quantity
    const flash = product.flashPrice === null ? 0 : Math.min(pieces, product.flashLeft)
    return { product, plain: (pieces - flash) * product.salePrice, flash: flash * (product.flashPrice ?? 0) }
  })
  const fits = (code: HandCode, product: HandProduct) =>
    (!code.scope.kinds || code.scope.kinds.includes(product.kind)) &&
    (!code.scope.productIds || code.scope.productIds.includes(product.id)) &&
    (!code.scope.categoryIds || code.scope.categoryIds.some((id) => product.categoryIds.includes(id)))
  const basesOf = (code: HandCode) =>
    money.map(({ product, plain, flash }) => (fits(code, product) ? plain + (code.includesFlash ? flash : 0) : 0))
  const off = (code: HandCode, base: number) =>
    code.effect === 'percent'
      ? Math.min(Math.floor((base * (code.percent ?? 0)) / 100), code.cap ?? Number.POSITIVE_INFINITY)
      : Math.min(code.amount ?? base, base)
  const pick = (test: (code: HandCode) => boolean): (HandCode | null)[] => [null, ...codes.filter(test)]
  const isShipped = money.some(({ product }) => product.objectType === 0)

  const totals: number[] = []
  for (const coupons of subsets(codes.filter(({ family }) => family === 'coupon'))) {
    const offers = coupons.map((code) => basesOf(code).map((base) => (base >= code.minimum ? off(code, base) : 0)))
    const cut = money.map((_, i) => Math.max(0, ...offers.map((discounts) => discounts[i] ?? 0)))
    const isAlone = (code: HandCode | null) => code === null || code.isStackable || cut.every((discount) => discount === 0)
    for (const voucher of pick(({ family, effect }) => family === 'voucher' && effect !== 'shipping').filter(isAlone)) {
      const bases = voucher ? basesOf(voucher).map((base, i) => Math.max(0, base - (cut[i] ?? 0))) : money.map(() => 0)
      const base = add(bases)
      if (voucher && base < voucher.minimum) continue
      const taken = voucher ? off(voucher, base) : 0
      const shares = largestRemainder(taken, bases)
      const lineTotals = money.map(({ plain, flash }, i) => plain + flash - (cut[i] ?? 0) - (shares[i] ?? 0))
      const shipped = add(lineTotals.filter((_, i) => money[i]?.product.objectType === 0))
      const due = fee === null || !isShipped || shipped >= freeFrom ? 0 : fee
      for (const free of pick(({ effect }) => effect === 'shipping').filter(isAlone)) {
        const meant = free ? basesOf(free) : []
        const reach = add(meant.map((most, i) => Math.min(most, lineTotals[i] ?? 0)))
        const isGiven = free !== null && add(meant) > 0 && reach >= free.minimum
        totals.push(add(lineTotals) + due - (isGiven ? off(free, due) : 0))
      }
    }
  }
  return Math.min(...totals)
}

const add = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0)

/** Every choice among them, none and all included. */
function subsets<T>(all: T[]): T[][] {
  const [first, ...rest] = all
  if (first === undefined) return [[]]
  return subsets(rest).flatMap((some) => [some, [first, ...some]])
}

/** Whole shares: the largest fractions are rounded up, the first of equal ones. */
function largestRemainder(amount: number, weights: number[]): number[] {
  const all = add(weights)
  if (all === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const shares = exact.map((share) => Number(share / BigInt(all)))
  const rests = exact.map((share, i) => ({ rest: Number(share % BigInt(all)), i }))
  const roundedUp = rests.sort((a, b) => b.rest - a.rest || a.i - b.i).slice(0, amount - add(shares))
  for (const { i } of roundedUp) shares[i] = (shares[i] ?? 0) + 1
  return shares
}
