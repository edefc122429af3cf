import { connect } from '@tq/db/database.ts'
import { saveProduct } from '@tq/db/testing/by-hand.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { CacheInfo } from '../http/cache/cache-info.ts'
import { writtenOf } from '../http/written.ts'
import { CardMemory } from './card-memory.ts'

const { db } = await testDatabase()
afterEach(() => void vi.useRealTimers())

test('a card is read once and then held, until its book is invalidated', async () => {
  const memory = new CardMemory()
  const titles = async () => (await memory.read(db, [3, 1], new CacheInfo())).map(({ title }) => title)
  const [third, first] = await titles()
  await saveProduct(db, 1, { title: 'Tên mới' })
  expect(await titles()).toEqual([third, first])
  memory.invalidate(['catalog', 'book:2'])
  expect(await titles()).toEqual([third, first])
  memory.invalidate(['book:1'])
  expect(await titles()).toEqual([third, 'Tên mới'])
})

test('an answer made of held cards depends on their books as if they had been read', async () => {
  const memory = new CardMemory()
  const tagsOf = async () => {
    const info = new CacheInfo()
    await memory.read(db, [5, 7], info)
    return [...info.tags]
  }
  expect(await tagsOf()).toEqual(['book:5', 'book:7'])
  expect(await tagsOf()).toEqual(['book:5', 'book:7'])
})

test('a card that was read before its book was invalidated is not held', async () => {
  const memory = new CardMemory()
  const reading = memory.read(db, [9], new CacheInfo())
  memory.invalidate(['book:9'])
  await reading
  await saveProduct(db, 9, { title: 'Sửa sau khi đọc' })
  expect(await memory.read(db, [9], new CacheInfo())).toMatchObject([{ title: 'Sửa sau khi đọc' }])
})

test('a card whose price changes by itself is read anew from that moment on', async () => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select product_id as id from flash_sale_items join flash_sales s on s.id = flash_sale_id
    where s.starts_at < now() and s.ends_at > now() limit 1`)
  const id = rows[0]?.id as number
  const memory = new CardMemory()
  const info = new CacheInfo()
  const [card] = await memory.read(db, [id], info)
  await saveProduct(db, id, { title: 'Sau giờ bán giảm' })
  expect(await memory.read(db, [id], new CacheInfo())).toMatchObject([{ title: card?.title }])
  vi.useFakeTimers({ toFake: ['Date'], now: (info.until?.getTime() ?? 0) + 1 })
  expect(await memory.read(db, [id], new CacheInfo())).toMatchObject([{ title: 'Sau giờ bán giảm' }])
})

test('cards are read ahead, and not once more while they are held', async () => {
  const memory = new CardMemory()
  let asked = 0
  const ids = () => {
    asked++
    return [11, 12, 13]
  }
  const readBefore = await memory.read(db, [11, 12, 13], new CacheInfo())
  const ahead = new CardMemory()
  ahead.readAhead(db, ids)
  ahead.readAhead(db, ids)
  expect(asked).toBe(1)
  const nowhere = connect({ url: 'postgres://127.0.0.1:1/nowhere', max: 1 })
  await expect
    .poll(() => ahead.read(nowhere, [13, 11], new CacheInfo()).catch(() => null))
    .toEqual([readBefore[2], readBefore[0]])
  await nowhere.$client.end()
})

test('a card changes at its own moment, not at that of another that was read with it', async () => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select product_id as id from flash_sale_items join flash_sales s on s.id = flash_sale_id
    where s.starts_at < now() and s.ends_at > now() limit 1`)
  const memory = new CardMemory()
  const untilOf = async (ids: number[]) => {
    const info = new CacheInfo()
    await memory.read(db, ids, info)
    return info.until
  }
  const { rows: plain } = await db.execute<{ id: number }>(sql`
    select id from products where kind = 'printed' and is_published and sale_price is null and release_day is null
      and not exists (select 1 from flash_sale_items where product_id = products.id) order by id limit 1`)
  const ids = [rows[0]?.id as number, plain[0]?.id as number]
  expect(await untilOf(ids)).not.toBeNull()
  expect(await untilOf(ids.slice(1))).toBeNull()
})

test('a card that had to make room is the same again, until its book is invalidated or ten minutes have gone by', async () => {
  const memory = new CardMemory(2)
  const cards = (...ids: number[]) => memory.read(db, ids, new CacheInfo())
  const [before] = await cards(21)
  const pushOut = () => cards(22, 23, 24)
  await pushOut()
  await saveProduct(db, 21, { title: 'Đổi tên lần một' })
  const [after] = await cards(21)
  expect(after).toEqual(before)
  expect(after).not.toBe(before)
  expect(writtenOf(after ?? {})).toBe(writtenOf(before ?? {}))
  expect([Object.isFrozen(after), Object.isFrozen(after?.authors)]).toEqual([true, true])
  await pushOut()
  memory.invalidate(['book:21'])
  expect(await cards(21)).toMatchObject([{ title: 'Đổi tên lần một' }])
  await pushOut()
  await saveProduct(db, 21, { title: 'Đổi tên lần hai' })
  memory.invalidate('all')
  expect(await cards(21)).toMatchObject([{ title: 'Đổi tên lần hai' }])
  await pushOut()
  await saveProduct(db, 21, { title: 'Đổi tên lần ba' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60 * 1000 })
  expect(await cards(21)).toMatchObject([{ title: 'Đổi tên lần ba' }])
})

test('what is read ahead beyond what is held ready is not asked for again', async () => {
  const ids = Array.from({ length: 90 }, (_, at) => at + 1)
  const expected = await new CardMemory().read(db, ids, new CacheInfo())
  const memory = new CardMemory(1)
  memory.readAhead(db, () => expected.map(({ id }) => id))
  const nowhere = connect({ url: 'postgres://127.0.0.1:1/nowhere', max: 1 })
  for (const card of expected)
    await expect.poll(() => memory.read(nowhere, [card.id], new CacheInfo()).catch(() => null)).toEqual([card])
  await nowhere.$client.end()
})
