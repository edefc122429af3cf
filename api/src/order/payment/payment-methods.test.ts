import { refusal } from '@tq/contract/testing/refusal.ts'
import { expect, test } from 'vitest'
import { TEST_SETTINGS } from '../../testing/settings.ts'
import { openPaymentMethods } from './payment-methods.ts'

test('a way to pay that is not set up is not offered, and refused to whoever chooses it all the same', () => {
  const { offered, requireOffered } = openPaymentMethods({
    payment: { ...TEST_SETTINGS.payment, vnpay: null, epay: null },
    bank: null,
    publicUrl: TEST_SETTINGS.publicUrl,
  })
  expect(offered).toEqual(['cod'])
  expect(() => requireOffered('transfer')).toThrow(
    expect.objectContaining(
      refusal('PAYMENT_METHOD_SUSPENDED', { message: 'Cách thanh toán này đang tạm ngừng, bạn chọn cách khác nhé' }),
    ),
  )
  expect(() => requireOffered('vnpay')).toThrow(expect.objectContaining(refusal('PAYMENT_METHOD_SUSPENDED')))
  expect(() => openPaymentMethods(TEST_SETTINGS).requireOffered('transfer')).not.toThrow()
})
