import type { Database } from '@tq/db/database.ts'
import { type Gateway, type GatewayName, GatewayUnreachable, type PaymentResult } from '../../../payment/gateway.ts'
import { raiseStaffAlert } from '../../../staff/staff-alerts.ts'
import { databaseNow } from '../../../time/database-now.ts'
import type { OrderRow } from '../../order-row.ts'
import { applyPaymentResult } from '../apply-payment-result.ts'
import { type AttemptRow, payable } from '../attempts.ts'

export type Gateways = Partial<Record<GatewayName, Gateway>>

/** One question and what follows from its answer. Throws `GatewayUnreachable` when the gateway is silent, or not there at all. */
export async function askAbout(
  db: Database,
  gateways: Gateways,
  { attempt, order }: { attempt: AttemptRow; order: OrderRow },
): Promise<PaymentResult> {
  if (attempt.gateway === 'transfer') throw new Error('Nobody can be asked about a transfer')
  const gateway = gateways[attempt.gateway]
  if (!gateway) {
    await raiseGatewayMissing(db, attempt.gateway)
    throw new GatewayUnreachable(`${attempt.gateway} is not configured`)
  }
  const result = await gateway.query(payable(attempt, order), await databaseNow(db))
  await applyPaymentResult(db, { gateway: attempt.gateway, source: 'query', result })
  return result
}

/** Payments of a gateway that was taken out of the configuration can't be asked about, nor given back. */
export const raiseGatewayMissing = (db: Database, name: GatewayName) =>
  raiseStaffAlert(db, {
    kind: 'gatewayMissing',
    ref: name,
    text: `Còn giao dịch qua ${name}, nhưng cổng này không có trong cấu hình: không hỏi và không hoàn tiền qua cổng được`,
  })
