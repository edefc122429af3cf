import * as CFI from 'foliate-js/epubcfi.js'
import type { BookPlace } from '../../engine.ts'
import { findQuote, type Token, tokensOf } from '../../text/find-words.ts'
import type { ChapterText } from './chapter-text.ts'

const QUOTE = 120

/** As every engine writes them: the chapter by its place in the spine, then the way through its document. */
export const cfiOf = (index: number, range: Range) => CFI.joinIndir(CFI.fake.fromIndex(index), CFI.fromRange(range))

/** Which chapter of the spine it names; null for what is no CFI. */
export function chapterOfCfi(cfi: string): number | null {
  try {
    const parts = CFI.parse(cfi)
    const index = CFI.fake.toIndex(('parent' in parts ? parts.parent : parts)[0])
    return Number.isInteger(index) ? index : null
  } catch {
    return null
  }
}

function rangeOfCfi(doc: Document, cfi: string): Range | null {
  try {
    const parts = CFI.parse(cfi)
    ;('parent' in parts ? parts.parent : parts).shift()
    return CFI.toRange(doc, parts)
  } catch {
    return null
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The words from a point on. */
export function wordsFrom(text: ChapterText, letter: number): string {
  let words = ''
  for (let at = text.paragraphAt(letter); at < text.paragraphs.length && words.length < QUOTE * 2; at++) {
    const paragraph = text.paragraphs[at]
    if (paragraph) words += ` ${paragraph.text.slice(Math.max(0, letter - paragraph.start))}`
  }
  return cutAtWord(oneLine(words), QUOTE)
}

function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  return cut.slice(0, cut.lastIndexOf(' ') + 1 || length).trim()
}

/**
 * Where a place is in a chapter's document. The CFI alone is not believed: in another file it leads into other words, so that the quote
 * must be there; else the quote is looked for, nearest to the letter it was at. Null: its words are not here.
 */
export function findPlace(
  doc: Document,
  text: ChapterText,
  { cfi, quote }: Pick<BookPlace, 'cfi' | 'quote'>,
  near: number,
): Range | null {
  const range = cfi ? rangeOfCfi(doc, cfi) : null
  const words = oneLine(quote)
  if (range && (!words || isQuoted(range, text, words))) return range
  const span = words ? findQuote(tokensIn(text), words, near) : null
  return span && text.range(span.start, span.end)
}

/** Its beginning is enough: a mark's quote may be cut, or run on over what is not text. */
function isQuoted(range: Range, text: ChapterText, words: string): boolean {
  const there = wordsFrom(text, text.lettersBefore(range.startContainer, range.startOffset))
  return there.startsWith(words.slice(0, Math.min(there.length, 40)))
}

const known = new WeakMap<ChapterText, Token[]>()

/** The chapter's words, by letters of the whole chapter. */
export function tokensIn(text: ChapterText): Token[] {
  let tokens = known.get(text)
  if (!tokens) {
    tokens = text.paragraphs.flatMap((paragraph) => shifted(tokensOf(paragraph.text), paragraph.start))
    known.set(text, tokens)
  }
  return tokens
}

/** As `tokensIn`, with a border behind each paragraph over which no words are found together: so the server counts. */
export const tokensWithBorders = (text: ChapterText): Token[] =>
  text.paragraphs.flatMap(({ text: written, start }) => [
    ...shifted(tokensOf(written), start),
    { plain: '\n', start: start + written.length, end: start + written.length },
  ])

const shifted = (tokens: Token[], by: number) =>
  tokens.map(({ plain, start, end }) => ({ plain, start: start + by, end: end + by }))
