import { isHousePage } from '@tq/contract/house-pages.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { products } from '@tq/db/schema/catalog.ts'
import { contentPages, landingPages, news } from '@tq/db/schema/content.ts'
import type { shortLinks } from '@tq/db/schema/links.ts'
import type { Tag } from '@tq/db/tags.ts'
import { and, eq, lte, sql } from 'drizzle-orm'
import { checkRedirect, type RedirectRules } from './check-redirect.ts'

export interface Target {
  address: string
  /** The same without the site's frame, for phones. */
  bareAddress: string | null
  /** Bumped when the address may have changed. */
  tag: Tag | null
}

export type TargetType = (typeof shortLinks.$inferSelect)['targetType']

/** Where a link leads; null when its target is gone, unpublished or no longer allowed. */
export async function findTarget(db: Db, type: TargetType, target: string, rules: RedirectRules): Promise<Target | null> {
  if (type === 'address') {
    const { url } = checkRedirect(target, rules)
    return url === null ? null : { address: url, bareAddress: null, tag: null }
  }
  return FINDERS[type](db, target)
}

const FINDERS: Record<Exclude<TargetType, 'address'>, (db: Db, target: string) => Promise<Target | null>> = {
  async product(db, target) {
    const [found] = await db
      .select({ id: products.id, title: products.title })
      .from(products)
      .where(and(eq(products.id, idOf(target)), eq(products.isPublished, true)))
    return found ? framed(`/san-pham/${addressId(found.title, found.id)}`, `book:${found.id}`) : null
  },
  async news(db, target) {
    const [found] = await db
      .select({ id: news.id, title: news.title })
      .from(news)
      .where(and(eq(news.id, idOf(target)), eq(news.isPublished, true), lte(news.publishedAt, sql`now()`)))
    if (!found) return null
    return {
      ...framed(`/tin-sach/${addressId(found.title, found.id)}`, `news:${found.id}`),
      bareAddress: `/mobile/news/${found.id}`,
    }
  },
  async page(db, target) {
    const [found] = await db
      .select({ key: contentPages.key })
      .from(contentPages)
      .where(and(eq(contentPages.key, target), eq(contentPages.isPublished, true)))
    return found ? framed(isHousePage(found.key) ? `/${found.key}` : `/pages/${found.key}`, `page:${found.key}`) : null
  },
  async landing(db, target) {
    const [found] = await db
      .select({ id: landingPages.id, key: landingPages.key })
      .from(landingPages)
      .where(and(eq(landingPages.key, target), eq(landingPages.isPublished, true)))
    return found ? framed(`/pages/${found.key}`, `landing:${found.id}`) : null
  },
}

const framed = (address: string, tag: Tag): Target => ({ address, bareAddress: null, tag })

/** 0 is nobody's id. */
const idOf = (target: string) => (/^[1-9]\d{0,8}$/.test(target) ? Number(target) : 0)
