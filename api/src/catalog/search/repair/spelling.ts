import { fold, squash } from '@tq/db/search/fold.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Match } from '../match/search-match.ts'

const WORD = /[\p{L}\p{N}\p{M}]+/gu

interface SpelledWord {
  text: string
  plain: string
}

/** What the product `id` says of itself, for reading off it how words are written. */
export const saidBy = (id: SQL): SQL => sql`(
  select concat_ws(' ', title, (
    select string_agg(name, ' ' order by position)
    from product_contributors join contributors on id = contributor_id where product_id = products.id))
  from products where id = ${id})`

/** How a repaired text is really written, read off a product that it found: "toans cao cap" → "Toán cao cấp". */
export function spellingOf(match: Match, said: string | null): string {
  const spelled = ((said ?? '').normalize('NFC').match(WORD) ?? []).map((text) => ({ text, plain: foldedWord(text) }))
  return match.glued === undefined ? spellWords(match, spelled) : (spellGlued(match.glued, spelled) ?? match.plain)
}

/** Words that were folded last: titles are made of the same ones, and folding one takes as long as finding twenty here. */
const folded = new Map<string, string>()
const MOST_FOLDED = 5_000

function foldedWord(text: string): string {
  const known = folded.get(text)
  if (known !== undefined) return known
  if (folded.size >= MOST_FOLDED) folded.clear()
  const plain = fold(text)
  folded.set(text, plain)
  return plain
}

function spellWords({ terms, plain }: Match, spelled: SpelledWord[]): string {
  const fallback = plain.split(' ')
  const places = terms.map(
    (choices) =>
      spelled.find((word) => choices.some((choice) => choice.text === word.plain)) ??
      spelled.find((word) => choices.some((choice) => choice.isPrefix && word.plain.startsWith(choice.text))),
  )
  return places
    .map((word, at) => word?.text ?? fallback[at])
    .join(' ')
    .toLowerCase()
}

/** The shortest run of words that holds the letters. */
function spellGlued(glued: string, spelled: SpelledWord[]): string | null {
  for (let start = 0; start < spelled.length; start++) {
    let letters = ''
    for (let end = start; end < spelled.length && letters.length < glued.length; end++) {
      letters += squash(spelled[end]?.plain ?? '')
      if (!letters.startsWith(glued)) continue
      return spelled
        .slice(start, end + 1)
        .map((word) => word.text)
        .join(' ')
        .toLowerCase()
    }
  }
  return null
}
