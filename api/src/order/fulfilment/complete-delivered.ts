import type { Database } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import { confirmCommissions } from '../../affiliate/commission.ts'
import { LAST_RETURNABLE } from '../../time/return-time.ts'

const AT_ONCE = 1_000

/**
 * Completes delivered orders whose return period is over and confirms their commissions; those with an open return request wait.
 * One statement for many orders, so without `setStatus`.
 */
export async function completeDelivered(db: Database): Promise<void> {
  while ((await completeSome(db)) === AT_ONCE);
  await db.transaction(confirmCommissions)
}

/**
 * In batches: after a week without a worker there may be any number, and each batch that is done stays done. Says how many it
 * looked at.
 */
async function completeSome(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select o.id from orders o where o.status = 'delivered' and o.delivered_at < ${LAST_RETURNABLE} and ${NO_OPEN_RETURN}
      order by o.delivered_at limit ${AT_ONCE} for no key update skip locked`)
    const ids = sql.param(rows.map(({ id }) => id))
    // Looked at once more now that the orders are locked: a buyer may have asked for a return since the first look.
    await tx.execute(sql`
      with done as (
        update orders o set status = 'completed', updated_at = now() where o.id = any(${ids}::uuid[]) and ${NO_OPEN_RETURN} returning o.id)
      insert into order_events (order_id, status, text, actor) select id, 'completed', 'Hết hạn đổi trả', 'system' from done`)
    return rows.length
  })
}

const NO_OPEN_RETURN = sql`not exists (
  select 1 from return_requests q where q.order_id = o.id and q.status in ('open', 'accepted'))`
