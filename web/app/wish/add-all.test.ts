import { getCart, mergeCart } from '@tq/contract/cart.ts'
import { listCardsOf } from '@tq/contract/wish.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveLines } from '../cart/data/offline-cart.ts'
import { toasts } from '../ui/overlay/toast-store.ts'
import { addAllToCart } from './add-all.ts'

const stored = new Map<string, string>()
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  },
})

/** 3 is sold out. A member's cart holds 1, has 2 put aside, and room for one kind more. */
const answers = new Map<string, (body: { productIds: number[]; lines: { productId: number }[] }) => unknown>([
  [listCardsOf.path, ({ productIds }) => productIds.map((id) => ({ id, objectType: 0, inStock: id !== 3 }))],
  [getCart.path, () => ({ lines: [{ productId: 1 }], laterLines: [{ productId: 2 }] })],
  [mergeCart.path, ({ lines }) => ({ totalProducts: 2, merged: Math.min(lines.length, 1), remarks: [] })],
])
const sent: number[][] = []
vi.stubGlobal('fetch', async (url: string, { body = '{}' }: { body?: string }) => {
  const given = JSON.parse(body)
  if (url === mergeCart.path) sent.push(given.lines.map(({ productId }: { productId: number }) => productId))
  return new Response(JSON.stringify({ isSuccess: true, status: 200, errorMessage: null, data: answers.get(url)?.(given) }))
})
const said = () => toasts.get().map(({ message }) => message)

beforeEach(() => {
  stored.clear()
  toasts.reset()
  sent.length = 0
})

test('a member: what is put aside comes back into the cart, and what finds no room is said', async () => {
  stored.set('access_token', '"x"')
  await addAllToCart([1, 2])
  expect(sent).toEqual([[2]])
  await addAllToCart([1, 2, 3, 4, 5])
  expect(sent[1]).toEqual([2, 4, 5])
  expect(said()).toEqual([
    'Đã thêm 1 sản phẩm vào giỏ hàng',
    'Đã thêm 1 sản phẩm vào giỏ hàng; 1 sản phẩm tạm hết hàng; 2 sản phẩm chưa vào được vì giỏ đã đầy',
  ])
})

test('a guest with room for one kind more', async () => {
  saveLines(Array.from({ length: 99 }, (_, n) => ({ productId: 1000 + n, quantity: 1 })))
  await addAllToCart([1, 2])
  expect(said()).toEqual(['Đã thêm 1 sản phẩm vào giỏ hàng; 1 sản phẩm chưa vào được vì giỏ đã đầy'])
})
