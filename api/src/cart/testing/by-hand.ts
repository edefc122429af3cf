import type { CodeScope } from '@tq/db/schema/promotion.ts'

/**
 * What a cart costs, worked out the slow way: every possible use of the codes is tried and the cheapest taken. Written
 * apart from the program's own prices, to be compared with them.
 */
export interface HandProduct {
  id: number
  kind: 'printed' | 'digital' | 'course' | 'combo'
  objectType: number
  categoryIds: number[]
  salePrice: number
  flashPrice: number | null
  flashLeft: number
}

export interface HandCode {
  code: string
  family: 'voucher' | 'coupon'
  effect: 'percent' | 'amount' | 'shipping'
  percent: number | null
  amount: number | null
  cap: number | null
  minimum: number
  scope: CodeScope
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
  const off = (code: HandCode, base: number) =>
    code.effect === 'percent'
      ? Math.min(Math.floor((base * (code.percent ?? 0)) / 100), code.cap ?? Number.POSITIVE_INFINITY)
      : Math.min(code.amount ?? base, base)
  const pick = (test: (code: HandCode) => boolean): (HandCode | null)[] => [null, ...codes.filter(test)]
  const coupons = codes.filter(({ family }) => family === 'coupon')

  const totals: number[] = []
  for (const usesCoupons of [false, true]) {
    const cut = money.map(({ product, plain }) =>
      Math.max(0, ...coupons.map((code) => (usesCoupons && fits(code, product) && plain >= code.minimum ? off(code, plain) : 0))),
    )
    for (const voucher of pick(({ family, effect }) => family === 'voucher' && effect !== 'shipping')) {
      if (voucher && usesCoupons && !voucher.isStackable) continue
      const bases = money.map(({ product, plain }, i) => (voucher && fits(voucher, product) ? plain - (cut[i] ?? 0) : 0))
      const base = bases.reduce((a, b) => a + b, 0)
      if (voucher && base < voucher.minimum) continue
      const taken = voucher ? off(voucher, base) : 0
      const goods = money.reduce((sum, { plain, flash }, i) => sum + plain + flash - (cut[i] ?? 0), 0) - taken
      const shares = largestRemainder(taken, bases)
      const lineTotals = money.map(({ plain, flash }, i) => plain + flash - (cut[i] ?? 0) - (shares[i] ?? 0))
      const shipped = lineTotals.reduce((sum, total, i) => sum + (money[i]?.product.objectType === 0 ? total : 0), 0)
      const due = fee === null || !money.some(({ product }) => product.objectType === 0) ? 0 : shipped >= freeFrom ? 0 : fee
      for (const free of pick(({ effect }) => effect === 'shipping')) {
        const reach = lineTotals.reduce((sum, total, i) => sum + Math.min(total, money[i]?.plain ?? 0), 0)
        totals.push(goods + due - (free && reach >= free.minimum ? off(free, due) : 0))
      }
    }
  }
  return Math.min(...totals)
}

/** Whole shares: the largest fractions are rounded up, the first of equal ones. */
function largestRemainder(amount: number, weights: number[]): number[] {
  const all = weights.reduce((a, b) => a + b, 0)
  if (all === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (amount * weight) / all)
  const shares = exact.map(Math.floor)
  const order = exact.map((share, i) => [share % 1, i] as const).sort((a, b) => b[0] - a[0] || a[1] - b[1])
  let rest = Math.round(amount - shares.reduce((a, b) => a + b, 0))
  for (const [, i] of order) if (rest-- > 0) shares[i] = (shares[i] ?? 0) + 1
  return shares
}
