import type { Db } from '@tq/db/database.ts'
import { entitlements } from '@tq/db/schema/entitlement.ts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
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
export async function revokeGrant(tx: Db, { userId, productId, source }: Omit<Gift, 'givenByUserId'>): Promise<boolean> {
  const rows = await tx
    .update(entitlements)
    .set(now)
    .where(and(eq(entitlements.userId, userId), eq(entitlements.productId, productId), eq(entitlements.source, source), isOpen))
    .returning({ id: entitlements.id })
  return rows.length > 0
}

/** For a deleted account: closes everything it owned; the rows stay, without the person. */
export async function revokeAllOf(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`
    update entitlements set revoked_at = coalesce(revoked_at, now()), user_id = null where user_id = ${userId}`)
}
