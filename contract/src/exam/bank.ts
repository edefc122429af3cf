import { z } from 'zod'
import { QuestionContent } from '../../questions/content.ts'
import { endpoint } from '../endpoint.ts'
import { QUESTION_LEVELS, QUESTION_TYPES } from '../enums.ts'
import { list } from '../list.ts'
import { choice, Instant, oneOf, TypedText, wholeNumber } from '../shapes.ts'

const id = wholeNumber({ min: 1, max: 2_000_000_000 })
/** `text`: Vietnamese Word style (`Câu 1.`, `*B.`, `Giải thích:`); `docx`: the same in a Word file. */
export const BANK_FORMATS = ['text', 'docx', 'gift', 'moodle'] as const
export type BankFormat = (typeof BANK_FORMATS)[number]

export const BankQuestion = z.object({
  id: z.int(),
  type: z.enum(QUESTION_TYPES),
  level: z.enum(QUESTION_LEVELS),
  topic: z.object({ id: z.int(), subject: z.string(), name: z.string() }),
  version: z.int(),
  isRetired: z.boolean(),
  content: QuestionContent,
  createdAt: Instant,
})
export type BankQuestion = z.infer<typeof BankQuestion>

export const listBankQuestions = endpoint({
  method: 'GET',
  path: '/api/Staff/Questions',
  access: 'staff',
  summary: 'Ngân hàng câu hỏi',
  ...list({
    of: BankQuestion,
    perPage: 20,
    filter: {
      topicId: choice(id),
      level: choice(oneOf(QUESTION_LEVELS)),
      type: choice(oneOf(QUESTION_TYPES)),
      searchContent: TypedText,
    },
  }),
})

/** Writes a new version; attempts keep the one they were made of. */
export const changeBankQuestion = endpoint({
  method: 'PATCH',
  path: '/api/Staff/Questions/:id',
  access: 'staff',
  summary: 'Sửa một câu hỏi: tạo phiên bản mới',
  params: z.object({ id }),
  body: z.strictObject({
    content: QuestionContent.optional(),
    level: z.enum(QUESTION_LEVELS).optional(),
    isRetired: z.boolean().optional(),
  }),
  data: BankQuestion,
})

/** A question as it would be stored, or what is wrong with it. */
export const ImportedQuestion = z.object({
  /** Where it begins in what was given. */
  line: z.int(),
  content: QuestionContent.nullable(),
  level: z.enum(QUESTION_LEVELS),
  problems: z.array(z.object({ line: z.int(), message: z.string() })),
})
export type ImportedQuestion = z.infer<typeof ImportedQuestion>
