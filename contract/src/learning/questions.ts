import { z } from 'zod'
import { words } from '../../forms/account.ts'
import { endpoint } from '../http/endpoint.ts'
import { list } from '../http/list.ts'
import { choice, Instant, oneOf, wholeNumber } from '../shapes.ts'

export const QUESTION_LENGTH = 2000
const lessonId = wholeNumber({ min: 1, max: 2_000_000_000 })

export const LessonQuestion = z.object({
  id: z.uuid(),
  content: z.string(),
  /** Null once the asker's account was deleted. */
  askedBy: z.string().nullable(),
  isMine: z.boolean(),
  createdAt: Instant,
  /** HTML */
  answer: z.string().nullable(),
  answeredBy: z.string().nullable(),
  answeredAt: Instant.nullable(),
  /** Only its writer and staff see it then. */
  isHidden: z.boolean(),
})
export type LessonQuestion = z.infer<typeof LessonQuestion>

/** The latest first; for whoever may open the lesson. */
export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/LessonQuestion/:lessonId',
  access: 'user',
  summary: 'Hỏi đáp của một bài học',
  params: z.object({ lessonId }),
  ...list({ of: LessonQuestion, perPage: 10 }),
})

export const askQuestion = endpoint({
  method: 'POST',
  path: '/api/LessonQuestion',
  access: 'user',
  summary: 'Hỏi giảng viên',
  body: z.strictObject({
    lessonId: z.int().positive().max(2_000_000_000),
    content: words(QUESTION_LENGTH).min(10, 'Xin viết câu hỏi rõ hơn, ít nhất 10 ký tự'),
  }),
  data: LessonQuestion,
})

export const reportQuestion = endpoint({
  method: 'POST',
  path: '/api/LessonQuestion/:id/report',
  access: 'user',
  summary: 'Báo một câu hỏi không phù hợp',
  params: z.object({ id: z.uuid() }),
  data: z.null(),
})

export const listQuestionsForStaff = endpoint({
  method: 'GET',
  path: '/api/Staff/LessonQuestions',
  access: 'staff',
  summary: 'Câu hỏi của người học',
  ...list({
    of: LessonQuestion.extend({
      lesson: z.object({ id: z.int(), title: z.string(), courseTitle: z.string() }),
      reports: z.int(),
    }),
    perPage: 50,
    filter: { state: choice(oneOf(['open', 'answered', 'hidden', 'reported'])) },
  }),
})

export const answerQuestion = endpoint({
  method: 'PATCH',
  path: '/api/Staff/LessonQuestions/:id',
  access: 'staff',
  summary: 'Trả lời, ẩn hoặc hiện một câu hỏi',
  params: z.object({ id: z.uuid() }),
  body: z
    .strictObject({
      /** HTML; what may not stand in a page is taken out. */
      answer: words(10_000).min(1).optional(),
      isHidden: z.boolean().optional(),
    })
    .refine(({ answer, isHidden }) => answer !== undefined || isHidden !== undefined, 'cần câu trả lời, hoặc ẩn hay hiện'),
  data: LessonQuestion,
})
