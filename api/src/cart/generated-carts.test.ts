import * as contract from '@tq/contract/cart.ts'
import { codes } from '@tq/db/schema/promotion.ts'
import { randomFor } from '@tq/db/seed/random.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { type HandCode, type HandProduct, totalByHand } from './testing/by-hand.ts'

const CARTS = 1_000
const FREE_FROM = 250_000
/** Weights are taken out of it: what a parcel costs has its own tests. */
const HANOI_FEE = 22_000

const api = await testApi()
const { db } = api
await db.execute(sql`update products set weight_grams = 0`)
await db.execute(sql`update stock set on_hand = 100000`)

const { rows: products } = await db.execute<HandProduct & Record<string, unknown>>(sql`
  select p.id, p.kind, p.object_type as "objectType", array_remove(array[c.id, c.parent_id], null) as "categoryIds",
    coalesce(case when coalesce(p.sale_starts_at <= now(), true) and coalesce(p.sale_ends_at > now(), true) then p.sale_price end,
      p.price) as "salePrice",
    f.price as "flashPrice", coalesce(least(f.quota - f.sold, f.limit_per_customer), 0) as "flashLeft"
  from products p join categories c on c.id = p.category_id
  left join lateral (select i.* from flash_sale_items i join flash_sales s on s.id = i.flash_sale_id
    where i.product_id = p.id and s.starts_at <= now() and s.ends_at > now() and i.sold < i.quota order by i.price limit 1) f on true
  where p.is_published order by p.id`)
const running = (await db.select().from(codes)).filter(({ endsAt }) => endsAt > new Date()) as HandCode[]
const { rows: wards } = await db.execute<{ id: number }>(sql`
  select w.unit_id as id from geo_units w join geo_units p on p.unit_id = w.parent_unit_id
  where w.scheme = 'L2' and w.level = 3 and p.code = '01' order by 1 limit 1`)

test('a thousand generated carts cost what they cost when worked out by hand', async () => {
  const random = randomFor('generated carts')
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
  expect(different).toEqual([])
  // Every code that runs was in force in some of them: the comparison was about something.
  expect([...used].sort()).toEqual(running.map(({ code }) => code).sort())
}, 120_000)
