import * as contract from '@tq/contract/cart.ts'
import { reindexAll } from '@tq/db/search/search-index.ts'
import { randomFor } from '@tq/db/seed/random.ts'
import { beginCounting } from '@tq/db/testing/invariants/opening.ts'
import { SEED_WORDS, TEST_SEED } from '@tq/db/testing/seed.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { type HandProduct, totalByHand } from './testing/by-hand.ts'
import { readHandCatalogue } from './testing/hand-catalogue.ts'

const CARTS = process.env.LONG ? 1_000 : 200
const FREE_FROM = 250_000
/** Weights are taken out of it: what a parcel costs has its own tests. */
const HANOI_FEE = 22_000

const api = await testApi()
const { db } = api
await db.execute(sql`update products set weight_grams = 0`)
await db.execute(sql`update stock set on_hand = 100000`)
await reindexAll(db)
await beginCounting(db, { of: /^stock\./ })

const { products, codes: running } = await readHandCatalogue(
  async <Row extends object>(statement: string) => (await db.execute(sql.raw(statement))).rows as Row[],
)
const { rows: wards } = await db.execute<{ id: number }>(sql`
  select w.unit_id as id from geo_units w join geo_units p on p.unit_id = w.parent_unit_id
  where w.scheme = 'L2' and w.level = 3 and p.code = '01' order by 1 limit 1`)

test('a thousand generated carts cost what they cost when worked out by hand @slow', async () => {
  const random = randomFor('generated carts', TEST_SEED)
  const flashed = products.filter(({ flashPrice }) => flashPrice !== null)
  const different: unknown[] = []
  const used = new Set<string>()
  for (let n = 0; n < CARTS; n++) {
    const chosen = new Map<number, { product: HandProduct; quantity: number }>()
    for (let i = random.int(1, 6); i > 0; i--) {
      const product = random.pick(random.int(0, 5) === 0 ? flashed : products) as HandProduct
      chosen.set(product.id, { product, quantity: random.int(1, 5) })
    }
    const lines = [...chosen.values()]
    const typed = running.filter(() => random.int(0, 2) === 0)
    const isPlaced = random.int(0, 1) === 0
    const body = {
      lines: lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
      codes: typed.map(({ code }) => code.toLowerCase()),
      delivery: isPlaced ? { wardId: wards[0]?.id as number } : null,
    }
    const { data } = await api.call(contract.calculateGuestCart, { body })
    for (const code of [data.code, data.shippingCode, ...data.productCode]) if (code) used.add(code.codeName)
    const byHand = totalByHand({ lines, codes: typed, fee: isPlaced ? HANOI_FEE : null, freeFrom: FREE_FROM })
    const ofLines = data.lines.reduce((sum, { total }) => sum + total, data.shippingFee ?? 0)
    const ofSteps = data.steps.reduce((sum, { amount }) => sum + amount, 0)
    if (new Set([data.total, byHand, ofLines, ofSteps]).size > 1)
      different.push({ body, total: data.total, byHand, ofLines, ofSteps })
  }
  expect(different, SEED_WORDS).toEqual([])
  // Every code that runs was in force in some of them: the comparison was about something.
  expect([...used].sort(), SEED_WORDS).toEqual(running.map(({ code }) => code).sort())
}, 120_000)
