import { Section } from '@tq/contract/content/pages.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { Db } from '@tq/db/database.ts'
import { landingPages } from '@tq/db/schema/content/content.ts'
import { and, eq, or } from 'drizzle-orm'
import { cardsByIds } from '../catalog/cards.ts'
import type { CacheInfo } from '../http/cache/cache-info.ts'

/** By its key, or by its number as printed codes carry it. */
export async function getLandingPage(db: Db, idOrKey: string, cacheInfo: CacheInfo) {
  const byId = /^\d{1,9}$/.test(idOrKey) ? eq(landingPages.id, Number(idOrKey)) : undefined
  const [page] = await db
    .select()
    .from(landingPages)
    .where(and(eq(landingPages.isPublished, true), or(eq(landingPages.key, idOrKey), byId)))
  if (!page) throw new AppError('LANDING_PAGE_NOT_FOUND')
  const { id, key, title, description, picture } = page
  const sections = page.sections.map((section) => Section.parse(section))
  const productIds = sections.flatMap((section) => (section.type === 'products' ? section.productIds : []))
  cacheInfo.dependsOn(`landing:${id}`)
  return { id, key, title, description, picture, sections, products: await cardsByIds(db, [...new Set(productIds)], cacheInfo) }
}
