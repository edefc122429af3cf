import { AppError } from '@tq/contract/errors.ts'
import type { Database } from '@tq/db/database.ts'
import type { StaffActor } from '../../actor.ts'
import { cancel } from '../cancel-order.ts'
import { auditOrder } from '../fulfilment/audit-order.ts'
import { addStaffNote } from '../fulfilment/staff-notes.ts'
import { sendMoneyBack } from '../order-letters.ts'
import { lockOrder } from '../order-row.ts'
import { refundSuspectPayments, settleSuspect, suspectsOf } from '../refund/refund-suspects.ts'
import { addOrderEvent } from '../set-status.ts'
import { payOrder } from './pay-order.ts'

interface Deciding {
  decision: 'accept' | 'refuse'
  note: string
  /** Why it was refused, for the buyer. */
  words: string
  actor: StaffActor
}

/** Staff decide about a suspect payment after asking gateway and bank: accept it, or refund it. */
export async function decideSuspect(db: Database, id: string, deciding: Deciding): Promise<void> {
  const { decision, actor } = deciding
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    const [suspect] = await suspectsOf(tx, id)
    if (!suspect) throw new AppError('SUSPECT_PAYMENT_NOT_FOUND')
    await addStaffNote(tx, order, { text: deciding.note, actor })
    const isWaiting = order.status === 'needsAttention' && !order.paidAt
    if (decision === 'accept') {
      if (!isWaiting) throw new AppError('SUSPECT_PAYMENT_TOO_LATE')
      await settleSuspect(tx, suspect.ref)
      await payOrder(tx, order, { actor })
    } else if (isWaiting) {
      const reason = deciding.words || 'Thanh toán không được chấp nhận'
      await cancel(tx, order, { reason, actor, includesShipping: true })
    } else {
      const amount = await refundSuspectPayments(tx, order)
      await addOrderEvent(tx, order, { text: 'Hoàn lại lần trả tiền bị nghi ngờ', actor })
      await sendMoneyBack(tx, order, { amount, reason: 'Giao dịch bị nghi ngờ', isByHand: false })
    }
    await auditOrder(tx, order, { actor, action: 'order.decideSuspect' })
  })
}
