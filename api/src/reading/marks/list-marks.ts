import type { Data, Query } from '@tq/contract/http/endpoint.ts'
import type * as contract from '@tq/contract/reading/marks.ts'
import { addressId, slugify } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { products } from '@tq/db/schema/catalog/catalog.ts'
import { readingMarks } from '@tq/db/schema/reading/reader.ts'
import { and, asc, count, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { mayOpen, requireEntitlement } from '../../entitlement/require-entitlement.ts'
import { requirePage } from '../../http/paging.ts'
import { toMark } from './sync-marks.ts'
import { type ExportedMarks, writeMarks } from './write-marks.ts'

const ONLY: Record<NonNullable<Query<typeof contract.listMarks>['only']>, SQL> = {
  notes: ne(readingMarks.note, ''),
  marks: eq(readingMarks.kind, 'mark'),
  bookmarks: eq(readingMarks.kind, 'bookmark'),
}

/** Of books that one may open: a mark holds words of its book. */
const own = (userId: string) =>
  and(eq(readingMarks.userId, userId), isNull(readingMarks.removedAt), mayOpen(userId, sql`${readingMarks.productId}`))

export async function listMarks(db: Db, userId: string, { productId, only, ...paged }: Query<typeof contract.listMarks>) {
  const where = and(own(userId), productId ? eq(readingMarks.productId, productId) : undefined, only && ONLY[only])
  const { offset, ...paging } = requirePage(await db.$count(readingMarks, where), paged)
  const rows = await db
    .select({ mark: readingMarks, title: products.title })
    .from(readingMarks)
    .innerJoin(products, eq(products.id, readingMarks.productId))
    .where(where)
    .orderBy(...(productId ? [asc(readingMarks.percent)] : [desc(readingMarks.changedAt)]), asc(readingMarks.id))
    .limit(paged.perPage)
    .offset(offset)
  return {
    ...paging,
    books: await listBooks(db, userId),
    data: rows.map(({ mark, title }) => ({
      ...toMark(mark),
      ...{ productId: mark.productId, title, address: addressId(title, mark.productId) },
    })),
  }
}

async function listBooks(db: Db, userId: string) {
  const { id: productId, title } = products
  const rows = await db
    .select({ productId, title, count: count() })
    .from(readingMarks)
    .innerJoin(products, eq(productId, readingMarks.productId))
    .where(own(userId))
    .groupBy(productId)
    .orderBy(asc(title), asc(productId))
  return rows.map((row) => ({ ...row, address: addressId(row.title, row.productId) }))
}

export async function exportMarks(
  db: Db,
  userId: string,
  productId: number,
  format: Query<typeof contract.exportMarks>['format'],
): Promise<Data<typeof contract.exportMarks>> {
  await requireEntitlement(db, userId, productId)
  const [product] = await db.select({ title: products.title }).from(products).where(eq(products.id, productId))
  const marks = await db
    .select()
    .from(readingMarks)
    .where(and(own(userId), eq(readingMarks.productId, productId)))
    .orderBy(asc(readingMarks.percent), asc(readingMarks.id))
  const exported: ExportedMarks = { title: product?.title ?? '', marks: marks.map(toMark) }
  const { text, mediaType, ending } = writeMarks(exported, format)
  return { fileName: `ghi-chu-${slugify(exported.title)}.${ending}`, mediaType, text }
}
