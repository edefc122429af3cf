import { z } from 'zod'
import { words } from './account.ts'

export const MOST_ASKED = 500
export const MOST_ANSWERED = 2000
const SHORTEST = 10

export const AskForm = z.strictObject({
  content: words(MOST_ASKED).min(SHORTEST, 'Xin viết câu hỏi rõ hơn, ít nhất 10 ký tự'),
  /** A letter when it is answered. */
  wantsLetter: z.boolean(),
})

export const AnswerForm = z.strictObject({
  content: words(MOST_ANSWERED).min(SHORTEST, 'Câu trả lời cần ít nhất 10 ký tự'),
})
