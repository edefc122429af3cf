import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { invalidateTags, listenForTags, reportingInvalidations } from './tags.ts'

const { db, url } = await testDatabase()

test('a listener says when it hears nothing any more, and when it is back', async () => {
  const said: string[] = []
  const listener = await listenForTags(url, {
    onTags: (tags) => said.push(...tags),
    onLost: () => said.push('lost'),
    onGap: () => said.push('back'),
  })
  await invalidateTags(db, ['book:1'])
  await expect.poll(() => said).toEqual(['book:1'])
  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen tags'`)
  await expect.poll(() => said, { timeout: 10_000 }).toEqual(['book:1', 'lost', 'back'])
  await listener.close()
  expect(said).toHaveLength(3)
})

test.each([
  ['books of a list', ['catalog', 'flashSale'], Array.from({ length: 1_000 }, (_, n) => `book:${n + 1}`)],
  ['logins, whose tags are long', [], Array.from({ length: 400 }, () => `session:${randomUUID()}`)],
])('many %s come in several notices, each with what stands for everything', async (_, wide, narrow) => {
  const heard: string[][] = []
  const listener = await listenForTags(url, { onTags: (tags) => heard.push(tags), onGap: () => {} })
  await invalidateTags(db, [...wide, ...narrow])
  const told = () => heard.flatMap((tags) => tags.filter((tag) => tag.includes(':')))
  await expect.poll(told).toHaveLength(narrow.length)
  await listener.close()
  expect(told()).toEqual(narrow)
  expect(heard.length).toBeGreaterThan(1)
  for (const tags of heard) expect(tags.slice(0, wide.length)).toEqual(wide)
})

test('what was invalidated is told once the work is done, also when it fails after its commit, and to nobody else', async () => {
  const told: string[][] = []
  const tell = (tags: string[]) => told.push(tags)
  const [done] = await Promise.all([
    reportingInvalidations(async () => {
      await db.transaction((tx) => invalidateTags(tx, ['user:1', 'user:1']))
      expect(told).toEqual([])
      return 'xong'
    }, tell),
    invalidateTags(db, ['user:3']),
  ])
  expect(done).toBe('xong')
  const failing = async () => {
    await invalidateTags(db, ['user:2'])
    throw new Error('too late')
  }
  await expect(reportingInvalidations(failing, tell)).rejects.toThrow('too late')
  await reportingInvalidations(async () => {}, tell)
  expect(told).toEqual([['user:1'], ['user:2']])
})
