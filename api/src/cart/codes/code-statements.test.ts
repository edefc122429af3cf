import { calculateGuestCart, MOST_CODES } from '@tq/contract/cart.ts'
import { codes } from '@tq/db/schema/promotion.ts'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { testApi } from '../../testing/api.ts'

/** What a cart costs the database: each statement is a round trip. */
let statements: string[] = []
const query = pg.Client.prototype.query as (...given: unknown[]) => unknown
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const [asked] = given as [string | { text: string }]
  statements.push(typeof asked === 'string' ? asked : asked.text)
  return query.apply(this, given)
} as never

const { server, db } = await testApi()
const PRIVATE = Array.from({ length: MOST_CODES }, (_, i) => `RIENG${i + 10}`)
const WRONG = Array.from({ length: MOST_CODES }, (_, i) => `SAI${i + 10}`)

beforeAll(async () => {
  const window = { startsAt: sql`now() - interval '1 day'`, endsAt: sql`now() + interval '1 day'` }
  await db.insert(codes).values(
    PRIVATE.map((code, i) => ({
      ...{ family: 'voucher' as const, code, title: 'Giảm', effect: 'amount' as const, amount: 1_000 + i },
      ...{ isPublic: false, ...window },
    })),
  )
})

async function statementsOf(typed: string[], address: string) {
  statements = []
  const { statusCode } = await server.inject({
    ...{ method: calculateGuestCart.method, url: calculateGuestCart.path, remoteAddress: address },
    payload: { lines: [{ productId: 56, quantity: 5 }], codes: typed },
  })
  expect(statusCode).toBe(200)
  return [...statements]
}

test.each([
  ['private codes', PRIVATE],
  ['wrong codes', WRONG],
  ['both', [...PRIVATE.slice(6), ...WRONG.slice(6)]],
])('twelve %s in a cart cost as many statements as one', async (_, typed) => {
  // Goods, codes and tariff are held from here on.
  await statementsOf(typed, '203.0.113.10')
  const forOne = await statementsOf(typed.slice(0, 1), '203.0.113.10')
  const forAll = await statementsOf(typed, '203.0.113.10')
  expect(forAll.length).toBeLessThanOrEqual(forOne.length + 1)
  expect(forAll.filter((text) => text.includes('rate_limits')).length).toBeLessThanOrEqual(1)
})
