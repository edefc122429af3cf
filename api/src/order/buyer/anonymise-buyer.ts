import type { Database, Tx } from '@tq/db/database.ts'
import { type SQL, sql } from 'drizzle-orm'
import { revokeAllOf } from '../../entitlement/revoke.ts'
import { LAST_RETURNABLE } from '../../time/return-time.ts'

/** Replaces a person's name, address and own words. */
export const GONE = 'Đã xoá'

const LEFT = 'left'

/** Nothing that needs the buyer can happen to the order any more: no parcel, no return, no payment or refund under way. */
const IS_OVER = sql`(o.status in ('cancelled', 'refunded')
    or o.status in ('completed', 'partlyRefunded') and o.delivered_at < ${LAST_RETURNABLE})
  and not exists (select 1 from payment_attempts a where a.order_id = o.id
    and (a.status in ('open', 'suspect') or a.next_query_at is not null))
  and not exists (select 1 from refunds r where r.order_id = o.id and r.status <> 'done')
  and not exists (select 1 from return_requests q where q.order_id = o.id and q.status in ('open', 'accepted'))`

/**
 * Orders of a deleted account: their first customer key is the account's. An order placed as a guest and claimed later gets the extra
 * key `left` instead, under which no limit is counted. Must match the partial index word for word.
 */
const IS_LEFT = sql.raw(`o.user_id is null and (o.customer_keys[1] like 'user:%' or o.customer_keys[1] = '${LEFT}')`)

/** Orders stay for accounting, without the person. Those still under way keep name and address until they are over. */
export async function anonymiseBuyer(tx: Tx, userId: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update orders set user_id = null,
      customer_keys = case when customer_keys[1] like 'user:%' then customer_keys else array_prepend(${LEFT}, customer_keys) end
    where user_id = ${userId} returning id`)
  await revokeAllOf(tx, userId)
  const ids = sql.param(rows.map(({ id }) => id))
  await tx.execute(sql`
    update order_events set by_user_id = null where order_id = any(${ids}::uuid[]) and by_user_id = ${userId}`)
  await wipe(tx, sql`o.id = any(${ids}::uuid[])`)
}

/** Every night: wipes orders that were still under way when their owner's account was deleted. */
export const anonymiseLeftBuyers = (db: Database) => db.transaction((tx) => wipe(tx, IS_LEFT))

async function wipe(tx: Tx, which: SQL): Promise<void> {
  const { rows } = await tx.execute<{ id: string; code: string; email: string; keys: string[] }>(sql`
    select o.id, o.code, o.email, o.customer_keys as keys from orders o where ${which} and ${IS_OVER} order by o.id for no key update`)
  if (rows.length === 0) return
  const ids = sql.param(rows.map(({ id }) => id))
  // A company's name and tax number are in its invoice by law, and nobody's secret.
  await tx.execute(sql`
    update orders set name = ${GONE}, phone = ${GONE}, email = ${GONE}, address = ${GONE}, place_text = ${GONE}, note = '', gift = null,
      customer_keys = '{}', cancel_reason = null, tracking_code = null, hold_network = null, request_fingerprint = '',
      invoice = case when invoice ->> 'buyerType' = 'person'
        then invoice || jsonb_build_object('name', ${GONE}::text, 'taxCode', '', 'address', ${GONE}::text, 'email', ${GONE}::text)
        else invoice || jsonb_build_object('email', ${GONE}::text) end
    where id = any(${ids}::uuid[])`)
  // "Yêu cầu đổi trả: …": keeps what the buyer did, drops the reason in their own words.
  await tx.execute(sql`
    update order_events set text = split_part(text, ':', 1) where order_id = any(${ids}::uuid[]) and actor = 'customer'`)
  // Notes of staff name people and telephones.
  await tx.execute(sql`delete from order_notes where order_id = any(${ids}::uuid[])`)
  await tx.execute(sql`update return_requests set reason = ${GONE}, answer = '' where order_id = any(${ids}::uuid[])`)
  await tx.execute(sql`
    update payment_notices n set raw = n.raw - '{buyerFirstNm,buyerLastNm,buyerPhone,buyerEmail}'::text[]
    from payment_attempts a where a.order_id = any(${ids}::uuid[]) and n.ref = a.ref`)
  await tx.execute(sql`update payment_attempts set client_address = '' where order_id = any(${ids}::uuid[])`)
  await tx.execute(sql`
    delete from mails m using unnest(${sql.param(rows.map(({ email }) => email))}::text[],
      ${sql.param(rows.map(({ code }) => code))}::text[]) as o (email, code)
    where m.recipient = o.email and position(o.code in m.text) > 0`)
  await tx.execute(sql`delete from due_letters where recipient = any(${sql.param(rows.map(({ email }) => email))}::text[])`)
  // Another order may have the same telephone: then the count is needed for that one.
  await tx.execute(sql`
    delete from customer_uses u where u.customer = any(${sql.param(rows.flatMap(({ keys }) => keys))}::text[])
      and not exists (select 1 from orders o where u.customer = any(o.customer_keys))`)
}
