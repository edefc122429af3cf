import type { Database } from '@tq/db/database.ts'
import { type Evidence, type Gateway, type GatewayName, GatewayUnreachable } from '../../payment/gateway.ts'
import { raiseStaffAlert } from '../../staff/staff-alerts.ts'
import { databaseNow } from '../clock.ts'
import type { OrderRow } from '../order-row.ts'
import { type AttemptRow, payable } from './attempts.ts'
import { settle } from './settle.ts'

export type Gateways = Partial<Record<GatewayName, Gateway>>

/** One question and what follows from its answer. Throws `GatewayUnreachable` when the gateway is silent, or not there at all. */
export async function askAbout(
  db: Database,
  gateways: Gateways,
  { attempt, order }: { attempt: AttemptRow; order: OrderRow },
  publicUrl: string,
): Promise<Evidence> {
  if (attempt.gateway === 'transfer') throw new Error('Nobody can be asked about a transfer')
  const gateway = gateways[attempt.gateway]
  if (!gateway) {
    await tellMissing(db, attempt.gateway)
    throw new GatewayUnreachable(`${attempt.gateway} is not configured`)
  }
  const evidence = await gateway.query(payable(attempt, order), await databaseNow(db))
  await settle(db, { gateway: attempt.gateway, source: 'query', evidence, publicUrl })
  return evidence
}

/** Payments of a gateway that was taken out of the configuration can't be asked about, nor given back. */
export const tellMissing = (db: Database, name: GatewayName) =>
  raiseStaffAlert(db, {
    kind: 'gatewayMissing',
    ref: name,
    text: `Còn giao dịch qua ${name}, nhưng cổng này không có trong cấu hình: không hỏi và không hoàn tiền qua cổng được`,
  })
