import { z } from 'zod'
import {
  Birthday,
  Email,
  NewPassword,
  PersonName,
  Phone,
  ReactivateForm,
  SecurityCode,
  StreetAddress,
  WardId,
} from '../../forms/account.ts'
import { endpoint } from '../http/endpoint.ts'
import { Uuid } from './person.ts'

/** Signed by us for the browser that registered: without it nobody makes us send letters to strangers. */
const RegistrationToken = z.string().max(2000)

export const register = endpoint({
  method: 'POST',
  path: '/api/User/Register-client',
  access: 'open',
  summary: 'Đăng ký, cũng là đồng ý với điều khoản và chính sách bảo mật; mã kích hoạt được gửi qua email',
  body: z.strictObject({
    Email,
    Phone,
    Name: PersonName,
    Password: NewPassword,
    Address: StreetAddress.optional(),
    WardId: WardId.optional(),
    Birthday: Birthday.optional(),
  }),
  data: z.object({ token: RegistrationToken }),
})

export const activate = endpoint({
  method: 'POST',
  path: '/api/User/ActiveAccount',
  access: 'open',
  summary: 'Kích hoạt tài khoản bằng mã 6 chữ số',
  body: z.strictObject({ token: RegistrationToken, securityCode: SecurityCode, email: Email }),
  /** `proof` is good for one UpdateUser before the first login. */
  data: z.object({ userId: Uuid, proof: z.string() }),
})

export const resendCode = endpoint({
  method: 'POST',
  path: '/api/User/ResendCode',
  access: 'open',
  summary: 'Gửi lại mã kích hoạt',
  body: z.strictObject({ token: RegistrationToken, securityCode: z.string().max(6).optional(), email: Email }),
  data: z.null(),
})

export const reactivate = endpoint({
  method: 'POST',
  path: '/api/User/re-active',
  access: 'open',
  summary: 'Lấy mã kích hoạt cho tài khoản chưa kích hoạt',
  body: ReactivateForm,
  data: z.object({ token: RegistrationToken }),
})
