import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import type { ALERT_KINDS } from '@tq/db/schema/order/order-staff.ts'
import { sql } from 'drizzle-orm'

export type AlertKind = (typeof ALERT_KINDS)[number]

interface Alert {
  kind: AlertKind
  /** The same kind about the same thing is told once, however often it is noticed; some kinds anew once they were resolved. */
  ref: string
  text: string
  order?: { id: string; code: string }
}

/** What was put right and comes again is news. Anything else that was resolved stays so. */
const TOLD_ANEW: AlertKind[] = ['gatewayMissing', 'paymentUnclear', 'largeHold']

/** A person must look. Says whether it is news. */
export async function raiseStaffAlert(tx: Db, { kind, ref, text, order }: Alert): Promise<boolean> {
  const rows = await runPrepared<{ id: number }>(
    tx,
    sql`insert into staff_alerts (kind, ref, order_id, text)
      values (${kind}, ${ref}, ${order?.id ?? null}::uuid, ${order ? `Đơn ${order.code}: ${text}` : text})
      on conflict (kind, ref) do update set resolved_at = null, created_at = now(), text = excluded.text
        where staff_alerts.resolved_at is not null and ${TOLD_ANEW.includes(kind)}::boolean
      returning id`,
  )
  return rows.length > 0
}
