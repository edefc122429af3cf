import { z } from 'zod'
import { line, words } from '../../forms/account.ts'
import { VietnameseDay } from '../../forms/manuscript.ts'
import { endpoint, roomFor } from '../http/endpoint.ts'
import { Instant } from '../shapes.ts'
import { MANUSCRIPT_KINDS, RECOMMENDATIONS, type REVIEW_CRITERIA, REVIEW_STATES } from './enums.ts'
import { Day, FileVersion } from './shape.ts'

/** The page that a reviewer's letter leads to, without an account. */
export const REVIEW_PAGE = '/phan-bien-ban-thao'

const Key = line(100).min(20, 'Liên kết không đầy đủ')

const mark = z.int().min(1).max(5).nullable().default(null)
export const ReviewAnswers = z.strictObject({
  originality: mark,
  accuracy: mark,
  structure: mark,
  language: mark,
  usefulness: mark,
}) satisfies z.ZodObject<Record<(typeof REVIEW_CRITERIA)[number], z.ZodType>>
export type ReviewAnswers = z.infer<typeof ReviewAnswers>

/** Without the author's name, and with names of files that don't tell it. */
export const ReviewTask = z.object({
  /** This reviewer's own: with the manuscript's, the tracking page would tell whether a suspected mailbox is the author's. */
  code: z.string(),
  title: z.string(),
  kind: z.enum(MANUSCRIPT_KINDS).nullable(),
  summary: z.string(),
  outline: z.string(),
  state: z.enum(REVIEW_STATES),
  dueDay: Day,
  /** What the reviewer has asked for and the editor not answered. */
  wishedDay: Day.nullable(),
  /** Only for whoever has taken it on. */
  files: z.array(FileVersion.pick({ id: true, role: true, roleName: true, version: true, name: true, bytes: true, href: true })),
  answers: ReviewAnswers,
  recommendation: z.enum(RECOMMENDATIONS).nullable(),
  forAuthor: z.string(),
  forHouse: z.string(),
  submittedAt: Instant.nullable(),
})
export type ReviewTask = z.infer<typeof ReviewTask>

export const getReviewTask = endpoint({
  method: 'GET',
  path: '/api/ManuscriptReview',
  access: 'open',
  summary: 'Bản thảo được mời nhận xét',
  query: z.object({ key: Key }),
  data: ReviewTask,
})

export const answerInvitation = endpoint({
  method: 'POST',
  path: '/api/ManuscriptReview/Answer',
  access: 'open',
  summary: 'Nhận lời hay từ chối nhận xét',
  body: z.strictObject({
    key: Key,
    isAccepted: z.boolean(),
    /** Declared before reading: with one, the desk asks somebody else. */
    hasConflict: z.boolean(),
    note: words(1000).default(''),
  }),
  data: ReviewTask,
})

/** Until the editor answers, the old day stands. */
export const askMoreTime = endpoint({
  method: 'POST',
  path: '/api/ManuscriptReview/MoreTime',
  access: 'open',
  summary: 'Người nhận xét xin thêm thời gian',
  body: z.strictObject({ key: Key, wishedDay: VietnameseDay, note: words(1000).default('') }),
  data: ReviewTask,
})

/** Kept while it is written; final once it is sent. */
export const saveReview = endpoint({
  method: 'POST',
  path: '/api/ManuscriptReview',
  access: 'open',
  summary: 'Lưu hoặc gửi nhận xét',
  body: z.strictObject({
    key: Key,
    answers: ReviewAnswers,
    recommendation: z.enum(RECOMMENDATIONS).nullable(),
    forAuthor: words(20_000),
    forHouse: words(20_000).default(''),
    isFinal: z.boolean(),
  }),
  mostBodyBytes: roomFor(40_000),
  data: ReviewTask,
})
