import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'

/** Whom to ask what products say, by queries over `search_texts.lexemes`. */
export interface Sayings {
  /** How many products say each of these, counted up to `most`. */
  count(queries: string[], most: number): Promise<number[]>
  /** Of products that say `wanted`, at most so many: which of these each says, every combination once. */
  combinations(wanted: string, queries: string[], most: number): Promise<boolean[][]>
}

export const storedSayings = (db: Db): Sayings => ({
  async count(queries, most) {
    const rows = await runPrepared<{ n: number }>(
      db,
      sql`select (select count(*)::int from (
          select 1 from products_saying(asked.query::tsquery) limit ${sql.raw(String(most))}) met) as n
        from unnest(${sql.param(queries)}::text[]) with ordinality asked (query, place) order by place`,
    )
    return rows.map(({ n }) => n)
  },
  async combinations(wanted, queries, most) {
    const says = sql.join(
      queries.map((query) => sql`(lexemes @@ ${query}::tsquery)`),
      sql`, `,
    )
    const rows = await runPrepared<{ says: boolean[] }>(
      db,
      sql`select distinct array[${says}] as says from (
          select lexemes from search_texts where product_id in (select products_saying(${wanted}::tsquery))
          limit ${sql.raw(String(most))}) met`,
    )
    return rows.map((row) => row.says)
  },
})
