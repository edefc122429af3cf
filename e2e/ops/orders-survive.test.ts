import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { childrenOf, getServer, isAlive, killTree, makeDataFolder, openDatabaseOf } from './data-folder.ts'
import { type Program, startProgram } from './program.ts'
import { until } from './until.ts'

/** A few at every run; `BLOWS=30` for the long one, which takes some minutes. */
const BLOWS = Number(process.env.BLOWS ?? 3)
/** Every fifth blow hits PostgreSQL instead of the program, which has to bring it back by itself. */
const DATABASE_EVERY = 5
const SHOPPERS = 6
const BOOK = 2

/** Orders placed before each blow: one right at the start would hit nothing. */
const ORDERS_BETWEEN = 12

interface Shopping {
  /** Orders that were answered with success. */
  acknowledged: Map<string, string>
  /** What the shop said no to. Silence and "not now" are not among it. */
  refused: string[]
  stop(): Promise<void>
}

/** Shoppers who order over and over; whoever got no answer sends the same order again, as a browser does. */
function goShopping(address: () => string, cart: GuestOrder): Shopping {
  const acknowledged = new Map<string, string>()
  const refused: string[] = []
  let isOver = false
  let last = 0
  const shoppers = Array.from({ length: SHOPPERS }, async () => {
    let mine = newOrder(cart, ++last)
    while (!isOver) {
      const said = await order(address(), mine)
      if (said === 'nothing') continue
      if ('refusal' in said) refused.push(said.refusal)
      else acknowledged.set(mine.requestKey, said.orderId)
      mine = newOrder(cart, ++last)
    }
  })
  return {
    acknowledged,
    refused,
    stop: async () => {
      isOver = true
      await Promise.all(shoppers)
    },
  }
}

type GuestOrder = Awaited<ReturnType<typeof cartOf>>

/** Somebody else each time: one person may not have many orders waiting. */
const newOrder = (cart: GuestOrder, n: number) => ({
  ...cart,
  requestKey: randomUUID(),
  delivery: { ...cart.delivery, email: `lan${n}@example.vn`, phone: `09${String(10_000_000 + n)}` },
})

async function order(address: string, body: object): Promise<{ orderId: string } | { refusal: string } | 'nothing'> {
  try {
    const answer = await fetch(`${address}/api/Order/checkout-without-login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    })
    const { isSuccess, orderId, errorMessage } = (await answer.json()) as Record<string, string | boolean>
    if (isSuccess) return { orderId: orderId as string }
    return answer.status < 500 ? { refusal: `${answer.status} ${errorMessage}` } : 'nothing'
  } catch {
    // The server is away: nobody answers, or only half of an answer comes.
    return 'nothing'
  }
}

async function cartOf({ address }: Program, wardId: number) {
  const cart = {
    lines: [{ productId: BOOK, quantity: 1 }],
    codes: ['SINHVIEN'],
    delivery: { name: 'Lan', phone: '0912345678', email: 'lan@example.vn', address: 'Số 1 phố Huế', wardId },
  }
  const answer = await fetch(`${address}/api/Order/shipping-fee-without-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(cart),
  })
  const { data } = (await answer.json()) as { data: { total: number } }
  return { ...cart, paymentMethod: 'cod', expectedTotal: data.total, isAgreed: true }
}

test('killed again and again under load, it loses no order it acknowledged and counts exactly', async () => {
  const DATA_DIR = await makeDataFolder()
  let program = await startProgram({ DATA_DIR })
  const setUp = await openDatabaseOf(DATA_DIR)
  await setUp.query(`update stock set on_hand = 100000 where product_id = ${BOOK}`)
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
  expect(await one("select taken from codes where code = 'SINHVIEN'")).toBe(count)
  expect(await one('select count(*) from code_uses')).toBe(count)
  expect(await one('select count(*) from orders o where not exists (select 1 from order_lines l where l.order_id = o.id)')).toBe(
    0,
  )
  // Written, or left to be written in this moment: never neither, never both.
  expect(
    await one(`select (select count(*) from mails where subject like '%đã nhận đơn%')
      + (select count(*) from due_letters where letter ->> 'title' like '%đã nhận đơn%')`),
  ).toBe(count)
  await db.end()
}, 900_000)
