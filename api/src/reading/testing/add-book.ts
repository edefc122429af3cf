import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { storeTestFile } from '../../storage/testing/store-test-file.ts'
import type { TestApi } from '../../testing/api.ts'
import { processBook } from '../intake/process-book.ts'
import { addVersion } from '../versions/book-versions.ts'
import { epubOf } from './epub.ts'

/** E-books that tests may fill. */
export async function digitalProducts(db: TestApi['db']): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from products where kind = 'digital' and is_published order by id`,
  )
  return rows.map(({ id }) => id)
}

interface NewBook {
  productId: number
  content?: Buffer
  format?: 'epub' | 'pdf'
  allowsDownload?: boolean
}

/** Uploaded and worked on, as staff and the worker do it; its version. */
export async function addBook(
  api: TestApi,
  { productId, content = epubOf(), format = 'epub', allowsDownload = false }: NewBook,
): Promise<string> {
  const { db, files } = api
  const mediaType = format === 'epub' ? 'application/epub+zip' : 'application/pdf'
  const sourceHash = await storeTestFile(api, content, mediaType)
  const id = await db.transaction((tx) =>
    addVersion(tx, { productId, fileName: `sach.${format}`, format, sourceHash, allowsDownload }, null),
  )
  await processBook({ db, files, workFolder: join(api.settings.storage.folder, 'work') }, id)
  return id
}
