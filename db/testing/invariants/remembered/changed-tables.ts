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
        sql`select ${name}::text as name, format('%s %s', count(*), max(xmin::text::bigint)) as mark from ${sql.identifier(name)}`,
    ),
    sql` union all `,
  )

/** Until they are remembered, all tables count as written to. */
export async function layOutMarks(db: Db): Promise<void> {
  await db.execute(sql`create table testing.tables (name text primary key, mark text not null)`)
}

export async function rememberTables(db: Db, tables: string[]): Promise<void> {
  await db.execute(sql`insert into testing.tables ${marksOf(tables)}`)
}

/** Those of the tables that were written to since. */
export async function findChangedTables(db: Db, tables: string[]): Promise<Set<string>> {
  if (!tables.length) return new Set()
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from (${marksOf(tables)}) now left join testing.tables remembered using (name)
    where now.mark is distinct from remembered.mark`)
  return new Set(rows.map(({ name }) => name))
}
