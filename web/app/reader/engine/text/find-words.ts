/** A part of a text: `end` is the first letter behind it. */
export interface Span {
  start: number
  end: number
}

/** A word of a text, as it is compared: without accents, đ as d. */
export interface Token extends Span {
  plain: string
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu
/** The same in a text as it was written: with the signs of names that nothing else tells apart, and hyphens that nobody sees. */
const WRITTEN =
  /(?<!\S)\.net(?![\p{L}\p{N}\p{M}])|(?:(?<![\p{L}\p{N}\p{M}])(?:c\+\+|[cf]#)+|[\p{L}\p{N}\p{M}])[\p{L}\p{N}\p{M}\u00ad\u200b-\u200f\u2060\ufeff]*/giu
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g
/** Icelandic and African look-alikes come from old fonts and copied PDFs. */
const D_WITH_STROKE = /[đðɖ]/g
/** lý, kỹ, quý, y: here y is the only vowel and may be written i. Not in máy, thuý, yên. */
const LONE_Y = /^(qu|th|kh|ph|nh|ch|tr|[bcdghklmnpstvx]|)y$/
const MOST_WORDS = 20

/** The words of a text with their places. The server folds and counts in the same way, so that its n-th hit is ours too. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(WRITTEN)].flatMap((found) =>
    plainWords(found[0]).map((plain) => ({ plain, start: found.index, end: found.index + found[0].length })),
  )
}

/** What somebody typed, word by word; empty for what has none. */
export const wordsTyped = (typed: string): string[] => plainWords(typed).slice(0, MOST_WORDS)

/** Where the words stand side by side. If nowhere, then where the last one is only begun: perhaps it is not typed to its end. */
export function findWords(tokens: readonly Token[], list: readonly string[]): Span[] {
  const whole = spansOf(tokens, list)
  return whole.length ? whole : spansOf(tokens, list, isBegun)
}

/** How a word of the text agrees with one that is looked for, the n-th of `count`. */
type Agrees = (plain: string, word: string, n: number, count: number) => boolean

const isEqual: Agrees = (plain, word) => plain === word
const isBegun: Agrees = (plain, word, n, count) => (n === count - 1 ? plain.startsWith(word) : plain === word)
/** Of a passage that was taken by hand, the first and the last word may be cut. */
const isCut: Agrees = (plain, word, n, count) => {
  if (count === 1) return plain.includes(word)
  if (n === 0) return plain.endsWith(word)
  return n === count - 1 ? plain.startsWith(word) : plain === word
}

function spansOf(tokens: readonly Token[], list: readonly string[], agrees: Agrees = isEqual): Span[] {
  const spans: Span[] = []
  if (!list.length) return spans
  for (let at = 0; at + list.length <= tokens.length; at++) {
    if (!list.every((word, n) => agrees(tokens[at + n]?.plain ?? '', word, n, list.length))) continue
    spans.push(spanOf(tokens, at, list.length))
    at += list.length - 1
  }
  return spans
}

/**
 * Where a quoted passage stands in a text; of several places the one nearest to `near`, a letter's place. Of a passage that begins
 * before the text or ends behind it, the part that is here; of words that were cut, the whole words. Null: it is not here.
 */
export function findQuote(tokens: readonly Token[], quote: string, near: number): Span | null {
  const list = plainWords(quote)
  if (!list.length) return null
  const whole = spansOf(tokens, list)
  const found = whole.length ? whole : spansOf(tokens, list, isCut)
  if (found.length) return found.reduce((best, span) => (distance(span, near) < distance(best, near) ? span : best))
  return partAtEnd(tokens, list)
}

/** The rest of a passage that began in the text before this one. */
export function findRest(tokens: readonly Token[], quote: string): Span | null {
  const list = plainWords(quote)
  for (let count = Math.min(list.length - 1, tokens.length); count > 0; count--) {
    const rest = list.slice(-count)
    if (rest.every((word, n) => word === tokens[n]?.plain)) return spanOf(tokens, 0, count)
  }
  return null
}

/** So few words at the end of a text would be there by chance. */
const FEWEST_IN_COMMON = 2

function partAtEnd(tokens: readonly Token[], list: readonly string[]): Span | null {
  for (let count = Math.min(list.length - 1, tokens.length); count >= FEWEST_IN_COMMON; count--) {
    const from = tokens.length - count
    if (list.slice(0, count).every((word, n) => word === tokens[from + n]?.plain)) return spanOf(tokens, from, count)
  }
  return null
}

const distance = ({ start }: Span, near: number) => Math.abs(start - near)

const spanOf = (tokens: readonly Token[], at: number, count: number): Span => ({
  start: tokens[at]?.start ?? 0,
  end: tokens[at + count - 1]?.end ?? 0,
})

function plainWords(text: string): string[] {
  const tidy = text
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .replace(D_WITH_STROKE, 'd')
    .replace(/(?<![\p{L}\p{N}\p{M}])c\+\+/gu, 'cpp')
    .replace(/(?<![\p{L}\p{N}\p{M}])([cf])#/gu, '$1sharp')
    .replace(/(?<!\S)\.net(?![\p{L}\p{N}\p{M}])/gu, 'dotnet')
  return [...tidy.matchAll(WORD)].map(([letters]) => letters.replace(/[^a-z0-9]/g, '').replace(LONE_Y, '$1i')).filter(Boolean)
}
