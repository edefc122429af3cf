import { mergeCart } from '@tq/contract/cart.ts'
import { ApiError } from '@tq/contract/errors.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { handOverCart } from './member-cart.ts'
import { offlineCart, saveLines } from './offline-cart.ts'

const call = vi.hoisted(() => vi.fn())
vi.mock('../../lib/browser-call.ts', () => ({ call }))

const stored = new Map<string, string>()
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  },
})

const answer = { data: { totalProducts: 2, remarks: [] as string[], merged: 1 } }
const bodies = () => call.mock.calls.map(([, input]) => input.body)
const line = (productId: number, quantity: number) => ({ productId, quantity })

beforeEach(() => {
  stored.clear()
  call.mockReset().mockResolvedValue(answer)
  saveLines([])
})

describe('handing the cart over', () => {
  test('lines and codes go, then the copy here is cleared, and the shopper is told', async () => {
    saveLines([line(56, 2)])
    stored.set('code', '["TUUTRUONG50"]')
    stored.set('cart-prices-seen', '{"56":90000}')
    answer.data.remarks = ['“Làng xã” chỉ còn 1 cuốn, giỏ giữ 1']
    const sentence = await handOverCart()
    answer.data.remarks = []
    expect(call.mock.calls[0]?.[0]).toBe(mergeCart)
    expect(bodies()).toMatchObject([{ lines: [line(56, 2)], codes: ['TUUTRUONG50'], affiliateCode: null }])
    expect(offlineCart.get()).toEqual([])
    expect([...stored.keys()]).toEqual(['cart-order-offline'])
    expect(stored.get('cart-order-offline')).toBe('[]')
    expect(sentence).toMatch(/^Đã chuyển 1 loại .* chỉ còn 1 cuốn, giỏ giữ 1$/)
  })

  test('nothing to hand over, nothing asked', async () => {
    expect(await handOverCart()).toBeNull()
    expect(call).not.toHaveBeenCalled()
  })

  test('without an answer everything stays, and the repeat has the same key', async () => {
    saveLines([line(56, 2)])
    call.mockRejectedValueOnce(new TypeError('offline'))
    await expect(handOverCart()).rejects.toThrow()
    expect(offlineCart.get()).toEqual([line(56, 2)])
    await handOverCart()
    const [first, second] = bodies()
    expect(second).toEqual(first)
    expect(offlineCart.get()).toEqual([])
  })

  test('what was added between two tries follows with a key of its own', async () => {
    saveLines([line(56, 2)])
    call.mockRejectedValueOnce(new TypeError('offline'))
    await expect(handOverCart()).rejects.toThrow()
    saveLines([line(56, 3), line(1, 1)])
    await handOverCart()
    const [first, again, more] = bodies()
    expect(again).toEqual(first)
    expect(more.lines).toEqual([line(56, 1), line(1, 1)])
    expect(more.key).not.toBe(first.key)
    expect(offlineCart.get()).toEqual([])
  })

  test.each([
    ['what only looks like a key', '-'.repeat(36)],
    ['a key of no known version', '0f5f2a7c-1111-0111-8111-111111111111'],
  ])('%s is not believed', async (_, key) => {
    saveLines([line(56, 2)])
    stored.set('cart-hand-over', JSON.stringify({ key, lines: [line(7, 1)] }))
    await handOverCart()
    expect(bodies()).toMatchObject([{ lines: [line(56, 2)] }])
    expect(bodies()[0].key).not.toBe(key)
  })

  test('what the server can’t read does not stand in the way of the next start', async () => {
    saveLines([line(56, 2)])
    call.mockRejectedValueOnce(new ApiError({ status: 400, errorMessage: 'x' }))
    await expect(handOverCart()).rejects.toThrow()
    expect(stored.has('cart-hand-over')).toBe(false)
    expect(offlineCart.get()).toEqual([line(56, 2)])
  })
})
