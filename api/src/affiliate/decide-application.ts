import { AppError, invalidInput } from '@tq/contract/errors.ts'
import type { Body, Data } from '@tq/contract/http/endpoint.ts'
import type {
  decideAffiliate as decideAffiliateCall,
  decidePayout as decidePayoutCall,
} from '@tq/contract/promotion/affiliate.ts'
import type { Database } from '@tq/db/database.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { affiliates, commissions, payouts } from '@tq/db/schema/affiliate.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { StaffActor } from '../actor.ts'
import type { Settings } from '../deps.ts'
import { recordAudit } from '../staff/audit.ts'
import { sendAccepted, sendClosed, sendPaid, sendPayoutRefused, sendRefused } from './affiliate-letters.ts'

type House = Pick<Settings, 'publicUrl'>
type Status = (typeof affiliates.$inferSelect)['status']

/** From where staff may bring an affiliate to each status. */
const FROM: Record<Body<typeof decideAffiliateCall>['status'], Status[]> = {
  active: ['pending', 'refused', 'closed'],
  refused: ['pending'],
  closed: ['active'],
}
const LETTERS = { active: sendAccepted, refused: sendRefused, closed: sendClosed }

export async function decideAffiliate(
  db: Database,
  userId: string,
  { status, reason, actor }: Body<typeof decideAffiliateCall> & { actor: StaffActor },
  house: House,
): Promise<Data<typeof decideAffiliateCall>> {
  if (status !== 'active' && !reason) throw reasonMissing()
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(affiliates)
      .set({ status, decidedAt: sql`now()` })
      .where(and(eq(affiliates.userId, userId), inArray(affiliates.status, FROM[status])))
      .returning({ ...getTableColumns(affiliates), before: sql<Status>`old.status` })
    if (!row) {
      const isThere = await tx.$count(affiliates, eq(affiliates.userId, userId))
      throw new AppError(isThere ? 'AFFILIATE_STATE' : 'AFFILIATE_NOT_FOUND')
    }
    await invalidateTags(tx, ['affiliates'])
    await recordAudit(tx, {
      ...{ actor, action: 'affiliate.decide', subject: { type: 'affiliate', id: userId } },
      before: { status: row.before },
      after: { status },
    })
    const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
    if (person) await LETTERS[status](tx, person.email, { ...row, reason }, house)
    const { fullName, code, channel, appliedAt } = row
    return { userId, status, fullName, code, channel, appliedAt: appliedAt.toISOString() }
  })
}

/** Its own code is switched off by the affiliate; orders noted before still count. */
export async function leave(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(affiliates)
      .set({ status: 'closed', decidedAt: sql`now()` })
      .where(and(eq(affiliates.userId, userId), eq(affiliates.status, 'active')))
    if (!rowCount) throw new AppError('AFFILIATE_STATE')
    await invalidateTags(tx, ['affiliates'])
  })
}

/** Staff mark a payout as paid or refused; commissions of a refused one can be requested again. */
export async function decidePayout(
  db: Database,
  id: number,
  { status, reason, actor }: Body<typeof decidePayoutCall> & { actor: StaffActor },
  house: House,
): Promise<void> {
  if (status === 'refused' && !reason) throw reasonMissing()
  await db.transaction(async (tx) => {
    const [payout] = await tx
      .update(payouts)
      .set({ status, decidedAt: sql`now()` })
      .where(and(eq(payouts.id, id), eq(payouts.status, 'requested')))
      .returning()
    if (!payout) throw new AppError((await tx.$count(payouts, eq(payouts.id, id))) ? 'PAYOUT_STATE' : 'PAYOUT_NOT_FOUND')
    await tx
      .update(commissions)
      .set(status === 'paid' ? { status: 'paid' } : { payoutId: null })
      .where(and(eq(commissions.payoutId, id), eq(commissions.status, 'confirmed')))
    const [person] = await tx
      .select({ email: users.email, fullName: affiliates.fullName })
      .from(payouts)
      .innerJoin(users, eq(users.id, payouts.userId))
      .innerJoin(affiliates, eq(affiliates.userId, users.id))
      .where(eq(payouts.id, id))
    await recordAudit(tx, {
      ...{ actor, action: 'payout.decide', subject: { type: 'payout', id } },
      before: { status: 'requested' },
      after: { status, amount: payout.amount },
    })
    const about = { id, amount: payout.amount, reason }
    if (person) await (status === 'paid' ? sendPaid : sendPayoutRefused)(tx, person.email, { ...person, ...about }, house)
  })
}

const reasonMissing = () => invalidInput({ field: 'reason', message: 'cần ghi lý do' })
