import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { setStock } from '../../by-hand.ts'
import { testDatabase } from '../../database.ts'
import { findViolations } from '../check.ts'
import { findDoubtfulProducts } from './doubtful-products.ts'

const { db, leavesBroken } = await testDatabase()
const doubtful = async () =>
  (await findDoubtfulProducts(db, ['products', 'stock', 'search_docs', 'contributors']))?.toSorted((a, b) => a - b)
const idBy = async (query: ReturnType<typeof sql>) => (await db.execute<{ id: number }>(query)).rows[0]?.id as number

test('nothing written → nobody; one product → it and the other forms of its work', async () => {
  expect(await doubtful()).toEqual([])
  const twin = await idBy(sql`select id from products where work_id <> id and object_type = 1 order by id limit 1`)
  await db.execute(sql`update products set sold = sold where id = ${twin}`)
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from products where work_id = (select work_id from products where id = ${twin}) order by id`)
  expect(rows.length).toBeGreaterThan(1)
  expect(await doubtful()).toEqual(rows.map(({ id }) => id))
})

test('stock of a part → the set it is sold in', async () => {
  const part = await idBy(sql`select product_id as id from combo_parts join stock using (product_id) order by 1 limit 1`)
  const combo = await idBy(sql`select combo_id as id from combo_parts where product_id = ${part} limit 1`)
  await setStock(db, part, { onHand: 7 })
  expect(await doubtful()).toEqual(expect.arrayContaining([part, combo]))
})

test('a search row that does not follow its product is found among those few', async () => {
  const [rule, id] = ['a search row is what it would be if it were written now', 1]
  await db.execute(sql`update products set year = 1987 where id = ${id}`)
  expect((await findViolations(db)).map(({ name, key, what }) => [name, key, what])).toEqual([[rule, String(id), 'year']])
  leavesBroken(rule, 'written by hand')
})

test('a row that is gone, or one that many share → any of them', async () => {
  const seen: unknown[] = []
  for (const change of [
    sql`delete from stock where product_id = (select max(product_id) from stock)`,
    sql`update contributors set name = name where id = (select min(id) from contributors)`,
  ])
    await db
      .transaction(async (tx) => {
        await tx.execute(change)
        seen.push(await findDoubtfulProducts(tx, ['products', 'stock', 'contributors']))
        tx.rollback()
      })
      .catch(() => {})
  expect(seen).toEqual([null, null])
})

test('where the clock can be moved → any of them', async () => {
  const { db: moved } = await testDatabase({ hasMovableClock: true })
  expect(await findDoubtfulProducts(moved, ['products', 'stock'])).toBeNull()
})
