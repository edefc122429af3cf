import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { takeEpub } from '@tq/api/reading/intake/epub/take-epub.ts'
import { takePdf } from '@tq/api/reading/intake/pdf/take-pdf.ts'
import { contentsOf, DEMO_BOOKS_FOLDER, type DemoBook } from '@tq/db/seed/demo/ebooks.ts'
import { BOOK_TEXTS, PDF_TEXT } from './demo-books/book-texts.ts'
import { packEpub } from './demo-books/pack-epub.ts'
import { printPdf } from './demo-books/print-pdf.ts'
import { writeSkyBook } from './demo-books/sky-book.ts'
import { writeBook } from './demo-books/write-book.ts'

/**
 * Makes the e-books of the demo from its own texts, by hand: `node scripts/make-demo-books.ts`. Needs Chromium, for the one that comes
 * as a PDF; what comes out is kept in `db/seed/ebooks`, and taken in when the program starts as any book that staff upload.
 */
await rm(DEMO_BOOKS_FOLDER, { recursive: true, force: true })
await mkdir(DEMO_BOOKS_FOLDER, { recursive: true })
const books: DemoBook[] = []

const TAKERS = { epub: takeEpub, pdf: takePdf }

async function keep(book: Omit<DemoBook, 'file' | 'pages' | 'toc'>, name: string, content: Buffer): Promise<void> {
  const file = `${name}.${book.format}`
  const path = join(DEMO_BOOKS_FOLDER, file)
  await writeFile(path, content)
  const { facts } = await TAKERS[book.format](path, { id: name, keep: async () => {}, onPercent: () => {} })
  books.push({ ...book, file, ...contentsOf(facts) })
  console.log(file, `${Math.round(content.length / 1024)} kB`)
}

for (const book of BOOK_TEXTS) {
  const written = writeBook(book)
  console.log(book.title, `${written.pages.length} trang`)
  await keep(
    { productId: book.productId, format: 'epub', allowsDownload: book.allowsDownload ?? false },
    book.name,
    packEpub({ ...written, ...book }),
  )
}
const SKY = { title: 'Vũ trụ trong tầm mắt: Thiên văn học phổ thông', name: 'vu-tru' }
const sky = packEpub({ ...writeSkyBook(SKY.title, SKY.name), ...SKY, layout: 'fixed' })
await keep({ productId: 1020, format: 'epub', allowsDownload: false }, SKY.name, sky)
await keep({ productId: PDF_TEXT.productId, format: 'pdf', allowsDownload: true }, PDF_TEXT.name, await printPdf(PDF_TEXT))
await writeFile(join(DEMO_BOOKS_FOLDER, 'books.json'), `${JSON.stringify(books, null, 2)}\n`)
