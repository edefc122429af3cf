import { AppError } from '@tq/contract/errors.ts'
import { AFFILIATE_TERMS } from '@tq/contract/promotion/affiliate.ts'
import type { Database } from '@tq/db/database.ts'
import { affiliates, commissions, payouts } from '@tq/db/schema/affiliate.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { tellStaffOfPayout } from './affiliate-letters.ts'
import { balanceOf } from './balance.ts'

type Status = (typeof affiliates.$inferSelect)['status']

/** Terms, 5: an affiliate who has left the programme is paid everything, below the minimum too. */
export const payoutFrom = (status: Status | null) => (status === 'closed' ? 1 : AFFILIATE_TERMS.payoutFrom)

/** Takes every confirmed commission that nobody asked for yet. Twenty requests at once find them taken by the first. */
export async function requestPayout(db: Database, userId: string, staffMail: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [affiliate] = await tx.select().from(affiliates).where(eq(affiliates.userId, userId)).for('update')
    if (!affiliate) throw new AppError('AFFILIATE_NOT_FOUND')
    if (affiliate.status !== 'active' && affiliate.status !== 'closed') throw new AppError('AFFILIATE_STATE')
    // Locked before summing: a commission confirmed meanwhile is left for the next payout.
    const open = and(eq(commissions.userId, userId), eq(commissions.status, 'confirmed'), isNull(commissions.payoutId))
    const taken = await tx
      .select({ orderId: commissions.orderId, amount: commissions.amount })
      .from(commissions)
      .where(open)
      .orderBy(commissions.orderId)
      .for('update')
    const ids = taken.map(({ orderId }) => orderId)
    const sum = taken.reduce((all, { amount }) => all + amount, 0)
    const amount = Math.min(sum, await balanceOf(tx, userId))
    if (amount < payoutFrom(affiliate.status)) throw new AppError('PAYOUT_TOO_SMALL')
    const [payout] = await tx.insert(payouts).values({ userId, amount, status: 'requested' }).returning()
    if (!payout) throw new AppError('INTERNAL')
    await tx
      .update(commissions)
      .set({ payoutId: payout.id })
      // As one parameter: there may be more of them than a statement takes.
      .where(and(open, sql`${commissions.orderId} = any(${sql.param(ids)}::uuid[])`))
    await tellStaffOfPayout(tx, staffMail, { id: payout.id, amount, fullName: affiliate.fullName })
  })
}
