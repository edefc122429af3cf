import { words } from '@tq/db/search/fold.ts'

export interface Span {
  start: number
  end: number
}

/**
 * As `words` divides a text, but in the text itself, so that it is known where each stands: names whose signs tell them apart (C++,
 * F#, .NET) with their signs, and words with the hyphens that nobody sees.
 */
const WORD =
  /(?<!\S)\.net(?![\p{L}\p{N}\p{M}])|(?:(?<![\p{L}\p{N}\p{M}])(?:c\+\+|[cf]#)+|[\p{L}\p{N}\p{M}])[\p{L}\p{N}\p{M}\u00ad\u200b-\u200f\u2060\ufeff]*/giu
const AROUND = 70

/** What is typed, word by word without accents; empty for what has none. */
export const wordsTyped = (typed: string) =>
  words(typed)
    .map(({ plain }) => plain)
    .slice(0, 20)

/** As passages are stored: whole words, or the last one only begun. */
export function foldedQuery(list: string[], { isBegun }: { isBegun: boolean }): string {
  return ` ${list.join('  ')}${isBegun ? '' : ' '}`
}

/** What words of the text become; a book says the same few thousand again and again, and folding is nine tenths of the work. */
export type Folded = Map<string, string[]>

function foldOnce(letters: string, folded: Folded): string[] {
  const known = folded.get(letters) ?? words(letters).map(({ plain }) => plain)
  folded.set(letters, known)
  return known
}

/** Where the words stand in a text as it was written; side by side, from left to right, as the database counts them. */
export function spansOf(
  text: string,
  list: string[],
  { isBegun, folded = new Map() }: { isBegun: boolean; folded?: Folded },
): Span[] {
  const tokens = [...text.matchAll(WORD)].flatMap((found) =>
    foldOnce(found[0], folded).map((plain) => ({ plain, start: found.index, end: found.index + found[0].length })),
  )
  const spans: Span[] = []
  for (let at = 0; at + list.length <= tokens.length; at++) {
    const isHere = list.every((word, n) => {
      const plain = tokens[at + n]?.plain ?? ''
      return n === list.length - 1 && isBegun ? plain.startsWith(word) : plain === word
    })
    if (!isHere) continue
    const last = tokens[at + list.length - 1]
    spans.push({ start: tokens[at]?.start ?? 0, end: last?.end ?? 0 })
    at += list.length - 1
  }
  return spans
}

/** A hit with some words on both sides. */
export function contextOf(text: string, { start, end }: Span): { before: string; match: string; after: string } {
  const from = Math.max(0, start - AROUND)
  const to = Math.min(text.length, end + AROUND)
  const before = text.slice(from, start)
  const after = text.slice(end, to)
  return {
    before: from > 0 ? before.replace(/^\S*\s/, '…') : before,
    match: text.slice(start, end),
    after: to < text.length ? after.replace(/\s\S*$/, '…') : after,
  }
}
