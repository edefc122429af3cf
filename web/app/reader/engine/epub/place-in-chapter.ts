import * as CFI from 'foliate-js/epubcfi.js'
import type { BookPlace } from '../engine.ts'
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
export function wordsFrom(text: ChapterText, node: Node, offset: number): string {
  const letters = text.lettersBefore(node, offset)
  let words = ''
  for (let at = text.paragraphAt(letters); at < text.paragraphs.length && words.length < QUOTE * 2; at++) {
    const paragraph = text.paragraphs[at]
    if (paragraph) words += ` ${paragraph.text.slice(Math.max(0, letters - paragraph.start))}`
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
 * must be there; else the quote is looked for, and last comes the percent, by the caller.
 */
export function findPlace(doc: Document, text: ChapterText, { cfi, quote }: Pick<BookPlace, 'cfi' | 'quote'>): Range | null {
  const range = cfi ? rangeOfCfi(doc, cfi) : null
  const words = oneLine(quote)
  if (range && (!words || isQuoted(range, text, words))) return range
  return words ? findWords(text, words) : null
}

function isQuoted(range: Range, text: ChapterText, words: string): boolean {
  const there = wordsFrom(text, range.startContainer, range.startOffset)
  const beginning = words.slice(0, Math.min(words.length, there.length, 40))
  return beginning === '' || there.startsWith(beginning)
}

/** The first paragraph that has them; of words that run over several, where they begin. */
export function findWords(text: ChapterText, words: string): Range | null {
  const [whole, beginning] = [patternOf(words), patternOf(words.slice(0, 40))]
  for (const pattern of [whole, beginning])
    for (const paragraph of text.paragraphs) {
      const found = pattern.exec(paragraph.text)
      if (found) return text.range(paragraph, found.index, found.index + found[0].length)
    }
  return null
}

const patternOf = (words: string) =>
  new RegExp(
    words
      .split(/\s+/)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('\\s+'),
  )
