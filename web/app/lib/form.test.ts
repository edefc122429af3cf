import { ApiError } from '@tq/contract/errors.ts'
import { RegisterForm } from '@tq/contract/forms/account.ts'
import { describe, expect, test } from 'vitest'
import { refusalOf, resolverOf } from './form.ts'

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

describe('what the server refuses', () => {
  const values = { Email: 'lan@doc.example', Password: 'thuquan2026' }
  const refused = (...fields: { field: string; message: string }[]) =>
    new ApiError({ status: 400, code: 'INPUT_INVALID', errorMessage: 'Dữ liệu không hợp lệ', fields })
  const atPassword = { field: 'Password', message: 'Mật khẩu dễ đoán' }

  test('stands beside its field, and nowhere else', () => {
    expect(refusalOf(refused(atPassword), values)).toEqual({ beside: [atPassword], above: null })
  })

  test('of a field that this form has not is said above it, beside the rest', () => {
    const { beside, above } = refusalOf(refused(atPassword, { field: 'WardId', message: 'Không có phường này' }), values)
    expect(beside).toEqual([atPassword])
    expect((above as Error).message).toBe('Không có phường này')
  })

  test.each([refused({ field: 'WardId', message: 'x' }), refused(), new Error('mất mạng')])(
    'without a field of this form is said above it, whole: %s',
    (error) => {
      expect(refusalOf(error, values)).toEqual({ beside: [], above: error })
    },
  )
})
