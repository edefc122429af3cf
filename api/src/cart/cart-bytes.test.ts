import type { Cart, CartLine } from '@tq/contract/cart.ts'
import { succeeded } from '@tq/contract/http/envelope.ts'
import type { OfferedCode } from '@tq/contract/promotion/codes.ts'
import { expect, test } from 'vitest'
import { cartBytes } from './cart-bytes.ts'

const line = { productId: 12, title: 'Giải tích “I” \\ 😀', quantity: 1, total: 90_000 } as CartLine

test.each([0, 1, 3])('%i lines → as JSON writes the whole, also once they were written before', (count) => {
  const cart = cartOf(Array.from({ length: count }, () => line))
  for (let time = 0; time < 2; time++) expect(cartBytes(cart).toString()).toBe(JSON.stringify(enveloped(cart)))
})

test('another line with the same product → as it stands', () => {
  for (const one of [line, { ...line, quantity: 2 }, line]) {
    const cart = cartOf([one])
    expect(cartBytes(cart).toString()).toBe(JSON.stringify(enveloped(cart)))
  }
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
  const inOneThing = [{ isCollected: true }, { isApplied: false }, { missing: 'Còn thiếu 5 ₫' }, { saves: 19_999 }].map((but) => [
    { ...offer, ...but },
  ])
  for (const offers of [[offer], [other, offer], [renamed, offer], ...inOneThing.flatMap((different) => [different, [offer]])])
    expect(cartBytes(cartOf([], offers)).toString()).toBe(JSON.stringify(enveloped(cartOf([], offers))))
})

const cartOf = (lines: CartLine[], offers: OfferedCode[] = []) =>
  ({ lines, total: 90_000, note: 'Gọi trước\nkhi đến', offers }) as unknown as Cart
const enveloped = (data: Cart) => succeeded(data, {})
