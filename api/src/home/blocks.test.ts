import { getBooksInBlock } from '@tq/contract/content/home.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { CardMemory } from '../catalog/card-memory.ts'
import { ColumnMemory } from '../catalog/columns/column-memory.ts'
import { CacheInfo } from '../http/cache/cache-info.ts'
import { testApi } from '../testing/api.ts'
import { BookBlocks } from './blocks.ts'

const api = await testApi()
const { db, call } = api

const { rows: BLOCKS } = await db.execute<{ id: number; fill: string }>(
  sql`select id, fill from blocks where is_visible order by id`,
)
const { rows: CATEGORIES } = await db.execute<{ id: number }>(sql`select id from categories order by id`)

function blocksOver(columns: ColumnMemory): BookBlocks {
  return new BookBlocks({
    cards: new CardMemory(),
    columns,
    known: { isKnown: async () => false, hasNone: async () => false },
    setListening: () => {},
  })
}

test('blocks and categories hold the same books from memory as from the database', async () => {
  const memory = new ColumnMemory(db)
  await expect.poll(() => memory.get()).not.toBeNull()
  const fromMemory = blocksOver(memory)
  const fromDatabase = blocksOver({ get: async () => null } as unknown as ColumnMemory)
  expect(new Set(BLOCKS.map(({ fill }) => fill))).toEqual(new Set(['picked', 'newest', 'bestselling', 'digital']))
  for (const { id } of BLOCKS) {
    const [here, there] = [new CacheInfo(), new CacheInfo()]
    expect(await fromMemory.listBooks(db, id, here)).toEqual(await fromDatabase.listBooks(db, id, there))
    expect(here).toEqual(there)
  }
  for (const { id } of CATEGORIES) {
    const [here, there] = [new CacheInfo(), new CacheInfo()]
    expect(await fromMemory.listBooksInCategory(db, id, here)).toEqual(await fromDatabase.listBooksInCategory(db, id, there))
    expect(here).toEqual(there)
  }
  for (const blocks of [fromMemory, fromDatabase])
    await expect(blocks.listBooksInCategory(db, 99_999, new CacheInfo())).rejects.toMatchObject({ code: 'CATEGORY_NOT_FOUND' })
})

test('another choice of books is shown once the home page is invalidated', async () => {
  const { id } = BLOCKS.find(({ fill }) => fill === 'picked') as { id: number }
  const { data: before } = await call(getBooksInBlock, { params: { blockId: id } })
  await db.execute(sql`delete from block_products where block_id = ${id} and product_id = ${before[0]?.id}`)
  api.invalidate(['home'])
  const { data: after } = await call(getBooksInBlock, { params: { blockId: id } })
  expect(after.slice(0, before.length - 1)).toEqual(before.slice(1))
})
