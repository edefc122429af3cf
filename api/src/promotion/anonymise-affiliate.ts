import type { Tx } from '@tq/db/database.ts'
import { affiliates } from '@tq/db/schema/affiliate.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { eq, sql } from 'drizzle-orm'

/** What was earned and paid out stays for accounting, without the person; identity, bank account and code go. */
export async function anonymiseAffiliate(tx: Tx, userId: string): Promise<void> {
  // Locked before the commissions, as asking for a payout does.
  const [affiliate] = await tx
    .select({ code: affiliates.code })
    .from(affiliates)
    .where(eq(affiliates.userId, userId))
    .for('update')
  if (!affiliate) return
  await tx.execute(sql`update commissions set user_id = null where user_id = ${userId}`)
  await tx.execute(sql`update payouts set user_id = null where user_id = ${userId}`)
  // Orders that are paid from now on earn nobody anything.
  await tx.execute(sql`update orders set affiliate_id = null where affiliate_id = ${userId}`)
  await tx.delete(affiliates).where(eq(affiliates.userId, userId))
  await invalidateTags(tx, ['affiliates'])
}
