import type { Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { staffAlerts } from '@tq/db/schema/order/order-staff.ts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { raiseStaffAlert } from '../../staff/staff-alerts.ts'

const POST_ALERT = 'productQuestion'

export const refOf = (kind: 'question' | 'answer', id: number) => `${kind}:${id}`

/** Staff hear of each post that waits for them. */
export async function raisePostAlert(tx: Tx, ref: string, what: string, productId: number): Promise<void> {
  const [product] = await runPrepared<{ title: string }>(tx, sql`select title from products where id = ${productId}`)
  await raiseStaffAlert(tx, { kind: POST_ALERT, ref, text: `${what} về “${product?.title}”` })
}

export async function resolvePostAlerts(tx: Tx, refs: string[]): Promise<void> {
  await tx
    .update(staffAlerts)
    .set({ resolvedAt: sql`now()` })
    .where(and(eq(staffAlerts.kind, POST_ALERT), inArray(staffAlerts.ref, refs), isNull(staffAlerts.resolvedAt)))
}
