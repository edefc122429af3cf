import { AppError } from '@tq/contract/errors.ts'
import { cleanHtml } from '@tq/db/clean-html.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { contentPages, contentPageVersions } from '@tq/db/schema/content/content.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { CacheInfo } from '../http/cache/cache-info.ts'

export async function getPage(db: Db, key: string, cacheInfo: CacheInfo) {
  cacheInfo.dependsOn(`page:${key}`)
  const [page] = await db
    .select({ page: contentPageVersions })
    .from(contentPages)
    .innerJoin(
      contentPageVersions,
      and(eq(contentPageVersions.key, contentPages.key), eq(contentPageVersions.version, contentPages.version)),
    )
    .where(and(eq(contentPages.key, key), eq(contentPages.isPublished, true)))
  if (!page) throw new AppError('CONTENT_PAGE_NOT_FOUND')
  return { ...page.page, savedAt: page.page.savedAt.toISOString() }
}

/** Saves a page as its next version; earlier versions stay, since people agreed to them. Gives back the version. */
export async function savePage(
  db: Database,
  page: { key: string; title: string; description: string; content: string },
): Promise<number> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(contentPages)
      .values({ key: page.key, version: 1 })
      .onConflictDoUpdate({ target: contentPages.key, set: { version: sql`${contentPages.version} + 1` } })
      .returning({ version: contentPages.version })
    const version = row?.version ?? 1
    await tx.insert(contentPageVersions).values({ ...page, content: cleanHtml(page.content), version })
    await invalidateTags(tx, [`page:${page.key}`])
    return version
  })
}
