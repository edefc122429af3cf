import type { AlertKind } from '@tq/contract/enums.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'

interface Alert {
  kind: AlertKind
  /** Names the subject: one alert for each kind and subject, however often it is noticed. */
  ref: string
  text: string
  order?: { id: string; code: string }
}

/** Kinds that are opened again when they recur after being resolved. All others stay resolved. */
const TOLD_ANEW: AlertKind[] = ['gatewayMissing', 'paymentUnclear', 'largeHold', 'filesUnknown', 'essayWaits']

/** Adds a row that staff must look at. False: they have been alerted of this before. */
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
