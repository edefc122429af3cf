import { type OrderStatus, type OrderSummary, STATUS_NAMES } from '@tq/contract/order.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { fold } from '@tq/db/search/fold.ts'
import { sql } from 'drizzle-orm'
import { runPrepared } from '../catalog/statement.ts'
import { canPay } from './order-status.ts'

const PAGE_SIZE = 10

interface Row {
  id: string
  code: string
  status: OrderStatus
  payment_method: OrderSummary['paymentMethod']
  total: string
  created_at: Date
  hold_until: Date | null
  count: number
  lines: { productId: number; title: string; quantity: number; picture: OrderSummary['lines'][number]['picture'] }[]
  all_count: number
}

/** The newest first; found by code, or by a title in it. */
export async function listOrders(
  db: Db,
  userId: string,
  { page, status, searchContent }: { page: number; status: OrderStatus | undefined; searchContent: string },
): Promise<{ data: OrderSummary[]; totalPage: number; totalCount: number }> {
  const ids = searchContent ? await findOrders(db, userId, searchContent) : null
  const rows = await runPrepared<Row>(
    db,
    sql`
    with found as (
      select o.id, o.created_at from orders o where o.user_id = ${userId}
        and (${status ?? null}::text is null or o.status = ${status ?? null}::text)
        and (${sql.param(ids)}::uuid[] is null or o.id = any(${sql.param(ids)}::uuid[]))),
    shown as (select id from found order by created_at desc, id limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE})
    select o.id, o.code, o.status, o.payment_method, o.total, o.created_at, o.hold_until,
      (select sum(quantity)::int from order_lines l where l.order_id = o.id) as count,
      (select jsonb_agg(jsonb_build_object('productId', l.product_id, 'title', l.title, 'quantity', l.quantity, 'picture',
        (select jsonb_build_object('url', url, 'alt', alt, 'width', width, 'height', height) from product_pictures pic
          where pic.product_id = l.product_id and pic.position = 0)) order by l.position)
        from order_lines l where l.order_id = o.id and l.position < 3) as lines,
      (select count(*)::int from found) as all_count
    from shown join orders o using (id) order by o.created_at desc, o.id`,
  )
  // Beyond the last page there is no row to say how many there are.
  const totalCount = rows[0]?.all_count ?? (page > 1 ? await countOf(db, userId, { status, searchContent }) : 0)
  const now = new Date()
  return {
    data: rows.map((row): OrderSummary => {
      return {
        id: row.id,
        code: row.code,
        status: row.status,
        statusName: STATUS_NAMES[row.status],
        paymentMethod: row.payment_method,
        total: Number(row.total),
        count: row.count,
        lines: row.lines.map(({ productId, ...line }) => ({ ...line, address: addressId(line.title, productId) })),
        createdAt: new Date(row.created_at).toISOString(),
        canPay: canPay({ status: row.status, holdUntil: row.hold_until && new Date(row.hold_until) }, now),
      }
    }),
    totalPage: Math.max(1, Math.ceil(totalCount / PAGE_SIZE)),
    totalCount,
  }
}

const countOf = async (db: Db, userId: string, asked: { status: OrderStatus | undefined; searchContent: string }) =>
  (await listOrders(db, userId, { ...asked, page: 1 })).totalCount

/** One person's orders are few: their titles are folded here, as the catalogue's search folds them. */
async function findOrders(db: Db, userId: string, typed: string): Promise<string[]> {
  const rows = await runPrepared<{ id: string; code: string; titles: string[] }>(
    db,
    sql`select o.id, o.code, array_agg(l.title) as titles from orders o join order_lines l on l.order_id = o.id
      where o.user_id = ${userId} group by o.id`,
  )
  const wanted = fold(typed)
  const code = typed.replace(/\s/g, '').toUpperCase()
  return rows
    .filter((row) => row.code.includes(code) || (wanted && row.titles.some((title) => fold(title).includes(wanted))))
    .map(({ id }) => id)
}
