import type { QuestionLevel } from '@tq/contract/enums.ts'
import type { QuestionContent } from '@tq/contract/questions/content.ts'

export interface Exportable {
  id: number
  level: QuestionLevel
  content: QuestionContent
}

export interface Exported {
  text: string
  /** What the format has no place for. */
  leftOut: { id: number; reason: string }[]
}
