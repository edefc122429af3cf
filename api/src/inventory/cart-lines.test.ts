import { refusal } from '@tq/contract/testing/refusal.ts'
import { expect, test } from 'vitest'
import { mergeLines } from './cart-lines.ts'

const lines = (...quantities: number[]) => quantities.map((quantity) => ({ productId: 56, quantity }))

test('the same product on two lines is one line, as far as one order may have of it', () => {
  expect(mergeLines(lines(500, 499))).toEqual(lines(999))
  expect(() => mergeLines(lines(500, 500))).toThrow(
    expect.objectContaining(
      refusal('TOO_MANY_OF_ONE', {
        message: 'Mỗi sản phẩm đặt được nhiều nhất 999 bản một lần',
        fields: [{ field: '56', message: 'nhiều nhất 999' }],
      }),
    ),
  )
})
