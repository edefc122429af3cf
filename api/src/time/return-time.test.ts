import type { Database } from '@tq/db/database.ts'
import { orders } from '@tq/db/schema/order/order.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { completeDelivered } from '../order/fulfilment/complete-delivered.ts'
import { returnUntil } from '../order/order-status.ts'
import { addBought } from '../order/testing/bought.ts'
import { endOfReturnTime, LAST_RETURNABLE, RETURN_TIME_FROM_NOW } from './return-time.ts'

const { db } = await testDatabase()

/** Does it in a transaction whose clock stands at this moment. */
const at = <Result>(moment: string, work: (tx: Database) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`create schema clock`)
    await tx.execute(
      sql.raw(`create function clock.now() returns timestamptz language sql as $$ select '${moment}'::timestamptz $$`),
    )
    await tx.execute(sql`set local search_path = clock, pg_catalog, public`)
    const result = await work(tx as unknown as Database)
    await tx.execute(sql`set local search_path = public`)
    await tx.execute(sql`drop schema clock cascade`)
    return result
  })
const read = (moment: string) =>
  at(moment, async (tx) => {
    const { rows } = await tx.execute<{ last: string; end: string }>(
      sql`select ${LAST_RETURNABLE} as last, ${RETURN_TIME_FROM_NOW} as end`,
    )
    return { last: new Date(rows[0]?.last as string).toISOString(), end: new Date(rows[0]?.end as string).toISOString() }
  })

test.each([
  // Each: now, received since when can still be given back, and until when what is received now can.
  ['2026-11-22T16:59:59.999Z', '2026-11-14T17:00:00.000Z', '2026-11-29T17:00:00.000Z'],
  ['2026-11-22T17:00:00.000Z', '2026-11-15T17:00:00.000Z', '2026-11-30T17:00:00.000Z'],
  ['2026-11-23T03:00:00.000Z', '2026-11-15T17:00:00.000Z', '2026-11-30T17:00:00.000Z'],
  ['2027-01-03T12:00:00.000Z', '2026-12-26T17:00:00.000Z', '2027-01-10T17:00:00.000Z'],
])('at %s, what was received before %s can’t be given back; received now, until %s', async (now, last, end) => {
  expect(await read(now)).toEqual({ last, end })
  // As the buyer is told it.
  expect(endOfReturnTime(new Date(now)).getTime()).toBe(new Date(end).getTime() - 1)
  expect(endOfReturnTime(new Date(last)).getTime()).toBeGreaterThanOrEqual(new Date(now).getTime())
  expect(endOfReturnTime(new Date(new Date(last).getTime() - 1)).getTime()).toBeLessThan(new Date(now).getTime())
})

test.each(['2026-11-14T17:00:00.000Z', '2026-11-15T09:30:00.000Z', '2026-11-15T16:59:59.999Z'])(
  'received at %s on the 15th in Vietnam: delivered through the whole 22nd, complete from the 23rd on',
  async (received) => {
    const { order } = await addBought(db, { userId: null, order: { deliveredAt: new Date(received) } })
    const statusAt = (moment: string) =>
      at(moment, async (tx) => {
        await completeDelivered(tx)
        return (await tx.select().from(orders).where(eq(orders.id, order.id)))[0]?.status
      })
    expect(returnUntil(order, new Date('2026-11-22T16:59:59.999Z'))).not.toBeNull()
    expect(await statusAt('2026-11-22T16:59:59.999Z')).toBe('delivered')
    expect(returnUntil(order, new Date('2026-11-22T17:00:00.000Z'))).toBeNull()
    expect(await statusAt('2026-11-22T17:00:00.000Z')).toBe('completed')
  },
)
