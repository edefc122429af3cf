import type { Tx } from '@tq/db/database.ts'
import { orders } from '@tq/db/schema/order/order.ts'
import { eq } from 'drizzle-orm'
import { type Audited, recordAudit } from '../../staff/audit.ts'
import type { OrderRow } from '../order-row.ts'

/** After staff changed an order in this transaction: where it stood, and where it stands now. */
export async function auditOrder(tx: Tx, before: OrderRow, { actor, action }: Pick<Audited, 'actor' | 'action'>): Promise<void> {
  const [after] = await tx.select(COLUMNS).from(orders).where(eq(orders.id, before.id))
  const { status, trackingCode, refundedTotal } = before
  await recordAudit(tx, {
    ...{ actor, action, subject: { type: 'order', id: before.id } },
    before: { status, trackingCode, refundedTotal },
    after: after ?? null,
  })
}

const COLUMNS = { status: orders.status, trackingCode: orders.trackingCode, refundedTotal: orders.refundedTotal }
