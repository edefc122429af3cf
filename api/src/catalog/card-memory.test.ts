import { saveProduct } from '@tq/db/testing/by-hand.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { expect, test } from 'vitest'
import { CacheInfo } from '../http/cache/cache-info.ts'
import { CardMemory } from './card-memory.ts'

const { db } = await testDatabase()

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
