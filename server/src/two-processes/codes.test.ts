import { randomUUID } from 'node:crypto'
import { outcome } from '@tq/contract/testing/refusal.ts'
import { codes } from '@tq/db/schema/promotion.ts'
import { setStock } from '@tq/db/testing/by-hand.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startProcess } from '../testing/process.ts'
import { testSite } from '../testing/site.ts'

const here = await testSite()
const there = await startProcess(here.databaseUrl)
const { db } = here
const BOOK = 1

const post = async (address: string, path: string, body: object) => {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  return { ...(JSON.parse(text) as { data: { total: number }; orderId?: string }), status: answer.status, body: text }
}

async function cartWith(code: string) {
  const { rows } = await db.execute<{ id: number }>(
    sql`select unit_id as id from geo_units where scheme = 'L2' and level = 3 order by 1 limit 1`,
  )
  const cart = {
    lines: [{ productId: BOOK, quantity: 1 }],
    codes: [code],
    delivery: { name: 'Lan', phone: '0912345678', email: 'lan@example.vn', address: 'Số 1 phố Huế', wardId: rows[0]?.id },
  }
  const { data } = await post(here.address, '/api/Order/shipping-fee-without-login', cart)
  return { ...cart, paymentMethod: 'cod', expectedTotal: data.total, isAgreed: true }
}

await db.insert(codes).values(
  [
    { code: 'LUOTCUOI', totalLimit: 1 },
    { code: 'MOINGUOI1', limitPerCustomer: 1 },
  ].map((limits) => ({
    family: 'voucher' as const,
    title: 'Giảm 1.000 ₫',
    effect: 'amount' as const,
    amount: 1_000,
    startsAt: sql`now() - interval '1 day'`,
    endsAt: sql`now() + interval '1 day'`,
    ...limits,
  })),
)
await setStock(db, BOOK, { onHand: 500 })

test('fifty people at two processes for the last use of a voucher: one has it', async () => {
  const cart = await cartWith('LUOTCUOI')
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      post(i % 2 ? here.address : there, '/api/Order/checkout-without-login', {
        ...cart,
        requestKey: randomUUID(),
        delivery: { ...cart.delivery, email: `nguoi${i}@example.vn`, phone: `09${10_000_000 + i}` },
      }),
    ),
  )
  expect(answers.filter((answer) => outcome(answer) === 'OK')).toHaveLength(1)
  for (const answer of answers)
    expect(['OK', 'PRICE_CHANGED', 'CODE_LAPSED', 'CODE_USED_UP', 'OFFER_USED_UP']).toContain(outcome(answer))
})

test('twenty tabs of one person at two processes for a once-only voucher: one order', async () => {
  const cart = await cartWith('MOINGUOI1')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      post(i % 2 ? here.address : there, '/api/Order/checkout-without-login', { ...cart, requestKey: randomUUID() }),
    ),
  )
  expect(answers.filter((answer) => outcome(answer) === 'OK')).toHaveLength(1)
  for (const answer of answers)
    expect(['OK', 'PRICE_CHANGED', 'CODE_LAPSED', 'CODE_USED_UP', 'OFFER_USED_UP']).toContain(outcome(answer))
})

test('one order sent to both processes at once is one order', async () => {
  const { codes: _, ...cart } = await cartWith('MOINGUOI1')
  const { data } = await post(here.address, '/api/Order/shipping-fee-without-login', {
    lines: cart.lines,
    delivery: cart.delivery,
  })
  const body = { ...cart, expectedTotal: data.total, requestKey: randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => post(i % 2 ? here.address : there, '/api/Order/checkout-without-login', body)),
  )
  expect(new Set(answers.map(({ status, orderId }) => `${status} ${orderId}`)).size).toBe(1)
})
