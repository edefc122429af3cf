import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { addVersion } from '@tq/api/reading/versions/book-versions.ts'
import type { FileStore } from '@tq/api/storage/file-store.ts'
import { storeFile } from '@tq/api/storage/store-file.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { Database } from '@tq/db/database.ts'
import { products } from '@tq/db/schema/catalog/catalog.ts'
import { bookVersions } from '@tq/db/schema/reading/book.ts'
import { DEMO_BOOKS_FOLDER, type DemoBook, demoBooks } from '@tq/db/seed/demo/ebooks.ts'
import { and, eq, inArray } from 'drizzle-orm'

const TYPES = { epub: 'application/epub+zip', pdf: 'application/pdf' }

/** The demo's e-books, taken in by the worker as any that staff upload. A product that has a file already keeps it. */
export async function placeDemoBooks(db: Database, store: FileStore, which: 'all' | number[] = 'all'): Promise<void> {
  const books = demoBooks().filter(({ productId }) => which === 'all' || which.includes(productId))
  const ids = books.map(({ productId }) => productId)
  const rows = await db
    .select({ id: products.id, versionId: bookVersions.id })
    .from(products)
    .leftJoin(bookVersions, eq(bookVersions.productId, products.id))
    .where(and(inArray(products.id, ids), eq(products.kind, 'digital')))
  const waiting = new Set(rows.filter(({ versionId }) => versionId === null).map(({ id }) => id))
  for (const book of books) if (waiting.has(book.productId)) await placeBook(db, store, book)
}

async function placeBook(db: Database, store: FileStore, { productId, file, format, allowsDownload }: DemoBook): Promise<void> {
  const content = createReadStream(join(DEMO_BOOKS_FOLDER, file))
  const { hash: sourceHash } = await storeFile(db, store, content, {
    mediaType: TYPES[format],
    mostBytes: Number.MAX_SAFE_INTEGER,
  })
  try {
    await db.transaction((tx) => addVersion(tx, { productId, fileName: file, format, sourceHash, allowsDownload }, null))
  } catch (error) {
    // A program that was started in the same moment was quicker.
    if (!(error instanceof AppError && error.code === 'BOOK_SAME_FILE')) throw error
  }
}
