import type { BookManifest } from '@tq/contract/reading/book.ts'
import { splitHref } from './addresses.ts'

type Mapped = Pick<BookManifest, 'spine' | 'toc' | 'pages' | 'layout'>

/** A row of the table of contents or a page of the print edition, in one chapter. */
export interface Landmark {
  /** Row of `toc`, or of `pages`. */
  row: number
  /** Empty: the chapter's beginning. */
  id: string
}

export interface BookMap {
  /** -1: no chapter of this book. */
  indexOf(href: string): number
  /** The next chapter that is read in turn; notes and the like are reached by links. */
  beside(index: number, step: 1 | -1): number | null
  /** Of the whole book, 0–100, at a part 0–1 of a chapter. */
  percentAt(index: number, part: number): number
  chapterAt(percent: number): { index: number; part: number }
  toc(index: number): Landmark[]
  pages(index: number): Landmark[]
  /** The last row that stands in a chapter before this one. */
  tocBefore(index: number): number | null
  pageBefore(index: number): number | null
}

/** Where things stand in a book, by letters: what its manifest knows before any chapter is fetched. */
export function bookMap({ spine, toc, pages, layout }: Mapped): BookMap {
  const indexes = new Map(spine.map(({ href }, index) => [href, index]))
  // Drawn pages weigh alike, whatever is written on them.
  const weights = spine.map(({ isLinear, characters }) => (isLinear ? (layout === 'fixed' ? 1 : Math.max(1, characters)) : 0))
  const starts: number[] = []
  let total = 0
  for (const weight of weights) {
    starts.push(total)
    total += weight
  }
  const indexOf = (href: string) => indexes.get(splitHref(href)[0]) ?? -1
  const rows = { toc: landmarks(toc, indexOf), pages: landmarks(pages, indexOf) }

  return {
    indexOf,
    beside(index, step) {
      for (let at = index + step; at >= 0 && at < spine.length; at += step) if (spine[at]?.isLinear) return at
      return null
    },
    percentAt: (index, part) => (total ? ((starts[index] ?? 0) + part * (weights[index] ?? 0)) / total : 0) * 100,
    chapterAt(percent) {
      const letters = (Math.min(100, Math.max(0, percent)) / 100) * total
      let index = weights.findLastIndex((weight, at) => weight > 0 && (starts[at] ?? 0) <= letters)
      if (index < 0) index = 0
      return { index, part: Math.min(1, (letters - (starts[index] ?? 0)) / (weights[index] || 1)) }
    },
    toc: (index) => rows.toc.get(index) ?? [],
    pages: (index) => rows.pages.get(index) ?? [],
    tocBefore: (index) => lastBefore(rows.toc, index),
    pageBefore: (index) => lastBefore(rows.pages, index),
  }
}

function landmarks(list: readonly { href: string | null }[], indexOf: (href: string) => number): Map<number, Landmark[]> {
  const byChapter = new Map<number, Landmark[]>()
  for (const [row, { href }] of list.entries()) {
    if (href === null) continue
    const index = indexOf(href)
    if (index < 0) continue
    const landmark = { row, id: splitHref(href)[1] }
    const there = byChapter.get(index)
    if (there) there.push(landmark)
    else byChapter.set(index, [landmark])
  }
  return byChapter
}

function lastBefore(rows: Map<number, Landmark[]>, index: number): number | null {
  for (let at = index - 1; at >= 0; at--) {
    const last = rows.get(at)?.at(-1)
    if (last) return last.row
  }
  return null
}
