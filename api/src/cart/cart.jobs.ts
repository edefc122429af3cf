import type { Db } from '@tq/db/database.ts'
import { cartMerges, removedCartLines } from '@tq/db/schema/cart.ts'
import { lt, sql } from 'drizzle-orm'
import { RESTORABLE } from './member-cart.ts'

/** Removals that can't be taken back any more, and merges that no browser still waits to repeat. */
export async function clearCarts(db: Db): Promise<void> {
  await db.delete(removedCartLines).where(lt(removedCartLines.removedAt, RESTORABLE))
  await db.delete(cartMerges).where(lt(cartMerges.occurredAt, sql`now() - interval '90 days'`))
}
