import type { Db } from '@tq/db/database.ts'
import { entitlements } from '@tq/db/schema/entitlement.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addPerson } from '../../profile/testing/people.ts'
import { testApi } from '../../testing/api.ts'
import { addBought } from '../testing/bought.ts'
import { claimBought } from './claim-order.ts'

const { db, leavesBroken } = await testApi()
for (const rule of [
  'products.sold',
  'orders.held_pieces',
  'a line holds itself or the parts of its set',
  'orders.status is what the last event says',
])
  leavesBroken(rule, 'copies of an order without what belongs to it')

const ORDERS = 5_000

/** Other guests bought as many e-books as this, each under a mailbox of its own, and never logged in. */
async function copyForOtherGuests(orderId: string): Promise<void> {
  await db.execute(sql`
    insert into orders select copy.* from orders o, generate_series(1, ${ORDERS}) n, jsonb_populate_record(o, jsonb_build_object(
      'id', gen_random_uuid(), 'request_key', gen_random_uuid(), 'code', 'TQ' || n, 'email', 'khach' || n || '@example.vn')) copy
    where o.id = ${orderId}`)
  await db.execute(sql`
    insert into order_lines overriding system value
    select copy.* from order_lines l, orders o,
      jsonb_populate_record(l, jsonb_build_object('id', nextval('order_lines_id_seq'), 'order_id', o.id)) copy
    where l.order_id = ${orderId} and o.email like 'khach%'`)
  await db.execute(sql`
    insert into entitlements (order_line_id, product_id)
    select l.id, l.product_id from order_lines l join orders o on o.id = l.order_id where o.email like 'khach%'`)
  await db.execute(sql`analyze orders, order_lines, entitlements`)
}

/** By this connection, as far as PostgreSQL has not passed it on. */
async function rowsRead(tx: Db): Promise<Record<string, number>> {
  const { rows } = await tx.execute<{ table: string; read: number }>(sql`
    select relname as table, (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
    from pg_stat_xact_user_tables where relname in ('orders', 'order_lines', 'entitlements')`)
  return Object.fromEntries(rows.map(({ table, read }) => [table, read]))
}

test('a login reads the rows of its own mailbox, however many e-books of other guests are unclaimed @slow', async () => {
  const lan = await addPerson(db, { email: 'lan.sach@example.vn' })
  const bought = await addBought(db, { userId: null, kind: 'digital', productId: 92, order: { email: 'Lan.Sach@example.vn' } })
  await copyForOtherGuests(bought.order.id)
  const read = await db.transaction(async (tx) => {
    const before = await rowsRead(tx)
    await claimBought(tx, lan)
    const after = await rowsRead(tx)
    return Object.entries(after).map(([table, rows]) => ({ table, rows: rows - (before[table] ?? 0) }))
  })
  expect(await db.select().from(entitlements).where(eq(entitlements.orderLineId, bought.line.id))).toMatchObject([
    { userId: lan.id },
  ])
  expect(read).toHaveLength(3)
  for (const { table, rows } of read) expect(rows, table).toBeLessThan(20)
})
