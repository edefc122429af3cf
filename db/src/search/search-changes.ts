import { type SQL, sql } from 'drizzle-orm'
import type { Database, Db, Tx } from '../database.ts'
import { invalidateTags } from '../tags.ts'
import { indexProducts } from './search-index.ts'

/** So many rows are read, and their search rows locked, in one transaction. */
const AT_ONCE = 1_000

/**
 * Part of the statement that moves stock: notes the products in `moved` that have just sold out or come back, alone or as part of a
 * set. `low` and `high` are the copies available before and after, the smaller number first.
 */
export const noteAvailability = (moved: SQL, low: SQL, high: SQL): SQL => sql`
  insert into search_changes (product_id, is_urgent)
  select moved.product_id, true from ${moved} moved
  where ${low} <= 0 and ${high} > 0 or exists (
    select 1 from combo_parts part where part.product_id = moved.product_id and part.quantity > ${low} and part.quantity <= ${high})`

/** For the statement that takes or frees flash pieces: `products` are those whose flash price ran out or is back. */
export const notePrices = (products: SQL): SQL =>
  sql`insert into search_changes (product_id, is_urgent) select product_id, true from ${products}`

/** For the statement that counts sales. */
export const noteSales = (products: SQL): SQL =>
  sql`insert into search_changes (product_id, is_urgent) select product_id, false from ${products}`

/**
 * Updates search rows after orders changed stock or flash prices. Change rows are taken and applied in one transaction, so a worker
 * that dies leaves them to the next one; several workers share them. Returns whether more may be waiting.
 */
export function followAvailability(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { ids, isMore } = await takeChanges(tx, true)
    const changed = (await indexProducts(tx, ids, { isTextSame: true })).filter(
      ({ isPriceNew, isStockNew }) => isPriceNew || isStockNew,
    )
    // A book that was reserved and released again changes no list, so nothing is invalidated for it.
    if (changed.length) await invalidateTags(tx, ['catalog', ...changed.map(({ productId }) => `book:${productId}`)])
    return isMore
  })
}

/**
 * Updates search rows with the latest sales. Every sale may change the order of lists, so lists are invalidated once a run and not at
 * each sale: otherwise a busy shop would never have a list in its cache.
 */
export async function followSales(db: Database): Promise<void> {
  while (await followSomeSales(db));
}

function followSomeSales(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { ids, isMore } = await takeChanges(tx, false)
    await indexProducts(tx, ids, { isTextSame: true })
    if (ids.length) await invalidateTags(tx, ['catalog', ...ids.map((id) => `book:${id}`), ...(await shelvesOf(tx, ids))])
    return isMore
  })
}

async function takeChanges(tx: Tx, isUrgent: boolean): Promise<{ ids: number[]; isMore: boolean }> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with taken as (
      select is_urgent, id from search_changes where is_urgent = ${isUrgent} order by id limit ${AT_ONCE} for update skip locked)
    delete from search_changes c using taken where c.is_urgent = taken.is_urgent and c.id = taken.id returning c.product_id as id`)
  return { ids: [...new Set(rows.map(({ id }) => id))], isMore: rows.length === AT_ONCE }
}

/** Their categories and those above: shelves there are sorted by sales. */
async function shelvesOf(db: Db, productIds: number[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct place.id from products p join categories leaf on leaf.id = p.category_id
    cross join lateral (values (leaf.id), (leaf.parent_id)) place (id)
    where p.id = any(${sql.param(productIds)}::int[]) and place.id is not null order by 1`)
  return rows.map(({ id }) => `category:${id}`)
}
