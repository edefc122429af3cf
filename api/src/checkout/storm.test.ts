import { randomUUID } from 'node:crypto'
import { login } from '@tq/contract/account.ts'
import { listProducts } from '@tq/contract/catalog.ts'
import * as contract from '@tq/contract/order.ts'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { newBuyer, openTestShop } from '../order/testing/shop.ts'
import { testApi } from '../testing/api.ts'

// As many connections as a web process has.
const api = await testApi({ connections: 24 })
const shop = await openTestShop(api)
const BOOK = 2

test('somebody holds one book while a hundred want it: logins and searches are answered, checkouts told to come back, nothing is changed @slow', async () => {
  await shop.setFree(BOOK, 300)
  api.invalidate('all')
  const before = await shop.stockOf(BOOK)
  const body = await shop.checkoutBody({ lines: [{ productId: BOOK, quantity: 1 }] })
  const holder = new pg.Client(api.url)
  await holder.connect()
  onTestFinished(() => holder.end())
  await holder.query('begin')
  await holder.query('select 1 from stock where product_id = $1 for update', [BOOK])

  const order = () =>
    api.server.inject({
      method: 'POST',
      url: contract.checkOutAsGuest.path,
      payload: { ...body, requestKey: randomUUID(), delivery: { ...body.delivery, ...newBuyer() } },
    })
  const checkouts = Promise.all(Array.from({ length: 100 }, order))
  // Not asked by the holder: within a transaction the answer would stay the first one.
  const waiting = async () =>
    (await api.db.execute(sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
      .rows.length
  await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThan(5)

  const member = { Email: 'docgia@thuquan.test', Password: 'DocGia@2026', remember: false }
  const [session, list] = await Promise.all([
    api.call(login, { body: member }),
    api.call(listProducts, { query: { searchContent: 'toán' } as never }),
  ])
  expect(session.data.token).toBeTruthy()
  expect(list.data.length).toBeGreaterThan(0)
  // The book is still held, and those who want it still wait.
  expect(await waiting()).toBeGreaterThan(0)

  const answers = await checkouts
  for (const answer of answers) {
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'BUSY'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.json().errorMessage).toMatch(/thử lại/)
  }
  await holder.query('rollback')
  expect(await shop.stockOf(BOOK)).toEqual(before)
  expect((await api.db.execute(sql`select 1 from orders where email = ${body.delivery.email}`)).rows).toEqual([])
  expect((await order()).statusCode).toBe(200)
  expect(await shop.stockOf(BOOK)).toEqual({ ...before, reserved: before.reserved + 1 })
  expect(await shop.invariants()).toEqual({})
}, 60_000)
