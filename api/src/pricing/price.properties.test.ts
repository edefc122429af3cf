import fc from '@tq/db/testing/fast-check.ts'
import { expect, test } from 'vitest'
import { totalByHand } from '../cart/testing/by-hand.ts'
import { price } from './price.ts'
import type { CodeRule, Goods, LineWish, ShippingRule } from './rules.ts'
import { spread } from './share-out.ts'
import { code, goods, NOW } from './testing/examples.ts'

const kinds = fc.constantFrom('printed', 'digital', 'course', 'combo') as fc.Arbitrary<Goods['kind']>

const anyGoods = (productId: number): fc.Arbitrary<Goods> =>
  fc
    .record({
      kind: kinds,
      category: fc.integer({ min: 1, max: 3 }),
      listPrice: fc.oneof(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 0, max: 900_000 })),
      sale: fc.integer({ min: 0, max: 100 }),
      flash: fc.option(fc.record({ percent: fc.integer({ min: 0, max: 100 }), left: fc.integer({ min: 0, max: 5 }) })),
      apart: fc.integer({ min: 100, max: 150 }),
      vatClass: fc.constantFrom('KCT', '0', '5', '8', '10') as fc.Arbitrary<Goods['vatClass']>,
    })
    .map(({ kind, category, listPrice, sale, flash, apart, vatClass }) => {
      const salePrice = Math.floor((listPrice * sale) / 100)
      return goods({
        productId,
        kind,
        isShipped: kind === 'printed' || kind === 'combo',
        categoryIds: [category, 10],
        listPrice,
        salePrice,
        apartPrice: kind === 'combo' ? Math.floor((listPrice * apart) / 100) : null,
        flash: flash && { price: Math.floor((salePrice * flash.percent) / 100), left: flash.left },
        vatClass,
      })
    })

const wish = (productId: number): fc.Arbitrary<LineWish> =>
  fc.record({
    goods: anyGoods(productId),
    quantity: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 3 }) }, fc.integer({ min: 1, max: 999 })),
  })

const wishes = fc.integer({ min: 0, max: 6 }).chain((n) => fc.tuple(...Array.from({ length: n }, (_, i) => wish(i + 1))))

const anyCode = (n: number): fc.Arbitrary<CodeRule> =>
  fc
    .record({
      family: fc.constantFrom('voucher', 'coupon') as fc.Arbitrary<CodeRule['family']>,
      effect: fc.constantFrom('percent', 'amount', 'shipping') as fc.Arbitrary<CodeRule['effect']>,
      percent: fc.integer({ min: 1, max: 100 }),
      amount: fc.oneof(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 1, max: 2_000_000 })),
      cap: fc.option(fc.integer({ min: 1, max: 300_000 })),
      // Mostly small, and often just around what a line or an order comes to: there codes get in each other's way.
      minimum: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 1_000_000 })),
      scope: fc.constantFrom<CodeRule['scope']>({}, { kinds: ['printed'] }, { categoryIds: [2] }, { productIds: [1, 3] }),
      includesFlash: fc.boolean(),
      isStackable: fc.boolean(),
      barred: fc.constantFrom(null, null, null, 'Mã giảm giá đã hết lượt dùng'),
    })
    .map((made) =>
      code({ ...made, code: `MA${n}`, effect: made.family === 'coupon' && made.effect === 'shipping' ? 'amount' : made.effect }),
    )

const codes = fc.integer({ min: 0, max: 5 }).chain((n) => fc.tuple(...Array.from({ length: n }, (_, i) => anyCode(i))))
const shipping = fc.option(
  fc.record({
    name: fc.constant('Hà Nội'),
    fee: fc.integer({ min: 0, max: 200_000 }),
    freeFrom: fc.option(fc.integer({ min: 0, max: 500_000 })),
  }),
) as fc.Arbitrary<ShippingRule | null>

const orders = fc.record({ lines: wishes, codes, shipping })
const check = (property: fc.IProperty<unknown>) => fc.assert(property as fc.IProperty<[never]>, { numRuns: 400 })
const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0)

test('the total is never below zero, never above the sum, and always whole', () => {
  check(
    fc.property(orders, ({ lines, ...rules }) => {
      const { total, listTotal, subtotal, goodsTotal } = price(lines, rules, NOW)
      expect(Number.isSafeInteger(total)).toBe(true)
      expect(goodsTotal).toBeGreaterThanOrEqual(0)
      expect(goodsTotal).toBeLessThanOrEqual(subtotal)
      expect(subtotal).toBeLessThanOrEqual(listTotal)
      expect(total).toBeGreaterThanOrEqual(goodsTotal)
      expect(total).toBeLessThanOrEqual(goodsTotal + (rules.shipping?.fee ?? 0))
    }),
  )
})

test('lines and shipping add up to the total, and so do the steps', () => {
  check(
    fc.property(orders, ({ lines, ...rules }) => {
      const priced = price(lines, rules, NOW)
      expect(sum(priced.lines.map(({ total }) => total)) + (priced.shippingFee ?? 0)).toBe(priced.total)
      expect(sum(priced.steps.map(({ amount }) => amount))).toBe(priced.total)
      for (const line of priced.lines) {
        expect(line.total).toBeGreaterThanOrEqual(0)
        expect(line.vat).toBeLessThanOrEqual(line.total)
      }
      expect(sum(priced.vat.map(({ base, amount }) => base + amount))).toBe(priced.total)
    }),
  )
})

test('the order in which codes were typed does not matter, nor does typing one twice', () => {
  check(
    fc.property(orders, fc.infiniteStream(fc.nat()), ({ lines, codes, shipping }, numbers) => {
      const shuffled = codes.map((value) => ({ value, at: numbers.next().value as number })).sort((a, b) => a.at - b.at)
      const again = [...shuffled.map(({ value }) => value), ...codes.slice(0, 2)]
      expect(price(lines, { codes: again, shipping }, NOW)).toEqual(price(lines, { codes, shipping }, NOW))
    }),
  )
})

test('one more code never makes an order dearer', () => {
  check(
    fc.property(orders, anyCode(9), ({ lines, codes, shipping }, more) => {
      const before = price(lines, { codes, shipping }, NOW).total
      expect(price(lines, { codes: [...codes, more], shipping }, NOW).total).toBeLessThanOrEqual(before)
    }),
  )
})

test('one more product never makes the others dearer', () => {
  check(
    fc.property(orders, wish(99), ({ lines, ...rules }, more) => {
      const before = price(lines, rules, NOW)
      const after = price([...lines, more], rules, NOW)
      const alone = after.lines.at(-1)?.subtotal ?? 0
      const newFee = lines.some(({ goods }) => goods.isShipped) ? 0 : (rules.shipping?.fee ?? 0)
      expect(after.total).toBeLessThanOrEqual(before.total + alone + newFee)
    }),
  )
})

test('the same order costs the same each time, and what was given stays as it was', () => {
  check(
    fc.property(orders, ({ lines, ...rules }) => {
      const frozen = deepFreeze(structuredClone({ lines, rules }))
      expect(price(frozen.lines, frozen.rules, NOW)).toEqual(price(lines, rules, NOW))
    }),
  )
})

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) deepFreeze(inner)
  }
  return value
}

test('nobody finds a cheaper way by trying them all', () => {
  check(
    fc.property(orders, ({ lines: wished, codes, shipping }) => {
      const lines = wished.map((line) => (line.goods.isShipped ? line : { ...line, quantity: 1 }))
      const priced = price(lines, { codes, shipping }, NOW)
      const byHand = totalByHand({
        lines: lines.map(({ goods: { productId, flash, ...rest }, quantity }) => ({
          product: {
            ...rest,
            id: productId,
            objectType: rest.isShipped ? 0 : 1,
            flashPrice: flash && flash.price < rest.salePrice ? flash.price : null,
            flashLeft: flash?.left ?? 0,
          },
          quantity,
        })),
        codes: codes.filter(({ barred }) => barred === null),
        fee: shipping?.fee ?? null,
        freeFrom: shipping?.freeFrom ?? Number.POSITIVE_INFINITY,
      })
      expect(priced.total).toBe(byHand)
    }),
  )
})

test('every code either takes something off, waits for the address, or is refused with a reason', () => {
  check(
    fc.property(orders, ({ lines, ...rules }) => {
      const priced = price(lines, rules, NOW)
      const used = [priced.voucher, priced.shippingVoucher, ...priced.coupons].flatMap((code) => (code ? [code.code] : []))
      for (const { code, effect } of rules.codes) {
        const isWaiting = effect === 'shipping' && !rules.shipping
        const isRefused = priced.refused.some((refusal) => refusal.code === code && refusal.reason.length > 5)
        expect(used.includes(code) !== isRefused || isWaiting).toBe(true)
      }
    }),
  )
})

test('shares add up, and none is larger than its weight', () => {
  check(
    fc.property(
      fc.array(fc.nat(2_000_000_000), { minLength: 1, maxLength: 100 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, part) => {
        const amount = Math.floor(sum(weights) * part)
        const shares = spread(amount, weights)
        expect(sum(shares)).toBe(sum(weights) === 0 ? 0 : amount)
        for (const [i, share] of shares.entries()) expect(share).toBeLessThanOrEqual(weights[i] as number)
      },
    ),
  )
})
