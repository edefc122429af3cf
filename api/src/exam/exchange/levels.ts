import type { QuestionLevel } from '@tq/contract/enums.ts'

/** As teachers mark them, in every format. */
const MARKS: Record<QuestionLevel, string> = { recall: 'NB', understand: 'TH', apply: 'VD', master: 'VDC' }

export const markOf = (level: QuestionLevel) => MARKS[level]

export function levelOf(mark: string): QuestionLevel | undefined {
  const wanted = mark.trim().toUpperCase()
  return (Object.keys(MARKS) as QuestionLevel[]).find((level) => MARKS[level] === wanted)
}
