import type { Database } from '@tq/db/database.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { eq } from 'drizzle-orm'
import type { StaffActor } from '../actor.ts'

/** Somebody who works here, for functions that no call leads to yet. */
export const STAFF_ACTOR: StaffActor = {
  ...{ kind: 'staff', userId: '00000000-0000-4000-8000-000000000001', role: 'staff' },
  ...{ requestId: 'yeu-cau-1', address: '203.0.113.7' },
}

/** One with an account, for what names it. */
export async function staffActorIn(db: Database): Promise<StaffActor> {
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'staff')).limit(1)
  return { ...STAFF_ACTOR, userId: person?.id as string }
}
