import { AppError } from '@tq/contract/errors.ts'
import type { Tx } from '@tq/db/database.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { eq } from 'drizzle-orm'

/**
 * One change at a time to what belongs to a person: what is counted must hold until it is written. Not `for update`: every row that
 * points at the person, such as an order, would wait for it.
 */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  if (!user) throw new AppError('SESSION_EXPIRED')
}
