import { type SQL, sql } from 'drizzle-orm'

/** Of a lesson `l` and its course `c`: free, a preview, or owned. */
export const isOpenTo = (userId: string): SQL =>
  sql`l.is_published and c.is_published and (c.use <> 'sold' or l.is_preview or ${isOwnedBy(userId)})`

/** Of a sold course `c`. */
export const isOwnedBy = (userId: string): SQL => sql`exists (
  select 1 from entitlements e where e.user_id = ${userId}::uuid and e.product_id = c.product_id and e.revoked_at is null)`
