import { z } from 'zod'
import { CONSENT_PURPOSES } from '../enums.ts'
import { endpoint } from '../http/endpoint.ts'
import { Instant } from '../shapes.ts'
import { User } from './person.ts'

export const exportMyData = endpoint({
  method: 'GET',
  path: '/api/User/Export',
  access: 'user',
  summary: 'Mọi dữ liệu chúng tôi giữ về bạn',
  data: z.record(z.string(), z.unknown()),
})

export const askForDeletion = endpoint({
  method: 'POST',
  path: '/api/User/Deletion',
  access: 'user',
  summary: 'Xin xoá tài khoản; có 30 ngày để đổi ý',
  body: z.strictObject({ Password: z.string().max(1000) }),
  data: User,
})

/** On the button, and in the letter that tells where it is. */
export const KEEP_ACCOUNT = 'Giữ lại tài khoản'

export const cancelDeletion = endpoint({
  method: 'DELETE',
  path: '/api/User/Deletion',
  access: 'user',
  summary: 'Thôi không xoá tài khoản nữa',
  data: User,
})

export const Consent = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  isGiven: z.boolean(),
  pageKey: z.string(),
  pageVersion: z.int(),
  at: Instant,
})

export const listConsents = endpoint({
  method: 'GET',
  path: '/api/User/Consents',
  access: 'user',
  summary: 'Những điều bạn đã đồng ý hoặc rút lại, mới nhất của mỗi loại',
  data: z.array(Consent),
})

export const giveConsent = endpoint({
  method: 'POST',
  path: '/api/User/Consents',
  access: 'user',
  summary: 'Đồng ý hoặc rút lại',
  /** `terms` stands for the privacy policy as well, as in the register form; who takes it back closes the account. */
  body: z.discriminatedUnion('purpose', [
    z.strictObject({ purpose: z.literal('marketing'), isGiven: z.boolean() }),
    z.strictObject({ purpose: z.literal('terms'), isGiven: z.literal(true) }),
  ]),
  data: z.array(Consent),
})
