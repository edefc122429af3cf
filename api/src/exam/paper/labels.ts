import type { QuestionType } from '@tq/contract/enums.ts'
import type { ContentOf, QuestionContent } from '@tq/contract/questions/content.ts'
import type { OptionNames } from '../attempt/own-ids.ts'

type Sign = 'A' | 'a' | '1'

/** What is printed before an option. Where an answer is written nothing has a letter. */
const SIGNS: { [T in QuestionType]: (content: ContentOf<T>, own: string) => Sign } = {
  single: () => 'A',
  multiple: () => 'A',
  trueFalse: () => 'a',
  fillIn: () => '1',
  numeric: () => '1',
  matching: ({ left }, own) => (left.some(({ id }) => id === own) ? '1' : 'A'),
  ordering: () => 'A',
  essay: () => '1',
}

/** Letters and numbers in the order they are printed in, instead of an attempt's random ids. */
export function labelled(content: QuestionContent, ordered: string[]): OptionNames {
  const signOf = SIGNS[content.type] as (content: QuestionContent, own: string) => Sign
  const used: Record<Sign, number> = { A: 0, a: 0, 1: 0 }
  return ordered.map((own) => {
    const sign = signOf(content, own)
    return [nth(sign, used[sign]++), own]
  })
}

const nth = (sign: Sign, at: number) => (sign === '1' ? String(at + 1) : String.fromCharCode(sign.charCodeAt(0) + at))
