import * as enums from '@tq/contract/enums.ts'
import * as manuscriptEnums from '@tq/contract/manuscript/enums.ts'
import { getTableName, is } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import * as schema from './all.ts'

const { db } = await testDatabase()
const query = async <Row>(text: string) => (await db.$client.query<Row & Record<string, unknown>>(text)).rows

const tables = Object.values(schema as Record<string, unknown>).filter((value) => is(value, PgTable))

/** Columns that name a row elsewhere without a foreign key, and why. */
const WITHOUT_FOREIGN_KEY: Record<string, string> = {
  'newsletter_issues.reached': 'how far it is, in the order of ids: whoever stood there may have left',
  'exam_attempts.closed_by': 'a kind of actor, not a person',
  'removed_cart_lines.line_id': 'the number of a line that was deleted: its place in the cart when it comes back',
  'search_docs.category_id': 'a copy: the row is written anew from its product, whose category is checked',
  'orders.request_key': 'made by the browser',
  'manuscripts.request_key': 'made by the browser',
  'cart_merges.key': 'made by the browser',
  'reading_devices.device_id': 'made by the browser',
  'refunds.request_id': 'made for the gateway, which tells two requests apart by it',
  'search_changes.product_id': 'lives for a minute: a lock on the product would make all orders of one book wait for each other',
  'count_checks.last_move_id': 'how far the check has come, not a row',
  'audit.actor_id': 'stays when the account is deleted: a row is never changed',
  'audit.subject_id': 'of many kinds of things, which may be deleted while the row stays',
  'audit.request_id': 'made for each request',
}

/** Rows that accounting needs: whatever else is deleted, they stay. Everything that hangs on an order is among them by itself. */
const MONEY = ['orders', 'payouts']
/** They hang on an order too, but are published words: they go with their product. */
const NO_MONEY = ['book_copies', 'feedbacks']

interface ForeignKey {
  name: string
  child: string
  parent: string
  columns: string[]
  /** a: none was stated, r: restrict, c: cascade, n: set null */
  rule: 'a' | 'r' | 'c' | 'n'
  isNullable: boolean
  isIndexed: boolean
}

const foreignKeys = await query<ForeignKey>(`
  select c.conname as name, c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent, c.confdeltype as rule,
    columns.names as columns, columns."isNullable",
    exists (select 1 from pg_index i where i.indrelid = c.conrelid
      and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
      and coalesce(pg_get_expr(i.indpred, i.indrelid) = any(array(
        select format('(%I IS NOT NULL)', name) from unnest(columns.names) name)), true)) as "isIndexed"
  from pg_constraint c, lateral (
    select array_agg(a.attname::text order by a.attnum) as names, bool_and(not a.attnotnull) as "isNullable"
    from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any(c.conkey)) columns
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by 2, 1`)

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

  test('every list of values of a column is one of the contract’s enums.ts, not a copy of it', () => {
    const lists: unknown[] = [...Object.values(enums), ...Object.values(manuscriptEnums)]
    const own = tables.flatMap((table) =>
      getTableConfig(table)
        .columns.filter(({ enumValues }) => enumValues && !lists.includes(enumValues))
        .map(({ name }) => `${getTableName(table)}.${name}`),
    )
    expect(own).toEqual([])
  })

  test('a column that names a row elsewhere has a foreign key, or a reason not to', async () => {
    const named = await query<{ column: string }>(`
      select table_name || '.' || column_name as column from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and column_name <> 'id'
        and (column_name ~ '(_id|_by)$' or data_type = 'uuid')`)
    const bound = new Set(foreignKeys.flatMap(({ child, columns }) => columns.map((column) => `${child}.${column}`)))
    const owned = new Set(['geo_units.unit_id'])
    const loose = named.map(({ column }) => column).filter((column) => !bound.has(column) && !owned.has(column))
    expect(loose.sort()).toEqual(Object.keys(WITHOUT_FOREIGN_KEY).sort())
  })
})

describe('a foreign key', () => {
  test('states what a deletion does, and set null finds a column that may be null', () => {
    expect(foreignKeys.length).toBeGreaterThan(50)
    expect(foreignKeys.filter(({ rule }) => rule === 'a').map(({ name }) => name)).toEqual([])
    expect(foreignKeys.filter(({ rule, isNullable }) => rule === 'n' && !isNullable).map(({ name }) => name)).toEqual([])
  })

  test('never takes a row along that accounting needs', () => {
    const money = new Set(MONEY)
    for (let before = 0; before < money.size; ) {
      before = money.size
      for (const { child, parent } of foreignKeys) if (money.has(parent) && !NO_MONEY.includes(child)) money.add(child)
    }
    for (const table of ['order_lines', 'refunds', 'payment_attempts', 'commissions', 'entitlements', 'code_uses', 'stock_moves'])
      expect(money).toContain(table)
    expect(foreignKeys.filter(({ child, rule }) => rule === 'c' && money.has(child)).map(({ name }) => name)).toEqual([])
  })

  test('is found by an index when its parent is deleted', () => {
    const neverDeleted = ['geo_units', 'orders']
    expect(foreignKeys.filter(({ isIndexed, parent }) => !isIndexed && !neverDeleted.includes(parent))).toEqual([])
  })
})
