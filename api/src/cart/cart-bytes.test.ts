import type { Cart, CartLine } from '@tq/contract/cart.ts'
import { succeeded } from '@tq/contract/http/envelope.ts'
import type { OfferedCode } from '@tq/contract/promotion/codes.ts'
import { expect, test } from 'vitest'
import type { ShelfGoods } from '../inventory/sellable-products.ts'
import { cartBytes } from './cart-bytes.ts'
import type { JudgedLine } from './price-cart.ts'

/** What a line says of its goods, which has them made anew when it changes. */
const OF_GOODS = {
  productId: 12,
  title: 'Giải tích “I” \\ 😀',
  address: 'giai-tich.12',
  kind: 'printed',
  objectType: 0,
  picture: null,
  unitPrice: 90_000,
  flashPrice: null,
  flashLimit: null,
  available: 7,
  releaseDay: null,
  isReady: true,
  most: 7,
  priceNow: 90_000,
  parts: [],
} satisfies Partial<CartLine>

/** What it says of this cart. */
const OF_CART = {
  cartDetailId: null,
  quantity: 1,
  flashQuantity: 0,
  listTotal: 90_000,
  subtotal: 90_000,
  couponCode: null,
  couponDiscount: 0,
  voucherDiscount: 0,
  total: 90_000,
  isOwned: false,
  problem: null,
  problemText: '',
  priceBefore: null,
} satisfies Omit<CartLine, keyof typeof OF_GOODS>

const CHANGED: Partial<CartLine>[] = [
  { cartDetailId: 5 },
  { quantity: 2 },
  { flashQuantity: 1 },
  { listTotal: 1 },
  { subtotal: 1 },
  { couponCode: 'SACHMOI15' },
  { couponDiscount: 1 },
  { voucherDiscount: 1 },
  { total: 1 },
  { isOwned: true },
  { problem: 'tooMany', problemText: 'Chỉ còn 7 cuốn' },
  { priceBefore: 80_000 },
]

test('every field of a line that can differ from cart to cart is tried here', () => {
  expect(CHANGED.flatMap((change) => Object.keys(change)).sort()).toEqual(Object.keys(OF_CART).sort())
})

test.each(CHANGED)('after a cart with that product another one with %o → written as it is', (change) => {
  const goods = {} as ShelfGoods
  const line: CartLine = { ...OF_GOODS, ...OF_CART }
  expect(written(line, goods)).toBe(asJson(line))
  expect(written({ ...line, ...change }, goods)).toBe(asJson({ ...line, ...change }))
  expect(written(line, goods)).toBe(asJson(line))
})

test('no line, several lines, one without goods', () => {
  const line: CartLine = { ...OF_GOODS, ...OF_CART }
  expect(cartBytes(cartOf([]), { lines: [] }).toString()).toBe(JSON.stringify(enveloped(cartOf([]))))
  const lines = [null, {} as ShelfGoods].map((goods) => ({ goods }) as JudgedLine)
  expect(cartBytes(cartOf([line, line]), { lines }).toString()).toBe(JSON.stringify(enveloped(cartOf([line, line]))))
})

test('offers of one cart after those of another → each as it stands', () => {
  const words = {
    id: 3,
    family: 'voucher',
    codeName: 'HE20',
    title: 'Hè “vui” \\',
    conditions: ['Đơn từ 200.000 ₫'],
    endsAt: '2026-12-01',
  }
  const offer = { ...words, isCollected: false, isApplied: true, missing: null, saves: 20_000 } as OfferedCode
  const other = { ...offer, isApplied: false, missing: 'Còn "thiếu" 40.000 ₫', saves: 0 }
  const renamed = { ...offer, conditions: [...offer.conditions], title: 'Hè vui hơn' }
  for (const offers of [[offer], [other, offer], [renamed, { ...offer, isCollected: true }]])
    expect(cartBytes(cartOf([], offers), { lines: [] }).toString()).toBe(JSON.stringify(enveloped(cartOf([], offers))))
})

const cartOf = (lines: CartLine[], offers: OfferedCode[] = []) =>
  ({ lines, total: 90_000, note: 'Gọi trước\nkhi đến', offers }) as unknown as Cart
const enveloped = (data: Cart) => succeeded(data, {})
const asJson = (line: CartLine) => JSON.stringify(enveloped(cartOf([line])))
const written = (line: CartLine, goods: ShelfGoods) => cartBytes(cartOf([line]), { lines: [{ goods } as JudgedLine] }).toString()
