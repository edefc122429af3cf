import { z } from 'zod'
import { words } from '../../forms/account.ts'
import { MISPRINT_STATES } from '../enums.ts'
import { endpoint } from '../http/endpoint.ts'
import { list } from '../http/list.ts'
import { choice, Instant, oneOf, wholeNumber } from '../shapes.ts'
import { byProduct } from './book.ts'

export const reportMisprint = endpoint({
  method: 'POST',
  path: '/api/Reading/Books/:productId/Misprints',
  access: 'user',
  summary: 'Báo lỗi in cho nhà xuất bản',
  params: byProduct,
  body: z.strictObject({
    chapter: words(1000),
    page: words(20).nullable(),
    quote: words(500).min(1, 'Hãy chọn chỗ có lỗi trong sách'),
    comment: words(1000),
  }),
  data: z.null(),
})

const Misprint = z.object({
  id: z.int(),
  productId: z.int(),
  title: z.string(),
  version: z.int().nullable(),
  chapter: z.string(),
  page: z.string().nullable(),
  quote: z.string(),
  comment: z.string(),
  state: z.enum(MISPRINT_STATES),
  createdAt: Instant,
})
export type Misprint = z.infer<typeof Misprint>

export const listMisprints = endpoint({
  method: 'GET',
  path: '/api/Staff/Misprints',
  access: 'staff',
  summary: 'Lỗi in mà bạn đọc báo',
  ...list({ of: Misprint, perPage: 50, filter: { state: choice(oneOf(MISPRINT_STATES)) } }),
})

export const decideMisprint = endpoint({
  method: 'PATCH',
  path: '/api/Staff/Misprints/:id',
  access: 'staff',
  summary: 'Ghi nhận một lỗi in: đã sửa hoặc không phải lỗi',
  params: z.object({ id: wholeNumber({ min: 1, max: 2_000_000_000 }) }),
  body: z.strictObject({ state: z.enum(MISPRINT_STATES) }),
  data: Misprint,
})
