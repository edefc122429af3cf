import { AppError } from '@tq/contract/errors.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { categories } from '@tq/db/schema/catalog/catalog.ts'
import { eq, sql } from 'drizzle-orm'
import type { CacheInfo } from '../http/cache/cache-info.ts'

/** Every category as a flat list; a top category counts the books of its children too. */
export async function listCategories(db: Db, cacheInfo: CacheInfo) {
  cacheInfo.dependsOn('category')
  const { rows } = await db.execute<{ id: number; name: string; parentId: number | null; count: number }>(sql`
    with filled as (select category_id, count(*)::int as n from search_docs where is_lead group by category_id)
    select c.id, c.name, c.parent_id as "parentId",
      (select coalesce(sum(f.n), 0)::int from categories child join filled f on f.category_id = child.id
        where child.id = c.id or child.parent_id = c.id) as count
    from categories c order by c.parent_id nulls first, c.position, c.id`)
  return rows.map(({ count, ...category }) => ({
    ...category,
    address: addressId(category.name, category.id),
    productCount: count,
  }))
}

export async function requireCategory(db: Db, id: number): Promise<void> {
  const [found] = await db.select({ id: categories.id }).from(categories).where(eq(categories.id, id))
  if (!found) throw new AppError('CATEGORY_NOT_FOUND')
}
