import { type SQL, sql } from 'drizzle-orm'
import type { Database, Db, Tx } from '../database.ts'
import { invalidateTags } from '../tags.ts'
import { indexProducts } from './search-index.ts'

/** So many rows are read, and their search rows locked, in one transaction. */
const AT_ONCE = 1_000

/**
 * For the statement that moves stock: leaves word of the products in `moved` that could be had and now can't, or the other way
 * round, by themselves or as the part of a set. `low` and `high` are what could be had before and after, the smaller one first.
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
 * Brings search rows up to what orders did to stock and flash prices. Rows are taken and followed in one transaction, so a
 * worker that dies leaves them to the next one; several workers share them. Returns whether more may be waiting.
 */
export function followAvailability(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { ids, isMore } = await takeChanges(tx, true)
    const changed = (await indexProducts(tx, ids)).filter(({ isPriceNew, isStockNew }) => isPriceNew || isStockNew)
    // What was taken and given back since changes no list: nothing is dropped for it.
    if (changed.length) await invalidateTags(tx, ['catalog', ...changed.map(({ productId }) => `book:${productId}`)])
    return isMore
  })
}

/**
 * Brings search rows up to what was sold. Every sale may change the order of lists: so they hear of sales together, when the
 * job comes round, and not of each one, or a busy shop would never have a list to hand.
 */
export async function followSales(db: Database): Promise<void> {
  while (await followSomeSales(db));
}

function followSomeSales(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { ids, isMore } = await takeChanges(tx, false)
    await indexProducts(tx, ids)
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
