import { codes } from '@tq/db/schema/promotion.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openTestShop } from '../order/testing/shop.ts'
import { testApi } from '../testing/api.ts'
import { checkCounts } from './check-counts.ts'

const api = await testApi()
const { db } = api
const HOLDS = 'an order holds exactly the pieces of its lines that can run out'
for (const rule of ['flash_sale_items.sold', 'codes.used_count', 'orders.held_pieces', HOLDS])
  api.leavesBroken(rule, 'wrong counts are what is looked for here')
const shop = await openTestShop(api)
const { rows } = await db.execute<{ id: number }>(sql`select product_id as id from stock order by 1`)
const stocked = rows.map(({ id }) => id)

beforeEach(async () => {
  // As after a night in which everything was looked at and nothing was wrong, an hour and more ago.
  await db.execute(sql`update stock_moves set occurred_at = occurred_at - interval '2 hours'`)
  await db.execute(sql`update stock set reserved = 0`)
  await db.execute(sql`delete from stock_moves`)
  await checkCounts(db)
  await db.execute(sql`update count_checks set slice_after = 0`)
  await db.execute(sql`delete from staff_alerts`)
})

/** The refs that staff were told of, without the numbers. */
const told = async (slice: number) => {
  await checkCounts(db, slice)
  const { rows } = await db.execute<{ ref: string }>(
    sql`select regexp_replace(ref, ':[0-9]+:[0-9]+$', '') as ref from staff_alerts where kind = 'countsDiffer' order by id`,
  )
  return rows.map(({ ref }) => ref)
}
const miscount = (productId: number) => db.execute(sql`update stock set reserved = reserved + 1 where product_id = ${productId}`)
const buy = (productId: number) => shop.buy({ lines: [{ productId, quantity: 1 }] }, 'cod')
/** As if it had been two hours ago. */
const letPass = () => db.execute(sql`update stock_moves set occurred_at = occurred_at - interval '2 hours'`)

test('what nothing happened to is counted again in turn, a slice each night, and then from the beginning', async () => {
  const nights = Math.ceil(stocked.length / 50)
  expect(nights).toBeGreaterThan(2)
  const [first, last] = [stocked[3] as number, stocked.at(-1) as number]
  for (const id of [first, last]) await miscount(id)
  expect(await told(50)).toEqual([`stock:${first}`])
  for (let night = 2; night < nights; night++) expect(await told(50)).toEqual([`stock:${first}`])
  expect(await told(50)).toEqual([`stock:${first}`, `stock:${last}`])
  // Another difference is news, and is found when its turn comes again.
  await miscount(first)
  expect(await told(50)).toEqual([`stock:${first}`, `stock:${last}`, `stock:${first}`])
})

test('what an order changed is counted again the next night, wherever the round stands; later only in its turn', async () => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select p.id from products p join stock s on s.product_id = p.id where p.kind = 'printed' and s.on_hand > 5 order by p.id desc limit 1`)
  const book = rows[0]?.id as number
  await buy(book)
  await miscount(book)
  expect(await told(1)).toEqual([`stock:${book}`])
  // Less than an hour ago: looked at once more, since somebody slower may have written before it.
  await miscount(book)
  expect(await told(1)).toHaveLength(2)
  await letPass()
  expect(await told(1)).toHaveLength(2)
  await miscount(book)
  expect(await told(1)).toHaveLength(2)
})

test('codes and flash sales that run, or ran lately, are counted every night', async () => {
  const window = (from: string, to: string) => ({
    ...{ startsAt: sql`now() - ${from}::interval`, endsAt: sql`now() - ${to}::interval` },
    ...{ family: 'voucher' as const, title: 'x', effect: 'amount' as const, amount: 1_000, usedCount: 1 },
  })
  await db.insert(codes).values([
    { code: 'DANGCHAY', ...window('1 day', '-1 day') },
    { code: 'VUAHET', ...window('9 days', '8 days') },
    { code: 'LAUROI', ...window('90 days', '80 days') },
  ])
  const idOf = async (code: string) => (await db.select().from(codes).where(eq(codes.code, code)))[0]?.id
  const [running, ended, old] = [await idOf('DANGCHAY'), await idOf('VUAHET'), await idOf('LAUROI')]
  expect((await told(1)).toSorted()).toEqual([`code:${running}`, `code:${ended}`].toSorted())
  expect(await told(10_000)).toContain(`code:${old}`)

  const { rows } = await db.execute<{ id: number; productId: number }>(sql`
    select i.flash_sale_id as id, i.product_id as "productId" from flash_sale_items i join flash_sales f on f.id = i.flash_sale_id
      join stock s on s.product_id = i.product_id
    where f.starts_at < now() and f.ends_at > now() and s.on_hand > 5 and i.sold < i.quota order by 1 desc, 2 limit 1`)
  const { id, productId } = rows[0] as { id: number; productId: number }
  // Enough for a buyer who pays later, too.
  await db.execute(sql`update flash_sale_items set quota = sold + 100 where flash_sale_id = ${id} and product_id = ${productId}`)
  await shop.setFree(productId, 100)
  api.invalidate('all')
  await buy(productId)
  await db.execute(sql`update flash_sale_items set sold = 0 where flash_sale_id = ${id} and product_id = ${productId}`)
  expect(await told(1)).toContain(`flash:${id}:${productId}`)
})
