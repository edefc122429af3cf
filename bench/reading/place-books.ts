import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processBook } from '@tq/api/reading/intake/process-book.ts'
import { addVersion } from '@tq/api/reading/versions/book-versions.ts'
import { openFileStore } from '@tq/api/storage/open-store.ts'
import { storeFile } from '@tq/api/storage/store-file.ts'
import type { Database } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import { longEpub, longPdf } from '../material/books.ts'
import type { OnStop } from '../program.ts'

export interface PlacedBook {
  productId: number
  versionId: string
  format: 'epub' | 'pdf'
  megabytes: number
  /** From the file that was uploaded to the book and its preview. */
  intakeMs: number
}

export interface PlacedBooks {
  dataDir: string
  books: PlacedBook[]
  remove(): Promise<void>
}

const SIZES = [10, 20]
const TYPES = { epub: 'application/epub+zip', pdf: 'application/pdf' }

/** A folder with large books in it, for a program that shows them; the database knows them only until `remove`. */
export async function placeBooks(db: Database, onStop: OnStop): Promise<PlacedBooks> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tq-bench-'))
  const removeFolder = onStop(() => rm(dataDir, { recursive: true, force: true }))
  const folder = join(dataDir, 'files')
  const files = openFileStore({ folder, s3: null })
  // A run that was cut off has left its own.
  await db.execute(sql`delete from book_versions`)
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from products where kind = 'digital' and is_published order by id limit ${2 * SIZES.length}`,
  )
  const products = rows.values()
  const books: PlacedBook[] = []
  for (const megabytes of SIZES)
    for (const format of ['epub', 'pdf'] as const) {
      const productId = products.next().value?.id ?? 0
      const content = format === 'epub' ? longEpub(megabytes) : await longPdf(megabytes)
      const { hash: sourceHash } = await storeFile(db, files, [content], {
        mediaType: TYPES[format],
        mostBytes: Number.MAX_SAFE_INTEGER,
      })
      const versionId = await db.transaction((tx) =>
        addVersion(tx, { productId, fileName: `sach-${megabytes}.${format}`, format, sourceHash, allowsDownload: true }, null),
      )
      // We do it ourselves, before anybody reads.
      await db.execute(sql`select graphile_worker.remove_job(${`process-book:${versionId}`})`)
      const startedAt = performance.now()
      await processBook({ db, files, workFolder: join(dataDir, 'work') }, versionId)
      books.push({ productId, versionId, format, megabytes, intakeMs: performance.now() - startedAt })
    }
  files.close()
  // As the database does by itself soon after so many new rows.
  await db.execute(sql`analyze book_passages, book_resources, book_versions`)
  return {
    ...{ dataDir, books },
    async remove() {
      await db.execute(sql`delete from book_versions`)
      await removeFolder()
    },
  }
}
