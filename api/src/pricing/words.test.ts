import { describe, expect, test } from 'vitest'
import { dong } from './format-money.ts'
import { price } from './price.ts'
import type { CodeRule, LineWish } from './rules.ts'
import { code, goods, NOW } from './testing/examples.ts'

test('amounts as they are written in Vietnamese', () => {
  const intl = new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' })
  for (const amount of [0, 5, 999, 1_000, 120_000, 1_234_567, 98_765_432_100, -45_000])
    expect(dong(amount)).toBe(intl.format(amount))
})

describe('a percentage says what it was counted from', () => {
  const reasonsOf = (lines: LineWish[], codes: CodeRule[]) =>
    price(lines, { codes, shipping: null }, NOW).steps.flatMap(({ code, reason, amount }) =>
      code ? [[code, reason, amount]] : [],
    )
  const book = (productId: number, listPrice: number, more = {}): LineWish => ({
    goods: goods({ productId, listPrice, ...more }),
    quantity: 1,
  })
  const tenCapped = code({ code: 'MUOI', effect: 'percent', percent: 10, cap: 15_000 })
  const coupon15 = code({ code: 'PHIEU15', family: 'coupon', effect: 'percent', percent: 15, cap: 40_000 })
  const coupon20k = code({ code: 'PHIEU20K', family: 'coupon', amount: 20_000, scope: { productIds: [1] } })
  const eight = code({ code: 'TAM', title: 'Giảm 8% giáo trình', effect: 'percent', percent: 8, scope: { categoryIds: [7] } })

  test.each<[name: string, lines: LineWish[], codes: CodeRule[], steps: unknown[]]>([
    [
      'only what is in scope and at no flash price, after the coupon',
      [
        { ...book(1, 100_000, { categoryIds: [7], flash: { price: 60_000, left: 1 } }), quantity: 3 },
        book(2, 500_000, { categoryIds: [8] }),
      ],
      [eight, coupon20k],
      [
        ['PHIEU20K', 'Sách 1', -20_000],
        ['TAM', 'Giảm 8% giáo trình, 8% của 180.000\u00a0₫', -14_400],
      ],
    ],
    [
      'where the cap was reached',
      [book(1, 300_000)],
      [tenCapped],
      [['MUOI', 'MUOI, 10% của 300.000\u00a0₫, tối đa 15.000\u00a0₫', -15_000]],
    ],
    [
      'a coupon of several books, one of them capped',
      [book(1, 100_000), book(2, 300_000)],
      [coupon15],
      [['PHIEU15', '2 đầu sách, 15% của 400.000\u00a0₫, tối đa 40.000\u00a0₫ mỗi đầu sách', -55_000]],
    ],
    ['an amount needs no base', [book(1, 400_000)], [code({ code: 'GIAM50', amount: 50_000 })], [['GIAM50', 'GIAM50', -50_000]]],
  ])('%s', (_, lines, codes, steps) => expect(reasonsOf(lines, codes)).toEqual(steps))
})

describe('what is saved names its one book, or counts the books that save', () => {
  const cheaper = (productId: number) => ({ goods: goods({ productId, salePrice: 80_000 }), quantity: 1 })
  const inFlashSale = (productId: number) => ({ goods: goods({ productId, flash: { price: 60_000, left: 5 } }), quantity: 1 })
  const inFull = (productId: number) => ({ goods: goods({ productId }), quantity: 1 })
  const aSet = (productId: number) => ({ goods: goods({ productId, kind: 'combo', apartPrice: 130_000 }), quantity: 1 })

  test.each<[name: string, lines: LineWish[], steps: unknown[]]>([
    ['one book of two on sale: its title', [cheaper(1), inFull(2)], [['sale', 'Sách 1', -20_000]]],
    ['two of three on sale', [cheaper(1), inFull(2), cheaper(3)], [['sale', '2 đầu sách đang khuyến mãi', -40_000]]],
    ['one of two at a flash price: its title', [inFull(1), inFlashSale(2)], [['flash', 'Sách 2', -40_000]]],
    [
      'two of three at a flash price',
      [inFlashSale(1), inFull(2), inFlashSale(3)],
      [['flash', '2 đầu sách trong đợt giờ vàng', -80_000]],
    ],
    ['one set beside a book: its title', [aSet(1), inFull(2)], [['combo', 'Sách 1', -30_000]]],
    ['two sets beside a book', [aSet(1), inFull(2), aSet(3)], [['combo', '2 bộ sách mua trọn bộ', -60_000]]],
    ['nothing saved: nothing said', [inFull(1), inFull(2)], []],
  ])('%s', (_, lines, steps) => {
    const saved = price(lines, { codes: [], shipping: null }, NOW).steps.filter(({ kind }) => kind !== 'list')
    expect(saved.map(({ kind, reason, amount }) => [kind, reason, amount])).toEqual(steps)
  })
})
