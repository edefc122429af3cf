import type { Db } from '@tq/db/database.ts'
import { entitlements } from '@tq/db/schema/entitlement.ts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { recordAudit } from '../staff/audit.ts'
import type { Gift } from './grant.ts'

const isOpen = isNull(entitlements.revokedAt)
const now = { revokedAt: sql`now()` }

/** Commerce rule 23: what was refunded is closed, for good. */
export async function revokeBought(tx: Db, orderLineIds: number[]): Promise<void> {
  if (orderLineIds.length)
    await tx
      .update(entitlements)
      .set(now)
      .where(and(inArray(entitlements.orderLineId, orderLineIds), isOpen))
}

/** Takes back what was given; what the same person bought, or has from somebody else, stays open. False: there was nothing. */
export async function revokeGrant(db: Db, { userId, productId, source, actor }: Gift): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [closed] = await tx
      .update(entitlements)
      .set(now)
      .where(and(eq(entitlements.userId, userId), eq(entitlements.productId, productId), eq(entitlements.source, source), isOpen))
      .returning({ id: entitlements.id })
    if (closed && actor.kind === 'staff')
      await recordAudit(tx, {
        ...{ actor, action: 'entitlement.revoke', subject: { type: 'entitlement', id: closed.id } },
        ...{ before: { userId, productId, source }, after: null },
      })
    return closed !== undefined
  })
}

/** For a deleted account: closes everything it owned; the rows stay, without the person. */
export async function revokeAllOf(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`
    update entitlements set revoked_at = coalesce(revoked_at, now()), user_id = null where user_id = ${userId}`)
}
