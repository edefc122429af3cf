import { products } from '@tq/db/schema/catalog/catalog.ts'
import { bookResources, bookVersions } from '@tq/db/schema/reading/book.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { and, eq } from 'drizzle-orm'
import { readWhole } from '../../storage/store-file.ts'
import { inThread } from '../thread/in-thread.ts'
import { cutEpub } from './epub/cut-epub.ts'
import { PDF_FILE } from './pdf/take-pdf.ts'
import { type BookDeps, type ResourceRow, storeResource } from './store-resource.ts'
import type { FullBook, TakenFile } from './taken-book.ts'

/**
 * What everybody may look into: files of its own, made from the book's, that hold nothing of what lies behind them. Cut again when staff
 * choose another length; until that is done the old one stands.
 */
export async function cutPreview({ db, files }: Pick<BookDeps, 'db' | 'files'>, id: string): Promise<void> {
  const [version] = await db
    .select({ version: bookVersions, title: products.title })
    .from(bookVersions)
    .innerJoin(products, eq(products.id, bookVersions.productId))
    .where(and(eq(bookVersions.id, id), eq(bookVersions.state, 'ready')))
  if (!version?.version.facts) return
  const { format, facts, previewPercent, productId } = version.version
  const full = await db
    .select()
    .from(bookResources)
    .where(and(eq(bookResources.versionId, id), eq(bookResources.part, 'full')))
    .orderBy(bookResources.position, bookResources.path)
  const hashes = new Map(full.map(({ path, fileHash }) => [path, fileHash]))
  const read = async (path: string) => {
    const content = await readWhole(files, hashes.get(path) ?? '')
    if (!content) throw new Error(`the file ${path} of the book ${id} is missing`)
    return content
  }
  const book: FullBook = { id, title: version.title, previewPercent, facts, files: full, read }
  const cut: TakenFile[] = await (format === 'epub' ? cutEpub(book) : cutPdf(book))
  const rows: ResourceRow[] = []
  for (const file of cut) rows.push(await storeResource({ db, files }, id, file, 'preview'))
  await db.transaction(async (tx) => {
    await tx.delete(bookResources).where(and(eq(bookResources.versionId, id), eq(bookResources.part, 'preview')))
    if (rows.length) await tx.insert(bookResources).values(rows)
    await invalidateTags(tx, [`book:${productId}`])
  })
}

async function cutPdf({ read, previewPercent: percent, title, facts }: FullBook): Promise<TakenFile[]> {
  const { content, count } = await inThread('firstPages', { content: await read(PDF_FILE), percent, title })
  const characters = Math.round((facts.characters * count) / Math.max(1, facts.pageCount))
  return [{ path: PDF_FILE, mediaType: 'application/pdf', content, position: 0, characters }]
}
