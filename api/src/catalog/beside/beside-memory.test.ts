import { testDatabase } from '@tq/db/testing/database.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { CacheInfo } from '../../http/cache/cache-info.ts'
import { listProductQuestions } from '../../review/questions/read-questions.ts'
import { ColumnMemory } from '../columns/column-memory.ts'
import { listFeedback } from '../feedback.ts'
import { listCourses, listInSameCategory } from '../product.ts'
import { listBoughtTogether } from '../together/bought-together.ts'
import { BesideMemory, type BesidePart } from './beside-memory.ts'
import { knownProducts } from './known-products.ts'

const { db } = await testDatabase()
const PARTS: BesidePart[] = ['courses', 'together', 'feedback', 'questions']
const { rows: products } = await db.execute<{ id: number }>(sql`select id from products order by id`)

/** Reading everything rests in between: somebody who can wait. */
async function opened() {
  const columns = new ColumnMemory(db)
  const beside = new BesideMemory(db)
  beside.setListening(true)
  await expect.poll(() => columns.get(), { interval: 5, timeout: 20_000 }).not.toBeNull()
  await expect.poll(() => products.every(({ id }) => beside.mayHave(id, 'courses')), { interval: 5, timeout: 20_000 }).toBe(false)
  return { columns, beside, known: knownProducts(columns, beside) }
}
let first: ReturnType<typeof opened> | undefined
const shared = () => {
  first ??= opened()
  return first
}

const PAGED = { page: 1, perPage: 5 }
const refused = (way: Promise<unknown>) => way.catch((error: { code: string }) => error.code)

test('what stands beside a product is the same with and without what is known, for one that has each, others and one there is not', async () => {
  const { columns, known } = await shared()
  const held = await columns.get()
  const having = await Promise.all(PARTS.map((part) => firstOf(part, false)))
  const some = products.filter((_, at) => process.env.LONG || at % 10 === 0).map(({ id }) => id)
  let none = 0
  for (const id of new Set([...having, ...some, 999_999])) {
    const ways = async (ask: (info: CacheInfo, isHeld: boolean) => Promise<unknown>) => {
      const infos = [new CacheInfo(), new CacheInfo()] as const
      const [one, other] = [await refused(ask(infos[0], true)), await refused(ask(infos[1], false))]
      expect(one, `${id}`).toEqual(other)
      expect(infos[0].tags, `${id}`).toEqual(infos[1].tags)
    }
    await ways((info, isHeld) => listCourses(db, id, info, isHeld ? known : undefined))
    await ways((info, isHeld) => listBoughtTogether(db, id, info, isHeld ? { known } : {}))
    await ways((info, isHeld) => listFeedback(db, id, PAGED, info, isHeld ? known : undefined))
    await ways((info, isHeld) => listProductQuestions(db, id, PAGED, info, isHeld ? known : undefined))
    await ways((info, isHeld) => listInSameCategory(db, id, info, isHeld ? { columns: held } : {}))
    for (const part of PARTS) if (await known.hasNone(id, part)) none++
  }
  // Were it none of them, nothing would have been compared.
  expect(none).toBeGreaterThan(some.length)
}, 600_000)

test('a second page of nothing is refused, as it is without', async () => {
  const { known } = await shared()
  const second = { page: 2, perPage: 5 }
  const empty = await firstWithout('feedback')
  expect(await refused(listFeedback(db, empty, second, new CacheInfo(), known))).toBe('PAGE_NOT_FOUND')
  expect(await refused(listProductQuestions(db, await firstWithout('questions'), second, new CacheInfo(), known))).toBe(
    'PAGE_NOT_FOUND',
  )
})

const firstWithout = (part: BesidePart) => firstOf(part, true)

async function firstOf(part: BesidePart, hasNone: boolean): Promise<number> {
  const { known } = await shared()
  for (const { id } of products) if ((await known.hasNone(id, part)) === hasNone) return id
  throw new Error(`No product has ${hasNone ? 'none' : 'some'}`)
}

test('a product that was named since is asked for again, others are not; what names everything is read anew', async () => {
  const { beside } = await opened()
  const id = await firstWithout('questions')
  expect(beside.mayHave(id, 'questions')).toBe(false)
  beside.invalidate(['catalog', `book:${id}`])
  expect(beside.mayHave(id, 'questions')).toBe(true)
  expect(beside.mayHave(id + 999_999, 'questions')).toBe(false)
  beside.invalidate('all')
  expect(beside.mayHave(id, 'questions')).toBe(true)
  await expect.poll(() => beside.mayHave(id, 'questions'), { interval: 5, timeout: 20_000 }).toBe(false)
})

test('what was named while it was read is asked for', async () => {
  const id = await firstWithout('questions')
  const beside = new BesideMemory(db)
  beside.setListening(true)
  expect(beside.mayHave(id, 'questions')).toBe(true)
  beside.invalidate([`book:${id}`])
  await expect.poll(() => beside.mayHave(id + 999_999, 'questions'), { interval: 5, timeout: 20_000 }).toBe(false)
  expect(beside.mayHave(id, 'questions')).toBe(true)
})

test('nobody tells it of changes → everything is asked for', async () => {
  const { beside } = await opened()
  const id = await firstWithout('questions')
  beside.setListening(false)
  expect(beside.mayHave(id, 'questions')).toBe(true)
  await db.execute(sql`select 1`)
  expect(beside.mayHave(id, 'questions')).toBe(true)
})
