import type { Cart } from '@tq/contract/cart.ts'
import { ApiError } from '@tq/contract/errors.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CartCalls } from '../cart/data/cart-calls.ts'
import { keepAffiliate, keptAffiliate } from '../offers/guest-codes.ts'
import { createCheckout } from './checkout.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage, location: { pathname: '/gio-hang' } })
beforeEach(() => stored.clear())

const cart = (total: number) =>
  ({
    lines: [{ productId: 56, quantity: 1 }],
    laterLines: [],
    refusedCodes: [],
    productCode: [],
    total,
    canCheckOut: true,
  }) as unknown as Cart
const refusal = (status: number, code: string, errorMessage: string) => new ApiError({ status, code, errorMessage })

test('a code that is over at the till: back to the cart, priced anew', async () => {
  const totals = [100_000, 150_000]
  const calls = {
    isMember: false,
    load: async () => cart(totals.shift() as number),
    checkOut: () => Promise.reject(refusal(400, 'CODE_USED_UP', 'Mã TUUTRUONG50 vừa hết lượt dùng')),
  } as Partial<CartCalls> as CartCalls
  const checkout = createCheckout(calls)
  await checkout.load()
  expect(await checkout.checkOut('cod')).toBeNull()
  expect(checkout.state.get()).toMatchObject({
    tabIndex: 0,
    refusal: 'Mã TUUTRUONG50 vừa hết lượt dùng',
    cart: { total: 150_000 },
  })
})

test.each([
  ['is forgotten when the server says it is none', refusal(400, 'AFFILIATE_INVALID', 'Mã affiliate không hợp lệ'), null],
  ['stays when nobody answers', new TypeError('Failed to fetch'), 'BANDOC26'],
  ['stays when there were too many calls', refusal(429, 'TOO_MANY_REQUESTS', 'Bạn thao tác quá nhanh'), 'BANDOC26'],
])('the code of a link %s', async (_, error, left) => {
  keepAffiliate('BANDOC26')
  const calls = {
    isMember: true,
    load: async () => cart(0),
    addAffiliate: () => Promise.reject(error),
  } as Partial<CartCalls> as CartCalls
  const checkout = createCheckout(calls)
  await checkout.load()
  expect(checkout.state.get().errorAffiliate).not.toBe('')
  expect(keptAffiliate()).toBe(left)
})

test('without a network the cart says so in our words', async () => {
  const calls = {
    isMember: true,
    load: () => Promise.reject(new TypeError('Failed to fetch')),
  } as Partial<CartCalls> as CartCalls
  const checkout = createCheckout(calls)
  await checkout.load()
  expect(checkout.state.get().failure).toMatch(/^Chưa kết nối được/)
})
