import { AppError } from '@tq/contract/errors.ts'
import type { Database } from '@tq/db/database.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { eq, sql } from 'drizzle-orm'
import { endSessionsOf } from './session/session.ts'

/** Changes a person's role or closes the account. Ends all their sessions, so that old rights do not live on in them. */
export async function changeStanding(
  db: Database,
  userId: string,
  standing: { role?: 'user' | 'staff' | 'admin'; isActive?: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(users)
      .set({ ...standing, updatedAt: sql`now()` })
      .where(eq(users.id, userId))
    if (!rowCount) throw new AppError('USER_NOT_FOUND')
    await endSessionsOf(tx, userId)
  })
}
