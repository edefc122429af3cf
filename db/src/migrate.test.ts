import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { nameTestDatabase } from '../testing/database-name.ts'
import { MIGRATIONS, migrate } from './migrate.ts'
import { hashesOf, readHashes } from './migration-hashes.ts'
import { isFresh, pairLearning } from './search/learning-index.ts'

test('a migration that was written is never changed, removed or left out of the list', () => {
  expect(hashesOf(MIGRATIONS)).toEqual(readHashes(MIGRATIONS))
})

test('a filled database of the state before is migrated: no row is lost, and it is like a new one @slow', async () => {
  const filled = await connected((await testDatabase()).url)
  const before = await emptyDatabase()
  await migrate(before.url, allButTheLast())
  const old = await connected(before.url)
  const tables = await copyRows(filled, old)
  expect(tables.length).toBeGreaterThan(20)
  const counts = await countRows(old, tables)

  await migrate(before.url)

  expect(await countRows(old, tables)).toEqual(counts)
  const fresh = await emptyDatabase()
  await migrate(fresh.url)
  expect(await describe(old)).toEqual(await describe(await connected(fresh.url)))
}, 120_000)

test('a database of before there was a search for lessons gets its rows once @slow', async () => {
  const { db, url } = await testDatabase()
  await db.execute(sql`delete from learning_docs`)
  await migrate(url)
  const pairs = await pairLearning(db)
  expect(pairs.length).toBeGreaterThan(20)
  expect(pairs.filter((pair) => !isFresh(pair))).toEqual([])
  await db.execute(sql`update learning_docs set body = ' '`)
  await migrate(url)
  expect((await pairLearning(db)).some(isFresh)).toBe(false)
})

const open: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of open.reverse()) await close()
})

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client(url)
  await client.connect()
  open.push(() => client.end())
  return client
}

async function emptyDatabase(): Promise<{ url: string }> {
  const name = nameTestDatabase()
  const server = await connected(inject('clusterUrl'))
  await server.query(`create database "${name}"`)
  open.push(() => server.query(`drop database if exists "${name}" with (force)`))
  const url = new URL(inject('clusterUrl'))
  url.pathname = `/${name}`
  return { url: url.href }
}

function allButTheLast(): string {
  const folder = mkdtempSync(join(tmpdir(), 'thu-quan-migrations-'))
  open.push(async () => rmSync(folder, { recursive: true }))
  cpSync(MIGRATIONS, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -1) }))
  return folder
}

/** Every row of every table that both have, in the columns that both have. Returns the tables. */
async function copyRows(from: pg.Client, to: pg.Client): Promise<string[]> {
  const [source, target] = await Promise.all([writableColumns(from), writableColumns(to)])
  // Rows come table by table: what they point at may come later.
  await to.query('set session_replication_role = replica')
  const shared = [...target.keys()].filter((table) => source.has(table))
  for (const table of shared) {
    const columns = target.get(table)?.filter((column) => source.get(table)?.includes(column)) ?? []
    const list = columns.map((column) => `"${column}"`).join(', ')
    const { rows } = await from.query<{ all: string }>(`select coalesce(json_agg(t), '[]')::text as all from "${table}" t`)
    await to.query(`delete from "${table}"`)
    await to.query(
      `insert into "${table}" (${list}) overriding system value select ${list} from json_populate_recordset(null::"${table}", $1)`,
      [rows[0]?.all],
    )
  }
  await to.query('reset session_replication_role')
  return shared
}

async function writableColumns(client: pg.Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(`
    select c.table_name as table, array_agg(c.column_name::text) as columns from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' group by 1 order by 1`)
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

async function countRows(client: pg.Client, tables: string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int from "${table}"`)
    counts[table] = rows[0]?.count ?? 0
  }
  return counts
}

/** Tables, columns, rules, indexes, triggers and views, as the database itself writes them. */
async function describe(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, collation_name, generation_expression) as line
      from information_schema.columns where table_schema = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select concat(viewname, definition) from pg_views where schemaname = 'public'
    order by 1`)
  return rows.map(({ line }) => line)
}
