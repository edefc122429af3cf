import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.js'
import { type Span, type Token, tokensOf } from '../text/find-words.ts'

/** A letter of the text layer: in which of its pieces, and where there. */
export interface Letter {
  piece: number
  offset: number
}

/** What a page says, in the order of the file. */
export interface PageText {
  text: string
  tokens: Token[]
  /** Where the size of letters changes at a line's end: behind headings. */
  breaks: number[]
  /** The letter of the text layer that a place of `text` is. */
  letterAt(place: number): Letter
  /** The place of `text` that a letter of the text layer is. */
  placeOf(letter: Letter): number
}

/** As the server reads a page: a word that is divided at the end of a line is one again. */
const DIVIDED = /(?<=\p{L})-\n(?=\p{Ll})/gu
const DIVISION = 2
/** Letters that are so much larger or smaller than those of the line before belong to something else. */
const OTHER_SIZE = 1.15

export function readPageText(content: Pick<TextContent, 'items'>): PageText {
  const items = content.items.filter((item): item is TextItem => 'str' in item)
  const starts: number[] = []
  let raw = ''
  for (const item of items) {
    starts.push(raw.length)
    raw += item.str + (item.hasEOL ? '\n' : '')
  }
  const divisions = [...raw.matchAll(DIVIDED)].map(({ index }, n) => index - DIVISION * n)
  const text = raw.replaceAll(DIVIDED, '')
  const toRaw = (place: number) => place + DIVISION * divisions.filter((at) => at <= place).length
  const fromRaw = (place: number) => {
    let found = place
    for (const [n, at] of divisions.entries()) {
      const here = at + DIVISION * n
      if (place > here) found -= Math.min(DIVISION, place - here)
    }
    return found
  }
  return {
    text,
    tokens: tokensOf(text),
    breaks: headingEnds(items, starts).map(fromRaw),
    letterAt(place) {
      const at = toRaw(place)
      const piece = Math.max(0, lastBefore(starts, at))
      return { piece, offset: Math.min(at - (starts[piece] ?? 0), items[piece]?.str.length ?? 0) }
    },
    placeOf: ({ piece, offset }) => fromRaw((starts[piece] ?? 0) + offset),
  }
}

/** Index of the last start that is not behind a place. */
function lastBefore(starts: readonly number[], place: number): number {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= place) low = middle + 1
    else high = middle
  }
  return low - 1
}

function headingEnds(items: readonly TextItem[], starts: readonly number[]): number[] {
  const ends: number[] = []
  let before: TextItem | null = null
  let isNewLine = false
  for (const [n, item] of items.entries()) {
    if (item.str.trim()) {
      if (before && isNewLine && isOtherSize(before.height, item.height)) ends.push(starts[n] ?? 0)
      before = item
      isNewLine = false
    }
    if (item.hasEOL) isNewLine = true
  }
  return ends
}

const isOtherSize = (one: number, other: number) =>
  one > 0 && other > 0 && Math.max(one, other) / Math.min(one, other) > OTHER_SIZE

/** The first words of a page, to find it again in another file. */
export function firstWords({ text, tokens }: PageText, from = 0, count = 12): string {
  const ahead = tokens.filter(({ start }) => start >= from)
  const last = ahead[Math.min(count, ahead.length) - 1]
  return last ? inOneLine(text.slice(ahead[0]?.start, last.end)) : ''
}

export const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A span as two letters of the text layer: the first, and the one behind the last. */
export function lettersOf(page: PageText, { start, end }: Span): { from: Letter; to: Letter } {
  const last = page.letterAt(Math.max(start, end - 1))
  return { from: page.letterAt(start), to: { piece: last.piece, offset: last.offset + 1 } }
}
