import type { ExamDetail } from '@tq/contract/exam/exam.ts'
import { KIND_WORDS, limitWords } from '../words.ts'

/** For search engines. */
export const descriptionOf = ({ kind, title, summary, questionCount, limitSeconds, course }: ExamDetail): string =>
  `${KIND_WORDS[kind]} “${title}” của khoá học ${course.title}: ${questionCount} câu, ${limitWords(limitSeconds).toLowerCase()}. ${summary}`.trim()
