import type { Picture } from '@tq/contract/catalog.ts'
import type { ReviewableLine } from '@tq/contract/review.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { coverOf } from '../catalog/cover.ts'
import { type Paged, requirePage } from '../http/paging.ts'

/** Line `l` of order `o` is in its buyer's hands, or opened and not closed again, and was not given back. */
export const IS_REVIEWABLE = sql`l.refunded_quantity < l.quantity and case when l.is_shipped then o.delivered_at is not null
  else exists (select 1 from entitlements e where e.order_line_id = l.id and e.revoked_at is null) end`

interface Row {
  line_id: number
  order_id: string
  code: string
  product_id: number
  title: string
  picture: Picture | null
  since: Date
}

/** In somebody's hands and not written about yet. */
const waitsFor = (userId: string) => sql`o.user_id = ${userId} and ${IS_REVIEWABLE}
  and not exists (select 1 from feedbacks f where f.order_line_id = l.id)`

interface Wanted extends Paged {
  productId?: number | undefined
  /** Empty: of all orders. */
  orderCode: string
}

/** The latest received first. */
export async function listWaiting(db: Db, userId: string, { productId, orderCode, ...paged }: Wanted) {
  const narrowed = sql`${productId ? sql`and l.product_id = ${productId}` : sql``} ${orderCode ? sql`and o.code = ${orderCode}` : sql``}`
  const chosen = sql`from orders o join order_lines l on l.order_id = o.id join products p on p.id = l.product_id
    where ${waitsFor(userId)} ${narrowed}`
  const [counted] = await runPrepared<{ n: number }>(db, sql`select count(*)::int as n ${chosen}`)
  const { total, totalPage, offset } = requirePage(counted?.n ?? 0, paged)
  const rows = await runPrepared<Row>(
    db,
    sql`select l.id as line_id, o.id as order_id, o.code, p.id as product_id, p.title, ${coverOf(sql`p.id`)} as picture,
        coalesce(o.delivered_at, o.paid_at) as since
      ${chosen} order by since desc, l.id limit ${paged.perPage} offset ${offset}`,
  )
  const data = rows.map(
    (row): ReviewableLine => ({
      orderLineId: row.line_id,
      orderId: row.order_id,
      orderCode: row.code,
      productId: row.product_id,
      title: row.title,
      address: addressId(row.title, row.product_id),
      picture: row.picture,
      since: new Date(row.since).toISOString(),
    }),
  )
  return { data, total, totalPage }
}

/** May somebody write about a product, and if not, have they bought it at all? */
export async function standingOf(db: Db, userId: string, productId: number) {
  const [row] = await runPrepared<{ waiting: number | null; is_bought: boolean | null }>(
    db,
    sql`select (array_agg(l.id order by coalesce(o.delivered_at, o.paid_at) desc, l.id) filter (where ${waitsFor(userId)}))[1] as waiting,
        bool_or(o.status <> 'cancelled' and l.refunded_quantity < l.quantity) as is_bought
      from orders o join order_lines l on l.order_id = o.id where o.user_id = ${userId} and l.product_id = ${productId}`,
  )
  return { waitingLineId: row?.waiting ?? null, isBought: row?.is_bought ?? false }
}
