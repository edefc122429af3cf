import { findViolations } from '@tq/db/testing/invariants/check.ts'
import { openBooks } from '@tq/db/testing/invariants/opening.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import { childrenOf, getServer, isAlive, killTree, makeFilledFolder, openDatabaseOf } from './fixtures/data-folder.ts'
import { startProgram } from './fixtures/program.ts'
import { BOOK, cartOf, goShopping } from './fixtures/shoppers.ts'
import { until } from './fixtures/until.ts'

/** A few at every run, more with `npm run test:long`. */
const BLOWS = process.env.LONG ? 30 : 3
/** Every fifth blow hits PostgreSQL instead of the program, which has to bring it back by itself. */
const DATABASE_EVERY = 5

/** Orders placed before each blow: one right at the start would hit nothing. */
const ORDERS_BETWEEN = 12

test('killed again and again under load, it loses no order it acknowledged and counts exactly', async () => {
  const DATA_DIR = await makeFilledFolder()
  let program = await startProgram({ DATA_DIR })
  const setUp = await openDatabaseOf(DATA_DIR)
  await setUp.query(`update stock set on_hand = 100000 where product_id = ${BOOK}`)
  await openBooks(drizzle(setUp) as never)
  // The voucher is for one category and so many times a person: this book, and without end.
  await setUp.query(`update codes set limit_per_customer = null, scope = '{}' where code = 'SINHVIEN'`)
  const { rows } = await setUp.query("select unit_id from geo_units where scheme = 'L2' and level = 3 order by 1 limit 1")
  await setUp.end()
  const { acknowledged, refused, stop } = goShopping(() => program.address, await cartOf(program, rows[0].unit_id))

  const moreOrders = async () => {
    const before = acknowledged.size
    await until('more orders were placed', () => refused.length > 0 || acknowledged.size >= before + ORDERS_BETWEEN)
    expect(refused).toEqual([])
  }
  for (let blow = 0; blow < BLOWS; blow++) {
    await moreOrders()
    if (blow % DATABASE_EVERY === 2) {
      const server = getServer(DATA_DIR)
      const all = [server, ...childrenOf(server)]
      killTree(server)
      await until('all of PostgreSQL is gone', () => !all.some(isAlive))
      continue
    }
    program.send('SIGKILL')
    await program.ended
    program = await startProgram({ DATA_DIR })
  }
  await moreOrders()
  await stop()

  expect(refused).toEqual([])
  const db = await openDatabaseOf(DATA_DIR)
  const one = async (statement: string) => Number(Object.values((await db.query(statement)).rows[0])[0])
  const stored = new Map((await db.query('select request_key, id from orders')).rows.map((row) => [row.request_key, row.id]))
  const lost = [...acknowledged].filter(([key, id]) => stored.get(key) !== id)
  expect(lost).toEqual([])
  const count = await one('select count(*) from orders')
  expect(count).toBeGreaterThanOrEqual(acknowledged.size)
  // Each order took one book and one use of the voucher, whether or not its buyer heard of it.
  expect(await one(`select reserved from stock where product_id = ${BOOK}`)).toBe(count)
  expect(await one(`select sum(quantity) from stock_moves where kind = 'hold' and product_id = ${BOOK}`)).toBe(count)
  expect(await one("select used_count from codes where code = 'SINHVIEN'")).toBe(count)
  expect(await one('select count(*) from code_uses')).toBe(count)
  expect(await one('select count(*) from orders o where not exists (select 1 from order_lines l where l.order_id = o.id)')).toBe(
    0,
  )
  // Written, or left to be written in this moment: never neither, never both.
  expect(
    await one(`select (select count(*) from mails where subject like '%đã nhận đơn%')
      + (select count(*) from due_letters where letter ->> 'title' like '%đã nhận đơn%')`),
  ).toBe(count)
  expect(await findViolations(drizzle(db) as never)).toEqual([])
  await db.end()
}, 900_000)
