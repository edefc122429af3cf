import { describe, expect, test } from 'vitest'
import { price } from './price.ts'
import type { CodeRule, LineWish, ShippingRule } from './rules.ts'
import { code, goods, NOW } from './testing/examples.ts'

interface Case {
  name: string
  lines: LineWish[]
  codes?: CodeRule[]
  shipping?: ShippingRule
  goods: number
  fee?: number | null
  total: number
}

const book = (productId: number, listPrice: number, more = {}) => goods({ productId, listPrice, ...more })
const one = (productId: number, listPrice: number, more = {}): LineWish => ({
  goods: book(productId, listPrice, more),
  quantity: 1,
})
const HANOI: ShippingRule = { name: 'Hà Nội', fee: 22_000, freeFrom: 250_000 }

const half = code({ code: 'NUA', effect: 'percent', percent: 50 })
const fifty = code({ code: 'GIAM50', amount: 50_000, minimum: 400_000 })
const tenCapped = code({ code: 'MUOI', effect: 'percent', percent: 10, cap: 15_000 })
const coupon15 = code({ code: 'PHIEU15', family: 'coupon', effect: 'percent', percent: 15, cap: 40_000 })
const coupon20k = code({ code: 'PHIEU20K', family: 'coupon', amount: 20_000 })
const coupon10k = code({ code: 'PHIEU10K', family: 'coupon', amount: 10_000 })
const lonely = code({ code: 'MOTMINH', amount: 30_000, isStackable: false })
const ship30 = code({ code: 'SHIP30', effect: 'shipping', amount: 30_000, minimum: 150_000 })

/** Each row can be checked by hand. */
const CASES: Case[] = [
  { name: 'nothing', lines: [], goods: 0, fee: 0, total: 0 },
  { name: 'two copies', lines: [{ goods: book(1, 90_000), quantity: 2 }], goods: 180_000, fee: null, total: 180_000 },
  { name: 'fee below the threshold', lines: [one(1, 249_999)], shipping: HANOI, goods: 249_999, fee: 22_000, total: 271_999 },
  { name: 'free at the threshold', lines: [one(1, 250_000)], shipping: HANOI, goods: 250_000, fee: 0, total: 250_000 },
  {
    name: 'the threshold counts after discounts',
    lines: [one(1, 410_000)],
    codes: [half],
    shipping: HANOI,
    goods: 205_000,
    fee: 22_000,
    total: 227_000,
  },
  {
    name: 'e-books do not count towards free shipping',
    lines: [one(1, 200_000), one(2, 100_000, { kind: 'digital', isShipped: false })],
    shipping: HANOI,
    goods: 300_000,
    fee: 22_000,
    total: 322_000,
  },
  {
    name: 'only e-books: no shipping at all',
    lines: [one(2, 69_000, { kind: 'digital', isShipped: false })],
    shipping: HANOI,
    goods: 69_000,
    fee: 0,
    total: 69_000,
  },
  { name: 'sale price', lines: [one(1, 172_000, { salePrice: 146_000 })], goods: 146_000, fee: null, total: 146_000 },
  {
    name: 'sale of 40 % and then a voucher of 70 %: it counts from the reduced price',
    lines: [one(1, 100_000, { salePrice: 60_000 })],
    codes: [code({ code: 'BAYMUOI', effect: 'percent', percent: 70 })],
    goods: 18_000,
    fee: null,
    total: 18_000,
  },
  {
    name: 'flash price for as many as are left, the sale price for the rest',
    lines: [{ goods: book(1, 100_000, { salePrice: 90_000, flash: { price: 60_000, left: 2 } }), quantity: 3 }],
    goods: 210_000,
    fee: null,
    total: 210_000,
  },
  {
    name: 'a voucher leaves flash pieces alone',
    lines: [{ goods: book(1, 100_000, { flash: { price: 60_000, left: 1 } }), quantity: 2 }],
    codes: [half],
    goods: 110_000,
    fee: null,
    total: 110_000,
  },
  {
    name: 'unless it says otherwise',
    lines: [{ goods: book(1, 100_000, { flash: { price: 60_000, left: 1 } }), quantity: 2 }],
    codes: [{ ...half, includesFlash: true }],
    goods: 80_000,
    fee: null,
    total: 80_000,
  },
  { name: 'minimum not reached', lines: [one(1, 399_999)], codes: [fifty], goods: 399_999, fee: null, total: 399_999 },
  { name: 'minimum reached', lines: [one(1, 400_000)], codes: [fifty], goods: 350_000, fee: null, total: 350_000 },
  { name: 'capped percentage', lines: [one(1, 300_000)], codes: [tenCapped], goods: 285_000, fee: null, total: 285_000 },
  { name: 'rounded down', lines: [one(1, 33_333)], codes: [tenCapped], goods: 30_000, fee: null, total: 30_000 },
  {
    name: 'the best coupon for each line',
    lines: [one(1, 100_000), one(2, 200_000)],
    codes: [coupon15, coupon20k],
    goods: 80_000 + 170_000,
    fee: null,
    total: 250_000,
  },
  {
    name: 'coupon, then voucher on what is left',
    lines: [one(1, 200_000)],
    codes: [coupon15, half],
    goods: 85_000,
    fee: null,
    total: 85_000,
  },
  {
    name: 'of two vouchers the better one',
    lines: [one(1, 400_000)],
    codes: [tenCapped, fifty],
    goods: 350_000,
    fee: null,
    total: 350_000,
  },
  {
    name: 'a voucher that stands alone against a coupon: whichever is cheaper',
    lines: [one(1, 100_000)],
    codes: [coupon20k, lonely],
    goods: 70_000,
    fee: null,
    total: 70_000,
  },
  {
    name: 'shipping voucher',
    lines: [one(1, 200_000)],
    codes: [ship30],
    shipping: { ...HANOI, fee: 34_000 },
    goods: 200_000,
    fee: 4_000,
    total: 204_000,
  },
  {
    name: 'a shipping voucher for e-books does nothing for a printed book',
    lines: [one(1, 200_000)],
    codes: [{ ...ship30, minimum: 0, scope: { kinds: ['digital'] } }],
    shipping: HANOI,
    goods: 200_000,
    fee: 22_000,
    total: 222_000,
  },
  {
    name: 'nor one that leaves flash prices alone where there is nothing else',
    lines: [one(1, 200_000, { flash: { price: 150_000, left: 1 } })],
    codes: [{ ...ship30, minimum: 0 }],
    shipping: HANOI,
    goods: 150_000,
    fee: 22_000,
    total: 172_000,
  },
  {
    name: 'the smaller coupon where the larger one would cost the voucher its minimum',
    lines: [one(1, 410_000)],
    codes: [fifty, coupon10k, coupon20k],
    goods: 350_000,
    fee: null,
    total: 350_000,
  },
  {
    name: 'no coupon at all where that keeps shipping free',
    lines: [one(1, 255_000)],
    codes: [coupon10k, coupon20k],
    shipping: { ...HANOI, fee: 34_000 },
    goods: 255_000,
    fee: 0,
    total: 255_000,
  },
  {
    name: 'a shipping voucher that stands alone against a coupon: whichever is cheaper',
    lines: [one(1, 100_000)],
    codes: [coupon10k, { ...ship30, minimum: 0, isStackable: false }],
    shipping: HANOI,
    goods: 100_000,
    fee: 0,
    total: 100_000,
  },
  {
    name: 'never below zero',
    lines: [one(1, 30_000)],
    codes: [code({ code: 'LON', amount: 1_000_000 })],
    shipping: HANOI,
    goods: 0,
    fee: 22_000,
    total: 22_000,
  },
  {
    name: 'combo: the parts apart are the list price',
    lines: [one(9, 270_000, { kind: 'combo', apartPrice: 300_000 })],
    goods: 270_000,
    fee: null,
    total: 270_000,
  },
  {
    name: 'a code for another category does nothing',
    lines: [one(1, 100_000, { categoryIds: [5, 50] })],
    codes: [{ ...half, scope: { categoryIds: [6] } }],
    goods: 100_000,
    fee: null,
    total: 100_000,
  },
  {
    name: 'a code for the category above',
    lines: [one(1, 100_000, { categoryIds: [5, 50] })],
    codes: [{ ...half, scope: { categoryIds: [50] } }],
    goods: 50_000,
    fee: null,
    total: 50_000,
  },
]

describe('golden cases', () => {
  test.each(CASES)('$name', ({ lines, codes = [], shipping = null, goods, fee, total }) => {
    const priced = price(lines, { codes, shipping }, NOW)
    expect({ goods: priced.goodsTotal, fee: priced.shippingFee, total: priced.total }).toEqual({ goods, fee, total })
  })
})

test('however many coupons there are, the search has an end', () => {
  const many = Array.from({ length: 40 }, (_, i) => code({ code: `PHIEU${10 + i}`, family: 'coupon', amount: 10_000 + i }))
  // All of them cost the voucher its minimum; none at all reaches it.
  const priced = price([one(1, 400_000)], { codes: [fifty, ...many], shipping: null }, NOW)
  expect(priced).toMatchObject({ total: 350_000, voucher: { code: 'GIAM50' }, coupons: [] })
  expect(priced.refused).toHaveLength(40)
})

test('a code at the very moment it begins → counts', () => {
  const priced = price([one(1, 100_000)], { codes: [{ ...half, startsAt: NOW }], shipping: null }, NOW)
  expect(priced).toMatchObject({ voucher: { code: half.code }, refused: [] })
})

describe('refusals say why', () => {
  const reasonFor = (given: CodeRule, others: CodeRule[] = [], listPrice = 100_000) =>
    price([one(1, listPrice)], { codes: [given, ...others], shipping: null }, NOW).refused.find(
      (refusal) => refusal.code === given.code,
    )?.reason

  test.each([
    ['expired', { ...half, endsAt: NOW }, 'Mã giảm giá đã hết hạn'],
    ['not yet', { ...half, startsAt: new Date(NOW.getTime() + 1) }, 'Mã giảm giá chưa đến ngày dùng'],
    ['barred', { ...half, barred: 'Mã giảm giá đã hết lượt dùng' }, 'Mã giảm giá đã hết lượt dùng'],
    ['no such goods', { ...half, scope: { kinds: ['course' as const] } }, 'Không có sản phẩm nào trong giỏ dùng được mã này'],
    ['below the minimum', fifty, 'Còn thiếu 300.000\u00a0₫'],
  ])('%s', (_, given, reason) => expect(reasonFor(given)).toBe(reason))

  test('the weaker of two vouchers', () =>
    expect(reasonFor(tenCapped, [half])).toBe('Mỗi đơn dùng một mã giảm giá; cách đang áp dụng lợi hơn'))
  test('the larger coupon that would make the order dearer', () =>
    expect(reasonFor(coupon20k, [coupon10k, fifty], 410_000)).toBe('Dùng phiếu này thì cả đơn đắt hơn cách đang áp dụng'))
  test('the smaller coupon', () =>
    expect(reasonFor(coupon10k, [coupon20k])).toBe('Phiếu khác đang giảm nhiều hơn cho các sản phẩm này'))
  test('a voucher whose minimum is not reached after a better coupon', () =>
    expect(reasonFor({ ...tenCapped, minimum: 100_000 }, [coupon20k])).toMatch(/^Trừ phiếu khuyến mãi rồi/))
  test.each(['voucher', 'coupon'] as const)('a %s whose percentage comes to nothing', (family) =>
    expect(reasonFor(code({ code: 'MOTPHAN', family, effect: 'percent', percent: 1 }), [], 99)).toBe(
      'Mã này chưa giảm được đồng nào cho giỏ này',
    ),
  )
  test('a code in use is not refused', () => expect(reasonFor(half)).toBeUndefined())
  test('a shipping voucher waits for the address', () => expect(reasonFor(ship30, [], 200_000)).toBeUndefined())
})

test('VAT is inside the price, by class, with shipping at its own rate', () => {
  const priced = price(
    [one(1, 105_000), one(2, 110_000, { vatClass: '10' }), one(3, 10_000, { vatClass: 'KCT' })],
    { codes: [], shipping: { name: 'x', fee: 21_600, freeFrom: null } },
    NOW,
  )
  expect(priced.vat).toEqual([
    { vatClass: '10', base: 100_000, amount: 10_000 },
    { vatClass: '5', base: 100_000, amount: 5_000 },
    { vatClass: '8', base: 20_000, amount: 1_600 },
    { vatClass: 'KCT', base: 10_000, amount: 0 },
  ])
  expect(priced.commissionBase).toBe(210_000)
})

test.each([
  ['8', '2026-12-31T23:59:59+07:00', 1_600],
  ['10', '2027-01-01T00:00:00+07:00', 1_964],
])('shipping is taxed at %s per cent at %s', (vatClass, at, amount) => {
  const shipping = { name: 'x', fee: 21_600, freeFrom: null }
  const { vat } = price([one(1, 105_000)], { codes: [], shipping }, new Date(at))
  expect(vat).toContainEqual({ vatClass, base: 21_600 - amount, amount })
})
