import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { connect } from '../database.ts'
import { runPrepared, writtenOnce } from '../prepared.ts'
import { quickTransaction } from './quick-transaction.ts'

const { url } = await testDatabase()

/** One connection, so that whatever a transaction leaves behind meets the next one. */
function oneConnection() {
  const db = connect({ url, max: 1 })
  onTestFinished(() => db.$client.end())
  return db
}

async function otherClient() {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

async function emptyTable(name: string) {
  await (await otherClient()).query(`create table ${name} (n int primary key)`)
  return sql.raw(name)
}

const put = (table: ReturnType<typeof sql.raw>, n: number) => sql`insert into ${table} values (${n})`
const numbers = async (db: ReturnType<typeof oneConnection>, table: ReturnType<typeof sql.raw>) =>
  (await db.execute<{ n: number }>(sql`select n from ${table} order by n`)).rows.map(({ n }) => n)

test('what it did stays when it ends well, and nothing of it when it throws', async () => {
  const db = oneConnection()
  const table = await emptyTable('ends')
  expect(await quickTransaction(db, async (tx) => (await tx.execute(put(table, 1))).rowCount)).toBe(1)
  const failing = quickTransaction(db, async (tx) => {
    await tx.execute(put(table, 2))
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await numbers(db, table)).toEqual([1])
})

test('a statement fails among others that travel with it: its error is told, nothing stays, the connection goes on', async () => {
  const db = oneConnection()
  const table = await emptyTable('together')
  const failing = quickTransaction(db, (tx) =>
    Promise.all([put(table, 1), put(table, 1), put(table, 2)].map((statement) => runPrepared(tx, statement))),
  )
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  await quickTransaction(db, (tx) => tx.execute(put(table, 3)))
  expect(await numbers(db, table)).toEqual([3])
})

test('a statement that travels behind a lock sees what was written while the lock was waited for', async () => {
  const db = oneConnection()
  const table = await emptyTable('behind')
  const other = await otherClient()
  await other.query('begin; select pg_advisory_xact_lock(4711)')
  const seen = quickTransaction(db, async (tx) => {
    const [, rows] = await Promise.all([
      runPrepared(tx, sql`select pg_advisory_xact_lock(4711)`),
      runPrepared<{ n: number }>(tx, sql`select n from ${table}`),
    ])
    return rows
  })
  const isWaiting = async () =>
    (await other.query("select 1 from pg_locks where locktype = 'advisory' and objid = 4711 and not granted")).rowCount
  await expect.poll(isWaiting).toBe(1)
  await other.query('insert into behind values (7); commit')
  expect(await seen).toEqual([{ n: 7 }])
})

test('the connection is cut: the error is told, and the next transaction gets another one', async () => {
  const db = oneConnection()
  const table = await emptyTable('cut')
  const other = await otherClient()
  const failing = quickTransaction(db, async (tx) => {
    const [own] = await runPrepared<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`)
    await tx.execute(put(table, 1))
    await other.query('select pg_terminate_backend($1)', [own?.pid])
    await tx.execute(put(table, 2))
  })
  await expect(failing).rejects.toThrow()
  await quickTransaction(db, (tx) => tx.execute(put(table, 3)))
  expect(await numbers(db, table)).toEqual([3])
})

test('a statement written once takes its values by name, also one that stands in it twice', async () => {
  const db = oneConnection()
  const shown = writtenOnce<{ text: string }, { word: string; times: number }>(
    sql`select ${sql.placeholder('word')}::text || repeat(${sql.placeholder('word')}::text, ${sql.placeholder('times')}::int) || ${'!'}::text as text`,
  )
  for (const times of [1, 2, 0])
    expect(await shown(db, { word: 'sách', times })).toEqual([{ text: `${'sách'.repeat(times + 1)}!` }])
  expect(await quickTransaction(db, (tx) => shown(tx, { word: 'a', times: 1 }))).toEqual([{ text: 'aa!' }])
})
