import { z } from 'zod'
import { DEVICES } from '../enums.ts'
import { endpoint } from '../http/endpoint.ts'

const milliseconds = z.number().min(0).max(600_000).optional()

/** One visit to a page: what kind of page and how it felt, nothing about who. */
export const PageView = z.strictObject({
  /** The route's pattern, such as /san-pham/:id. */
  pattern: z.string().regex(/^\/[A-Za-z0-9/:._-]{0,80}$/, 'không phải mẫu đường dẫn'),
  device: z.enum(DEVICES),
  LCP: milliseconds,
  INP: milliseconds,
  TTFB: milliseconds,
  CLS: z.number().min(0).max(100).optional(),
})
export type PageView = z.infer<typeof PageView>

export const reportPageView = endpoint({
  method: 'POST',
  path: '/api/PageViews',
  access: 'open',
  summary: 'Ghi một lượt xem trang, không kèm dữ liệu cá nhân',
  body: PageView,
  data: z.null(),
})
