import { type SQL, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { connect, type Db } from './database.ts'
import { PREPARED_AT_MOST, rememberedTexts, runPrepared } from './prepared.ts'

const { url } = await testDatabase()

/** One connection, so that what it holds can be looked at. */
function oneConnection() {
  const db = connect({ url, max: 1 })
  onTestFinished(() => db.$client.end())
  return db
}

/** A text of its own for each number, as every combination of filters is. */
const shape = (n: number, value: number): SQL => sql`select ${sql.raw(String(n))} + ${value}::int as sum`
const sumOf = async (db: Db, n: number, value: number) => (await runPrepared<{ sum: number }>(db, shape(n, value)))[0]?.sum

const prepared = async (db: Db) =>
  (
    await db.execute<{ text: string; runs: number }>(
      sql`select statement as text, (generic_plans + custom_plans)::int as runs from pg_prepared_statements`,
    )
  ).rows

/** Several times what is remembered; more with `npm run test:long`. */
const SHAPES = process.env.LONG ? 10_000 : 3_000

test('thousands of shapes leave a bounded number of statements behind, here and in the database; a popular one is planned once @slow', async () => {
  const db = oneConnection()
  const popular = (value: number) => sql`select ${value}::int * 2 as twice`
  let asked = 0
  for (let n = 0; n < SHAPES; n++) {
    // Some are asked for again, as people turn pages.
    for (let again = 0; again < (n % 40 ? 1 : 5); again++) expect(await sumOf(db, n, again)).toBe(n + again)
    if (n % 20) continue
    expect(await runPrepared(db, popular(n))).toEqual([{ twice: 2 * n }])
    asked++
  }
  const held = await prepared(db)
  expect(held.length).toBeLessThanOrEqual(PREPARED_AT_MOST)
  expect(rememberedTexts()).toBeLessThanOrEqual(1_000)
  const [driver] = (db.$client as unknown as { _clients: { connection: { parsedStatements: object } }[] })._clients
  expect(Object.keys(driver?.connection.parsedStatements ?? {}).length).toBeLessThanOrEqual(PREPARED_AT_MOST)
  // All but its first times, before anybody knew that it would be popular.
  expect(held.find(({ text }) => text.includes('* 2'))?.runs).toBeGreaterThan(asked - 5)
}, 120_000)

test('what was asked for once or twice leaves no plan behind, the third time it does', async () => {
  const db = oneConnection()
  const rare = (value: number) => sql`select ${value}::int - 7 as rest`
  const plans = async () => (await prepared(db)).filter(({ text }) => text.includes('- 7')).length
  for (const expected of [0, 0, 1]) {
    expect(await runPrepared(db, rare(9))).toEqual([{ rest: 2 }])
    expect(await plans()).toBe(expected)
  }
})

test('what had to make room is prepared again when it is asked for again', async () => {
  const db = oneConnection()
  for (let round = 0; round < 3; round++)
    for (let n = 0; n < PREPARED_AT_MOST + 20; n++)
      for (let again = 0; again < 4; again++) expect(await sumOf(db, n, again)).toBe(n + again)
  expect((await prepared(db)).length).toBe(PREPARED_AT_MOST)
})

test('side by side in one transaction', async () => {
  const db = oneConnection()
  const count = PREPARED_AT_MOST * 3
  for (let round = 0; round < 4; round++) {
    const sums = await db.transaction((tx) => Promise.all(Array.from({ length: count }, (_, n) => sumOf(tx, n, round))))
    expect(sums).toEqual(Array.from({ length: count }, (_, n) => n + round))
  }
  expect((await prepared(db)).length).toBeLessThanOrEqual(PREPARED_AT_MOST)
})

test('failures in between change nothing @slow', async () => {
  const db = oneConnection()
  const broken = sql`select 1 / ${0}::int`
  for (let n = 0; n < PREPARED_AT_MOST * 2; n++) {
    for (let again = 0; again < 4; again++) await sumOf(db, n, again)
    await expect(runPrepared(db, broken)).rejects.toThrow('division by zero')
    await db
      .transaction(async (tx) => {
        await runPrepared(tx, broken).catch(() => {})
        // Nothing is done any more in here, clearing up neither.
        for (let again = 0; again < 4; again++) await expect(sumOf(tx, n + 100_000, again)).rejects.toThrow('aborted')
      })
      .catch(() => {})
  }
  for (let n = 0; n < PREPARED_AT_MOST * 2; n++) expect(await sumOf(db, n, 7)).toBe(n + 7)
  for (let n = 100_000; n < 100_000 + PREPARED_AT_MOST; n++) expect(await sumOf(db, n, 7)).toBe(n + 7)
  expect((await prepared(db)).length).toBeLessThanOrEqual(PREPARED_AT_MOST)
})
