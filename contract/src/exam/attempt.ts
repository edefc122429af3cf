import { z } from 'zod'
import { ShownBody } from '../../questions/content.ts'
import { LONGEST_ESSAY } from '../../questions/essay/shape.ts'
import { ATTEMPT_CLOSERS, EXAM_ATTEMPT_STATES, EXAM_KINDS, QUESTION_LEVELS, REVIEW_FIELDS } from '../enums.ts'
import { endpoint, roomFor } from '../http/endpoint.ts'
import { LessonLink } from '../learning/course.ts'
import { AddressId, Instant } from '../shapes.ts'

// For the browser, which gets a contract's constants but none of its shapes.
export { LONGEST_GAP } from '../../questions/fill-in/shape.ts'
export { LONGEST_NUMBER } from '../../questions/numeric/shape.ts'
export { NATIONAL_SCALE } from '../../questions/true-false/shape.ts'
export { LONGEST_ESSAY }

/** After the deadline a save or a submit still counts for so long: the network may have held it up. */
export const GRACE_SECONDS = 30
const MOST_ENTRIES = 60
const MOST_QUESTIONS = 500

/** What was chosen or typed, as a list of texts whatever the type; empty when nothing is. */
export const ExamAnswer = z
  .array(
    z
      .string()
      .max(LONGEST_ESSAY)
      // PostgreSQL can't store them: the empty character, and half of a sign.
      .overwrite((text) => text.replaceAll('\0', '').toWellFormed()),
  )
  .max(MOST_ENTRIES)
const QuestionKey = z.string().regex(/^[a-z0-9]{4,16}$/)

/** Of a text with gaps, gap by gap: more than one spelling may be right, so a page can't tell by the key. Null for other types. */
const RightGaps = z.array(z.boolean()).nullable()

/** A question inside an attempt. Nothing in it depends on its key. */
export const AttemptQuestion = z.object({
  /** Random, of this attempt only. */
  id: z.string(),
  /** From 1. */
  number: z.int(),
  /** Its part, by place in `parts`. */
  part: z.int(),
  points: z.number(),
  /** HTML with MathML */
  stem: z.string(),
  body: ShownBody,
  /** A recording; its address is given by each play. */
  audio: z.object({ playsLeft: z.int().nullable() }).nullable(),
  answer: z.array(z.string()),
  seq: z.int(),
  savedAt: Instant.nullable(),
  isFlagged: z.boolean(),
  /** In an exercise that tells at once, after it was asked. */
  told: z
    .object({
      points: z.number().nullable(),
      key: z.array(z.string()).nullable(),
      keyNotes: z.array(z.string()).nullable(),
      rightGaps: RightGaps,
      explanation: z.string().nullable(),
    })
    .nullable(),
})
export type AttemptQuestion = z.infer<typeof AttemptQuestion>

export const Attempt = z.object({
  attemptId: z.uuid(),
  examId: z.int(),
  kind: z.enum(EXAM_KINDS),
  title: z.string(),
  address: z.string(),
  number: z.int(),
  state: z.enum(EXAM_ATTEMPT_STATES),
  startedAt: Instant,
  deadline: Instant.nullable(),
  extraSeconds: z.int(),
  serverNow: Instant,
  tellsAtOnce: z.boolean(),
  parts: z.array(z.object({ title: z.string(), instructions: z.string() })),
  questionActives: z.array(AttemptQuestion),
})
export type Attempt = z.infer<typeof Attempt>

/** Starts, or goes on with what is open: asked twice, it answers the same. */
export const doExam = endpoint({
  method: 'POST',
  path: '/api/Examination/DoExam/:id',
  access: 'user',
  summary: 'Bắt đầu hoặc làm tiếp một bài kiểm tra, bài tập',
  params: z.object({ id: AddressId }),
  data: Attempt,
})

/** Saves one question. A save that is not newer than what is stored is refused with the stored answer. */
export const saveAnswer = endpoint({
  method: 'PATCH',
  path: '/api/Examination/Answers/:attemptId',
  access: 'user',
  summary: 'Tự lưu câu trả lời của một câu',
  params: z.object({ attemptId: z.uuid() }),
  body: z.strictObject({
    questionId: QuestionKey,
    answer: ExamAnswer.optional(),
    isFlagged: z.boolean().optional(),
    /** One more than the last one the page knows of this question. */
    seq: z.int().min(1).max(1_000_000),
  }),
  mostBodyBytes: roomFor(LONGEST_ESSAY),
  data: z.object({
    questionId: z.string(),
    seq: z.int(),
    savedAt: Instant,
    serverNow: Instant,
    deadline: Instant.nullable(),
    /** False: something newer is stored, from another tab or device; it stands in `answer`. */
    isSaved: z.boolean(),
    answer: z.array(z.string()),
    isFlagged: z.boolean(),
  }),
})

/** The clock of an open attempt, for a tab that comes back. */
export const getClock = endpoint({
  method: 'GET',
  path: '/api/Examination/Clock/:attemptId',
  access: 'user',
  summary: 'Giờ máy chủ và hạn nộp của bài đang làm',
  params: z.object({ attemptId: z.uuid() }),
  data: z.object({ serverNow: Instant, deadline: Instant.nullable(), state: z.enum(EXAM_ATTEMPT_STATES) }),
})

/** In an exercise that tells at once: whether the saved answer is right. It can't be changed afterwards. */
export const checkAnswer = endpoint({
  method: 'POST',
  path: '/api/Examination/CheckAnswer',
  access: 'user',
  summary: 'Xem ngay câu trả lời đúng hay sai (bài tập cho phép)',
  body: z.strictObject({ attemptId: z.uuid(), questionId: QuestionKey }),
  data: AttemptQuestion,
})

/** One more play of a question's recording: counted, and its address for the next minutes. */
export const playRecording = endpoint({
  method: 'POST',
  path: '/api/Examination/PlayRecording',
  access: 'user',
  summary: 'Nghe đoạn ghi âm của một câu hỏi',
  body: z.strictObject({ attemptId: z.uuid(), questionId: QuestionKey }),
  data: z.object({ url: z.string(), playsLeft: z.int().nullable() }),
})

/** Verdict on one question of a closed attempt; each field only where the exam's policy shows it. */
export const ReviewedQuestion = AttemptQuestion.omit({ seq: true, told: true, savedAt: true, answer: true, audio: true }).extend({
  level: z.enum(QUESTION_LEVELS),
  topic: z.string(),
  /** Where it is taught, as far as exercises tell: what to read again. */
  lesson: LessonLink.nullable(),
  answer: z.array(z.string()).nullable(),
  isAnswered: z.boolean(),
  /** Null while a person has to mark it, or where it is hidden. */
  score: z.number().nullable(),
  isWaiting: z.boolean(),
  key: z.array(z.string()).nullable(),
  rightGaps: RightGaps,
  /** All that counts as right, in words: other spellings, tolerance. */
  keyNotes: z.array(z.string()).nullable(),
  explanation: z.string().nullable(),
  comment: z.string(),
  savedAt: Instant.nullable(),
})
export type ReviewedQuestion = z.infer<typeof ReviewedQuestion>

export const ExamResult = z.object({
  attemptId: z.uuid(),
  examId: z.int(),
  kind: z.enum(EXAM_KINDS),
  title: z.string(),
  address: z.string(),
  course: z.object({ id: z.int(), title: z.string(), address: z.string() }),
  lesson: LessonLink.nullable(),
  number: z.int(),
  state: z.enum(EXAM_ATTEMPT_STATES),
  closedBy: z.enum(ATTEMPT_CLOSERS),
  startedAt: Instant,
  closedAt: Instant,
  seconds: z.int(),
  /** What may be seen now, and what later. */
  shows: z.array(z.enum(REVIEW_FIELDS)),
  showsLater: z.array(z.enum(REVIEW_FIELDS)),
  reviewOpensAt: Instant.nullable(),
  /** On the scale of ten; null while something is unmarked, or hidden. */
  mark: z.number().nullable(),
  passMark: z.number().nullable(),
  isPassed: z.boolean().nullable(),
  /** Points of what is marked. */
  score: z.number().nullable(),
  /** What those could have brought: less than `points` while something waits. */
  markedPoints: z.number(),
  points: z.number(),
  parts: z.array(
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      points: z.number(),
      questionCount: z.int(),
      rightCount: z.int().nullable(),
    }),
  ),
  levels: z.array(z.object({ level: z.enum(QUESTION_LEVELS), questionCount: z.int(), rightCount: z.int().nullable() })),
  answeredCount: z.int(),
  questionCount: z.int(),
  attemptsLeft: z.int().nullable(),
  canStartAgain: z.boolean(),
  /** One's own closed attempts, the latest first. */
  attempts: z.array(
    z.object({
      id: z.uuid(),
      number: z.int(),
      closedAt: Instant,
      seconds: z.int(),
      closedBy: z.enum(ATTEMPT_CLOSERS),
      state: z.enum(EXAM_ATTEMPT_STATES),
      mark: z.number().nullable(),
    }),
  ),
  questions: z.array(ReviewedQuestion),
})
export type ExamResult = z.infer<typeof ExamResult>

/** Merges what the page still had, closes and marks. Sent twice, it answers with the stored result. */
export const submitExam = endpoint({
  method: 'POST',
  path: '/api/Examination/SubmitExam',
  access: 'user',
  summary: 'Nộp bài',
  body: z.strictObject({
    attemptId: z.uuid(),
    /** From question to chosen answers: only what was not saved yet. */
    answers: z
      .record(QuestionKey, z.strictObject({ answer: ExamAnswer, seq: z.int().min(1).max(1_000_000) }))
      .refine((answers) => Object.keys(answers).length <= MOST_QUESTIONS, 'quá nhiều câu')
      .optional(),
  }),
  // Several essays that were written without a network.
  mostBodyBytes: roomFor(5 * LONGEST_ESSAY),
  data: ExamResult,
})

/** By an attempt's id, or by an exam's: then the latest closed attempt. */
export const reviewExam = endpoint({
  method: 'GET',
  path: '/api/Examination/ReviewExam/:id',
  access: 'user',
  summary: 'Kết quả và bài làm của một lần làm bài',
  params: z.object({ id: z.union([z.uuid(), AddressId]) }),
  data: ExamResult,
})
