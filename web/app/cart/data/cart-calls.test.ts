import type { GuestCart } from '@tq/contract/cart.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepCodes, keptCodes } from '../../offers/guest-codes.ts'
import { guestCalls } from './cart-calls.ts'
import { keptSource } from './guest-source.ts'
import { offlineCart, saveLines } from './offline-cart.ts'
import { keepSeen, seenPrices } from './seen-prices.ts'

const stored = new Map<string, string>()
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  },
})

const line = (productId: number, quantity: number) => ({ productId, quantity })
const delivery = { name: 'Lan', phone: '0912345678', email: 'lan@doc.example' }
const fields = { paymentMethod: 'cod' as const, requestKey: crypto.randomUUID(), expectedTotal: 0, isAgreed: true as const }

/** What was sent, and what happens while the answer is on its way. */
const sent: GuestCart[] = []
let meanwhile: () => void
vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
  sent.push(JSON.parse(body))
  meanwhile()
  return new Response(JSON.stringify({ isSuccess: true, status: 200, errorMessage: null, data: {} }))
})

beforeEach(() => {
  stored.clear()
  sent.length = 0
  saveLines([line(56, 2), line(1, 1)])
  keepCodes(['A'])
  keepSeen({ 56: 90_000, 1: 50_000 })
})

test('what comes into the cart while it is being ordered stays', async () => {
  const source = { ...keptSource(), delivery: () => delivery }
  meanwhile = () => {
    saveLines([line(56, 3), line(1, 1), line(7, 1)])
    keepCodes(['A', 'B'])
  }
  await guestCalls(source).checkOut(fields)
  expect(sent[0]).toMatchObject({ lines: [line(56, 2), line(1, 1)], codes: ['A'] })
  expect(offlineCart.get()).toEqual([line(56, 1), line(7, 1)])
  expect(keptCodes()).toEqual(['B'])
  expect(seenPrices()).toEqual({ 56: 90_000 })
})

test('asked again for a lost answer it is the same order, whatever came in since', async () => {
  const calls = guestCalls({ ...keptSource(), delivery: () => delivery })
  meanwhile = () => {
    throw new TypeError('Failed to fetch')
  }
  await expect(calls.checkOut(fields)).rejects.toThrow()
  saveLines([...offlineCart.get(), line(7, 1)])
  meanwhile = () => {}
  await calls.checkOut(fields)
  expect(sent[1]).toEqual(sent[0])
  expect(offlineCart.get()).toEqual([line(7, 1)])
  expect(keptCodes()).toEqual([])
})
