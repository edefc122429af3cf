import type { ComponentType } from 'react'

export interface AskProps<Body> {
  body: Body
  answer: string[]
  /** Of this question only: names of radio groups, ids of fields. */
  name: string
  /** It was checked or handed in: shown, but not to be changed. */
  isLocked: boolean
  onChange(answer: string[]): void
}

export interface ReviewProps<Body> {
  body: Body
  /** Null where the learner may not see it again. */
  answer: string[] | null
  /** Null where it is not shown yet. */
  answerKey: string[] | null
  /** Other spellings that count, tolerance. */
  keyNotes: string[]
  /** Of a text with gaps. */
  rightGaps: boolean[] | null
  points: number
  /** Null while it waits for a person, or is hidden. */
  score: number | null
}

/** What the page knows of one type of question. */
export interface QuestionPart<Body> {
  Ask: ComponentType<AskProps<Body>>
  Review: ComponentType<ReviewProps<Body>>
  /** How much of it is still open: 0 when all is answered. */
  openCount(body: Body, answer: string[]): number
  /** What those are: "Còn 1 ý chưa chọn". */
  openWords(count: number): string
}

export const isBlank = (answer: string[]) => answer.every((entry) => entry.trim() === '')

/** A, B, C … of an option. */
export const letterOf = (at: number) => String.fromCharCode(65 + at)
/** Read aloud, and where a list takes no pictures: the words of an option, a formula as it is written. */
export function plainText(html: string): string {
  return html
    .replace(/<annotation[\s\S]*?<\/annotation>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}
