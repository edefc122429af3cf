import { RegisterForm } from '@tq/contract/forms/account.ts'
import { expect, test } from 'vitest'
import { resolverOf } from './form.ts'

test('SPEC §5: what a shape says is shown as it says it', async () => {
  const typed = { Name: '', Phone: '0212345678', Email: 'x', Password: 'ngắn', confirm: 'khác', isAgreed: false }
  const { errors } = await resolverOf(RegisterForm)(typed, undefined, { fields: {}, shouldUseNativeValidation: false })
  expect(
    Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, (error as { message: string }).message])),
  ).toEqual({
    Name: 'Họ Tên Không Được Để Trống',
    Phone: 'số điện thoại không hợp lệ',
    Email: 'Email không đúng định dạng',
    Password: 'Mật khẩu có ít nhất 8 ký tự',
    confirm: 'Mật khẩu xác nhận không trùng khớp',
  })
})
