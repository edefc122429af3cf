import { randomUUID } from 'node:crypto'
import { TEST_SETTINGS } from '@tq/api/testing/settings.ts'
import { setStock } from '@tq/db/testing/by-hand.ts'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { startProcess } from '../testing/process.ts'
import { testSite } from '../testing/site.ts'
import { startWorker } from '../worker.ts'

const here = await testSite()
const there = await startProcess(here.databaseUrl)
const { db } = here
const BOOK = 1
const LIST = `/api/ProductPage?searchContent=giai+tich+ham+mot+bien&inStock=1`

const post = async (path: string, body: object) => {
  const answer = await fetch(here.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { isSuccess: boolean; data: { total: number } }
}

test('the last copy is bought through one process: the list that another one holds is without it once a worker has followed', async () => {
  await setStock(db, BOOK, { onHand: 1, reserved: 0 })
  const listed = async () =>
    ((await (await fetch(there + LIST)).json()) as { data: { id: number }[] }).data.some(({ id }) => id === BOOK)
  expect(await listed()).toBe(true)
  expect((await fetch(there + LIST)).headers.get('x-cache')).toBe('hit')

  const { rows } = await db.execute<{ id: number }>(
    sql`select unit_id as id from geo_units where scheme = 'L2' and level = 3 order by 1 limit 1`,
  )
  const cart = {
    lines: [{ productId: BOOK, quantity: 1 }],
    codes: [],
    delivery: { name: 'Lan', phone: '0912345678', email: 'lan@example.vn', address: 'Số 1 phố Huế', wardId: rows[0]?.id },
  }
  const { data } = await post('/api/Order/shipping-fee-without-login', cart)
  const order = { ...cart, paymentMethod: 'cod', expectedTotal: data.total, isAgreed: true, requestKey: randomUUID() }
  expect(await post('/api/Order/checkout-without-login', order)).toMatchObject({ isSuccess: true })

  const worker = startWorker({ db, settings: TEST_SETTINGS }, pino({ level: 'silent' }))
  onTestFinished(() => worker.stop())
  await expect.poll(listed).toBe(false)
})
