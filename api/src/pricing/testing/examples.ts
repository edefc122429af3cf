import type { CodeRule, Goods } from '../rules.ts'

export const NOW = new Date('2026-11-15T03:00:00Z')
const DAY = 24 * 60 * 60 * 1000

export const goods = (given: Partial<Goods> & Pick<Goods, 'productId'>): Goods => {
  const listPrice = given.listPrice ?? 100_000
  return {
    title: `Sách ${given.productId}`,
    kind: 'printed',
    isShipped: true,
    categoryIds: [1],
    listPrice,
    salePrice: listPrice,
    apartPrice: null,
    flash: null,
    vatClass: '5',
    ...given,
  }
}

export const code = (given: Partial<CodeRule> & Pick<CodeRule, 'code'>): CodeRule => ({
  family: 'voucher',
  title: given.code,
  effect: 'amount',
  percent: null,
  amount: null,
  cap: null,
  minimum: 0,
  scope: {},
  includesFlash: false,
  isStackable: true,
  startsAt: new Date(NOW.getTime() - DAY),
  endsAt: new Date(NOW.getTime() + DAY),
  barred: null,
  ...given,
})
