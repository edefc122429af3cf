import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { news } from '@tq/db/schema/content/content.ts'
import { banners, logos, panelItems, partnerLogos } from '@tq/db/schema/content/home.ts'
import { courses } from '@tq/db/schema/learning/course.ts'
import { textbooks } from '@tq/db/schema/learning/textbook.ts'
import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { CacheInfo } from '../http/cache/cache-info.ts'

const TEASERS = 8
/** One textbook for each school year at least. */
const GRADES = 12

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
