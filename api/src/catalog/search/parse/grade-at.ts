import { type Word, words } from '@tq/db/search/fold.ts'
import { GRADE_NAMES, GRADES, SCHOOL_SHELF } from '../lexicon/grades.ts'
import { isSameWord } from '../lexicon/phrases.ts'
import type { ShelfMap } from '../lexicon/shelf-map.ts'
import type { Unit } from './parsed-query.ts'
import type { TypedWord } from './typed-text.ts'

/** What stands before the number: a subject, or the word "lớp". */
interface Before {
  isAfterSubject: boolean
  isNamed: boolean
}

/** "lớp 7", "lớp bảy", "lop7", or a bare number after a subject. */
export function gradeAt(typed: TypedWord[], at: number, { isAfterSubject, isNamed }: Before, shelves: ShelfMap): Unit | null {
  const glued = /^(?:lop|l|khoi)(\d{1,2})$/.exec(typed[at]?.plain ?? '')?.[1]
  if (glued) return gradeUnit(typed.slice(at, at + 1), at, Number(glued), shelves)
  const place = isNamed ? at + 1 : isAfterSubject ? at : null
  if (place === null) return null
  const year = yearAt(typed, place, isNamed)
  return year ? gradeUnit(typed.slice(at, place + year.length), at, year.number, shelves) : null
}

const NAMES = GRADE_NAMES.map((name) => words(name))

/** Written out only after "lớp": "toán một" is no first class. */
function yearAt(typed: TypedWord[], at: number, mayBeWritten: boolean): { number: number; length: number } | null {
  const digits = typed[at]?.plain ?? ''
  if (/^\d{1,2}$/.test(digits)) return { number: Number(digits), length: 1 }
  if (!mayBeWritten) return null
  for (let number = NAMES.length; number > 0; number--) {
    const name = NAMES[number - 1] as Word[]
    if (name.every((word, offset) => typed[at + offset] && isSameWord(typed[at + offset] as Word, word)))
      return { number, length: name.length }
  }
  return null
}

function gradeUnit(part: TypedWord[], place: number, number: number, shelves: ShelfMap): Unit | null {
  const level = GRADES.find(({ from, to }) => number >= from && number <= to)
  if (!level) return null
  const grade = { school: shelves.idOf(SCHOOL_SHELF), level: shelves.idOf(level.shelf) }
  return { words: part, place, shelves: [], others: [words(String(number))], grade }
}
