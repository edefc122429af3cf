import { AppError } from '@tq/contract/errors.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { type SQL, sql } from 'drizzle-orm'

/** What a person may open, once each, since the first time; `own` has the order's id and code where it was bought. */
export const ownedBy = (userId: string): SQL => sql`(
  select distinct on (e.product_id) e.product_id, e.opened_at, o.id as order_id, o.code
  from entitlements e left join order_lines l on l.id = e.order_line_id left join orders o on o.id = l.order_id
  where e.user_id = ${userId} and e.revoked_at is null order by e.product_id, e.opened_at, e.id) own`

/** By what a person may open that product now: `from ${openedBy(…)}` has the rows `e`. What was given back opens nothing. */
export const openedBy = (userId: string | null, productId: SQL): SQL =>
  sql`entitlements e where e.user_id = ${userId}::uuid and e.product_id = ${productId} and e.revoked_at is null`

/** The same as a condition. */
export const mayOpen = (userId: string | null, productId: SQL): SQL => sql`exists (select 1 from ${openedBy(userId, productId)})`

/** Of these products, what a person may open now. */
export async function findOpenOf(db: Db, userId: string, productIds: number[]): Promise<Set<number>> {
  const rows = await runPrepared<{ product_id: number }>(
    db,
    sql`select e.product_id from ${openedBy(userId, sql`any(${sql.param(productIds)}::int[])`)}`,
  )
  return new Set(rows.map((row) => row.product_id))
}

/** For every page, file and lesson of a product that is opened online. */
export async function requireEntitlement(db: Db, userId: string, productId: number): Promise<void> {
  const rows = await runPrepared(db, sql`select 1 from ${openedBy(userId, sql`${productId}::int`)} limit 1`)
  if (!rows.length) throw new AppError('OWNED_PRODUCT_NOT_FOUND')
}
