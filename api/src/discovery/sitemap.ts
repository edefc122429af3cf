import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { products } from '@tq/db/schema/catalog/catalog.ts'
import { news } from '@tq/db/schema/content/content.ts'
import { and, asc, eq, gt, lte, max, sql } from 'drizzle-orm'
import type { CacheInfo } from '../http/cache/cache-info.ts'
import { inSteps } from './in-steps.ts'
import { IDS_PER_PART, ROWS_PER_STEP } from './parts.ts'
import { authorPlaces, listAuthorParts } from './sitemap-authors.ts'
import { coursePlaces, lessonPlaces, listLearningParts } from './sitemap-learning.ts'
import { listPlaces, type Place } from './sitemap-pages.ts'
import { element, XML_HEAD } from './xml.ts'

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const productChanged = sql`greatest(${products.updatedAt}, ${products.publishedAt})`.mapWith(products.updatedAt)
const newsChanged = sql`greatest(${news.updatedAt}, ${news.publishedAt})`.mapWith(news.updatedAt)
const isShownNews = and(eq(news.isPublished, true), eq(news.isListed, true), sql`${news.publishedAt} <= now()`)

/** Names the parts that hold something. */
export async function sitemapIndex(db: Db, publicUrl: string, cacheInfo: CacheInfo): Promise<string> {
  cacheInfo.dependsOn('catalog', 'news', 'library', 'textbook')
  const part = sql<number>`(${products.id} - 1) / ${sql.raw(String(IDS_PER_PART))} + 1`
  const shelves = await db
    .select({ part, changedAt: max(productChanged).mapWith(products.updatedAt) })
    .from(products)
    .where(eq(products.isPublished, true))
    .groupBy(part)
    .orderBy(part)
  const [articles] = await db
    .select({ changedAt: max(newsChanged).mapWith(news.updatedAt) })
    .from(news)
    .where(isShownNews)
  const parts: Place[] = [
    { path: '/sitemap/pages.xml' },
    ...(articles?.changedAt ? [{ path: '/sitemap/news.xml', changedAt: articles.changedAt }] : []),
    ...shelves.map(({ part, changedAt }) => ({ path: `/sitemap/products-${part}.xml`, changedAt })),
    ...(await listAuthorParts(db)),
    ...(await listLearningParts(db)),
  ]
  return `${XML_HEAD}<sitemapindex ${NAMESPACE}>\n${entries('sitemap', publicUrl, parts)}</sitemapindex>\n`
}

/** Null for a name that is no part's; a part that holds nothing gives no text at all. */
export function sitemapPart(db: Db, publicUrl: string, name: string): AsyncGenerator<string> | null {
  const [, number] = /^products-([1-9]\d{0,4})\.xml$/.exec(name) ?? []
  if (number) return urlset(publicUrl, productPlaces(db, Number(number)))
  const [, lessons] = /^lessons-([1-9]\d{0,4})\.xml$/.exec(name) ?? []
  if (lessons) return urlset(publicUrl, lessonPlaces(db, Number(lessons)))
  const [, authors] = /^authors-([1-9]\d{0,4})\.xml$/.exec(name) ?? []
  if (authors) return urlset(publicUrl, authorPlaces(db, Number(authors)))
  if (name === 'courses.xml') return urlset(publicUrl, coursePlaces(db))
  if (name === 'news.xml') return urlset(publicUrl, newsPlaces(db))
  if (name === 'pages.xml') return urlset(publicUrl, housePlaces(db))
  return null
}

async function* productPlaces(db: Db, part: number): AsyncGenerator<Place[]> {
  const last = part * IDS_PER_PART
  const read = (after: number) =>
    db
      .select({ id: products.id, title: products.title, changedAt: productChanged })
      .from(products)
      .where(and(eq(products.isPublished, true), gt(products.id, after), lte(products.id, last)))
      .orderBy(asc(products.id))
      .limit(ROWS_PER_STEP)
  for await (const rows of inSteps(read, last - IDS_PER_PART)) {
    yield rows.map(({ id, title, changedAt }) => ({ path: `/san-pham/${addressId(title, id)}`, changedAt }))
  }
}

async function* newsPlaces(db: Db): AsyncGenerator<Place[]> {
  const read = (after: number) =>
    db
      .select({ id: news.id, title: news.title, changedAt: newsChanged })
      .from(news)
      .where(and(isShownNews, gt(news.id, after)))
      .orderBy(asc(news.id))
      .limit(ROWS_PER_STEP)
  for await (const rows of inSteps(read)) {
    yield rows.map(({ id, title, changedAt }) => ({ path: `/tin-sach/${addressId(title, id)}`, changedAt }))
  }
}

async function* housePlaces(db: Db): AsyncGenerator<Place[]> {
  yield await listPlaces(db)
}

async function* urlset(publicUrl: string, steps: AsyncGenerator<Place[]>): AsyncGenerator<string> {
  let head = `${XML_HEAD}<urlset ${NAMESPACE}>\n`
  for await (const places of steps) {
    yield head + entries('url', publicUrl, places)
    head = ''
  }
  if (!head) yield '</urlset>\n'
}

const entries = (name: 'sitemap' | 'url', publicUrl: string, places: Place[]) =>
  places
    .map(
      ({ path, changedAt }) =>
        `<${name}>\n${element('loc', publicUrl + path)}${element('lastmod', changedAt?.toISOString())}</${name}>\n`,
    )
    .join('')
