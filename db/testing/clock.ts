import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database, Db } from '../src/database.ts'

/** Whoever asks PostgreSQL for the time by one of these names can be given another. */
const CLOCKS = ['now', 'transaction_timestamp', 'statement_timestamp', 'clock_timestamp']

/**
 * Gives a database a clock that can be moved: functions of the same names in a schema that is looked through before
 * PostgreSQL's own, and column defaults, which were tied to the real one when their tables were made. `current_timestamp` and
 * its like are words of the language and can't be replaced: no statement of ours uses them. To be done before the program connects.
 * The other way, making every stored moment older, would leave what is compared with the program's clock (tokens, prices, days of
 * the calendar) and what jobs write meanwhile in the present, and would have to know each column and each moment inside JSON.
 */
export async function giveMovableClock(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query('create schema clock')
    await client.query(`create table clock.moved as select interval '0' as by`)
    for (const name of CLOCKS)
      await client.query(`create function clock.${name}() returns timestamptz language sql ${name === 'clock_timestamp' ? 'volatile' : 'stable'}
        as 'select pg_catalog.${name}() + by from clock.moved'`)
    const { rows } = await client.query<{ at: string; expression: string }>(`
      select format('alter table %I.%I alter column %I', n.nspname, c.relname, a.attname) as at, pg_get_expr(d.adbin, d.adrelid) as expression
      from pg_attrdef d join pg_class c on c.oid = d.adrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where a.attgenerated = '' and n.nspname not in ('pg_catalog', 'information_schema')
        and pg_get_expr(d.adbin, d.adrelid) ~ '(now|_timestamp)\\(\\)'`)
    for (const { at, expression } of rows)
      await client.query(`${at} set default ${expression.replace(/\b(now|\w+_timestamp)\(\)/g, 'clock.$1()')}`)
    await client.query(
      `do $$ begin execute format('alter database %I set search_path = clock, pg_catalog, public', current_database()); end $$`,
    )
  } finally {
    await client.end()
  }
}

export async function hasMovableClock(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`select to_regclass('clock.moved') is not null as is`)
  return rows[0]?.is === true
}

/** Everywhere at once: the next statement of every connection is so many days later. */
export async function moveDatabaseClock(db: Database, days: number): Promise<void> {
  await db.execute(sql`update clock.moved set by = make_interval(secs => ${days * 24 * 60 * 60})`)
}

/** What of the database still goes by the real clock: rules that were tied to it when they were made. */
export async function tiedToRealClock(db: Database): Promise<string[]> {
  const { rows } = await db.transaction(async (tx) => {
    // So that ours are written with their schema, and PostgreSQL's own without.
    await tx.execute(sql`set local search_path = ''`)
    return tx.execute<{ what: string }>(sql`
    with expressions as (
      select 'default of ' || adrelid::regclass as what, pg_get_expr(adbin, adrelid) as text from pg_attrdef
      union all select 'constraint ' || conname, pg_get_constraintdef(oid) from pg_constraint
      union all select 'index ' || indexrelid::regclass, pg_get_indexdef(indexrelid) from pg_index
      union all select 'view ' || viewname, definition from pg_views where schemaname not in ('pg_catalog', 'information_schema')
      -- A function with a search path of its own, or one whose body was read when it was made, does not find ours.
      union all select 'function ' || oid::regprocedure, prosrc || coalesce(pg_get_function_sqlbody(oid), '') from pg_proc
        where pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace, 'clock'::regnamespace)
          and (proconfig::text like '%search_path%' or prosqlbody is not null))
    select what from expressions
    where text ~* '(^|[^.[:alnum:]_])(now|transaction_timestamp|statement_timestamp|clock_timestamp)\\(\\)'
      or text ~* 'current_(date|time|timestamp)|localtime' or text ~ 'pg_catalog\\.now'
    order by 1`)
  })
  return rows.map(({ what }) => what)
}
