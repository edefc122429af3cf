import type { Database } from '@tq/db/database.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { sql } from 'drizzle-orm'

/** Fewer are chance, and might tell who bought what. */
export const FEWEST_ORDERS = 5

/**
 * Counts which products were paid for in one order. By night and not with each order, which would drop the pages of all its products
 * from the cache. Orders that were paid count, so that nobody puts two books together by ordering them and not paying.
 */
export async function countBoughtTogether(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      with counted as (
        select a.product_id, b.product_id as other_id, count(distinct o.id)::int as orders
        from orders o join order_lines a on a.order_id = o.id join order_lines b on b.order_id = o.id and b.product_id <> a.product_id
        where o.paid_at is not null and o.status not in ('cancelled', 'refunded') group by 1, 2),
      wanted as (
        select product_id, other_id, coalesce(known.earlier, 0) as earlier, coalesce(counted.orders, 0) as orders
        from counted full join bought_together known using (product_id, other_id)
        where known.earlier > 0 or counted.orders >= ${FEWEST_ORDERS}),
      gone as (
        delete from bought_together known where not exists (
          select 1 from wanted where wanted.product_id = known.product_id and wanted.other_id = known.other_id)
        returning known.product_id),
      changed as (
        insert into bought_together as known (product_id, other_id, earlier, orders)
        select product_id, other_id, earlier, orders from wanted order by 1, 2
        on conflict (product_id, other_id) do update set orders = excluded.orders, counted_at = now()
          where known.orders <> excluded.orders
        returning known.product_id)
      select product_id as id from gone union select product_id from changed`)
    if (rows.length)
      await invalidateTags(
        tx,
        rows.map(({ id }) => `book:${id}`),
      )
  })
}
