import { MOST_CODES, MOST_LINES } from '@tq/contract/cart.ts'
import fc from '@tq/db/testing/fast-check.ts'
import { describe, expect, test } from 'vitest'
import { totalByHand } from '../cart/testing/by-hand.ts'
import { bestCombination } from './combine.ts'
import { lineBase } from './line-price.ts'
import { price } from './price.ts'
import type { CodeRule, LineWish, ShippingRule } from './rules.ts'
import { code, goods, NOW } from './testing/examples.ts'

interface Order {
  lines: LineWish[]
  codes: CodeRule[]
  shipping: ShippingRule | null
}

const subtotalOf = (lines: LineWish[]) => lines.reduce((all, { goods, quantity }) => all + goods.salePrice * quantity, 0)

/**
 * Many coupons, with minimums and thresholds just where they get in each other's way. Where all is worth a few đồng, many are
 * met to the đồng.
 */
const entangled = (worth: number): fc.Arbitrary<Order> =>
  fc
    .record({
      lines: fc.array(
        fc.record({
          price: fc.integer({ min: 1, max: 90 * worth }),
          isShipped: fc.boolean(),
          flashLeft: fc.integer({ min: 0, max: 1 }),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      coupons: fc.array(
        fc.record({
          effect: fc.constantFrom('percent' as const, 'amount' as const),
          percent: fc.integer({ min: 1, max: 60 }),
          amount: fc.integer({ min: 1, max: 30 * worth }),
          products: fc.subarray([1, 2, 3, 4, 5], { minLength: 1 }),
          includesFlash: fc.boolean(),
        }),
        { minLength: 2, maxLength: 7 },
      ),
      vouchers: fc.array(
        fc.record({
          effect: fc.constantFrom('percent' as const, 'amount' as const, 'shipping' as const),
          percent: fc.integer({ min: 1, max: 60 }),
          amount: fc.integer({ min: 1, max: 60 * worth }),
          minimumPart: fc.double({ min: 0.3, max: 1, noNaN: true }),
          products: fc.option(fc.subarray([1, 2, 3, 4, 5], { minLength: 1 })),
          isStackable: fc.constantFrom(true, true, true, false),
        }),
        { maxLength: 3 },
      ),
      shipping: fc.option(
        fc.record({
          fee: fc.integer({ min: 0, max: 60 * worth }),
          freePart: fc.option(fc.double({ min: 0.3, max: 1, noNaN: true })),
        }),
      ),
    })
    .map(({ lines, coupons, vouchers, shipping }) => {
      const wishes = lines.map(({ price: listPrice, isShipped, flashLeft }, i) => ({
        goods: goods({
          ...{ productId: i + 1, listPrice, isShipped, kind: isShipped ? ('printed' as const) : ('digital' as const) },
          flash: flashLeft ? { price: Math.floor(listPrice / 2), left: flashLeft } : null,
        }),
        quantity: isShipped ? 2 : 1,
      }))
      const subtotal = subtotalOf(wishes)
      return {
        lines: wishes,
        codes: [
          ...coupons.map(({ products, ...rest }, i) =>
            code({ ...rest, code: `PHIEU${i}`, family: 'coupon', scope: { productIds: products } }),
          ),
          ...vouchers.map(({ products, minimumPart, ...rest }, i) =>
            code({
              ...{ ...rest, code: `MA${i}`, minimum: Math.floor(subtotal * minimumPart) },
              scope: products ? { productIds: products } : {},
            }),
          ),
        ],
        shipping: shipping && {
          ...{ name: 'Hà Nội', fee: shipping.fee },
          freeFrom: shipping.freePart === null ? null : Math.floor(subtotal * shipping.freePart),
        },
      }
    })

test.each([1, 1_000])('the cheapest of all choices is found: every single one tried by hand costs no less (× %i)', (worth) => {
  fc.assert(
    fc.property(entangled(worth), ({ lines, codes, shipping }) => {
      const byHand = totalByHand({
        lines: lines.map(({ goods: { productId, flash, ...rest }, quantity }) => ({
          product: {
            ...{ ...rest, id: productId, objectType: rest.isShipped ? 0 : 1 },
            ...{ flashPrice: flash?.price ?? null, flashLeft: flash?.left ?? 0 },
          },
          quantity,
        })),
        codes,
        fee: shipping?.fee ?? null,
        freeFrom: shipping?.freeFrom ?? Number.POSITIVE_INFINITY,
      })
      expect(price(lines, { codes, shipping }, NOW).total).toBe(byHand)
    }),
    { numRuns: 1_500, seed: 2_026 },
  )
})

describe('a full cart with as many codes as it holds', () => {
  /** Twice as many groups as there are choices is what a search without any bound would look at. */
  const MOST_BOUNDS = 3_500
  const MOST_TRIES = 20

  function workFor({ lines, codes, shipping }: Order) {
    const work = { bounds: 0, tries: 0 }
    const usable = {
      coupons: codes.filter(({ family }) => family === 'coupon'),
      vouchers: codes.filter(({ family, effect }) => family === 'voucher' && effect !== 'shipping'),
      shippingVouchers: codes.filter(({ effect }) => effect === 'shipping'),
    }
    bestCombination(lines.map(lineBase), usable, shipping, work)
    return work
  }

  const line = (i: number, listPrice: number): LineWish => ({
    goods: goods({ productId: i + 1, listPrice, isShipped: i % 5 > 0, categoryIds: [i % MOST_CODES] }),
    quantity: 1 + (i % 3),
  })

  test.each([3, 5, 6, 9])('coupons alike, of which %i leave shipping free, are not all worked out', (fitting) => {
    const lines = Array.from({ length: MOST_LINES }, (_, i) => ({ ...line(i, 100_000), quantity: 1 }))
    const shipped = lines.filter(({ goods }) => goods.isShipped)
    const codes = Array.from({ length: MOST_CODES }, (_, i) =>
      code({
        ...{ code: `PHIEU${i}`, family: 'coupon' as const, amount: 10_000 },
        scope: { productIds: [shipped[i]?.goods.productId as number] },
      }),
    )
    // Half a coupon more would fit: no choice reaches what the bound promises, so it is hard to stop early.
    const freeFrom = subtotalOf(shipped) - fitting * 10_000 - 5_000
    const work = workFor({ lines, codes, shipping: { name: 'Hà Nội', fee: 200_000, freeFrom } })
    expect(work.bounds).toBeLessThanOrEqual(MOST_BOUNDS)
    expect(work.tries).toBeLessThanOrEqual(MOST_TRIES)
  })

  test('coupons, vouchers and thresholds at random stay far below what trying them all would take', () => {
    const part = (most: number) => fc.double({ min: 0, max: most, noNaN: true })
    const full = fc.record({
      prices: fc.array(fc.integer({ min: 20_000, max: 300_000 }), { minLength: MOST_LINES, maxLength: MOST_LINES }),
      coupons: fc.array(
        fc.record({ amount: fc.integer({ min: 1, max: 200_000 }), products: fc.subarray([...Array(MOST_LINES).keys()]) }),
        {
          ...{ minLength: 8, maxLength: MOST_CODES },
        },
      ),
      vouchers: fc.array(fc.record({ part: part(0.2), minimumPart: part(1), isShipping: fc.boolean() }), {
        minLength: 4,
        maxLength: 4,
      }),
      freePart: part(1),
      fee: fc.integer({ min: 15_000, max: 500_000 }),
    })
    let all = 0
    const RUNS = 100
    fc.assert(
      fc.property(full, ({ prices, coupons, vouchers, freePart, fee }) => {
        const lines = prices.map((listPrice, i) => line(i, listPrice))
        const subtotal = subtotalOf(lines)
        const codes = [
          ...coupons.map(({ amount, products }, i) =>
            code({ code: `PHIEU${i}`, family: 'coupon', amount, scope: { productIds: products.map((n) => n + 1) } }),
          ),
          ...vouchers.slice(0, MOST_CODES - coupons.length).map(({ part, minimumPart, isShipping }, i) =>
            code({
              ...{ code: `MA${i}`, effect: isShipping ? ('shipping' as const) : ('amount' as const) },
              ...{ amount: Math.floor(subtotal * part), minimum: Math.floor(subtotal * minimumPart) },
            }),
          ),
        ]
        const work = workFor({ lines, codes, shipping: { name: 'Hà Nội', fee, freeFrom: Math.floor(subtotal * freePart) } })
        all += work.bounds
        expect(work.bounds).toBeLessThanOrEqual(MOST_BOUNDS)
        expect(work.tries).toBeLessThanOrEqual(MOST_TRIES)
      }),
      { numRuns: RUNS, seed: 2_026 },
    )
    expect(all / RUNS).toBeLessThan(200)
  })
})
