import type { QuestionType } from '@tq/contract/enums.ts'
import { moduleOf } from '@tq/contract/questions/modules.ts'
import { toShown } from '../attempt/own-ids.ts'
import type { PrintedQuestion } from './draw-versions.ts'

/** By what stands on the left, 2 before 10. */
const pairs = (key: string[]) =>
  key
    .map((entry) => entry.split(':') as [string, string])
    .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
const listed = (key: string[]) => key.join(', ')

/** A key in the letters of its paper, as it stands on the sheet of whoever marks by hand. */
const WORDS: Record<QuestionType, (key: string[]) => string> = {
  single: listed,
  multiple: (key) => listed(key.toSorted()),
  trueFalse: (key) => listed(pairs(key).map(([statement, word]) => `${statement} ${word === 'true' ? 'Đ' : 'S'}`)),
  fillIn: (key) => key.map((text, at) => `(${at + 1}) ${text}`).join('; '),
  numeric: (key) => key.join(''),
  matching: (key) => listed(pairs(key).map((pair) => pair.join('–'))),
  ordering: (key) => key.join(' → '),
  essay: () => '',
}

export function keyWords({ content, options }: PrintedQuestion): { words: string; notes: string[] } {
  const types = moduleOf(content.type)
  return { words: WORDS[content.type](toShown(options, types.key(content))), notes: types.notes?.(content) ?? [] }
}
