import type pg from 'pg'

/** Tables whose rows are only added, and how long each row is kept; after that a job may delete it, nobody before. */
export const APPEND_ONLY = {
  /** As long as a contract can be disputed in court (Civil Code 2015, article 429). */
  audit: { column: 'occurred_at', keptFor: '3 years' },
} as const

/** Has the database itself refuse to change or drop such rows, whoever asks: a mistake in our code, or a person at the console. */
export async function guardAppendOnly(client: pg.Client): Promise<void> {
  for (const [table, { column, keptFor }] of Object.entries(APPEND_ONLY)) {
    const { rows } = await client.query('select to_regclass($1) is not null as "isThere"', [`public.${table}`])
    if (!rows[0]?.isThere) continue
    await client.query(`
      create or replace function keep_${table}() returns trigger language plpgsql as $$ begin
        if tg_op = 'DELETE' and old.${column} < now() - interval '${keptFor}' then return old; end if;
        raise exception 'rows of ${table} are only added' using errcode = 'restrict_violation';
      end $$;
      do $$ begin
        if not exists (select from pg_trigger where tgname = 'keep_${table}') then
          create trigger keep_${table} before update or delete on ${table} for each row execute function keep_${table}();
          create trigger keep_all_${table} before truncate on ${table} for each statement execute function keep_${table}();
        end if;
      end $$`)
  }
}
