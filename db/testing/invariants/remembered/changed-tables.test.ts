import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../database.ts'
import { findChangedTables } from './changed-tables.ts'

const { db, leavesBroken } = await testDatabase()
const changed = async () => [...(await findChangedTables(db, ['news', 'lessons', 'courses', 'search_texts']))].sort()

test('a row written, changed back to what it was, or deleted → its table, and no other', async () => {
  expect(await changed()).toEqual([])
  await db.execute(sql`update news set title = title where id = 1`)
  expect(await changed()).toEqual(['news'])
  await db.execute(sql`delete from search_texts where product_id = (select min(product_id) from search_texts)`)
  leavesBroken('what a search reads of a product is what the product says', 'one is deleted')
  expect(await changed()).toEqual(['news', 'search_texts'])
  await db.transaction(async (tx) => tx.execute(sql`insert into lessons select * from lessons where false`))
  expect(await changed()).toEqual(['news', 'search_texts'])
})

test('a change that was rolled back → none', async () => {
  await db
    .transaction(async (tx) => {
      await tx.execute(sql`update courses set title = title`)
      tx.rollback()
    })
    .catch(() => {})
  expect(await changed()).not.toContain('courses')
})
