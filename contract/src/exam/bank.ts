import { z } from 'zod'
import { QuestionContent } from '../../questions/content.ts'
import { QUESTION_LEVELS, QUESTION_TYPES } from '../enums.ts'
import { endpoint, roomFor } from '../http/endpoint.ts'
import { list } from '../http/list.ts'
import { choice, Instant, oneOf, TypedText, wholeNumber } from '../shapes.ts'

const id = wholeNumber({ min: 1, max: 2_000_000_000 })
/** `text`: Vietnamese Word style (`Câu 1.`, `*B.`, `Giải thích:`). Word files have a call of their own. */
export const BANK_FORMATS = ['text', 'gift', 'moodle'] as const
export type BankFormat = (typeof BANK_FORMATS)[number]
const LONGEST_IMPORT = 1_000_000
const LONGEST_DOCX = 20 * 1024 * 1024
const LONGEST_QUESTION = 200_000

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
  mostBodyBytes: roomFor(LONGEST_QUESTION),
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

const topic = { subject: z.string().trim().min(1).max(100), topic: z.string().trim().min(1).max(200) }
const Import = z.object({
  questions: z.array(ImportedQuestion),
  /** 0 in a dry run. */
  storedCount: z.int(),
})

/** A dry run only tells what would be stored. Else all of it is, or, where anything is wrong, nothing. */
export const importQuestions = endpoint({
  method: 'POST',
  path: '/api/Staff/Questions/Import',
  access: 'staff',
  summary: 'Nhập câu hỏi từ văn bản, GIFT hoặc Moodle XML',
  body: z.strictObject({
    ...topic,
    format: z.enum(BANK_FORMATS),
    text: z.string().min(1).max(LONGEST_IMPORT),
    isDryRun: z.boolean(),
  }),
  mostBodyBytes: roomFor(LONGEST_IMPORT),
  data: Import,
})

export const importDocx = endpoint({
  method: 'POST',
  path: '/api/Staff/Questions/ImportDocx',
  access: 'staff',
  summary: 'Nhập câu hỏi từ tệp Word',
  body: z.strictObject({ ...topic, isDryRun: oneOf(['true', 'false']) }),
  files: {
    file: { mostBytes: LONGEST_DOCX, types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'] },
  },
  data: Import,
})

export const exportQuestions = endpoint({
  method: 'GET',
  path: '/api/Staff/Questions/Export',
  access: 'staff',
  summary: 'Xuất câu hỏi của một chủ đề ra GIFT hoặc Moodle XML',
  query: z.object({ topicId: id, format: oneOf(['gift', 'moodle']) }),
  data: z.object({
    fileName: z.string(),
    text: z.string(),
    /** What the format has no place for. */
    leftOut: z.array(z.object({ id: z.int(), reason: z.string() })),
  }),
})
