import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { textOf } from '../../../src/statements/statement-text.ts'
import { testDatabase } from '../../database.ts'
import { COUNTERS, RULES } from '../all.ts'
import { readsOf } from './reads-of.ts'

const { db } = await testDatabase()
const STATEMENTS = [
  ...COUNTERS.map(({ name, rows }) => ({ name, is: rows })),
  ...RULES.map(({ name, broken }) => ({ name, is: broken })),
]

test('every table that PostgreSQL looks into for a rule is one that its text names', async () => {
  for (const { name, is } of STATEMENTS) {
    const { rows } = await db.execute<{ 'QUERY PLAN': object }>(sql`explain (format json) ${is}`)
    const looked = [...JSON.stringify(rows).matchAll(/"Relation Name":"(\w+)"/g)].map(([, table]) => table as string)
    expect(looked.length, name).toBeGreaterThan(0)
    expect(readsOf(is).reads, name).toEqual(expect.arrayContaining(looked))
  }
})

test('no rule asks a function of ours, which could read what the text does not name', async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select proname as name from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`)
  const text = JSON.stringify(STATEMENTS.map(({ is }) => textOf(is).text))
  expect(rows.map(({ name }) => name).filter((name) => new RegExp(`\\b${name}\\(`).test(text))).toEqual([])
})

test('a statement that asks for the time is looked at again when the clock moves', () => {
  expect(readsOf(sql`select 1 from products where sale_ends_at > now()`)).toEqual({ reads: ['products'], changesByClock: true })
  expect(readsOf(sql`select 1 from products`)).toEqual({ reads: ['products'], changesByClock: false })
})
