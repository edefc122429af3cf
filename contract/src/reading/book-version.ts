import { z } from 'zod'
import { BOOK_FORMATS, BOOK_LAYOUTS, BOOK_STATES } from '../enums.ts'
import { endpoint } from '../http/endpoint.ts'
import { list } from '../http/list.ts'
import { choice, Instant, oneOf, wholeNumber } from '../shapes.ts'

export const BOOK_VERSION_ID = /^[0-9a-hjkmnp-tv-z]{16}$/
const byId = z.object({ id: z.string().regex(BOOK_VERSION_ID) })
const productId = wholeNumber({ min: 1, max: 2_000_000_000 })
export const MOST_BOOK_BYTES = 200 * 1024 * 1024

/** A file of an e-book, as staff see it. The newest that is ready is what people read. */
export const BookVersion = z.object({
  id: z.string(),
  productId: z.int(),
  title: z.string(),
  version: z.int(),
  fileName: z.string(),
  format: z.enum(BOOK_FORMATS),
  layout: z.enum(BOOK_LAYOUTS).nullable(),
  state: z.enum(BOOK_STATES),
  percent: z.int(),
  /** Why it failed, or what staff should know of one that is ready. */
  note: z.string().nullable(),
  /** Where in the file: what was taken out, or what is wrong. The first hundred. */
  problems: z.array(z.object({ file: z.string(), line: z.int().nullable(), message: z.string() })),
  chapters: z.int().nullable(),
  pageCount: z.int().nullable(),
  hasText: z.boolean().nullable(),
  previewPercent: z.int(),
  allowsDownload: z.boolean(),
  isCurrent: z.boolean(),
  createdAt: Instant,
})
export type BookVersion = z.infer<typeof BookVersion>

export const uploadBook = endpoint({
  method: 'POST',
  path: '/api/Staff/Books/:productId/Versions',
  access: 'staff',
  summary: 'Tải lên tệp của một sách điện tử: EPUB hoặc PDF',
  params: z.object({ productId }),
  body: z.strictObject({ allowsDownload: oneOf(['true', 'false']).optional() }),
  files: { file: { mostBytes: MOST_BOOK_BYTES, types: ['application/epub+zip', 'application/pdf'] } },
  data: BookVersion,
})

export const listBookVersions = endpoint({
  method: 'GET',
  path: '/api/Staff/BookVersions',
  access: 'staff',
  summary: 'Tệp của các sách điện tử',
  ...list({ of: BookVersion, perPage: 50, filter: { productId: choice(productId), state: choice(oneOf(BOOK_STATES)) } }),
})

export const getBookVersion = endpoint({
  method: 'GET',
  path: '/api/Staff/BookVersions/:id',
  access: 'staff',
  summary: 'Một tệp sách: trạng thái và tiến độ xử lý',
  params: byId,
  data: BookVersion,
})

export const retryBook = endpoint({
  method: 'POST',
  path: '/api/Staff/BookVersions/:id/retry',
  access: 'staff',
  summary: 'Xử lý lại một tệp sách bị lỗi',
  params: byId,
  data: BookVersion,
})

/** Another preview is cut by a job: the version is worked on again, and read as before meanwhile. */
export const changeBook = endpoint({
  method: 'PATCH',
  path: '/api/Staff/BookVersions/:id',
  access: 'staff',
  summary: 'Đổi phần đọc thử, cho hoặc không cho tải về',
  params: byId,
  body: z
    .strictObject({ previewPercent: z.int().min(1).max(50).optional(), allowsDownload: z.boolean().optional() })
    .refine(({ previewPercent, allowsDownload }) => previewPercent !== undefined || allowsDownload !== undefined, {
      message: 'cần phần đọc thử mới, hoặc cho hay không cho tải về',
    }),
  data: BookVersion,
})
