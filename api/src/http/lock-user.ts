import { AppError } from '@tq/contract/errors.ts'
import type { Tx } from '@tq/db/database.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { eq } from 'drizzle-orm'

/**
 * Locks the person, so that two requests can't both count (addresses, say) and together exceed a limit. Not `for update`: inserting
 * rows that refer to the person, such as an order, would wait for it.
 */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  if (!user) throw new AppError('SESSION_EXPIRED')
}
