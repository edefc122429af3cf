import { randomBytes } from 'node:crypto'
import type { BookFormat } from '@tq/contract/enums.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { Body, Query } from '@tq/contract/http/endpoint.ts'
import type {
  BookVersion,
  changeBook as changeBookCall,
  listBookVersions as listCall,
} from '@tq/contract/reading/book-version.ts'
import type { Database, Db, Tx } from '@tq/db/database.ts'
import { products } from '@tq/db/schema/catalog/catalog.ts'
import { bookVersions } from '@tq/db/schema/reading/book.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { StaffActor } from '../../actor.ts'
import { requirePage } from '../../http/paging.ts'
import { queueJob } from '../../queue.ts'
import { recordAudit } from '../../staff/audit.ts'

/** Without i, l, o and u, as codes that people may have to type. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
export const newVersionId = () => [...randomBytes(16)].map((byte) => LETTERS[byte % 32]).join('')
const LONGEST_NAME = 200

interface NewVersion {
  productId: number
  fileName: string
  format: BookFormat
  sourceHash: string
  allowsDownload: boolean
}

export async function requireDigital(db: Db, productId: number): Promise<void> {
  const [product] = await db.select({ kind: products.kind }).from(products).where(eq(products.id, productId))
  if (!product) throw new AppError('PRODUCT_NOT_FOUND')
  if (product.kind !== 'digital') throw new AppError('BOOK_NOT_DIGITAL')
}

/** What was uploaded is worked on by a job; people read the version before it until that is done. */
export async function addVersion(
  tx: Tx,
  { productId, fileName, format, sourceHash, allowsDownload }: NewVersion,
  userId: string | null,
): Promise<string> {
  // One after another: two uploads at once get two numbers.
  await tx.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('no key update')
  const [known] = await tx
    .select({ id: bookVersions.id })
    .from(bookVersions)
    .where(and(eq(bookVersions.productId, productId), eq(bookVersions.sourceHash, sourceHash), ne(bookVersions.state, 'failed')))
  if (known) throw new AppError('BOOK_SAME_FILE')
  const id = newVersionId()
  const [last] = await tx
    .select({ n: sql<number>`coalesce(max(${bookVersions.number}), 0)::int` })
    .from(bookVersions)
    .where(eq(bookVersions.productId, productId))
  // Signs that would turn the reading direction round, or break a line, are no part of a name.
  const shown = fileName
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(0, LONGEST_NAME)
    .trim()
  await tx.insert(bookVersions).values({
    ...{ id, productId, number: (last?.n ?? 0) + 1, fileName: shown || `sach.${format}`, format },
    ...{ state: 'processing', sourceHash, allowsDownload, uploadedBy: userId },
  })
  await queueJob(tx, 'process-book', { id }, `process-book:${id}`)
  return id
}

export async function uploadVersion(db: Database, version: NewVersion & { actor: StaffActor }): Promise<BookVersion> {
  const { actor, ...given } = version
  const id = await db.transaction(async (tx) => {
    await requireDigital(tx, given.productId)
    const made = await addVersion(tx, given, actor.userId)
    await recordAudit(tx, {
      ...{ actor, action: 'book.upload', subject: { type: 'bookVersion', id: made } },
      ...{ before: null, after: { productId: given.productId, format: given.format } },
    })
    return made
  })
  return getVersion(db, id)
}

export async function listVersions(db: Db, { productId, state, ...paged }: Query<typeof listCall>) {
  const where = and(productId ? eq(bookVersions.productId, productId) : undefined, state && eq(bookVersions.state, state))
  const { total, totalPage, offset } = requirePage(await db.$count(bookVersions, where), paged)
  return { data: await readVersions(db, where, { limit: paged.perPage, offset }), total, totalPage }
}

export async function getVersion(db: Db, id: string): Promise<BookVersion> {
  const [version] = await readVersions(db, eq(bookVersions.id, id))
  if (!version) throw new AppError('BOOK_VERSION_NOT_FOUND')
  return version
}

export async function retryVersion(db: Database, id: string, { actor }: { actor: StaffActor }): Promise<BookVersion> {
  await db.transaction(async (tx) => {
    const { state } = await lockVersion(tx, id)
    if (state !== 'failed') throw new AppError('BOOK_NOT_FAILED')
    await tx
      .update(bookVersions)
      .set({ state: 'processing', percent: 0, note: null, problems: [], updatedAt: sql`now()` })
      .where(eq(bookVersions.id, id))
    await queueJob(tx, 'process-book', { id }, `process-book:${id}`)
    await recordAudit(tx, {
      ...{ actor, action: 'book.retry', subject: { type: 'bookVersion', id } },
      ...{ before: { state }, after: { state: 'processing' } },
    })
  })
  return getVersion(db, id)
}

type Change = Body<typeof changeBookCall> & { actor: StaffActor }

export async function changeVersion(db: Database, id: string, { actor, ...change }: Change): Promise<BookVersion> {
  await db.transaction(async (tx) => {
    const { previewPercent, allowsDownload, productId } = await lockVersion(tx, id)
    const after = {
      previewPercent: change.previewPercent ?? previewPercent,
      allowsDownload: change.allowsDownload ?? allowsDownload,
    }
    await tx.update(bookVersions).set(after).where(eq(bookVersions.id, id))
    if (after.previewPercent !== previewPercent) await queueJob(tx, 'cut-preview', { id }, `cut-preview:${id}`)
    await invalidateTags(tx, [`book:${productId}`])
    await recordAudit(tx, {
      ...{ actor, action: 'book.change', subject: { type: 'bookVersion', id } },
      ...{ before: { previewPercent, allowsDownload }, after },
    })
  })
  return getVersion(db, id)
}

async function lockVersion(tx: Db, id: string) {
  const [version] = await tx.select().from(bookVersions).where(eq(bookVersions.id, id)).for('update')
  if (!version) throw new AppError('BOOK_VERSION_NOT_FOUND')
  return version
}

/** Drizzle leaves out the table's name among the fields; inside a query of its own the plain `id` would be another's. */
const OWN = {
  id: sql.raw('"book_versions"."id"'),
  productId: sql.raw('"book_versions"."product_id"'),
  number: sql.raw('"book_versions"."number"'),
}

async function readVersions(db: Db, where: SQL | undefined, { limit = 1, offset = 0 } = {}): Promise<BookVersion[]> {
  const rows = await db
    .select({
      version: bookVersions,
      title: products.title,
      chapters: sql<number>`(select count(*)::int from book_resources r where r.version_id = ${OWN.id} and r.part = 'full' and r.position is not null)`,
      isCurrent: sql<boolean>`${bookVersions.state} = 'ready' and not exists (select 1 from book_versions o
        where o.product_id = ${OWN.productId} and o.state = 'ready' and o.number > ${OWN.number})`,
    })
    .from(bookVersions)
    .innerJoin(products, eq(products.id, bookVersions.productId))
    .where(where)
    .orderBy(desc(bookVersions.createdAt), desc(bookVersions.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ version, title, chapters, isCurrent }) => {
    const { id, productId, fileName, format, state, percent, note, problems, facts, previewPercent, allowsDownload } = version
    return {
      ...{ id, productId, title, version: version.number, fileName, format, state, percent, note, problems },
      ...{ layout: facts?.layout ?? null, pageCount: facts?.pageCount ?? null, hasText: facts?.hasText ?? null },
      ...{ chapters: facts ? chapters : null, previewPercent, allowsDownload, isCurrent },
      createdAt: version.createdAt.toISOString(),
    }
  })
}
