import { beforeEach, expect, test, vi } from 'vitest'
import { addedWords, justAdded } from '../../../cart/data/just-added.ts'
import { saveLines } from '../../../cart/data/offline-cart.ts'
import { putIntoCart } from './buy.ts'

vi.mock('../../../cart/data/start-cart.ts', () => ({ isMember: () => false, loadMemberCart: vi.fn() }))
vi.mock('../../../cart/load-mini-cart.ts', () => ({ loadMiniCart: vi.fn() }))
const stored = new Map<string, string>()
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  },
})

const book = { id: 56, title: 'Làng xã', kind: 'printed', objectType: 0, inStock: true, stock: 3, releaseDay: null } as const
const said = async (quantity: number) => {
  justAdded.set(null)
  await putIntoCart(book, quantity)
  const added = justAdded.get()
  return added && addedWords(added)
}

beforeEach(() => saveLines([]))

test('what a guest put into the cart is told in one sentence', async () => {
  expect(await said(2)).toBe('Đã thêm “Làng xã” vào giỏ hàng')
  expect(await said(1)).toBe('Đã thêm “Làng xã” vào giỏ hàng')
  expect(await said(1)).toBe('“Làng xã” đã có trong giỏ hết số cuốn còn lại')
})

test('a full cart says why nothing was added', async () => {
  saveLines(Array.from({ length: 100 }, (_, i) => ({ productId: 1000 + i, quantity: 1 })))
  expect(await said(1)).toBe('“Làng xã” chưa thêm được vì giỏ hàng đã đủ 100 loại sản phẩm')
})
