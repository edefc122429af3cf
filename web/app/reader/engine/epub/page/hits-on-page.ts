import { findWords, type Span, wordsTyped } from '../../text/find-words.ts'
import { type ChapterText, chapterText } from '../book/chapter-text.ts'
import { tokensWithBorders } from '../book/place-in-chapter.ts'
import { paint } from './paint.ts'

export interface HitsOnPage {
  search(words: string | null): void
  paint(doc: Document): void
  /** The n-th in that chapter, as the server counts them; it is shown as the present one. */
  at(doc: Document, words: string, occurrence: number): Range | null
}

/** What was searched for, marked in the chapters that are there. */
export function hitsOnPage(): HitsOnPage {
  let list: string[] = []
  let present: { doc: Document; span: Span } | null = null

  function paintHits(doc: Document): void {
    const text = chapterText(doc)
    const spans = list.length ? spansIn(text, list) : []
    const isPresent = ({ start }: Span) => present?.doc === doc && present.span.start === start
    const ranges = (wanted: boolean) =>
      spans.filter((span) => isPresent(span) === wanted).map(({ start, end }) => text.range(start, end))
    paint(doc, 'tq-hit', ranges(false))
    paint(doc, 'tq-hit-now', ranges(true))
  }

  return {
    search(words) {
      list = words ? wordsTyped(words) : []
      if (!list.length) present = null
    },
    paint: paintHits,
    at(doc, words, occurrence) {
      const text = chapterText(doc)
      const span = spansIn(text, wordsTyped(words))[occurrence]
      if (!span) return null
      list = wordsTyped(words)
      present = { doc, span }
      paintHits(doc)
      return text.range(span.start, span.end)
    },
  }
}

const spansIn = (text: ChapterText, list: readonly string[]) => findWords(tokensWithBorders(text), list)
