import { AppError } from '@tq/contract/errors.ts'
import type { Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { type Actor, userIdOf } from '../../actor.ts'
import { dong } from '../../pricing/format-money.ts'
import { queueJob } from '../../queue.ts'
import { raiseStaffAlert } from '../../staff/staff-alerts.ts'
import type { OrderRow } from '../order-row.ts'
import type { AttemptRow } from '../payment/attempts.ts'

interface RefundRequest {
  order: Pick<OrderRow, 'id' | 'code'>
  /** Null: it was paid in cash. */
  attempt: Pick<AttemptRow, 'ref' | 'gateway'> | null
  amount: number
  reason: string
  /** Null: unexpected money, which is not part of the order's sums. */
  lines: { lineId: number; quantity: number; amount: number }[] | null
  actor: Actor
}

/**
 * Stores a refund, never more than the attempt brought. Money from a gateway goes back through it by a job; for cash and transfers
 * staff are alerted to pay by hand. The caller has locked the order, so that two refunds can't both pass the check.
 */
export async function requestRefund(tx: Tx, asked: RefundRequest): Promise<{ isByHand: boolean }> {
  const { order, attempt, amount, reason, lines, actor } = asked
  const isByHand = attempt === null || attempt.gateway === 'transfer'
  const ref = attempt?.ref ?? null
  const column = (name: 'lineId' | 'quantity' | 'amount') => sql.param((lines ?? []).map((line) => line[name]))
  const [row] = await runPrepared<{ id: string }>(
    tx,
    sql`with r as (
        insert into refunds (order_id, attempt_ref, kind, amount, reason, status, by_user_id)
        select ${order.id}::uuid, ${ref}::text, ${lines ? 'order' : 'unexpected'}::text, ${amount}::bigint, ${reason}, 'requested',
          ${userIdOf(actor)}::uuid
        where ${ref}::text is null or ${amount}::bigint + (select coalesce(sum(amount), 0) from refunds where attempt_ref = ${ref}::text)
          <= (select amount from payment_attempts where ref = ${ref}::text)
        returning id),
      of_lines as (
        insert into refund_lines (refund_id, order_line_id, quantity, amount)
        select r.id, l.* from r, unnest(${column('lineId')}::int[], ${column('quantity')}::int[], ${column('amount')}::bigint[]) l)
      select id from r`,
  )
  if (!row) throw new AppError('REFUND_TOO_MUCH')
  if (isByHand)
    await raiseStaffAlert(tx, {
      kind: 'refundByHand',
      ref: row.id,
      order,
      text: `Chuyển khoản hoàn ${dong(amount)} cho khách: ${reason}`,
    })
  else await queueJob(tx, 'send-refund', { id: row.id }, `refund:${row.id}`)
  return { isByHand }
}
