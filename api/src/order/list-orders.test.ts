import { listOrders, type OrderStatus } from '@tq/contract/order.ts'
import { orderLines } from '@tq/db/schema/order/order.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { addBought } from './testing/bought.ts'

const api = await testApi()
const { db } = api
const lan = await addPerson(db)
const made: string[] = []
for (let n = 0; n < 12; n++) {
  const status: OrderStatus = n < 2 ? 'cancelled' : 'delivered'
  const { order } = await addBought(db, { userId: lan.id, status, order: { createdAt: new Date(Date.UTC(2026, 0, 1, n)) } })
  made.unshift(order.id)
}
await addBought(db, { userId: (await addPerson(db)).id })
const list = (query = {}) => api.as(lan).call(listOrders, { query: query as never })

test('the newest first, in pages of ten, one person’s only', async () => {
  const first = await list()
  expect([first.total, first.totalPage]).toEqual([12, 2])
  expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 10))
  expect(first.data[0]).toMatchObject({
    statusName: 'Đã giao',
    count: 1,
    total: 90_000,
    canPay: false,
    createdAt: '2026-01-01T11:00:00.000Z',
    lines: [{ title: 'Một cuốn sách', address: 'mot-cuon-sach.56', quantity: 1, picture: { width: expect.any(Number) } }],
  })
  expect((await list({ page: 2 })).data.map(({ id }) => id)).toEqual(made.slice(10))
  // Behind the last page there is nothing, and it is still known how many there are.
  expect(await list({ page: 9 })).toMatchObject({ data: [], total: 12, totalPage: 2 })
})

test('every tab is counted whichever is shown, among what was searched for', async () => {
  expect((await list()).counts).toEqual({ cancelled: 2, delivered: 10 })
  expect((await list({ status: 'cancelled' })).counts).toEqual({ cancelled: 2, delivered: 10 })
  expect((await list({ searchContent: 'khong co gi' })).counts).toEqual({})
})

test('by state, by code, by a title without its accents, and both at once', async () => {
  expect((await list({ status: 'cancelled' })).data.map(({ id }) => id)).toEqual(made.slice(10))
  const [rare] = made.slice(-1) as [string]
  await db.update(orderLines).set({ title: 'Địa bạ châu thổ' }).where(eq(orderLines.orderId, rare))
  expect((await list({ searchContent: 'dia ba' })).data.map(({ id }) => id)).toEqual([rare])
  expect(await list({ searchContent: 'dia ba', status: 'delivered' })).toMatchObject({ data: [], total: 0, totalPage: 1 })
  const { data } = await list({ searchContent: (await list()).data[3]?.code.toLowerCase() })
  expect(data.map(({ id }) => id)).toEqual([made[3]])
})

test('a page is read from the index as it lies, without sorting a long history', async () => {
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    await tx.execute(sql`set local enable_bitmapscan = off`)
    return tx.execute(sql`explain select id from orders where user_id = ${lan.id} order by created_at desc, id limit 10`)
  })
  expect(JSON.stringify(plan.rows)).not.toContain('Sort')
})
