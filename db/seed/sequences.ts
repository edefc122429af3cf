import { sql } from 'drizzle-orm'
import type { Db } from '../src/database.ts'

/** Seeded rows bring their own ids; what is inserted later must go on behind them. */
export async function advanceSequences(db: Db): Promise<void> {
  const { rows } = await db.execute<{ table: string; sequence: string; start: string }>(sql`
    select c.table_name as table, pg_get_serial_sequence(quote_ident(c.table_name), c.column_name) as sequence, c.identity_start as start
    from information_schema.columns c
    where c.table_schema = 'public' and c.column_name = 'id' and c.is_identity = 'YES'`)
  for (const { table, sequence, start } of rows) {
    await db.execute(sql`
      select setval(${sequence}, greatest(${Number(start)}::bigint, (select max(id) + 1 from ${sql.identifier(table)}), (select last_value from ${sql.raw(sequence)})), false)`)
  }
}
