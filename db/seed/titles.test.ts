import { eq, sql } from 'drizzle-orm'
import isbn3 from 'isbn3'
import { expect, test } from 'vitest'
import { products } from '../src/schema/all.ts'
import { testDatabase } from '../testing/database.ts'
import { beginCounting } from '../testing/invariants/opening.ts'
import { seedTitles } from './titles.ts'

const { db } = await testDatabase()
const printed = () => db.$count(products, eq(products.kind, 'printed'))

test('fills up to the wanted number of titles, and further when asked again @slow', async () => {
  await seedTitles(db, 1_000)
  expect(await printed()).toBe(1_000)
  await seedTitles(db, 1_000)
  expect(await printed()).toBe(1_000)
  await seedTitles(db, 1_200)
  expect(await printed()).toBe(1_200)
  // Their sales, stars and copies on the shelf are figures that no order, review or move explains.
  await beginCounting(db, { of: /^(products|stock)\./ })
})

test('the titles differ, and so do their valid ISBNs', async () => {
  const made = await db.select().from(products).where(sql`id > 200000 and kind = 'printed'`)
  expect(new Set(made.map(({ title }) => title)).size).toBeGreaterThanOrEqual(made.length * 0.99)
  expect(made.filter(({ isbn }) => isbn === null || !isbn3.parse(isbn)?.isValid)).toEqual([])
  expect(made.filter(({ title, slug }) => /[{}]|undefined/.test(title) || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
})

test('every one has authors, a cover, a search row, and stands on a leaf of the tree', async () => {
  const { rows } = await db.execute(sql`
    select p.id from products p
    where p.id > 200000 and (not exists (select 1 from product_contributors where product_id = p.id)
      or not exists (select 1 from product_pictures where product_id = p.id and position = 0)
      or not exists (select 1 from search_docs where product_id = p.id)
      or not exists (select 1 from categories where id = p.category_id and parent_id is not null))`)
  expect(rows).toEqual([])
})

test('the next product takes an id behind them', async () => {
  const { rows } = await db.execute(
    sql`select nextval(pg_get_serial_sequence('products', 'id')) > (select max(id) from products) as is_free`,
  )
  expect(rows).toEqual([{ is_free: true }])
})
