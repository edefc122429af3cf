import type { CartLine } from '@tq/contract/cart.ts'
import { expect, test } from 'vitest'
import type { ShelfGoods } from '../inventory/sellable-products.ts'
import type { PricedLine } from '../pricing/steps.ts'
import { lineView } from './line-view.ts'
import type { JudgedLine } from './price-cart.ts'

const goods = {
  ...{ productId: 12, title: 'Giải tích I', address: 'giai-tich-i.12', kind: 'printed', isShipped: true, picture: null },
  ...{ salePrice: 90_000, flash: null, flashLimit: null, available: 7, releaseDay: null, isReady: true, parts: [] },
} as unknown as ShelfGoods

interface Asked {
  wish: Partial<JudgedLine['wish']>
  problem: JudgedLine['problem']
  priced: Partial<PricedLine>
  isOwned: boolean
}
const ASKED: Asked = {
  wish: {},
  problem: null,
  priced: {
    ...{ flashQuantity: 0, listTotal: 90_000, subtotal: 90_000, total: 90_000 },
    ...{ couponCode: null, couponDiscount: 0, voucherDiscount: 0 },
  },
  isOwned: false,
}

function shown({ wish, problem, priced, isOwned }: Asked, of = goods): Readonly<CartLine> {
  const judged: JudgedLine = { wish: { productId: 12, quantity: 1, ...wish }, goods: of, quantity: 1, problem }
  return lineView(judged, priced as PricedLine, new Set(isOwned ? [12] : []))
}

/** By the field of the line that it changes. */
const CHANGES: Record<Exclude<keyof CartLine, OfGoods>, Partial<Asked>> = {
  cartDetailId: { wish: { cartDetailId: 5 } },
  quantity: { wish: { quantity: 2 } },
  flashQuantity: { priced: { ...ASKED.priced, flashQuantity: 1 } },
  listTotal: { priced: { ...ASKED.priced, listTotal: 1 } },
  subtotal: { priced: { ...ASKED.priced, subtotal: 1 } },
  couponCode: { priced: { ...ASKED.priced, couponCode: 'SACHMOI15' } },
  couponDiscount: { priced: { ...ASKED.priced, couponDiscount: 1 } },
  voucherDiscount: { priced: { ...ASKED.priced, voucherDiscount: 1 } },
  total: { priced: { ...ASKED.priced, total: 1 } },
  isOwned: { isOwned: true },
  problem: { problem: 'tooMany' },
  problemText: { problem: 'soldOut' },
  priceBefore: { wish: { priceSeen: 80_000 } },
}
/** What a line says of its goods, which are read anew when they change. */
type OfGoods =
  | ('productId' | 'title' | 'address' | 'kind' | 'objectType' | 'picture' | 'unitPrice' | 'flashPrice' | 'flashLimit')
  | ('available' | 'releaseDay' | 'isReady' | 'most' | 'priceNow' | 'parts')

test('the same product in the same way → the very same line, which nobody can change', () => {
  const line = shown(ASKED)
  expect(shown({ ...ASKED })).toBe(line)
  expect(Object.isFrozen(line)).toBe(true)
})

test.each(Object.entries(CHANGES))(
  'after a cart with that product one with another %s → as if it were the first',
  (field, change) => {
    const before = shown(ASKED)
    const asked = { ...ASKED, ...change }
    const line = shown(asked)
    expect(line).toEqual(shown(asked, { ...goods }))
    expect(line[field as keyof CartLine]).not.toEqual(before[field as keyof CartLine])
    expect(shown(ASKED)).toEqual(before)
  },
)

test('the product was read anew → what it says now', () => {
  shown(ASKED)
  expect(shown(ASKED, { ...goods, title: 'Giải tích II' }).title).toBe('Giải tích II')
})
