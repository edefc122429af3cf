import { AppError } from '@tq/contract/errors.ts'
import type { Body, Query } from '@tq/contract/http/endpoint.ts'
import type {
  decideReturn as decideReturnCall,
  listReturns as listReturnsCall,
  ReturnStatus,
  StaffReturn,
} from '@tq/contract/order.ts'
import type { Database, Db, Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { orderEvents } from '@tq/db/schema/order/order.ts'
import { staffAlerts } from '@tq/db/schema/order/order-staff.ts'
import { returnRequests } from '@tq/db/schema/order/return.ts'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { StaffActor } from '../../actor.ts'
import { orderBy, requirePage } from '../../http/paging.ts'
import { recordAudit } from '../../staff/audit.ts'
import { addStaffNote } from '../fulfilment/staff-notes.ts'
import { lockOrder } from '../order-row.ts'
import { inEvents } from '../set-status.ts'
import { refundLines } from './refund-order.ts'
import { sendReturnAccepted, sendReturnRefused } from './return-letters.ts'
import { returnRequestsWithLines } from './return-lines.ts'

/** The alert about a new request; any decision resolves it. */
export const RETURN_ALERT = 'returnAsked'

/** From where staff may bring a request to each status. */
const FROM: Record<Exclude<ReturnStatus, 'open'>, ReturnStatus[]> = {
  accepted: ['open'],
  refused: ['open', 'accepted'],
  done: ['open', 'accepted'],
}
const EVENTS: Record<keyof typeof FROM, string> = {
  accepted: 'Yêu cầu đổi trả được chấp nhận',
  refused: 'Yêu cầu đổi trả không được chấp nhận',
  done: 'Đã nhận lại hàng trả',
}

/** The longest waiting first. */
export async function listReturns(db: Db, { status, sort, ...paged }: Query<typeof listReturnsCall>) {
  const count = await db.$count(returnRequests, status && eq(returnRequests.status, status))
  const { total, totalPage, offset } = requirePage(count, paged)
  const ofStatus = status ? sql`q.status = ${status}` : sql`true`
  const order = orderBy(sort, SORTED_BY, { usual: 'createdAt', last: sql`q.id` })
  const data = await read(db, sql`${ofStatus} order by ${order} limit ${paged.perPage} offset ${offset}`)
  return { data, total, totalPage }
}

const SORTED_BY = { createdAt: sql`q.created_at`, decidedAt: sql`q.decided_at`, orderCode: sql`o.code` }

type Decision = Body<typeof decideReturnCall> & { actor: StaffActor }

/** Staff decide about a return. The lock lets only one of two at once decide; `done` refunds the money in the same transaction. */
export async function decideReturn(db: Database, id: number, decision: Decision): Promise<StaffReturn> {
  await db.transaction((tx) => decide(tx, id, decision))
  const [decided] = await read(db, sql`q.id = ${id}`)
  if (!decided) throw new AppError('RETURN_NOT_FOUND')
  return decided
}

async function decide(tx: Tx, id: number, decision: Decision): Promise<void> {
  const { status, words, note, actor } = decision
  const [asked] = await returnRequestsWithLines(tx, eq(returnRequests.id, id))
  if (!asked) throw new AppError('RETURN_NOT_FOUND')
  const { orderId, lines } = asked
  const order = await lockOrder(tx, orderId)
  const { rowCount } = await tx
    .update(returnRequests)
    .set({ status, decidedAt: sql`now()`, ...(words ? { answer: words } : {}) })
    .where(and(eq(returnRequests.id, id), inArray(returnRequests.status, FROM[status])))
  if (!rowCount) throw new AppError('RETURN_STATE')
  await addStaffNote(tx, order, { text: note, actor })
  await recordAudit(tx, {
    ...{ actor, action: 'return.decide', subject: { type: 'return', id } },
    before: { status: asked.status },
    after: { status },
  })
  await tx
    .update(staffAlerts)
    .set({ resolvedAt: sql`now()` })
    .where(and(eq(staffAlerts.orderId, orderId), eq(staffAlerts.kind, RETURN_ALERT), isNull(staffAlerts.resolvedAt)))
  const text = words ? `${EVENTS[status]}: ${words}` : EVENTS[status]
  await tx.insert(orderEvents).values({ orderId, text, actor: inEvents(actor), byUserId: actor.userId })
  if (status === 'accepted') await sendReturnAccepted(tx, order, words)
  if (status === 'refused') await sendReturnRefused(tx, order, words)
  if (decision.status === 'done') {
    const { expectedRefunded, includesShipping, isRestocked } = decision
    // Not the buyer's own words: a refund's reason is kept when the account is deleted. The event above has told the buyer.
    const reason = words || 'Khách trả hàng'
    const refund = { expectedRefunded, lines, includesShipping, isRestocked, reason, words: '', actor }
    await refundLines(tx, orderId, refund)
  }
}

interface Row extends Omit<StaffReturn, 'createdAt' | 'decidedAt' | 'deliveredAt' | 'refundedTotal'> {
  createdAt: Date
  decidedAt: Date | null
  deliveredAt: Date | null
  refundedTotal: string
}

async function read(db: Db, where: SQL): Promise<StaffReturn[]> {
  const rows = await runPrepared<Row>(
    db,
    sql`select q.id, q.status, q.reason, q.answer, q.created_at as "createdAt", q.decided_at as "decidedAt",
        o.id as "orderId", o.code as "orderCode", o.name, o.email, o.phone, o.refunded_total as "refundedTotal",
        o.delivered_at as "deliveredAt",
        (select jsonb_agg(jsonb_build_object('lineId', l.id, 'title', l.title, 'quantity', a.quantity,
            'left', l.quantity - l.refunded_quantity) order by l.position)
          from return_request_lines a join order_lines l on l.id = a.order_line_id where a.return_request_id = q.id) as lines
      from return_requests q join orders o on o.id = q.order_id where ${where}`,
  )
  return rows.map((row) => ({
    ...row,
    lines: row.lines ?? [],
    refundedTotal: Number(row.refundedTotal),
    createdAt: new Date(row.createdAt).toISOString(),
    decidedAt: row.decidedAt && new Date(row.decidedAt).toISOString(),
    deliveredAt: row.deliveredAt && new Date(row.deliveredAt).toISOString(),
  }))
}
