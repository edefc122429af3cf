import { FIXED_PAGES, isFixedPage } from '@tq/contract/content/fixed-pages.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { products, series, seriesVolumes } from '@tq/db/schema/catalog/catalog.ts'
import { contentPages, contentPageVersions, landingPages, news } from '@tq/db/schema/content/content.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { listCategories } from '../catalog/categories.ts'
import { CacheInfo } from '../http/cache/cache-info.ts'

export interface Place {
  path: string
  changedAt?: Date | null
}

const ALWAYS_THERE = [
  '/trang-chu',
  '/san-pham',
  '/sach-dien-tu',
  '/flashSale',
  '/tin-sach',
  '/thu-vien',
  '/sach-giao-khoa',
  '/tiep-nhan-ban-thao',
  '/theo-doi-don-hang',
  '/nhan-ban-tin',
  '/mua-so-luong-lon',
]

/** Every page that is neither a product, an article nor something to study. What has no text yet is not named. */
export async function listPlaces(db: Db): Promise<Place[]> {
  const categories = await listCategories(db, new CacheInfo())
  const places: Place[] = [
    ...ALWAYS_THERE.map((path) => ({ path })),
    ...categories.filter(({ productCount }) => productCount).map(({ address }) => ({ path: `/san-pham/danh-muc/${address}` })),
    ...(await listSeries(db)),
    ...(await listTexts(db)),
    ...(await listLandingPages(db)),
  ]
  // A page and a campaign may share a key; the page is shown.
  return [...new Map(places.map((place) => [place.path, place])).values()]
}

async function listSeries(db: Db): Promise<Place[]> {
  const rows = await db
    .selectDistinct({ id: series.id, name: series.name })
    .from(series)
    .innerJoin(seriesVolumes, eq(seriesVolumes.seriesId, series.id))
    .innerJoin(products, and(eq(products.id, seriesVolumes.productId), eq(products.isPublished, true)))
    .orderBy(asc(series.id))
  return rows.map(({ id, name }) => ({ path: `/bo-sach/${addressId(name, id)}` }))
}

/** The privacy policy is kept as news and shown under its own address. */
async function listTexts(db: Db): Promise<Place[]> {
  const pages = await db
    .select({ key: contentPages.key, changedAt: contentPageVersions.savedAt })
    .from(contentPages)
    .innerJoin(
      contentPageVersions,
      and(eq(contentPageVersions.key, contentPages.key), eq(contentPageVersions.version, contentPages.version)),
    )
    .where(eq(contentPages.isPublished, true))
    .orderBy(asc(contentPages.key))
  const keptAsNews = await db
    .select({ key: news.slug, changedAt: news.updatedAt })
    .from(news)
    .where(and(eq(news.isPublished, true), eq(news.isListed, false), inArray(news.slug, [...FIXED_PAGES])))
  return [...pages, ...keptAsNews].map(({ key, changedAt }) => ({
    path: isFixedPage(key) ? `/${key}` : `/pages/${key}`,
    changedAt,
  }))
}

async function listLandingPages(db: Db): Promise<Place[]> {
  const rows = await db
    .select({ key: landingPages.key })
    .from(landingPages)
    .where(eq(landingPages.isPublished, true))
    .orderBy(asc(landingPages.key))
  return rows.map(({ key }) => ({ path: `/pages/${key}` }))
}
