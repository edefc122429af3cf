import { expect, test } from 'vitest'
import { Phone } from './account.ts'

test.each([
  '0912345678',
  '0912 345 678',
  '0912.345.678',
  '0912-345-678',
  '84912345678',
  '+84912345678',
  '+84 912 345 678',
  '(+84) 912 345 678',
  '0084 912 345 678',
  '+84 (0) 912 345 678',
  ' 0912345678 ',
])('a number typed as “%s” is kept as 0912345678', (typed) => {
  expect(Phone.parse(typed)).toBe('0912345678')
})

test.each([
  ['', 'Số điện thoại không được để trống'],
  ['091234567', 'Số điện thoại có ít nhất 10 số'],
  ['8491234567', 'số điện thoại không hợp lệ'],
  ['+84 812 34', 'Số điện thoại có ít nhất 10 số'],
  ['0212345678', 'số điện thoại không hợp lệ'],
  ['+1 912 345 6789', 'số điện thoại không hợp lệ'],
  ['09123456789', 'số điện thoại không hợp lệ'],
  ['không có số nào', 'số điện thoại không hợp lệ'],
  ['0912345678, 0987654321', 'Dài tối đa 20 ký tự'],
])('“%s” is no mobile number: %s', (typed, sentence) => {
  const { error } = Phone.safeParse(typed)
  expect(error?.issues[0]?.message).toBe(sentence)
})
