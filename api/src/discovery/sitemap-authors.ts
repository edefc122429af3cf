import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { contributors } from '@tq/db/schema/catalog/catalog.ts'
import { and, asc, gt, lte, sql } from 'drizzle-orm'
import { inSteps } from './in-steps.ts'
import { IDS_PER_PART, ROWS_PER_STEP } from './parts.ts'
import type { Place } from './sitemap-pages.ts'

/** The others have no page. */
const hasBooks = sql`exists (select 1 from product_contributors l join products p on p.id = l.product_id and p.is_published
  where l.contributor_id = ${contributors.id})`

/** Names the parts that hold somebody. */
export async function listAuthorParts(db: Db): Promise<Place[]> {
  const part = sql<number>`(${contributors.id} - 1) / ${sql.raw(String(IDS_PER_PART))} + 1`
  const parts = await db.select({ part }).from(contributors).where(hasBooks).groupBy(part).orderBy(part)
  return parts.map(({ part }) => ({ path: `/sitemap/authors-${part}.xml` }))
}

export async function* authorPlaces(db: Db, part: number): AsyncGenerator<Place[]> {
  const last = part * IDS_PER_PART
  const read = (after: number) =>
    db
      .select({ id: contributors.id, name: contributors.name })
      .from(contributors)
      .where(and(hasBooks, gt(contributors.id, after), lte(contributors.id, last)))
      .orderBy(asc(contributors.id))
      .limit(ROWS_PER_STEP)
  for await (const rows of inSteps(read, last - IDS_PER_PART)) {
    yield rows.map(({ id, name }) => ({ path: `/tac-gia/${addressId(name, id)}` }))
  }
}
