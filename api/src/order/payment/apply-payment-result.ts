import { setTimeout } from 'node:timers/promises'
import type { NoticeSource } from '@tq/contract/enums.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { gatewayActor, type StaffActor } from '../../actor.ts'
import { depositUntil } from '../../payment/epay/account-expiry.ts'
import type { PaymentResult, Receipt } from '../../payment/gateway.ts'
import { dong } from '../../pricing/format-money.ts'
import { raiseStaffAlert } from '../../staff/staff-alerts.ts'
import { databaseNow } from '../../time/database-now.ts'
import { sendPaymentFailed, sendPaymentInDoubt } from '../order-letters.ts'
import { addOrderEvent, setStatus } from '../set-status.ts'
import type { AttemptRow } from './attempts.ts'
import { decide } from './decide-payment-result.ts'
import { type Locked, payLate, refundUnexpectedPayment } from './late-money.ts'
import { payOrder } from './pay-order.ts'

export interface Settling {
  gateway: AttemptRow['gateway']
  source: Extract<NoticeSource, 'notification' | 'query' | 'staff'>
  result: PaymentResult
  /** Staff who saw the money on a bank statement; otherwise the gateway said so itself. */
  actor?: StaffActor
}

/**
 * The one place where a payment result changes an order: notifications, answers to our queries and transfers seen by staff. Locks
 * the order, so that two results at once can't both mark it paid.
 */
export async function applyPaymentResult(db: Database, settling: Settling): Promise<Receipt> {
  for (let tries = 1; ; tries++)
    try {
      return await db.transaction((tx) => applyPaymentResultIn(tx, settling))
    } catch (error) {
      if (!isDeadlock(error) || tries === MOST_TRIES) throw error
      // Deadlock: waits a little, so that the other transaction can finish.
      await setTimeout(tries * PAUSE_MS)
    }
}

const MOST_TRIES = 4
const PAUSE_MS = 50

const isDeadlock = (error: unknown) => {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return (code ?? cause?.code) === '40P01'
}

export async function applyPaymentResultIn(tx: Tx, settling: Settling): Promise<Receipt> {
  const found = await lock(tx, settling)
  if (found) return applyDecision(tx, found, settling)
  const { gateway, result } = settling
  await record(tx, settling, 'notFound', null)
  if (result.outcome === 'paid' || result.outcome === 'suspect')
    await raiseStaffAlert(tx, {
      kind: 'unknownPayment',
      ref: `${gateway}:${result.ref}`,
      text: `${gateway} báo đã nhận ${amountWords(result)} cho mã ${result.ref}, không có lần trả nào mang mã này`,
    })
  return 'notFound'
}

const amountWords = ({ amount, currency }: PaymentResult) => {
  if (amount === null) return 'một khoản không rõ'
  return currency === null || currency === 'VND' ? dong(amount) : `${amount} ${currency}`
}

type Attempt = Locked['attempt']
type Order = Locked['order']

/** Locks the order, then the attempt. Cancelling and refunding lock in the same order, so they can't deadlock with this. */
async function lock(tx: Tx, { gateway, result }: Settling): Promise<Locked | null> {
  const [row] = await runPrepared<Order & { attempt: Attempt; attemptAmount: number; createdAt: Date; expiresAt: Date }>(
    tx,
    sql`select o.id, o.code, o.status, o.user_id as "userId", o.name, o.email, o.is_mailbox_proven as "isMailboxProven", o.address, o.total::float8 as total,
        o.place_text as "placeText", o.shipping_method as "shippingMethod", o.payment_method as "paymentMethod",
        o.affiliate_id as "affiliateId", o.affiliate_percent as "affiliatePercent", o.commission_base::float8 as "commissionBase",
        o.paid_at as "paidAt", o.promotions_released as "promotionsReleased", case when o.hold_until > now() then o.hold_until end as "heldUntil",
        exists (select 1 from order_lines l join order_line_parts part on part.order_line_id = l.id where l.order_id = o.id and (
          part.kind in ('digital', 'course')
          or exists (select 1 from product_courses pc where pc.product_id = part.product_id))) as "opensSomething",
        jsonb_build_object('ref', a.ref, 'orderId', o.id, 'gateway', a.gateway, 'status', a.status) as attempt,
        a.amount::float8 as "attemptAmount", a.created_at as "createdAt", a.expires_at as "expiresAt"
      from orders o join payment_attempts a on a.order_id = o.id
      where a.ref = ${result.ref} and a.gateway = ${gateway} for no key update of o, a`,
  )
  if (!row) return null
  const { attempt, attemptAmount: amount, createdAt, expiresAt, ...order } = row
  return { order, attempt: { ...attempt, amount, createdAt: new Date(createdAt), expiresAt: new Date(expiresAt) } }
}

async function applyDecision(tx: Tx, { attempt, order }: Locked, settling: Settling): Promise<Receipt> {
  const { result, actor = gatewayActor(settling.gateway) } = settling
  const decision = decide(attempt, order, result)
  const { receipt } = decision
  switch (decision.do) {
    case 'nothing':
      await record(tx, settling, receipt, null)
      if (result.code === DEPOSIT_CODE && attempt.status === 'open') await holdForDeposit(tx, attempt)
      break
    case 'alertAmount':
      await record(tx, settling, receipt, null)
      await raiseStaffAlert(tx, {
        kind: 'wrongAmount',
        ref: `${attempt.ref}:${result.amount}${result.currency ?? ''}`,
        order,
        text: `Cổng báo ${amountWords(result)} cho lần trả ${attempt.ref} (${dong(attempt.amount)})`,
      })
      break
    case 'fail':
      await record(tx, settling, receipt, 'failed')
      await addOrderEvent(tx, order, { text: `Thanh toán chưa thành công: ${result.reason}`, actor })
      if (order.status === 'awaitingPayment' && order.heldUntil && wasBegun(result))
        await sendPaymentFailed(tx, order, { reason: result.reason, until: order.heldUntil })
      break
    case 'reopen': {
      await record(tx, settling, receipt, 'failed')
      const until = new Date(Math.max(order.heldUntil?.getTime() ?? 0, (await databaseNow(tx)).getTime() + REOPENED_MS))
      await setStatus(tx, order, {
        to: 'awaitingPayment',
        text: `Giao dịch bị nghi ngờ đã không thành công: ${result.reason}`,
        set: sql`hold_until = ${until.toISOString()}::timestamptz`,
        actor,
      })
      await sendPaymentFailed(tx, order, { reason: result.reason, until })
      break
    }
    case 'suspect':
    case 'markSuspect':
      await record(tx, settling, receipt, 'suspect')
      await flagSuspect(tx, order, attempt, result, decision.do === 'suspect')
      break
    case 'pay':
      await record(tx, settling, receipt, 'paid', { voidsOthers: true })
      await payOrder(tx, order, { actor })
      break
    case 'payLate':
      await record(tx, settling, receipt, 'paid')
      await payLate(tx, { attempt, order }, { actor })
      break
    case 'refundUnexpectedPayment':
      await record(tx, settling, receipt, 'paid')
      await refundUnexpectedPayment(tx, { attempt, order }, 'Đơn đã được trả tiền trước đó')
      break
  }
  return receipt
}

/** How long an order can be paid again after a suspect payment turned out to have failed. */
const REOPENED_MS = 30 * 60_000

/** False when the buyer never paid on the gateway's page: no "payment failed" letter then, since the order's expiry has its own. */
const wasBegun = ({ gatewayTxn, amount }: PaymentResult) => gatewayTxn !== null || amount !== null

type Attained = 'paid' | 'failed' | 'suspect'

/** Stores the gateway's message as it came and the attempt's new status. Commerce rule 16: a payment voids the other open attempts. */
async function record(
  tx: Tx,
  { gateway, source, result }: Settling,
  receipt: Receipt,
  status: Attained | null,
  { voidsOthers = false } = {},
): Promise<void> {
  const { ref, raw, gatewayTxn, code, reason } = result
  const said = sql`${JSON.stringify(raw)}::jsonb`
  const notice = sql`insert into payment_notices (gateway, ref, source, outcome, raw)
    select ${gateway}, ${ref}, ${source}, ${receipt}, ${said}`
  if (status === null) {
    // A message that changes nothing is stored once, however often the gateway repeats it.
    const known = sql`select 1 from payment_notices where ref = ${ref} and source = ${source} and outcome = ${receipt} and raw = ${said}`
    await runPrepared(tx, sql`${notice} where not exists (${known})`)
    return
  }
  // Goes on querying failed and suspect attempts for their day: some gateways still take money for a failed one, and clear suspects.
  await runPrepared(
    tx,
    sql`with notice as (${notice}), this as (
        update payment_attempts set status = ${status}, gateway_txn = coalesce(${gatewayTxn}, gateway_txn), code = ${code},
          reason = ${reason}, settled_at = now(), next_query_at = case when ${status} = 'paid' then null else next_query_at end
        where ref = ${ref} returning order_id)
      update payment_attempts a set status = 'void', settled_at = now() from this
      where ${voidsOthers}::boolean and a.order_id = this.order_id and a.status = 'open' and a.ref <> ${ref}`,
  )
}

/** MegaPay has given out an account to pay into: nobody has paid yet. */
const DEPOSIT_CODE = '00_005'

/** Extends the hold until the deposit account expires, so that the books are still there when the money comes. */
async function holdForDeposit(tx: Tx, attempt: Attempt): Promise<void> {
  await runPrepared(
    tx,
    sql`update orders set hold_until = greatest(hold_until, ${depositUntil(attempt)}::timestamptz)
      where id = ${attempt.orderId}::uuid and status = 'awaitingPayment'`,
  )
}

async function flagSuspect(tx: Tx, order: Order, attempt: Attempt, result: PaymentResult, isWaiting: boolean) {
  const actor = gatewayActor(attempt.gateway)
  const text = 'Cổng thanh toán nghi ngờ giao dịch, đơn chờ nhân viên kiểm tra'
  if (isWaiting && order.status === 'awaitingPayment') await setStatus(tx, order, { to: 'needsAttention', text, actor })
  else await addOrderEvent(tx, order, { text: 'Cổng thanh toán nghi ngờ một lần trả tiền', actor })
  const about = `Giao dịch ${result.gatewayTxn ?? attempt.ref} bị nghi ngờ`
  const isNews = await raiseStaffAlert(tx, { kind: 'suspectPayment', ref: attempt.ref, order, text: about })
  if (isNews) await sendPaymentInDoubt(tx, order)
}
