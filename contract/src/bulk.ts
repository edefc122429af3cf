import { z } from 'zod'
import { BulkForm } from '../forms/bulk.ts'
import { endpoint } from './http/endpoint.ts'
import { list } from './http/list.ts'
import { choice, Instant, oneOf, wholeNumber } from './shapes.ts'

export const askBulkPrice = endpoint({
  method: 'POST',
  path: '/api/BulkRequest',
  access: 'open',
  summary: 'Xin báo giá mua số lượng lớn',
  body: BulkForm,
  data: z.null(),
})

export const BulkRequest = z.object({
  id: z.int(),
  organisation: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  books: z.string(),
  note: z.string(),
  createdAt: Instant,
  /** Null while nobody has answered. */
  answeredAt: Instant.nullable(),
})
export type BulkRequest = z.infer<typeof BulkRequest>

/** The newest first. */
export const listBulkRequests = endpoint({
  method: 'GET',
  path: '/api/Staff/BulkRequests',
  access: 'staff',
  summary: 'Các yêu cầu báo giá mua số lượng lớn',
  ...list({ of: BulkRequest, perPage: 20, filter: { state: choice(oneOf(['open', 'answered'])) } }),
})

/** Again changes nothing. */
export const answerBulkRequest = endpoint({
  method: 'PATCH',
  path: '/api/Staff/BulkRequests/:id',
  access: 'staff',
  summary: 'Ghi nhận đã trả lời một yêu cầu báo giá',
  params: z.object({ id: wholeNumber({ min: 1, max: 2_000_000_000 }) }),
  body: z.strictObject({ isAnswered: z.literal(true) }),
  data: BulkRequest,
})
