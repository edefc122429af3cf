import { AppError } from '@tq/contract/errors.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { searchDocs } from '@tq/db/schema/catalog/search.ts'
import { news } from '@tq/db/schema/content/content.ts'
import { banners, blockProducts, blocks, logos, panelItems, partnerLogos } from '@tq/db/schema/content/home.ts'
import { courses } from '@tq/db/schema/learning/course.ts'
import { textbooks } from '@tq/db/schema/learning/textbook.ts'
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { cardsByIds } from '../catalog/cards.ts'
import { requireCategory } from '../catalog/categories.ts'
import type { CacheInfo } from '../http/cache/cache-info.ts'

const BOOKS_IN_BLOCK = 10
const TEASERS = 8
/** One textbook for each school year at least. */
const GRADES = 12

export async function listBlocks(db: Db, cacheInfo: CacheInfo) {
  cacheInfo.dependsOn('home')
  const rows = await db.select().from(blocks).where(visible('products')).orderBy(blocks.position)
  return rows.map(({ id, name, url }) => ({ id, name, url }))
}

export async function listBooksInBlock(db: Db, blockId: number, cacheInfo: CacheInfo) {
  const [block] = await db
    .select()
    .from(blocks)
    .where(and(eq(blocks.id, blockId), eq(blocks.isVisible, true)))
  if (!block) throw new AppError('BLOCK_NOT_FOUND')
  return booksOf(db, block, cacheInfo)
}

export async function listSelectionBlocks(db: Db, cacheInfo: CacheInfo) {
  cacheInfo.dependsOn('home')
  const rows = await db.select().from(blocks).where(visible('selection')).orderBy(blocks.position)
  return Promise.all(
    rows.map(async (block) => {
      const { id, name, description, url } = block
      return { id, name, description, url, products: await booksOf(db, block, cacheInfo) }
    }),
  )
}

const visible = (kind: 'products' | 'selection') => and(eq(blocks.kind, kind), eq(blocks.isVisible, true))

async function booksOf(db: Db, block: typeof blocks.$inferSelect, cacheInfo: CacheInfo) {
  cacheInfo.dependsOn('home', 'catalog')
  const ids = block.fill === 'picked' ? await pickedIds(db, block.id) : await ruledIds(db, block.fill)
  return cardsByIds(db, ids, cacheInfo)
}

async function pickedIds(db: Db, blockId: number): Promise<number[]> {
  const rows = await db
    .select({ id: blockProducts.productId })
    .from(blockProducts)
    .where(eq(blockProducts.blockId, blockId))
    .orderBy(blockProducts.position)
    .limit(BOOKS_IN_BLOCK)
  return rows.map((row) => row.id)
}

async function ruledIds(db: Db, rule: 'newest' | 'bestselling' | 'digital'): Promise<number[]> {
  const rows = await db
    .select({ id: searchDocs.productId })
    .from(searchDocs)
    .where(rule === 'digital' ? eq(searchDocs.objectType, 1) : eq(searchDocs.isLead, true))
    .orderBy(rule === 'newest' ? desc(searchDocs.publishedAt) : desc(searchDocs.sold), searchDocs.productId)
    .limit(BOOKS_IN_BLOCK)
  return rows.map((row) => row.id)
}

export async function listBooksInCategory(db: Db, categoryId: number, cacheInfo: CacheInfo) {
  await requireCategory(db, categoryId)
  cacheInfo.dependsOn(`category:${categoryId}`)
  const inside = sql`(select id from categories where id = ${categoryId} or parent_id = ${categoryId})`
  const rows = await db
    .select({ id: searchDocs.productId })
    .from(searchDocs)
    .where(and(eq(searchDocs.isLead, true), inArray(searchDocs.categoryId, inside)))
    .orderBy(desc(searchDocs.sold), searchDocs.productId)
    .limit(BOOKS_IN_BLOCK)
  return cardsByIds(
    db,
    rows.map((row) => row.id),
    cacheInfo,
  )
}

export async function listBanners(db: Db, cacheInfo: CacheInfo) {
  cacheInfo.dependsOn('home')
  const rows = await db.select().from(banners).where(eq(banners.isVisible, true)).orderBy(banners.position)
  return rows.map(({ position: _, isVisible: __, ...banner }) => banner)
}

export async function listLogos(db: Db, cacheInfo: CacheInfo) {
  cacheInfo.dependsOn('home')
  const rows = await db.select().from(logos).orderBy(logos.isMobile)
  return rows.map(({ id: _, ...logo }) => logo)
}

export async function listPartnerLogos(db: Db, cacheInfo: CacheInfo) {
  cacheInfo.dependsOn('home')
  const rows = await db.select().from(partnerLogos).orderBy(partnerLogos.position)
  return rows.map(({ position: _, ...partner }) => partner)
}

export async function listLibraryTeasers(db: Db, cacheInfo: CacheInfo) {
  cacheInfo.dependsOn('library')
  const rows = await db
    .select()
    .from(courses)
    .where(and(eq(courses.use, 'library'), eq(courses.isPublished, true)))
    .orderBy(courses.position, courses.id)
    .limit(TEASERS)
  return rows.map(({ id, title, summary, lessonCount, picture }) => ({
    id,
    title,
    summary,
    lessonCount,
    picture,
    address: addressId(title, id),
  }))
}

export async function listNewsTeasers(db: Db, cacheInfo: CacheInfo) {
  cacheInfo.dependsOn('news')
  const rows = await db
    .select()
    .from(news)
    .where(and(eq(news.isPublished, true), eq(news.isListed, true), sql`${news.publishedAt} <= now()`))
    .orderBy(desc(news.isFocus), desc(news.publishedAt), news.id)
    .limit(TEASERS)
  return rows.map(({ id, title, summary, isFocus, picture, publishedAt }) => ({
    id,
    title,
    summary,
    isFocus,
    picture,
    address: addressId(title, id),
    publishedAt: publishedAt.toISOString(),
  }))
}

export async function listTextbookTeasers(db: Db, cacheInfo: CacheInfo) {
  cacheInfo.dependsOn('textbook')
  const rows = await db.select().from(textbooks).where(eq(textbooks.isPublished, true)).orderBy(textbooks.position).limit(GRADES)
  return rows.map(({ id, title, subject, grade, picture }) => ({
    id,
    title,
    subject,
    grade,
    picture,
    address: addressId(title, id),
  }))
}

export async function getQuickPanel(db: Db, cacheInfo: CacheInfo) {
  cacheInfo.dependsOn('home')
  const rows = await db
    .select()
    .from(panelItems)
    .where(or(eq(panelItems.kind, 'note'), sql`${panelItems.startsAt} > now()`))
    .orderBy(panelItems.position)
  return {
    notes: rows.filter((row) => !row.startsAt).map(({ id, title, detail }) => ({ id, title, detail })),
    events: rows.flatMap(({ id, title, detail, startsAt }) => {
      cacheInfo.changesAt(startsAt)
      return startsAt ? [{ id, title, detail, startsAt: startsAt.toISOString() }] : []
    }),
  }
}
