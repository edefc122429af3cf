import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Ready-made by `scripts/make-demo-books.ts`. */
export const DEMO_BOOKS_FOLDER = join(import.meta.dirname, '../ebooks')

export interface DemoBook {
  /** The e-book of the catalogue that it is. */
  productId: number
  /** Below the folder. */
  file: string
  format: 'epub' | 'pdf'
  allowsDownload: boolean
}

export const demoBooks = (): DemoBook[] => JSON.parse(readFileSync(join(DEMO_BOOKS_FOLDER, 'books.json'), 'utf8')) as DemoBook[]
