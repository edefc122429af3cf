import type { Db } from '@tq/db/database.ts'
import { cartMerges, removedCartLines } from '@tq/db/schema/cart.ts'
import { lt, sql } from 'drizzle-orm'
import { RESTORABLE } from './member-cart.ts'

/** Deletes removed lines whose hour is over, and merge keys that no browser will send again. */
export async function clearCarts(db: Db): Promise<void> {
  await db.delete(removedCartLines).where(lt(removedCartLines.removedAt, RESTORABLE))
  await db.delete(cartMerges).where(lt(cartMerges.occurredAt, sql`now() - interval '90 days'`))
}
