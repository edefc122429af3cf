import type { Db, Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { commissions } from '@tq/db/schema/affiliate.ts'
import type { orders } from '@tq/db/schema/order/order.ts'
import { returnRequests } from '@tq/db/schema/order/return.ts'
import { and, eq, inArray, lte, notExists, sql } from 'drizzle-orm'
import { RETURN_TIME_FROM_NOW } from '../time/return-time.ts'

/** Terms, 4: a share of the goods as paid, without shipping and VAT, rounded down. */
export const commissionOf = (base: number, percent: number) => Math.floor((base * percent) / 100)

export type Commissioned = Pick<
  typeof orders.$inferSelect,
  'id' | 'affiliateId' | 'affiliatePercent' | 'commissionBase' | 'shippingMethod'
>

/** Notes the commission of a paid or cash-on-delivery order, once however often it is called. Deleted accounts earn nothing. */
export async function earnCommission(tx: Db, order: Commissioned): Promise<void> {
  if (!order.affiliateId || !order.affiliatePercent || order.commissionBase <= 0) return
  const { id, affiliateId, affiliatePercent: percent, commissionBase: base } = order
  // What is opened online can be given back from the payment on; a parcel from its receipt.
  await runPrepared(
    tx,
    sql`insert into commissions (order_id, user_id, base, percent, amount, status, confirm_after)
      select ${id}::uuid, u.id, ${base}::bigint, ${percent}::smallint, ${commissionOf(base, percent)}::bigint, 'pending',
        case when ${order.shippingMethod === null}::boolean then ${RETURN_TIME_FROM_NOW} end
      from users u where u.id = ${affiliateId}::uuid for key share of u
      on conflict do nothing`,
  )
}

export async function beginReturnTime(tx: Tx, orderId: string): Promise<void> {
  await tx
    .update(commissions)
    .set({ confirmAfter: RETURN_TIME_FROM_NOW })
    .where(and(eq(commissions.orderId, orderId), eq(commissions.status, 'pending')))
}

/** Confirms commissions whose return period is over and that have no open return request. */
export async function confirmCommissions(tx: Tx): Promise<void> {
  await tx
    .update(commissions)
    .set({ status: 'confirmed' })
    .where(
      and(
        eq(commissions.status, 'pending'),
        lte(commissions.confirmAfter, sql`now()`),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(returnRequests)
            .where(and(eq(returnRequests.orderId, commissions.orderId), inArray(returnRequests.status, ['open', 'accepted']))),
        ),
      ),
    )
}

/**
 * After a refund, computed again from what is left of the lines, so that many small refunds come to the same as one. What was
 * paid out already shrinks too: the next payout is smaller by it.
 */
export async function shrinkCommission(tx: Tx, orderId: string): Promise<void> {
  await tx.execute(sql`
    update commissions c set
      base = case when l.base = 0 then c.base else l.base end,
      amount = l.base * c.percent / 100,
      status = case when l.base = 0 then 'reversed' else c.status end
    from (
      select coalesce(sum(part - case when total = 0 then 0 else round(vat::numeric * part / total)::bigint end), 0)::bigint as base
      from (select total, vat, total - refunded_amount as part from order_lines where order_id = ${orderId}::uuid) lines) l
    where c.order_id = ${orderId}::uuid and c.status <> 'reversed'`)
}

/** Reverses the commission of an order that was cancelled. */
export async function reverseCommission(tx: Tx, orderId: string): Promise<void> {
  await tx.update(commissions).set({ status: 'reversed', amount: 0 }).where(eq(commissions.orderId, orderId))
}
