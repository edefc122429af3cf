import { z } from 'zod'
import { ATTEMPT_CLOSERS, COURSE_USES, EXAM_ATTEMPT_STATES, EXAM_KINDS, QUESTION_TYPES, REVIEW_FIELDS } from '../enums.ts'
import { endpoint } from '../http/endpoint.ts'
import { list } from '../http/list.ts'
import { LessonLink } from '../learning/course.ts'
import { AddressId, choice, Instant, oneOf, wholeNumber } from '../shapes.ts'
import { AttemptQuestion } from './attempt.ts'

const Id = wholeNumber({ min: 1, max: 2_000_000_000 })

export const ExamCard = z.object({
  id: z.int(),
  kind: z.enum(EXAM_KINDS),
  title: z.string(),
  /** `slug.id`, the last part of its address */
  address: z.string(),
  summary: z.string(),
  questionCount: z.int(),
  points: z.number(),
  limitSeconds: z.int().nullable(),
  /** Null: as often as one likes. */
  attemptsAllowed: z.int().nullable(),
  /** On the scale of ten. */
  passMark: z.number().nullable(),
  opensAt: Instant.nullable(),
  closesAt: Instant.nullable(),
})
export type ExamCard = z.infer<typeof ExamCard>

/** Of a paper's part: "12 câu, 0,25 điểm mỗi câu". */
export const ExamPart = z.object({
  title: z.string(),
  instructions: z.string(),
  questionCount: z.int(),
  points: z.number(),
  types: z.array(z.enum(QUESTION_TYPES)),
  /** Null where its questions bring different points. */
  pointsEach: z.number().nullable(),
})
export type ExamPart = z.infer<typeof ExamPart>

/** A sitting of one's own, as lists show it. Marks only where the exam's policy shows them now. */
export const AttemptSummary = z.object({
  id: z.uuid(),
  number: z.int(),
  state: z.enum(EXAM_ATTEMPT_STATES),
  closedBy: z.enum(ATTEMPT_CLOSERS).nullable(),
  startedAt: Instant,
  deadline: Instant.nullable(),
  closedAt: Instant.nullable(),
  seconds: z.int().nullable(),
  /** On the scale of ten, at most two decimals; null while a part is unmarked or hidden. */
  mark: z.number().nullable(),
  isPassed: z.boolean().nullable(),
  answeredCount: z.int(),
  questionCount: z.int(),
})
export type AttemptSummary = z.infer<typeof AttemptSummary>

/** Why somebody can't begin now. */
export const START_BARRIERS = ['login', 'notOwned', 'notOpen', 'over', 'noAttemptLeft', 'wait'] as const

/** What an exam is to the one who asks. */
export const ExamStanding = z.object({
  barrier: z.enum(START_BARRIERS).nullable(),
  /** When it is worth trying again: it opens, or the wait between two attempts is over. */
  startsAt: Instant.nullable(),
  attemptsLeft: z.int().nullable(),
  /** Part of the limit below: "60 phút (gồm 30 phút thêm)". */
  extraSeconds: z.int(),
  limitSeconds: z.int().nullable(),
  openAttempt: AttemptSummary.nullable(),
  /** The latest first. */
  attempts: z.array(AttemptSummary),
  bestMark: z.number().nullable(),
})
export type ExamStanding = z.infer<typeof ExamStanding>

export const ExamDetail = ExamCard.extend({
  /** HTML */
  instructions: z.string(),
  parts: z.array(ExamPart),
  course: z.object({ id: z.int(), title: z.string(), address: z.string(), use: z.enum(COURSE_USES) }),
  lesson: LessonLink.nullable(),
  waitSeconds: z.int(),
  lastStartAt: Instant.nullable(),
  tellsAtOnce: z.boolean(),
  reviewNow: z.array(z.enum(REVIEW_FIELDS)),
  reviewLater: z.array(z.enum(REVIEW_FIELDS)),
  reviewOpensAt: Instant.nullable(),
  serverNow: Instant,
  /** Null for guests. */
  standing: ExamStanding.nullable(),
  /** The questions of the attempt that is open, and of nothing else. */
  questionActives: z.array(AttemptQuestion),
})
export type ExamDetail = z.infer<typeof ExamDetail>

export const listExaminations = endpoint({
  method: 'GET',
  path: '/api/Examination/GetExaminations/',
  access: 'open',
  summary: 'Bài kiểm tra của một khoá học',
  ...list({ of: ExamCard, perPage: 50, filter: { courseId: Id } }),
})

export const listAssignments = endpoint({
  method: 'GET',
  path: '/api/Examination/GetAssignments/',
  access: 'open',
  summary: 'Bài tập của một bài học',
  ...list({ of: ExamCard, perPage: 50, filter: { lessonId: Id } }),
})

export const getExamination = endpoint({
  method: 'GET',
  path: '/api/Examination/Detail/:id',
  access: 'open',
  summary: 'Nội quy và cấu trúc của một bài kiểm tra hoặc bài tập',
  params: z.object({ id: AddressId }),
  data: ExamDetail,
})

/** Everything one has begun, by exam; what is open first, then the latest. */
export const listOwnExaminations = endpoint({
  method: 'GET',
  path: '/api/Examination/Mine',
  access: 'user',
  summary: 'Bài tập và bài kiểm tra tôi đã làm',
  ...list({
    of: ExamCard.extend({
      course: ExamDetail.shape.course,
      bestMark: z.number().nullable(),
      attemptCount: z.int(),
      openAttempt: AttemptSummary.nullable(),
      lastAttempt: AttemptSummary,
    }),
    perPage: 12,
    filter: { kind: choice(oneOf(EXAM_KINDS)), courseId: choice(Id), lessonId: choice(Id) },
  }),
})
