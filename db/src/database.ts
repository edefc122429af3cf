import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { OWN_NAME } from './own-name.ts'

export type Database = NodePgDatabase & { $client: pg.Pool }
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0]
/** What every domain function takes first, so that it works inside and outside a transaction. */
export type Db = Database | Tx

/** Columns are named in the database as SQL does, in the program as TypeScript does. */
export const CASING = 'snake_case'

export interface ConnectOptions {
  url: string
  /** Connections held at most. */
  max?: number
  /** A statement that waits longer for a row somebody else holds fails, and frees its connection. */
  lockTimeoutMs?: number
  /** Who waits longer for a free connection is refused: the database can't follow. */
  connectTimeoutMs?: number
}

export function connect({ url, max = 10, lockTimeoutMs = 3_000, connectTimeoutMs = 5_000 }: ConnectOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: OWN_NAME,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    // What a connection has gathered in PostgreSQL (plans, copies of the catalogue) goes with it.
    maxLifetimeSeconds: 30 * 60,
    // Our statements are short: parallel workers and compilation cost more than they give, and a statement that
    // runs for long is a mistake that must not hold a connection.
    options: `-c max_parallel_workers_per_gather=0 -c jit=off -c statement_timeout=30000 -c lock_timeout=${lockTimeoutMs} -c TimeZone=UTC`,
  })
  // An idle connection lost to a database restart is replaced on the next query; without a listener it would end us.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  // Without the schema: Drizzle would make a builder of relational queries for each table, again in every transaction.
  return drizzle(pool, { casing: CASING })
}
