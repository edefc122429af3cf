import type { Word } from '@tq/db/search/fold.ts'
import type { Unit } from '../parse/parsed-query.ts'
import type { Vocabulary } from '../repair/vocabulary.ts'
import { term as exactly, type Match, prefixTerm } from './search-match.ts'

/** False where it needs a word that no title and no name has: the database need not be asked then. */
export function mayFind({ meaning, isExactForm, terms, start }: Match, words: Vocabulary): boolean {
  if (meaning || isExactForm) return true
  const isOpen = start !== undefined && !start.endsWith(' ')
  return terms.every((choices, at) => {
    const mayGoOn = isOpen && at === terms.length - 1
    return choices.some((choice) => words.mayHave(mayGoOn ? prefixTerm(choice.text) : choice))
  })
}

/** False where no title, no name and no shelf can be what was meant. */
export function mayBeNamed({ words: typed, others, shelves, grade }: Unit, words: Vocabulary): boolean {
  const mayHaveAll = (list: Word[]) => list.every(({ plain }) => words.mayHave(exactly(plain)))
  return shelves.length > 0 || grade !== undefined || [typed, ...others].some(mayHaveAll)
}
