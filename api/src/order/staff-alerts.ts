import type { Db } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import { runPrepared } from '../catalog/statement.ts'
import type { OrderRow } from './order-row.ts'

export type AlertKind =
  | 'wrongAmount'
  | 'suspectPayment'
  | 'moneyTwice'
  | 'unknownPayment'
  | 'settleFailed'
  | 'gatewayMissing'
  | 'paymentUnclear'
  | 'transferDue'
  | 'refundByHand'
  | 'refundRefused'
  | 'refundUnknown'
  | 'countsDiffer'

interface Alert {
  kind: AlertKind
  /** The same kind about the same thing is told once, however often it is noticed. */
  ref: string
  text: string
  order?: Pick<OrderRow, 'id' | 'code'>
}

/** A person must look. Says whether it is news. */
export async function alert(tx: Db, { kind, ref, text, order }: Alert): Promise<boolean> {
  const rows = await runPrepared<{ id: number }>(
    tx,
    sql`insert into staff_alerts (kind, ref, order_id, text)
      values (${kind}, ${ref}, ${order?.id ?? null}::uuid, ${order ? `Đơn ${order.code}: ${text}` : text})
      on conflict (kind, ref) do nothing returning id`,
  )
  return rows.length > 0
}
