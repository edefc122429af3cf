import type { BookManifest } from '@tq/contract/reading/book.ts'
import type { BookPlace } from '../engine.ts'

/** A page and how far down on it, 0–1. */
export interface PagePoint {
  page: number
  fraction: number
}

const PAGE_HREF = /^#page=(\d{1,6})$/
/** Percents are rounded on their way: a page's own beginning must not become the end of the page before. */
const ROUNDING = 0.001

export const hrefOf = (page: number) => `#page=${page}`

/** Null for what is no page of a PDF, as the place of an EPUB that was here before. */
export function pageOfHref(href: string, count: number): number | null {
  const [, digits] = PAGE_HREF.exec(href) ?? []
  return digits === undefined ? null : clamp(Number(digits), 1, count)
}

export const percentOf = ({ page, fraction }: PagePoint, count: number) => (100 * (page - 1 + fraction)) / count

export function pointOfPercent(percent: number, count: number): PagePoint {
  const pages = clamp((percent / 100) * count, 0, count)
  const page = clamp(Math.floor(pages + ROUNDING) + 1, 1, count)
  return { page, fraction: clamp(pages - (page - 1), 0, 1) }
}

/** The chapter says the page, percent how far down; where they contradict each other, the chapter is right. */
export function pointOfPlace({ chapter, percent }: Pick<BookPlace, 'chapter' | 'percent'>, count: number): PagePoint {
  const byPercent = pointOfPercent(percent, count)
  const page = pageOfHref(chapter, count)
  if (page === null || page === byPercent.page) return byPercent
  return { page, fraction: 0 }
}

/** Row of the table of contents that a page belongs to. */
export function tocIndexAt(toc: BookManifest['toc'], page: number, count: number): number | null {
  const index = toc.findLastIndex(({ href }) => href !== null && (pageOfHref(href, count) ?? Number.POSITIVE_INFINITY) <= page)
  return index < 0 ? null : index
}

/** Pages from this one to the end of its chapter, which is where the next of the highest headings begins. */
export function pagesLeftInChapter(toc: BookManifest['toc'], page: number, count: number): number {
  const starts = toc.filter(({ level }) => level === 1).map(({ href }) => (href ? (pageOfHref(href, count) ?? 0) : 0))
  return (starts.find((start) => start > page) ?? count + 1) - 1 - page
}

/** The number that is printed on the page, or else how many pages come up to it. */
export const labelOf = (book: Pick<BookManifest, 'pages'>, page: number) => book.pages[page - 1]?.label || String(page)

export const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
