import { createHash } from 'node:crypto'
import type { Db } from '@tq/db/database.ts'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'

const dialect = new PgDialect()
const names = new Map<string, string>()

/**
 * Runs a statement that PostgreSQL plans once a connection instead of at every call: a search is so short that
 * planning would be half of it. Every shape of the text gets its own name, so values belong into parameters.
 */
export async function runPrepared<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  const { rows } = await connectionOf(db).query({ name: nameOf(text), text, values: params })
  return rows
}

/** Inside a transaction its own connection, which Drizzle keeps to itself. */
function connectionOf(db: Db): Pick<pg.Pool, 'query'> {
  return '$client' in db ? db.$client : (db as unknown as { session: { client: pg.PoolClient } }).session.client
}

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 16)
  names.set(text, name)
  return name
}
