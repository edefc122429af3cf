import type { BookManifest } from '@tq/contract/reading/book.ts'
import type { Where } from '../engine/engine.ts'

type Toc = BookManifest['toc']
type Book = Pick<BookManifest, 'format' | 'spine' | 'toc' | 'pages' | 'pageCount'>

export const fileOf = (href: string) => href.split('#')[0] ?? ''

const PAGE_HREF = /^#page=(\d+)$/
const pageOfPdf = (href: string) => Number(PAGE_HREF.exec(href)?.[1] ?? 1)

/** Where each file of the text begins, 0–100, measured by its letters; a fixed lay-out has few and is measured by its pages. */
export function fileStarts({ spine }: Pick<Book, 'spine'>): Map<string, number> {
  const linear = spine.filter(({ isLinear }) => isLinear)
  const hasLetters = linear.some(({ characters }) => characters > 0)
  const lengthOf = (file: { characters: number }) => (hasLetters ? file.characters : 1)
  const whole = linear.reduce((sum, file) => sum + lengthOf(file), 0)
  const starts = new Map<string, number>()
  let before = 0
  for (const file of linear) {
    starts.set(file.href, (before / whole) * 100)
    before += lengthOf(file)
  }
  return starts
}

/** Where each row of the contents begins, 0–100; null for headings and for what a preview leaves out. */
export function rowStarts(book: Book): (number | null)[] {
  const starts = fileStarts(book)
  return book.toc.map(({ href }) => {
    if (href === null) return null
    if (book.format === 'pdf') return ((pageOfPdf(href) - 1) / book.pageCount) * 100
    return starts.get(fileOf(href)) ?? null
  })
}

/** The last row that begins at or before it. */
export function rowAt(starts: readonly (number | null)[], percent: number): number | null {
  const at = starts.findLastIndex((start) => start !== null && start <= percent + 1e-6)
  return at < 0 ? null : at
}

export interface Unit {
  /** Row of the contents. */
  row: number
  title: string
  /** “Chương 3 trên 7”; null where a row is not numbered: a preface. */
  count: { word: string; number: number; of: number } | null
  /** The row that follows it; null: it is the last. */
  next: number | null
}

const NUMBERED = /^(chương|phần|bài|chapter|part|lesson)\s+(?:\d+|[ivxlc]+)\b/iu
const wordOf = (title: string) => NUMBERED.exec(title)?.[1]?.toLowerCase() ?? null

/** The chapter that a row lies in: the nearest numbered row around it, else the outermost. */
export function unitOf(toc: Toc, row: number | null): Unit | null {
  if (row === null) return null
  let at: number = row
  for (let around: number | null = row; around !== null; around = parentOf(toc, around)) {
    at = around
    if (wordOf(toc[around]?.title ?? '')) break
  }
  const here = toc[at]
  if (!here) return null
  const word = wordOf(here.title)
  const alike = toc.flatMap(({ title, level }, index) => (level === here.level && wordOf(title) === word ? [index] : []))
  const after = toc.findIndex(({ level }, index) => index > at && level <= here.level)
  return {
    ...{ row: at, title: here.title, next: after < 0 ? null : after },
    count: word ? { word: capital(word), number: alike.indexOf(at) + 1, of: alike.length } : null,
  }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function parentOf(toc: Toc, row: number): number | null {
  const level = toc[row]?.level ?? 1
  const parent = toc.findLastIndex((other, index) => index < row && other.level < level)
  return parent < 0 ? null : parent
}

/** Pages of the print edition, or of the PDF, until the chapter ends; null where nobody can count them. */
export function pagesLeft(book: Book, unit: Unit | null, where: Pick<Where, 'page'>): number | null {
  if (!unit || where.page === null) return null
  const now = book.format === 'pdf' ? Number(where.page) - 1 : book.pages.findIndex(({ label }) => label === where.page)
  const end = unit.next === null ? pagesOf(book) : firstPage(book, book.toc[unit.next]?.href ?? null)
  if (now < 0 || !Number.isFinite(now) || end === null) return null
  const left = end - now - 1
  return left >= 0 ? left : null
}

const pagesOf = (book: Book) => (book.format === 'pdf' ? book.pageCount : book.pages.length)

/** Which page a row of the contents begins on, from 0. Inside a file only its own mark in the list of pages tells. */
export function firstPage(book: Book, href: string | null): number | null {
  if (href === null) return null
  if (book.format === 'pdf') return pageOfPdf(href) - 1
  const exact = book.pages.findIndex((page) => page.href === href)
  if (exact >= 0) return exact
  if (href.includes('#')) return null
  const files = book.spine.map((file) => file.href)
  const from = files.indexOf(href)
  const at = book.pages.findIndex((page) => files.indexOf(fileOf(page.href)) >= from)
  return from < 0 || at < 0 ? null : at
}

/** What is printed at the foot of that page. */
export function pageLabel(book: Book, href: string | null): string | null {
  const page = firstPage(book, href)
  if (page === null) return null
  return book.format === 'pdf' ? String(page + 1) : (book.pages[page]?.label ?? null)
}
