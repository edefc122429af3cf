import { type QuestionLevel, REVIEW_FIELDS, type ReviewField } from '@tq/contract/enums.ts'
import type { QuestionText } from './question-text.ts'

/** An exam of a course, or an exercise of a lesson, as it is written for the demo. */
export interface PaperText {
  courseId: number
  /** The lesson of an exercise, counted through the course from 1. */
  lesson?: number
  title: string
  summary: string
  /** HTML, best written with `marked`. */
  instructions?: string
  rules: PaperRules
  parts: PartText[]
}

export interface PaperRules {
  minutes?: number
  attempts?: number
  waitMinutes?: number
  /** Of ten. */
  passMark?: number
  shufflesQuestions?: boolean
  shufflesOptions?: boolean
  tellsAtOnce?: boolean
  reviewNow: readonly ReviewField[]
  reviewLater: readonly ReviewField[]
  /** Days after the demo was made from which everything of `reviewLater` is shown, attempts left or not. */
  reviewInDays?: number
}

export interface PartText {
  title: string
  instructions?: string
  /** Of each question. */
  points: number
  questions?: QuestionText[]
  /** Instead of fixed ones: so many of a topic and level, from whatever papers have brought into the bank. */
  drawn?: { subject: string; topic: string; level: QuestionLevel; count: number }[]
}

export const ALL_FIELDS = REVIEW_FIELDS

/** An exercise: as often as one likes, without a clock, every answer explained at once. */
export const PRACTICE: PaperRules = { tellsAtOnce: true, passMark: 5, reviewNow: ALL_FIELDS, reviewLater: ALL_FIELDS }

/** An exercise as homework: told when it is handed in. */
export const HOMEWORK: PaperRules = { passMark: 5, reviewNow: ALL_FIELDS, reviewLater: ALL_FIELDS }

/** The instructions of the parts of the national papers. */
export const SINGLE_PART = 'Mỗi câu chỉ chọn một phương án.'
export const NATIONAL_PART =
  'Trong mỗi ý a), b), c), d) ở mỗi câu, chọn đúng hoặc sai. Đúng 1 ý được 0,1 điểm; 2 ý được 0,25 điểm; 3 ý được 0,5 điểm; cả 4 ý được 1 điểm.'
/** The same scale where a question of four statements has other points than one. */
export const FOUR_STATEMENTS =
  'Câu đúng sai bốn ý: đúng 1 ý được 10% số điểm của câu, 2 ý được 25%, 3 ý được 50%, cả 4 ý được trọn điểm.'
/** And where it has one. */
export const FOUR_STATEMENTS_OF_ONE =
  'Câu đúng sai bốn ý: đúng 1 ý được 0,1 điểm; 2 ý được 0,25 điểm; 3 ý được 0,5 điểm; cả 4 ý được 1 điểm.'
export const SHORT_PART = 'Chỉ ghi kết quả. Phần thập phân viết sau dấu phẩy; số âm viết với dấu trừ ở trước.'
