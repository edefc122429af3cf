import { ApiError } from '@tq/contract/errors.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { type CheckoutAnswer, placeOnce } from './place-order.ts'
import { forgetRequestKey, requestKeyFor } from './request-key.ts'

const ANSWER = { data: 'x', successMessage: '', totalPage: 1, orderId: 'o', gateway: 'cod' } as CheckoutAnswer

beforeEach(forgetRequestKey)

test('the same cart keeps its key; another cart, success or half an hour bring a new one', async () => {
  const first = requestKeyFor('a', 0)
  expect(requestKeyFor('a', 60_000)).toBe(first)
  expect(requestKeyFor('a', 31 * 60_000)).not.toBe(first)
  // In the very same moment: nothing but the cart is another.
  const again = requestKeyFor('a', 0)
  expect(requestKeyFor('b', 0)).not.toBe(again)
  const second = requestKeyFor('b')
  expect(second).not.toBe(first)
  await placeOnce('b', async (key) => {
    expect(key).toBe(second)
    return ANSWER
  })
  expect(requestKeyFor('b')).not.toBe(second)
})

test('a lost reply is asked for again with the same key', async () => {
  const keys: string[] = []
  const send = vi.fn(async (key: string) => {
    keys.push(key)
    if (keys.length < 3) throw new TypeError('Failed to fetch')
    return ANSWER
  })
  expect(await placeOnce('a', send, [0, 0])).toBe(ANSWER)
  expect(new Set(keys).size).toBe(1)
})

test('given up, the next press still has the same key', async () => {
  const keys: string[] = []
  const lost = async (key: string) => {
    keys.push(key)
    throw new TypeError('Failed to fetch')
  }
  await expect(placeOnce('a', lost, [0])).rejects.toThrow('không bị đặt hai lần')
  await expect(placeOnce('a', lost, [])).rejects.toThrow()
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})

test('what the server refuses is not sent again', async () => {
  const send = vi.fn(async () => {
    throw new ApiError({ status: 409, errorMessage: 'Giá đã đổi', code: 'PRICE_CHANGED' })
  })
  await expect(placeOnce('a', send, [0, 0])).rejects.toThrow('Giá đã đổi')
  expect(send).toHaveBeenCalledTimes(1)
})
