import { createHash } from 'node:crypto'
import { is, Placeholder, type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from './database.ts'
import { textOf } from './statements/statement-text.ts'

/** Statements a connection holds at most. A plan of a search is some 100 kB in PostgreSQL, for every connection. */
export const PREPARED_AT_MOST = 100
/** Texts whose uses are counted. */
const REMEMBERED_AT_MOST = 1_000
/** What is asked for less often is planned each time: filters can be combined in more ways than anybody can hold plans for. */
const POPULAR_FROM = 3

/** A part of statements that holds no values, written out once: putting a long one together takes longer than sending it. */
export function frozen(part: SQL): SQL {
  const { text, values } = textOf(part)
  if (values.length > 0) throw new Error(`Values change from call to call: ${text}`)
  return sql.raw(text)
}

/**
 * Runs a statement that PostgreSQL plans once a connection instead of at every call, if it is a popular one: a search is so short
 * that planning would be half of it. Values belong into parameters, or every text is a new one and none becomes popular.
 */
export async function runPrepared<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const { text, values } = textOf(statement)
  const name = popularName(text)
  if (name === null) return (await connectionOf(db).query({ text, values })).rows
  return run(db, { name, text, values })
}

async function run<Row>(db: Db, query: Named): Promise<Row[]> {
  if (!('$client' in db)) return (await runNamed(connectionOf(db) as Connection, query)).rows
  const connection = (await db.$client.connect()) as unknown as Connection
  try {
    return (await runNamed(connection, query)).rows
  } finally {
    connection.release()
  }
}

/**
 * A statement whose text never changes, for where its being put together would be felt: written out once, planned once a connection.
 * `sql.placeholder('name')` stands for each value that a run gives.
 */
export function writtenOnce<Row, Values extends object>(statement: SQL): (db: Db, values: Values) => Promise<Row[]> {
  const { text, values: params } = textOf(statement)
  const name = nameOf(text)
  const givenAs = params.map((param) => (is(param, Placeholder) ? param.name : null))
  return (db, values) => {
    const given = values as Record<string, unknown>
    return run(db, { name, text, values: givenAs.map((key, at) => (key === null ? params[at] : given[key])) })
  }
}

/** Inside a transaction its own connection, which Drizzle keeps to itself. */
function connectionOf(db: Db): Pick<pg.Pool, 'query'> {
  return '$client' in db ? db.$client : (db as unknown as { session: { client: pg.PoolClient } }).session.client
}

/** In the order of their last use, so that those nobody asks for any more are forgotten. */
const texts = new Map<string, { name: string; uses: number }>()

/** How many are remembered, for tests. */
export const rememberedTexts = () => texts.size

function popularName(text: string): string | null {
  const known = texts.get(text) ?? { name: nameOf(text), uses: 0 }
  known.uses++
  touch(texts, text, known)
  if (texts.size > REMEMBERED_AT_MOST) texts.delete(texts.keys().next().value as string)
  return known.uses >= POPULAR_FROM ? known.name : null
}

const nameOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

type Named = { name: string; text: string; values: unknown[] }
type Connection = pg.PoolClient & { connection: { parsedStatements: Record<string, string> } }

/** What each connection holds, in the order of last use, with how many queries by that name are under way. */
const held = new WeakMap<Connection, Map<string, { running: number }>>()

async function runNamed(connection: Connection, query: Named): Promise<pg.QueryResult> {
  const own = held.get(connection) ?? new Map<string, { running: number }>()
  held.set(connection, own)
  const entry = own.get(query.name) ?? { running: 0 }
  const victims = own.has(query.name) ? [] : takeOldest(own, own.size - PREPARED_AT_MOST + 1)
  // All are in use side by side in this very transaction: for once it goes without a name.
  if (!own.has(query.name) && own.size >= PREPARED_AT_MOST) return connection.query({ text: query.text, values: query.values })
  touch(own, query.name, entry)
  entry.running++
  try {
    for (const name of victims) if (!(await deallocate(connection, name))) own.set(name, { running: 0 })
    return await connection.query(query)
  } finally {
    entry.running--
  }
}

/** Takes out so many that nobody is using now, those asked for longest ago first. */
function takeOldest(own: Map<string, { running: number }>, count: number): string[] {
  const taken: string[] = []
  for (const [name, { running }] of own) {
    if (taken.length >= count) break
    if (running) continue
    own.delete(name)
    taken.push(name)
  }
  return taken
}

/** False where PostgreSQL refuses, as it refuses everything in a transaction that has failed. */
function deallocate(connection: Connection, name: string): Promise<boolean> {
  // It failed before it was prepared.
  if (!(name in connection.connection.parsedStatements)) return Promise.resolve(true)
  return new Promise((done) => {
    connection.query(`deallocate "${name}"`, (error: Error | null) => {
      // Here and not later: the next query of this connection is sent right after, and would take it for prepared.
      if (!error) delete connection.connection.parsedStatements[name]
      done(!error)
    })
  })
}

function touch<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key)
  map.set(key, value)
}
