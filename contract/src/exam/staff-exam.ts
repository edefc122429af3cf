import { z } from 'zod'
import { words } from '../../forms/account.ts'
import { ATTEMPT_CLOSERS, EXAM_ATTEMPT_STATES, QUESTION_LEVELS, QUESTION_TYPES, REOPENING_KINDS } from '../enums.ts'
import { endpoint } from '../http/endpoint.ts'
import { bothWays, list } from '../http/list.ts'
import { choice, Instant, oneOf, TypedText, wholeNumber } from '../shapes.ts'

const id = wholeNumber({ min: 1, max: 2_000_000_000 })
/** For the record of what staff do. */
const Reason = words(500).min(1)

/** Every attempt but those taken back, which are listed where their state is asked for. */
export const listExamResults = endpoint({
  method: 'GET',
  path: '/api/Staff/Exams/:id/Results',
  access: 'staff',
  summary: 'Bảng điểm của một bài kiểm tra',
  params: z.object({ id }),
  ...list({
    of: z.object({
      attemptId: z.uuid(),
      userId: z.uuid(),
      name: z.string(),
      email: z.string(),
      number: z.int(),
      state: z.enum(EXAM_ATTEMPT_STATES),
      closedBy: z.enum(ATTEMPT_CLOSERS).nullable(),
      startedAt: Instant,
      closedAt: Instant.nullable(),
      seconds: z.int().nullable(),
      score: z.number().nullable(),
      points: z.number(),
      /** On the scale of ten. */
      mark: z.number().nullable(),
      /** Questions that somebody has to mark. */
      waitingCount: z.int(),
      /** What staff did to it and why, the latest first. */
      reopenings: z.array(z.object({ how: z.enum(REOPENING_KINDS), reason: z.string(), at: Instant })),
    }),
    perPage: 50,
    sorts: bothWays(['closedAt', 'mark', 'name']),
    filter: { state: choice(oneOf(EXAM_ATTEMPT_STATES)), search: TypedText },
  }),
})

/** How each question of an exam did, over the latest 5,000 closed attempts. */
export const getExamStatistics = endpoint({
  method: 'GET',
  path: '/api/Staff/Exams/:id/Statistics',
  access: 'staff',
  summary: 'Thống kê từng câu hỏi của một bài kiểm tra',
  params: z.object({ id }),
  data: z.object({
    attemptCount: z.int(),
    averageMark: z.number().nullable(),
    /** How many have a mark from 0 to 1, 1 to 2 … 9 to 10. */
    marks: z.array(z.int()),
    questions: z.array(
      z.object({
        questionId: z.int(),
        version: z.int(),
        type: z.enum(QUESTION_TYPES),
        level: z.enum(QUESTION_LEVELS),
        /** HTML with MathML, as the options. */
        stem: z.string(),
        answeredCount: z.int(),
        emptyCount: z.int(),
        /** The average share of its points, 0 to 1: the higher, the easier. */
        difficulty: z.number().nullable(),
        /** How it goes with the rest of the paper, −1 to 1; null where it can't be said. */
        discrimination: z.number().nullable(),
        /** Of choices; of statements how many said that they are true. Empty for other types. */
        options: z.array(z.object({ id: z.string(), html: z.string(), isKey: z.boolean(), count: z.int() })),
      }),
    ),
  }),
})

export const listEssays = endpoint({
  method: 'GET',
  path: '/api/Staff/Essays',
  access: 'staff',
  summary: 'Bài tự luận chờ chấm',
  ...list({
    of: z.object({
      attemptId: z.uuid(),
      questionId: z.string(),
      exam: z.object({ id: z.int(), title: z.string() }),
      /** Not the learner's name: marks are given to texts. */
      stem: z.string(),
      rubric: z.string(),
      answer: z.string(),
      words: z.int(),
      points: z.number(),
      closedAt: Instant,
      score: z.number().nullable(),
      comment: z.string(),
    }),
    perPage: 20,
    filter: { examId: choice(id), state: choice(oneOf(['waiting', 'marked'])) },
  }),
})

export const markEssay = endpoint({
  method: 'PATCH',
  path: '/api/Staff/Essays/:attemptId/:questionId',
  access: 'staff',
  summary: 'Chấm một bài tự luận',
  params: z.object({ attemptId: z.uuid(), questionId: z.string().regex(/^[a-z0-9]{4,16}$/) }),
  body: z.strictObject({
    score: z.number().min(0).max(1000).multipleOf(0.001, 'nhiều nhất ba chữ số sau dấu phẩy'),
    comment: words(5000),
    /** As the marker has seen it, null where it waits: of two who mark at once the second is told. */
    expectedScore: z.number().min(0).max(1000).nullable(),
  }),
  data: z.object({ state: z.enum(EXAM_ATTEMPT_STATES), score: z.number(), mark: z.number().nullable() }),
})

/** More time or attempts for one person; an attempt that is open gets the time at once. */
export const allowExtra = endpoint({
  method: 'PUT',
  path: '/api/Staff/Exams/:id/Allowances/:userId',
  access: 'staff',
  summary: 'Cho một người thêm giờ hoặc thêm lần làm',
  params: z.object({ id, userId: z.uuid() }),
  body: z.strictObject({
    extraMinutes: z.int().min(0).max(1440),
    extraAttempts: z.int().min(0).max(100),
    reason: Reason,
  }),
  data: z.object({ extraMinutes: z.int(), extraAttempts: z.int(), deadline: Instant.nullable() }),
})

/** Opens a closed attempt again for so many minutes, or takes it back so that it counts for nothing. */
export const reopenAttempt = endpoint({
  method: 'POST',
  path: '/api/Staff/ExamAttempts/:attemptId/Reopen',
  access: 'staff',
  summary: 'Mở lại hoặc huỷ một lần làm bài',
  params: z.object({ attemptId: z.uuid() }),
  body: z.discriminatedUnion('how', [
    z.strictObject({ how: z.literal('reopen'), minutes: z.int().min(1).max(1440), reason: Reason }),
    z.strictObject({ how: z.literal('abandon'), reason: Reason }),
  ]),
  data: z.object({ state: z.enum(EXAM_ATTEMPT_STATES), deadline: Instant.nullable() }),
})

/**
 * Marks the closed attempts of an exam anew by the latest version of a question. `isDryRun` only tells whose marks would change. Attempts
 * that are open keep the version they were made of: once closed, they are marked anew by the same call.
 */
export const regradeQuestion = endpoint({
  method: 'POST',
  path: '/api/Staff/Exams/:id/Regrade',
  access: 'staff',
  summary: 'Chấm lại một câu hỏi theo đáp án mới',
  params: z.object({ id }),
  body: z.strictObject({
    questionId: z.int().positive().max(2_000_000_000),
    isDryRun: z.boolean(),
    /** As the dry run told it; null in one. A key that was changed since is looked at first. */
    expectedVersion: z.int().positive().nullable(),
    reason: Reason,
  }),
  data: z.object({
    /** By which it is, or would be, marked. */
    version: z.int(),
    /** Closed ones that were made of an older version. */
    attemptCount: z.int(),
    changes: z.array(
      z.object({
        attemptId: z.uuid(),
        name: z.string(),
        /** Points of the whole attempt. */
        before: z.number(),
        after: z.number(),
        /** Made of what the question no longer offers: it earns nothing. */
        isUnfit: z.boolean(),
      }),
    ),
  }),
})
