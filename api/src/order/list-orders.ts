import { type OrderStatus, type OrderSummary, STATUS_NAMES } from '@tq/contract/order.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { fold } from '@tq/db/search/fold.ts'
import { type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { coverOf } from '../catalog/cover.ts'
import { offsetOf, type Paged, pagesOf } from '../http/paging.ts'
import { IS_REVIEWABLE } from '../review/reviewable-lines.ts'
import { canPay } from './order-status.ts'

const LINES_SHOWN = 3

/** Making an address out of a title is most of what a page of orders costs here, and titles come again and again. */
const addresses = new LRUCache<string, string, { title: string; productId: number }>({
  max: 5_000,
  memoMethod: (_, __, { context: { title, productId } }) => addressId(title, productId),
})

interface Row {
  id: string
  code: string
  status: OrderStatus
  payment_method: OrderSummary['paymentMethod']
  total: string
  created_at: Date
  hold_until: Date | null
  now: Date
  count: number
  lines: { productId: number; title: string; quantity: number; picture: OrderSummary['lines'][number]['picture'] }[]
  is_only_digital: boolean
  can_review: boolean
}

type Counts = Partial<Record<OrderStatus, number>>

interface OrderFilter extends Paged {
  status: OrderStatus | undefined
  searchContent: string
}

/** The newest first; found by code, or by a title in it. */
export async function listOrders(
  db: Db,
  userId: string,
  { status, searchContent, ...paged }: OrderFilter,
): Promise<{ data: OrderSummary[]; totalPage: number; total: number; counts: Counts }> {
  const ids = searchContent ? await findOrders(db, userId, searchContent) : null
  const [rows, counts] = [await readPage(db, chosenBy(userId, status, ids), paged), await countEach(db, userId, ids)]
  const total = status ? (counts[status] ?? 0) : Object.values(counts).reduce((sum, count) => sum + count, 0)
  return {
    data: rows.map(summaryOf),
    totalPage: pagesOf(total, paged.perPage),
    total,
    counts,
  }
}

/** All tabs in one statement; the total of the one that is shown is among them. */
async function countEach(db: Db, userId: string, ids: string[] | null): Promise<Counts> {
  const rows = await runPrepared<{ status: OrderStatus; count: number }>(
    db,
    sql`select status, count(*)::int as count ${chosenBy(userId, undefined, ids)} group by status`,
  )
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

/** What was not asked for is not in the statement: without it, the index alone counts and sorts. */
function chosenBy(userId: string, status: OrderStatus | undefined, ids: string[] | null): SQL {
  const ofStatus = status ? sql` and status = ${status}` : sql``
  const among = ids ? sql` and id = any(${sql.param(ids)}::uuid[])` : sql``
  return sql`from orders where user_id = ${userId}${ofStatus}${among}`
}

const readPage = (db: Db, chosen: SQL, paged: Paged) =>
  runPrepared<Row>(
    db,
    sql`select o.*, now(), own.*
      from (select id, code, status, payment_method, total, created_at, hold_until, delivered_at ${chosen}
        order by created_at desc, id limit ${paged.perPage} offset ${offsetOf(paged)}) o
      cross join lateral (
        select sum(l.quantity)::int as count, jsonb_agg(jsonb_build_object('productId', l.product_id, 'title', l.title,
            'quantity', l.quantity, 'picture', ${coverOf(sql`l.product_id`)}) order by l.position)
          filter (where l.position < ${LINES_SHOWN}) as lines,
          bool_and(not l.is_shipped) as is_only_digital,
          bool_or(${IS_REVIEWABLE} and not exists (select 1 from feedbacks f where f.order_line_id = l.id)) as can_review
        from order_lines l where l.order_id = o.id) own
      order by o.created_at desc, o.id`,
  )

function summaryOf(row: Row): OrderSummary {
  return {
    id: row.id,
    code: row.code,
    status: row.status,
    statusName: STATUS_NAMES[row.status],
    paymentMethod: row.payment_method,
    total: Number(row.total),
    count: row.count,
    lines: row.lines.map(({ productId, ...line }) => ({
      ...line,
      address: addresses.memo(`${productId} ${line.title}`, { context: { title: line.title, productId } }),
    })),
    createdAt: row.created_at.toISOString(),
    canPay: canPay({ status: row.status, holdUntil: row.hold_until }, row.now),
    isOnlyDigital: row.is_only_digital,
    canReview: row.can_review,
  }
}

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
