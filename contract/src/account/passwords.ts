import { z } from 'zod'
import { Email, NewPassword, SecurityCode } from '../../forms/account.ts'
import { endpoint } from '../http/endpoint.ts'

export const sendSecurityCode = endpoint({
  method: 'POST',
  path: '/api/User/SendSecurityCode',
  access: 'open',
  summary: 'Gửi mã đặt lại mật khẩu',
  body: z.strictObject({ Email }),
  data: z.null(),
})

export const validateSecurityCode = endpoint({
  method: 'POST',
  path: '/api/User/ValidateSecurityCode',
  access: 'open',
  summary: 'Kiểm tra mã đặt lại mật khẩu',
  body: z.strictObject({ Email, SecurityCode }),
  data: z.null(),
})

export const resetPassword = endpoint({
  method: 'PATCH',
  path: '/api/User/ChangePasswordNoAuth',
  access: 'open',
  summary: 'Đặt mật khẩu mới bằng mã đã nhận',
  body: z.strictObject({ Email, SecurityCode, NewPassword }),
  data: z.null(),
})

export const changePassword = endpoint({
  method: 'PATCH',
  path: '/api/User/ChangePassword',
  access: 'user',
  summary: 'Đổi mật khẩu; các thiết bị khác bị đăng xuất',
  body: z.strictObject({ CurrentPassword: z.string().max(1000), NewPassword }),
  data: z.null(),
})
