import type { MarkColour } from '@tq/contract/enums.ts'
import type { BookManifest } from '@tq/contract/reading/book.ts'
import type { Mark } from '@tq/contract/reading/marks.ts'
import type { BookPlace } from '../engine/engine.ts'
import { tokensOf } from '../engine/text/find-words.ts'

export const COLOUR_WORDS: Record<MarkColour, string> = { yellow: 'vàng', green: 'xanh lá', blue: 'xanh dương', pink: 'hồng' }

/** “Trang 22”; where the file has no pages, how far into the book. */
export const placeWords = ({ page, percent }: { page: string | null; percent: number }) =>
  page ? `Trang ${page}` : `${Math.round(percent)}%`

/** What the server takes: no signs that only programs read, as copied pages have them, and not too long. */
export function tidyQuote(text: string, most: number): string {
  const tidy = text
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .replace(/[ \t\u00a0]+/g, ' ')
    .trim()
  return tidy.length <= most ? tidy : `${tidy.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** The words from a point on, as they are read: without the heading that is named beside them, and with a sign where they are cut. */
export function passageFrom(quote: string, heading: string): string {
  const [words, title] = [tokensOf(quote), tokensOf(heading)]
  const rest = words[title.length]
  const isHeaded = rest && title.length > 0 && title.every(({ plain }, at) => plain === words[at]?.plain)
  const text = isHeaded ? quote.slice(rest.start) : quote
  return !text || /[.!?…”]$/.test(text) ? text : `${text}…`
}

export const placeOfMark = ({ chapter, cfi, percent, quote }: Mark): BookPlace => ({ chapter, cfi, percent, quote })

export const chapterTitleAt = ({ toc, title }: Pick<BookManifest, 'toc' | 'title'>, tocIndex: number | null) =>
  (tocIndex === null ? undefined : toc[tocIndex]?.title) ?? title

/** Where another device is: of a PDF its page is known, of an EPUB it is counted out and may be one off. */
export function farPlaceWords({ format, pages }: BookManifest, { chapter, percent }: BookPlace): string {
  const share = `${Math.round(percent)}%`
  const [, pdfPage] = /^#page=(\d+)$/.exec(chapter) ?? []
  if (format === 'pdf' && pdfPage) return `trang ${pdfPage} (${share})`
  const label = pages[Math.min(pages.length - 1, Math.floor((percent / 100) * pages.length))]?.label
  return label ? `khoảng trang ${label} (${share})` : share
}
