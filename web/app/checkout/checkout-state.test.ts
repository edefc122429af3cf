import type { Cart, CartLine } from '@tq/contract/cart.ts'
import { describe, expect, test } from 'vitest'
import { type CheckoutEvent, type CheckoutState, FIRST_STATE, nextState } from './checkout-state.ts'

const line = (productId: number, quantity: number) => ({ productId, quantity }) as CartLine
const cartOf = (more: Partial<Cart> = {}): Cart =>
  ({
    lines: [line(56, 1)],
    laterLines: [],
    totalProducts: 1,
    isOnlyDigital: false,
    canCheckOut: true,
    code: null,
    productCode: [],
    affiliateCode: null,
    isActiveVoucher: false,
    isActiveAffiliate: false,
    ...more,
  }) as Cart

const after = (...events: CheckoutEvent[]): CheckoutState => events.reduce(nextState, FIRST_STATE)
const at = (tabIndex: CheckoutState['tabIndex']): CheckoutState => ({ ...after({ type: 'shown', cart: cartOf() }), tabIndex })

describe('the step (SPEC §4)', () => {
  test('a cart that is only looked at stays at 0', () => {
    expect(after({ type: 'shown', cart: cartOf() }).tabIndex).toBe(0)
  })

  test('reviewed: 1, with digital goods only 2', () => {
    expect(after({ type: 'reviewed', cart: cartOf() }).tabIndex).toBe(1)
    expect(after({ type: 'reviewed', cart: cartOf({ isOnlyDigital: true }) }).tabIndex).toBe(2)
  })

  test('address or fee updated: 2; checked out: 4', () => {
    expect(nextState(at(1), { type: 'delivered', cart: cartOf() }).tabIndex).toBe(2)
    expect(nextState(at(2), { type: 'checkedOut', orderId: 'a' })).toMatchObject({ tabIndex: 4, orderId: 'a' })
    expect(nextState(at(2), { type: 'refused', message: 'Giá đã đổi' })).toMatchObject({ tabIndex: 0, refusal: 'Giá đã đổi' })
  })

  test('a cart that changes at the till: printed books need an address, e-books alone none', () => {
    expect(nextState(at(2), { type: 'shown', cart: cartOf({ shippingFee: null }) }).tabIndex).toBe(1)
    expect(nextState(at(2), { type: 'shown', cart: cartOf({ shippingFee: 22_000 }) }).tabIndex).toBe(2)
    expect(nextState(at(1), { type: 'shown', cart: cartOf({ isOnlyDigital: true, shippingFee: 0 }) }).tabIndex).toBe(2)
    expect(nextState(at(1), { type: 'shown', cart: cartOf({ shippingFee: null }) }).tabIndex).toBe(1)
  })

  const back: CheckoutEvent[] = [
    { type: 'voucherRemoved', cart: cartOf() },
    { type: 'couponRemoved', cart: cartOf() },
    { type: 'affiliateRemoved', cart: cartOf() },
    { type: 'voucherFailed', message: '' },
    { type: 'affiliateFailed', message: '' },
    { type: 'loadFailed', message: 'x' },
    { type: 'outOfStock', shortages: {} },
    { type: 'failed' },
  ]
  test.each(back.map((event) => [event.type, event] as const))('%s leads back to 0', (_, event) => {
    expect(nextState(at(2), event).tabIndex).toBe(0)
  })

  test('a cart that can no longer be ordered leads back to 0, one that can stays', () => {
    expect(nextState(at(2), { type: 'shown', cart: cartOf({ canCheckOut: false }) }).tabIndex).toBe(0)
    expect(nextState(at(2), { type: 'shown', cart: cartOf() }).tabIndex).toBe(2)
    expect(nextState(at(4), { type: 'shown', cart: cartOf({ canCheckOut: false, lines: [] }) }).tabIndex).toBe(4)
  })
})

describe('codes', () => {
  const code = { codeName: 'TUUTRUONG50', title: 'Giảm 50.000 ₫', saves: 50_000 }

  test('a voucher is active after it was added, not after it was removed', () => {
    const added = after({ type: 'voucherAdded', cart: cartOf({ code, isActiveVoucher: true }) })
    expect(added).toMatchObject({ isActiveVoucher: true, code, errorVoucher: '' })
    expect(nextState(added, { type: 'voucherRemoved', cart: cartOf() })).toMatchObject({ isActiveVoucher: false, code: null })
  })

  test('a refusal keeps the cart and says why; without a reason the default', () => {
    const refused = nextState(at(0), { type: 'voucherFailed', message: 'Mã giảm giá đã hết hạn' })
    expect(refused.errorVoucher).toBe('Mã giảm giá đã hết hạn')
    expect(refused.cart).not.toBeNull()
    expect(nextState(at(0), { type: 'voucherFailed', message: '' }).errorVoucher).toBe('Mã giảm giá không hợp lệ')
  })

  test('an affiliate is active after it was added, not after removal, refusal or a failed load', () => {
    const added = after({ type: 'affiliateAdded', cart: cartOf({ affiliateCode: 'BANDOC26', isActiveAffiliate: true }) })
    expect(added).toMatchObject({ isActiveAffiliate: true, affiliateCode: 'BANDOC26' })
    expect(nextState(added, { type: 'affiliateRemoved', cart: cartOf() })).toMatchObject({
      isActiveAffiliate: false,
      affiliateCode: null,
    })
    expect(nextState(added, { type: 'loadFailed', message: 'x' }).isActiveAffiliate).toBe(false)
    expect(nextState(added, { type: 'affiliateFailed', message: '' })).toMatchObject({
      isActiveAffiliate: false,
      affiliateCode: null,
      errorAffiliate: 'Mã affiliate không hợp lệ',
    })
  })

  test('the next success takes the error away', () => {
    const state = after({ type: 'voucherFailed', message: 'x' }, { type: 'couponAdded', cart: cartOf({ productCode: [code] }) })
    expect(state).toMatchObject({ errorVoucher: '', productCode: [code], isActiveVoucher: false })
  })
})

describe('shortages', () => {
  const short = nextState(at(0), { type: 'outOfStock', shortages: { 56: 'chỉ còn 1 cuốn' } })

  test('stay while the line is as it was', () => {
    expect(nextState(short, { type: 'shown', cart: cartOf() }).shortages).toEqual({ 56: 'chỉ còn 1 cuốn' })
  })

  test('go with a new quantity, with the line, and when all is well', () => {
    expect(nextState(short, { type: 'shown', cart: cartOf({ lines: [line(56, 2)] }) }).shortages).toEqual({})
    expect(nextState(short, { type: 'shown', cart: cartOf({ lines: [] }) }).shortages).toEqual({})
    expect(nextState(short, { type: 'reviewed', cart: cartOf() }).shortages).toEqual({})
  })
})
