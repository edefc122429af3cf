import type { UserRole } from '@tq/contract/enums.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { Database } from '@tq/db/database.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { eq, sql } from 'drizzle-orm'
import type { StaffActor } from '../actor.ts'
import { recordAudit } from '../staff/audit.ts'
import { endSessionsOf } from './session/session.ts'

/** Changes a person's role or closes the account. Ends all their sessions, so that old rights do not live on in them. */
export async function changeStanding(
  db: Database,
  userId: string,
  { actor, ...standing }: { role?: UserRole; isActive?: boolean; actor: StaffActor },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(users)
      .set({ ...standing, updatedAt: sql`now()` })
      .where(eq(users.id, userId))
      .returning({
        ...{ role: users.role, isActive: users.isActive },
        ...{ oldRole: sql<string>`old.role`, wasActive: sql<boolean>`old.is_active` },
      })
    if (!changed) throw new AppError('USER_NOT_FOUND')
    await endSessionsOf(tx, userId)
    await recordAudit(tx, {
      ...{ actor, action: 'user.changeStanding', subject: { type: 'user', id: userId } },
      before: { role: changed.oldRole, isActive: changed.wasActive },
      after: { role: changed.role, isActive: changed.isActive },
    })
  })
}
