import type { StockMove } from '@tq/contract/enums.ts'
import type { Db, Tx } from '@tq/db/database.ts'
import { runPrepared, writtenOnce } from '@tq/db/prepared.ts'
import { noteAvailability, noteSales } from '@tq/db/search/search-changes.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { type SQL, sql } from 'drizzle-orm'
import { TakenMeanwhile } from './taken-meanwhile.ts'

/** Pieces of single products: combos are taken apart, and the same product on two lines is summed. */
export type Pieces = Map<number, number>

export function piecesOf(lines: { quantity: number; parts: { productId: number; quantity: number }[] }[]): Pieces {
  const pieces: Pieces = new Map()
  for (const { quantity, parts } of lines)
    for (const part of parts) pieces.set(part.productId, (pieces.get(part.productId) ?? 0) + quantity * part.quantity)
  // In rising order: two orders that take the same books lock them in the same order and can't deadlock.
  return new Map([...pieces].sort(([a], [b]) => a - b))
}

/** From here down the pages show how many are left, so a change must invalidate them. */
const FEW = 5

const wantedRows = (pieces: Pieces) =>
  sql`unnest(${sql.param([...pieces.keys()])}::int[], ${sql.param([...pieces.values()])}::int[]) as w(product_id, quantity)`

/** What taking pieces did to one title. */
export interface TakenRow {
  productId: number
  quantity: number
  /** Before. */
  onHand: number
  reserved: number
  /** Free afterwards; null: it was not taken. */
  left: number | null
}

/**
 * Reserves the pieces, all or none of each product. Returns as refused those that are short, or that would not leave one copy in
 * `leavesOneIn` free; the caller then rolls its transaction back. Products without a stock row never run out.
 */
export async function takeStock(tx: Tx, pieces: Pieces, leavesOneIn = 0): Promise<{ rows: TakenRow[]; refused: TakenRow[] }> {
  if (!pieces.size) return { rows: [], refused: [] }
  const rows = await take(tx, { ids: [...pieces.keys()], quantities: [...pieces.values()], leavesOneIn })
  const refused = rows.filter(({ left }) => left === null)
  if (!refused.length) await invalidateLowStock(tx, rows)
  return { rows, refused }
}

// The ids are repeated in two conditions: with them PostgreSQL uses the index instead of reading the whole table.
const take = writtenOnce<TakenRow, { ids: number[]; quantities: number[]; leavesOneIn: number }>(sql`
  with wanted as materialized (
    select s.product_id, w.quantity, s.on_hand, s.reserved
    from unnest(${sql.placeholder('ids')}::int[], ${sql.placeholder('quantities')}::int[]) as w(product_id, quantity)
      join stock s using (product_id)
    where s.product_id = any(${sql.placeholder('ids')}::int[]) order by s.product_id for update of s),
  taken as (
    update stock s set reserved = s.reserved + wanted.quantity from wanted
    where s.product_id = wanted.product_id and s.product_id = any(${sql.placeholder('ids')}::int[])
      and s.on_hand - s.reserved - wanted.quantity >= coalesce(s.on_hand / nullif(${sql.placeholder('leavesOneIn')}::int, 0), 0)
    returning s.product_id, wanted.quantity, s.on_hand - s.reserved as free),
  noted as (${noteAvailability(sql`taken`, sql`moved.free`, sql`moved.free + moved.quantity`)})
  select wanted.product_id as "productId", wanted.quantity, wanted.on_hand as "onHand", wanted.reserved, taken.free as left
  from wanted left join taken using (product_id)`)

/** Turns an order's open holds into sales. Each hold is settled once, however often this is called. */
export async function sellHeld(tx: Db, orderId: string): Promise<void> {
  await runPrepared(
    tx,
    sql`with settled as (${unsettled(orderId, 'sell')}), ${LOCKED}
      update stock s set on_hand = s.on_hand - locked.quantity, reserved = s.reserved - locked.quantity
      from locked where s.product_id = locked.product_id`,
  )
}

/**
 * The same for books that are paid, which also count as sold. One statement, in one order: the shelf first, then the
 * catalogue, each in rising order, so that two payments for the same books can't deadlock.
 */
export async function sellAndCount(tx: Db, orderId: string): Promise<void> {
  await runPrepared(
    tx,
    sql`with settled as (${unsettled(orderId, 'sell')}), ${LOCKED},
      gone as (
        update stock s set on_hand = s.on_hand - locked.quantity, reserved = s.reserved - locked.quantity
        from locked where s.product_id = locked.product_id returning s.product_id),
      ${boughtRows(sql`(select count(*) from gone) >= 0`, orderId)}, ${COUNTED}
      ${noteSales(sql`counted`)}`,
  )
}

/** Counts the copies of a cash-on-delivery order as sold when it is paid. */
export async function countSold(tx: Db, orderId: string): Promise<void> {
  await runPrepared(
    tx,
    sql`with ${boughtRows(sql`true`, orderId)}, ${COUNTED}
      ${noteSales(sql`counted`)}`,
  )
}

const boughtRows = (when: SQL, orderId: string) => sql`bought as materialized (
  select p.id, l.quantity from products p join (
    select product_id, sum(quantity)::int as quantity from order_lines where order_id = ${orderId}::uuid group by 1) l
    on l.product_id = p.id
  where ${when} order by p.id for no key update of p)`

const COUNTED = sql`counted as (
  update products p set sold = p.sold + bought.quantity from bought where p.id = bought.id returning p.id as product_id)`

/** Takes returned copies off the sales figures. */
export async function uncountSold(tx: Db, lines: { productId: number; quantity: number }[]): Promise<void> {
  const pieces = piecesOf(lines.map(({ productId, quantity }) => ({ quantity, parts: [{ productId, quantity: 1 }] })))
  if (!pieces.size) return
  await runPrepared(
    tx,
    sql`with back as materialized (
        select p.id, w.quantity from products p join ${wantedRows(pieces)} on w.product_id = p.id order by p.id for no key update of p),
      counted as (
        update products p set sold = greatest(0, p.sold - back.quantity) from back where p.id = back.id returning p.id as product_id)
      ${noteSales(sql`counted`)}`,
  )
}

/** Frees an order's open holds for other buyers. Each hold is settled once, however often this is called. */
export async function releaseHeld(tx: Db, orderId: string): Promise<void> {
  const rows = await runPrepared<{ productId: number; quantity: number; left: number }>(
    tx,
    sql`with settled as (${unsettled(orderId, 'release')}), ${LOCKED},
      freed as (
        update stock s set reserved = s.reserved - locked.quantity from locked where s.product_id = locked.product_id
        returning s.product_id, locked.quantity, s.on_hand - s.reserved as free),
      noted as (${FREED_AVAILABILITY})
      select product_id as "productId", quantity, free as left from freed`,
  )
  await invalidateLowStock(tx, rows)
}

const FREED_AVAILABILITY = noteAvailability(sql`freed`, sql`moved.free - moved.quantity`, sql`moved.free`)

/** In rising order, as they were taken. */
const LOCKED = sql`locked as materialized (
  select s.product_id, settled.quantity from stock s join settled using (product_id) order by s.product_id for update of s)`

/** Writes the row that settles each open hold of an order; what was settled before is left out. */
const unsettled = (orderId: string, kind: Extract<StockMove, 'sell' | 'release'>) => sql`
  insert into stock_moves (order_id, product_id, kind, quantity)
  select h.order_id, h.product_id, ${kind}, h.quantity from stock_moves h
  where h.order_id = ${orderId}::uuid and h.kind = 'hold' and not exists (
    select 1 from stock_moves s where s.order_id = h.order_id and s.product_id = h.product_id and s.kind in ('sell', 'release'))
  order by h.product_id
  returning product_id, quantity`

/** For late money: the order's holds were released, so this reserves the same pieces again and sells them at once. */
export async function sellAnew(tx: Tx, orderId: string): Promise<void> {
  const rows = await runPrepared<{ productId: number; quantity: number }>(
    tx,
    sql`select product_id as "productId", quantity from stock_moves where order_id = ${orderId}::uuid and kind = 'hold' order by 1`,
  )
  const pieces: Pieces = new Map(rows.map(({ productId, quantity }) => [productId, quantity]))
  const { refused } = await takeStock(tx, pieces)
  if (refused.length) throw new TakenMeanwhile()
  if (!pieces.size) return
  await runPrepared(
    tx,
    sql`with sold as (
      insert into stock_moves (order_id, product_id, kind, quantity)
      select ${orderId}::uuid, w.product_id, 'sell', w.quantity from ${wantedRows(pieces)} returning product_id, quantity)
    update stock s set on_hand = s.on_hand - sold.quantity, reserved = s.reserved - sold.quantity
    from sold where s.product_id = sold.product_id`,
  )
}

/** Puts returned copies back on sale: at most as many as left the shelf for this order and have not been returned yet. */
export async function returnStock(tx: Db, orderId: string, pieces: Pieces): Promise<void> {
  if (!pieces.size) return
  const rows = await runPrepared<{ productId: number; quantity: number; left: number }>(
    tx,
    sql`with away as (
      select product_id, sum(case kind when 'sell' then quantity else -quantity end)::int as quantity from stock_moves
      where order_id = ${orderId}::uuid and kind in ('sell', 'return') group by 1),
    locked as materialized (
      select s.product_id, least(w.quantity, away.quantity) as quantity
      from ${wantedRows(pieces)} join away using (product_id) join stock s using (product_id)
      where away.quantity > 0 order by s.product_id for update of s),
    back as (
      insert into stock_moves (order_id, product_id, kind, quantity)
      select ${orderId}::uuid, product_id, 'return', quantity from locked returning product_id, quantity),
    freed as (
      update stock s set on_hand = s.on_hand + back.quantity from back where s.product_id = back.product_id
      returning s.product_id, back.quantity, s.on_hand - s.reserved as free),
    noted as (${FREED_AVAILABILITY})
    select product_id as "productId", quantity, free as left from freed`,
  )
  await invalidateLowStock(tx, rows)
}

/**
 * Invalidates product pages only when the stock is low, since only then do they show it; otherwise every sale would empty the caches.
 * Lists are invalidated when the worker has updated the search rows.
 */
async function invalidateLowStock(tx: Db, rows: { productId: number; quantity: number; left: number | null }[]): Promise<void> {
  const low = rows.filter(({ left, quantity }) => (left ?? 0) - quantity <= FEW)
  if (!low.length) return
  const ids = low.map(({ productId }) => productId)
  const { rows: sets } = await tx.execute<{ id: number }>(
    sql`select distinct combo_id as id from combo_parts where product_id = any(${sql.param(ids)}::int[])`,
  )
  await invalidateTags(
    tx,
    [...ids, ...sets.map(({ id }) => id)].map((id) => `book:${id}`),
  )
}
