import { plainOf } from '@tq/db/search/fold.ts'
import type { ShelfMap } from '../lexicon/shelf-map.ts'
import { spelledOf, type Unit } from './parsed-query.ts'
import { readTyped } from './typed-text.ts'
import { understand } from './understand.ts'

/** Each is one more look-up of what found nothing so far. */
const MOST = 8

/**
 * Other ways to say the same, for what is searched by words alone (lessons, news): without what is only said around it, then with
 * other words for it. Each is a list of pieces that belong together.
 */
export function restated(text: string, shelves: ShelfMap): string[][] {
  const { units, isElsewhere, name } = understand(readTyped(text), shelves)
  // Somebody's name is not left out: what is left would be anybody's.
  if (isElsewhere || units.length === 0 || name.length > 0) return []
  return units
    .map(namesOf)
    .reduce<string[][]>((done, names) => done.flatMap((way) => names.map((piece) => [...way, piece])).slice(0, MOST), [[]])
}

const namesOf = ({ words, others, grade }: Unit): string[] => [spelledOf(words), ...(grade ? [] : others.map(plainOf))]
