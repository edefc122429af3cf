import { cancelOrder, checkOutAsGuest } from '@tq/contract/order.ts'
import { dueLetters, mails } from '@tq/db/schema/account/mail.ts'
import { paymentAttempts } from '@tq/db/schema/order/payment.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { deleteAccounts } from '../../profile/deletion.ts'
import { addPerson } from '../../profile/testing/people.ts'
import { newBuyer } from '../testing/shop.ts'
import { openTestTill } from '../testing/till.ts'

const { sandbox, api, db, shop, BOOK } = await openTestTill()

beforeEach(async () => {
  sandbox.turn({})
  await shop.setFree(BOOK, 50)
  api.invalidate('all')
})

/** A member's order that was cancelled before any money came, and that no gateway is asked about any more. */
async function cancelledOrder() {
  const lan = await addPerson(db, newBuyer())
  const { call } = api.as(lan)
  // With a mailbox of its own: not that of the account.
  const email = `rieng.${lan.id}@example.vn`
  const body = await shop.checkoutBody({ lines: [{ productId: BOOK, quantity: 1 }] }, 'vnpay', { email })
  const { orderId } = await call(checkOutAsGuest, { body })
  await call(cancelOrder, { body: { id: orderId } })
  await db
    .update(paymentAttempts)
    .set({ nextQueryAt: null, clientAddress: '203.0.113.77' })
    .where(eq(paymentAttempts.orderId, orderId))
  return { lan, email, orderId }
}
const leave = async (id: string) => {
  await db.execute(sql`update users set delete_after = now() - interval '1 second' where id = ${id}`)
  expect(await deleteAccounts(db)).toBe(1)
}
const addressesOf = async (orderId: string) =>
  (await db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId))).map((attempt) => attempt.clientAddress)

test('the network address that a buyer paid from goes with the buyer; others keep theirs', async () => {
  const [first, second] = [await cancelledOrder(), await cancelledOrder()]
  await leave(first.lan.id)
  expect(await addressesOf(first.orderId)).toEqual([''])
  expect(await addressesOf(second.orderId)).toEqual(['203.0.113.77'])
})

test('letters that wait to be written, and those that wait to be sent, go with their reader; others stay', async () => {
  const [first, second] = [await cancelledOrder(), await cancelledOrder()]
  const waiting = (email: string) => db.$count(dueLetters, eq(dueLetters.recipient, email))
  expect([await waiting(first.email), await waiting(second.email)]).toEqual([2, 2])
  await leave(first.lan.id)
  expect([await waiting(first.email), await waiting(second.email)]).toEqual([0, 2])
  await api.runJobs()
  const written = (email: string) => db.$count(mails, eq(mails.recipient, email))
  expect([await written(first.email), await written(second.email)]).toEqual([0, 2])
  await leave(second.lan.id)
  expect(await written(second.email)).toBe(0)
})

test('nothing that names the buyer stands in any table afterwards', async () => {
  const { lan, email, orderId } = await cancelledOrder()
  const { phone, name } = await shop.row(orderId)
  await leave(lan.id)
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`)
  const left: string[] = []
  for (const table of tables) {
    const { rows } = await db.execute(
      sql`select 1 from ${sql.raw(table.name)} as t where ${[lan.id, lan.email, email, phone].map((text) => sql`strpos(t::text, ${text}) > 0`).reduce((a, b) => sql`${a} or ${b}`)}`,
    )
    if (rows.length) left.push(table.name)
  }
  expect(left).toEqual([])
  expect((await shop.row(orderId)).name).not.toBe(name)
})

/** Stays for accounting, and names nobody. */
const KEPT_WORDS = ['code', 'status', 'payment_method', 'shipping_method', 'buyer_trust', 'steps', 'vat']

test('whatever else an order says in words or as JSON is gone with its buyer, a column that is added later too', async () => {
  const { lan, orderId } = await cancelledOrder()
  const { rows: columns } = await db.execute<{ name: string; type: string }>(sql`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = 'orders' and data_type in ('text', 'jsonb', 'json', 'ARRAY', 'character varying')`)
  const TRACE = 'dấu vết của Lan'
  const person = JSON.stringify({ buyerType: 'person', name: TRACE, taxCode: TRACE, address: TRACE, email: TRACE })
  const left = columns.filter(({ name }) => !KEPT_WORDS.includes(name))
  for (const { name, type } of left) {
    const column = sql.identifier(name)
    const trace =
      type === 'ARRAY' ? sql`${column} || ${TRACE}::text` : type.startsWith('json') ? sql`${person}::jsonb` : sql`${TRACE}`
    await db.execute(sql`update orders set ${column} = ${trace} where id = ${orderId}`)
  }
  await leave(lan.id)
  const { rows: still } = await db.execute<{ name: string }>(sql`
    select key as name from orders o, jsonb_each_text(to_jsonb(o)) where id = ${orderId} and strpos(value, ${TRACE}) > 0`)
  expect(left.map(({ name }) => name)).toEqual(expect.arrayContaining(['name', 'note', 'gift', 'invoice', 'customer_keys']))
  expect(still.map(({ name }) => name)).toEqual([])
})
