import { z } from 'zod'
import { Email, line, words } from '../forms/account.ts'
import { endpoint, roomFor } from './http/endpoint.ts'
import { list } from './http/list.ts'
import { LetterKey } from './letter-key.ts'
import { Instant } from './shapes.ts'

const LONGEST_ISSUE = 20_000

/** Answered alike whether the mailbox is known, waits to be confirmed or gets the newsletter already. */
export const askForNewsletter = endpoint({
  method: 'POST',
  path: '/api/Newsletter',
  access: 'open',
  summary: 'Đăng ký nhận bản tin',
  body: z.strictObject({ email: Email }),
  data: z.null(),
})

export const confirmNewsletter = endpoint({
  method: 'POST',
  path: '/api/Newsletter/Confirm',
  access: 'open',
  summary: 'Xác nhận đăng ký bản tin từ hộp thư',
  body: z.strictObject({ key: LetterKey }),
  data: z.null(),
})

/** Answered alike whether there was anything to leave. */
export const leaveNewsletter = endpoint({
  method: 'POST',
  path: '/api/Newsletter/Leave',
  access: 'open',
  summary: 'Ngừng nhận bản tin',
  body: z.strictObject({ key: LetterKey }),
  data: z.null(),
})

export const NewsletterIssue = z.object({
  id: z.int(),
  name: z.string(),
  subject: z.string(),
  createdAt: Instant,
  /** Letters written so far. */
  letters: z.int(),
  /** When the last one was written; null while it goes on. */
  finishedAt: Instant.nullable(),
})
export type NewsletterIssue = z.infer<typeof NewsletterIssue>

/** One issue goes out once, however often it is sent: its name tells. */
export const sendNewsletter = endpoint({
  method: 'POST',
  path: '/api/Staff/Newsletter',
  access: 'staff',
  summary: 'Gửi một số bản tin tới mọi người đã xác nhận',
  body: z.strictObject({
    /** `2026-11`, `ban-tin-tet` */
    name: line(60)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Chỉ gồm chữ thường không dấu, số và gạch nối')
      .meta({ examples: ['2026-11'] }),
    subject: line(150).min(1, 'Tiêu đề không được để trống'),
    /** Paragraphs with an empty line between; `## heading`, `- item`, `[words](/page)`. */
    text: words(LONGEST_ISSUE).min(1, 'Nội dung không được để trống'),
  }),
  mostBodyBytes: roomFor(LONGEST_ISSUE),
  data: NewsletterIssue,
})

/** The newest first, and how many are confirmed now. */
export const listNewsletters = endpoint({
  method: 'GET',
  path: '/api/Staff/Newsletter',
  access: 'staff',
  summary: 'Các số bản tin đã gửi',
  ...list({ of: NewsletterIssue, perPage: 20, beside: { subscribers: z.int() } }),
})
