import { describe, expect, test } from 'vitest'
import { price } from '../pricing/price.ts'
import type { CodeRule, LineWish } from '../pricing/rules.ts'
import { code, goods, NOW } from '../pricing/testing/examples.ts'
import type { StoredCode } from './codes.ts'
import { offersFor } from './offers.ts'

const line = (productId: number, listPrice: number): LineWish => ({ goods: goods({ productId, listPrice }), quantity: 1 })
const stored = (rule: CodeRule, id: number) => ({ ...rule, id, limitPerCustomer: null }) as unknown as StoredCode

const fifty = code({ code: 'GIAM50', amount: 50_000, minimum: 400_000 })
const ten = code({ code: 'GIAM10', amount: 10_000, minimum: 150_000 })
const far = code({ code: 'XA', amount: 10_000, minimum: 900_000 })
const coupon = code({ code: 'PHIEU15', family: 'coupon', effect: 'percent', percent: 15 })
const dear = code({ code: 'PHIEUDAT', family: 'coupon', amount: 40_000, minimum: 150_000 })

/** What a cart with these lines, in which some codes are used, is offered. */
function offered(lines: LineWish[], used: CodeRule[], all: CodeRule[], most?: number) {
  const cart = { priced: price(lines, { codes: used, shipping: null }, NOW), isOnlyDigital: false, now: NOW }
  return offersFor(all.map(stored), cart, most).map(({ codeName, isApplied, missing, saves }) => ({
    codeName,
    isApplied,
    missing,
    saves,
  }))
}

describe('what a cart of two books for 100.000 each is offered', () => {
  const lines = [line(1, 100_000), line(2, 100_000)]

  test('a coupon in use, a voucher that would help, codes that miss something: in this order, the nearest of the last first', () => {
    expect(offered(lines, [coupon], [far, fifty, ten, coupon])).toEqual([
      { codeName: 'PHIEU15', isApplied: true, missing: null, saves: 30_000 },
      { codeName: 'GIAM10', isApplied: false, missing: null, saves: 10_000 },
      { codeName: 'GIAM50', isApplied: false, missing: 'Còn thiếu 200.000\u00a0₫', saves: 0 },
      { codeName: 'XA', isApplied: false, missing: 'Còn thiếu 700.000\u00a0₫', saves: 0 },
    ])
  })

  test('a coupon’s minimum is about one line → two that reach it together do not', () => {
    expect(offered(lines, [], [dear])).toEqual([
      { codeName: 'PHIEUDAT', isApplied: false, missing: 'Còn thiếu 50.000\u00a0₫', saves: 0 },
    ])
  })

  test('a code that was added and does nothing → the reason that the cart gives, and nothing saved', () => {
    const other = code({ code: 'GIAM9', amount: 9_000 })
    expect(offered(lines, [ten, other], [other])).toEqual([
      { codeName: 'GIAM9', isApplied: false, missing: 'Mỗi đơn dùng một mã giảm giá; cách đang áp dụng lợi hơn', saves: 0 },
    ])
  })

  test('at most so many, the best of them', () => {
    expect(offered(lines, [], [far, fifty, ten], 1).map(({ codeName }) => codeName)).toEqual(['GIAM10'])
  })
})
