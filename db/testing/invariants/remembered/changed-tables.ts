import { sql } from 'drizzle-orm'
import type { Db } from '../../../src/database.ts'

/**
 * A row carries the transaction that wrote it, and a copied database keeps it: a table with as many rows and the same newest writer
 * is as the template has it, and what was computed from it there and found right need not be computed again by every test file.
 */
const marksOf = (tables: string[]) =>
  sql.join(
    tables.map(
      (name) =>
        sql`select ${name}::text as name, count(*) as size, coalesce(max(xmin::text::bigint), 0) as newest from ${sql.identifier(name)}`,
    ),
    sql` union all `,
  )

/** Until they are remembered, all tables count as written to. */
export async function layOutMarks(db: Db): Promise<void> {
  await db.execute(sql`create table testing.tables (name text primary key, size bigint not null, newest bigint not null)`)
}

export async function rememberTables(db: Db, tables: string[]): Promise<void> {
  await db.execute(sql`insert into testing.tables ${marksOf(tables)}`)
}

/** Those of the tables that were written to since. */
export async function findChangedTables(db: Db, tables: string[]): Promise<Set<string>> {
  if (!tables.length) return new Set()
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from (${marksOf(tables)}) now left join testing.tables remembered using (name)
    where (now.size, now.newest) is distinct from (remembered.size, remembered.newest)`)
  return new Set(rows.map(({ name }) => name))
}

/** Of these tables, the rows that were written to since: their keys. Null where some are gone, which says nothing of whose they were. */
export async function findWrittenRows(db: Db, keys: Record<string, string>): Promise<number[] | null> {
  const tables = Object.keys(keys)
  const { rows: shrunk } = await db.execute(sql`
    select 1 from (${marksOf(tables)}) now join testing.tables remembered using (name) where now.size < remembered.size`)
  if (shrunk.length) return null
  const written = Object.entries(keys).map(
    ([table, key]) => sql`
      select ${sql.identifier(key)} as id from ${sql.identifier(table)}
      where xmin::text::bigint > coalesce((select newest from testing.tables where name = ${table}), 0)`,
  )
  const { rows } = await db.execute<{ id: number }>(sql.join(written, sql` union `))
  return rows.map(({ id }) => id)
}
