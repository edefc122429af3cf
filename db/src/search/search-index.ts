import { sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { type DocChange, momentOf, priceAt, type WriteOptions, writeDocs } from './search-docs.ts'

/**
 * Writes the search rows of these products anew; to be called in the transaction that changes them. Products that
 * depend on them are taken along.
 */
export async function indexProducts(db: Db, productIds: number[], options?: WriteOptions): Promise<DocChange[]> {
  if (productIds.length === 0) return []
  return writeDocs(db, await withDependents(db, productIds), options)
}

/** These, the other forms of the same works, and the combos they are part of: whose rows may say something else when one changes. */
export async function withDependents(db: Db, productIds: number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with given as (select unnest(${sql.param(productIds)}::int[]) as id)
    select id from given
    union
    select mate.id from given join products using (id) join products mate on mate.work_id = products.work_id
    union
    select combo_id from given join combo_parts on product_id = given.id`)
  return rows.map((row) => row.id)
}

/** Writes all search rows anew, in batches that each hold their locks for a moment only. */
export async function reindexAll(db: Db, { batchSize = 1000, now }: { batchSize?: number; now?: Date } = {}): Promise<void> {
  if (await isMostlyUnwritten(db)) await db.transaction((tx) => withoutTextIndexes(tx, () => writeAll(tx, batchSize, now)))
  else await writeAll(db, batchSize, now)
  // Without fresh statistics the planner knows nothing of rows that were just written.
  const upkeep =
    '$client' in db
      ? sql`vacuum (analyze) search_docs, search_texts, search_words`
      : sql`analyze search_docs, search_texts, search_words`
  await db.execute(upkeep)
}

async function writeAll(db: Db, batchSize: number, now: Date | undefined): Promise<void> {
  let last = 0
  for (;;) {
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from products where id > ${last} order by id limit ${batchSize}`,
    )
    const ids = rows.map((row) => row.id)
    if (ids.length === 0) return
    await writeDocs(db, ids, { now })
    last = ids.at(-1) as number
  }
}

/** The first filling, or one that multiplies the catalogue. */
async function isMostlyUnwritten(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ answer: boolean }>(
    sql`select (select count(*) from products where is_published) > 2 * (select count(*) from search_docs) as answer`,
  )
  return rows[0]?.answer === true
}

/**
 * Text indexes take ten times longer row by row than when they are made at once. Searches wait until the end, so
 * this is only for when there is little to find yet.
 */
async function withoutTextIndexes(tx: Db, work: () => Promise<void>): Promise<void> {
  const { rows } = await tx.execute<{ name: string; definition: string }>(
    sql`select indexname as name, indexdef as definition from pg_indexes
      where schemaname = current_schema() and tablename in ('search_docs', 'search_texts') and indexdef like '%USING gin%'`,
  )
  for (const { name } of rows) await tx.execute(sql`drop index ${sql.identifier(name)}`)
  await work()
  for (const { definition } of rows) await tx.execute(sql.raw(definition))
}

/**
 * Products whose price in force is no longer what their search row says although nobody wrote to them: a sale opened or closed.
 * Compared with what is stored rather than counted from a last look, so that a sale which ended while no worker ran, however
 * long ago, is still found.
 */
export async function productsWhosePriceChanged(db: Db, now?: Date): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with timed as (
      select id from products where sale_starts_at is not null
      union select id from products where sale_ends_at is not null
      union select product_id from flash_sale_items)
    select p.id from timed join products p using (id) join search_docs doc on doc.product_id = p.id
    where doc.price <> ${priceAt(momentOf(now))} order by p.id`)
  return rows.map((row) => row.id)
}
