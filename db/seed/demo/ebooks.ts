import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BookFacts } from '../../src/schema/reading/book.ts'

/** Ready-made by `scripts/make-demo-books.ts`. */
export const DEMO_BOOKS_FOLDER = join(import.meta.dirname, '../ebooks')

export interface DemoBook {
  /** The e-book of the catalogue that it is. */
  productId: number
  /** Below the folder. */
  file: string
  format: 'epub' | 'pdf'
  allowsDownload: boolean
  /** What the shop says of it is what the file has. */
  pages: number
  toc: { title: string; page: number | null }[]
}

/** More rows than this nobody reads in a shop: then its parts only. */
const MOST_ROWS = 30

/** What the shop says of a book, from the file itself. */
export function contentsOf({ pageCount, toc, pages }: BookFacts): Pick<DemoBook, 'pages' | 'toc'> {
  const fileOf = (href: string | null) => href?.split('#')[0] ?? ''
  const firstPage = (href: string | null) =>
    // Of a PDF the address names the page.
    /^#page=(\d+)$/.exec(href ?? '')?.[1] ?? pages.find((page) => fileOf(page.href) === fileOf(href))?.label
  const inside = toc.filter(({ title }) => title !== 'Tên sách')
  const rows = [2, 1].map((most) => inside.filter(({ level }) => level <= most))
  return {
    pages: pageCount,
    toc: (rows.find(({ length }) => length <= MOST_ROWS) ?? rows[1] ?? []).map(({ title, href }) => ({
      title,
      page: Number(firstPage(href)) || null,
    })),
  }
}

export const demoBooks = (): DemoBook[] => JSON.parse(readFileSync(join(DEMO_BOOKS_FOLDER, 'books.json'), 'utf8')) as DemoBook[]
