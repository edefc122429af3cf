import { getTableName, is } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import * as schema from './all.ts'

const { db } = await testDatabase()
const query = async <Row>(text: string) => (await db.$client.query<Row & Record<string, unknown>>(text)).rows

const tables = Object.values(schema as Record<string, unknown>).filter((value) => is(value, PgTable))

describe('the database holds what the code assumes', () => {
  test('a column with a list of values has a CHECK with the same list', async () => {
    const checks = await query<{ column: string; values: string[] }>(`
      select c.conrelid::regclass || '.' || a.attname as column, array(
        select m[1] from regexp_matches(pg_get_constraintdef(c.oid), '''([^'']*)''', 'g') m) as values
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
      where c.contype = 'c' and c.connamespace = 'public'::regnamespace
        and pg_get_constraintdef(c.oid) ~ ('^CHECK \\(\\(' || quote_ident(a.attname) || ' = (ANY \\(ARRAY\\[)?''')`)
    const listed = tables.flatMap((table) =>
      getTableConfig(table)
        .columns.filter(({ enumValues }) => enumValues)
        .map(({ name, enumValues }) => ({ column: `${getTableName(table)}.${toSnakeCase(name)}`, values: enumValues })),
    )
    expect(listed.length).toBeGreaterThan(30)
    const byName = (a: { column: string }, b: { column: string }) => a.column.localeCompare(b.column)
    expect(checks.sort(byName)).toEqual(listed.sort(byName))
  })
})
