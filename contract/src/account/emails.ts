import { z } from 'zod'
import { EmailChangeForm, SecurityCode } from '../../forms/account.ts'
import { endpoint } from '../http/endpoint.ts'

export const askForEmailChange = endpoint({
  method: 'POST',
  path: '/api/User/EmailChange',
  access: 'user',
  summary: 'Xin đổi email; mã được gửi tới địa chỉ mới',
  body: EmailChangeForm,
  data: z.null(),
})

export const confirmEmailChange = endpoint({
  method: 'PATCH',
  path: '/api/User/EmailChange',
  access: 'user',
  summary: 'Đổi email bằng mã đã nhận; các thiết bị khác bị đăng xuất',
  body: z.strictObject({ SecurityCode }),
  data: z.null(),
})
