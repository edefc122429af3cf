import { QUESTION_LEVELS, type QuestionLevel } from '@tq/contract/enums.ts'
import type { QuestionContent } from '@tq/contract/questions/content.ts'
import { contentOf } from './content-of.ts'

/** A question as it is written for the demo: `db/seed/demo/exam/insert-exams.ts` makes rows of it. */
export interface QuestionText {
  subject: string
  topic: string
  level: QuestionLevel
  content: QuestionContent
  /** A recording, by its name in `db/seed/demo/media.ts`. */
  audio?: string
  mostPlays?: number
}

/**
 * Questions of a subject, one after the other with an empty line between; `## Topic` holds for those that follow.
 *
 *     [recall] The question, with marks as in lessons; more lines may follow, and drawings as `${…}`
 *     A) choice             *B) right choice; several of them make it a question with several answers
 *     Đ) true statement     S) false statement
 *     _ words with [[gap]] or [[accepted|accepted too]]
 *     = 2,5 | unit          what is to be typed, and its unit if it has one
 *     <> left => right      => something on the right that belongs to nothing
 *     1) first              2) second: the right order
 *     & how an essay is marked
 *     ! explanation
 *
 * Behind the level may stand `all` (everything or nothing), `no-accents`, `words 150`, `audio name 2`: `[recall, all]`.
 */
export const questions =
  (subject: string) =>
  ({ raw }: TemplateStringsArray, ...drawings: string[]): QuestionText[] => {
    const text = raw.map((piece, place) => piece + (drawings[place] ?? '')).join('')
    let topic = ''
    return text
      .split(/\n\s*\n/)
      .map((block) => block.trim())
      .filter(Boolean)
      .flatMap((block) => {
        if (block.startsWith('## ')) topic = block.slice(3)
        return block.startsWith('## ') ? [] : { subject, topic, ...questionOf(block) }
      })
  }

function questionOf(block: string): Omit<QuestionText, 'subject' | 'topic'> {
  const [, head = '', rest = ''] = /^\[([^\]]+)\] (.*)$/s.exec(block) ?? []
  const [word, ...options] = head.split(', ')
  const level = QUESTION_LEVELS.find((known) => known === word)
  if (!level) throw new Error(`A question of the demo has no level: ${block}`)
  const [, audio, plays] = options.map((option) => /^audio (\S+) (\d+)$/.exec(option)).find(Boolean) ?? []
  const content = contentOf(
    rest.split('\n').map((line) => line.trim()),
    options,
  )
  return { level, content, ...(audio && { audio, mostPlays: Number(plays) }) }
}
