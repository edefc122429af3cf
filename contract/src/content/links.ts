import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'

/** May a link be followed? `url` is the address in the form it may be used. */
export const checkUrl = endpoint({
  method: 'POST',
  path: '/api/Redirect/Check-url',
  access: 'open',
  summary: 'Kiểm tra một đường dẫn trước khi chuyển hướng',
  body: z.strictObject({ url: z.string().min(1, 'chưa có').max(2000, 'dài tối đa 2.000 ký tự') }),
  data: z.object({ allowed: z.boolean(), url: z.string().nullable(), type: z.enum(['internal', 'external', 'refused']) }),
})
