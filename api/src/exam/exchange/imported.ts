import type { QuestionLevel } from '@tq/contract/enums.ts'
import { QuestionContent } from '@tq/contract/questions/content.ts'

export interface Problem {
  /** From 1, in what was given. */
  line: number
  message: string
}

/** A question as it would be stored, or what is wrong with it. */
export interface Imported {
  line: number
  level: QuestionLevel
  content: QuestionContent | null
  problems: Problem[]
}

/** What a reader made of the part that depends on the type, or why there is no question of ours in it. */
export type ReadBody = { problem: string } | ({ type: string } & Record<string, unknown>)

/** Moodle takes either of them; here one would be right and the other wrong. */
export const TWO_RIGHT = 'Câu chọn một đáp án này có hơn một lựa chọn đúng: chỉ để một, hoặc đổi thành câu chọn nhiều đáp án'

/** Whatever a reader made of it must be what the bank can hold. */
export function imported({
  line,
  level = 'understand',
  content,
}: {
  line: number
  level?: QuestionLevel
  content: unknown
}): Imported {
  const read = QuestionContent.safeParse(content)
  if (read.success) return { line, level, content: read.data, problems: [] }
  // One sentence an error: a question has few, and staff mend them one by one.
  const messages = new Set(read.error.issues.map((issue) => sentenceOf(issue)))
  return { line, level, content: null, problems: [...messages].map((message) => ({ line, message })) }
}

export const failed = (line: number, message: string): Imported => ({
  line,
  level: 'understand',
  content: null,
  problems: [{ line, message }],
})

function sentenceOf({ code, message, path }: { code: string; message: string; path: PropertyKey[] }): string {
  if (code === 'custom') return `Câu này có lỗi: ${message}`
  if (code === 'too_big') return `Câu này có phần quá dài hoặc quá nhiều lựa chọn (${path.join('.')})`
  if (code === 'too_small') return `Câu này thiếu nội dung (${path.join('.')})`
  return `Câu này có phần không đọc được (${path.join('.')})`
}
