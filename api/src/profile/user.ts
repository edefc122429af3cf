import type { User } from '@tq/contract/account.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { avatars, users } from '@tq/db/schema/account/accounts.ts'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { requireProfileToken } from '../account/profile-token.ts'
import type { Person } from '../deps.ts'
import { requireWard } from '../geography/ward.ts'

export type UserRow = typeof users.$inferSelect & { needsConsent: boolean; avatar: string | null }

const needsConsent = sql<boolean>`not exists (
  select 1 from consents c where c.user_id = users.id and c.purpose = 'terms' and c.is_given)`

export async function getUser(db: Db, userId: string): Promise<User> {
  return shown(await getUserRow(db, userId))
}

export async function getUserRow(db: Db, userId: string): Promise<UserRow> {
  const [row] = await db
    .select({ ...getTableColumns(users), needsConsent, avatar: avatars.name })
    .from(users)
    .leftJoin(avatars, eq(avatars.userId, users.id))
    .where(eq(users.id, userId))
  if (!row) throw new AppError('SESSION_EXPIRED')
  return row
}

/** What a person may know about himself. */
export function shown(row: UserRow): User {
  const { id, email, name, phone, role, birthday, address, wardId, avatar, passwordHash, deleteAfter, needsConsent } = row
  return {
    id,
    email,
    name,
    phone,
    role,
    birthday,
    address,
    wardId,
    avatarUrl: avatar ? `/media/avatars/${avatar}.webp` : '',
    hasPassword: passwordHash !== null,
    deleteAfter: deleteAfter?.toISOString() ?? null,
    needsConsent,
  }
}

/** A name or phone that is not given stays as it is. */
export type Profile = Pick<UserRow, 'address' | 'wardId' | 'birthday'> & { name: string | undefined; phone: string | undefined }

/** Allows a change of one's own profile, or, before the first login, of the account just activated, with its one-time proof. */
export async function changeUser(
  db: Database,
  asker: { user: Person | null; proof: string },
  userId: string,
  profile: Profile,
): Promise<User> {
  if (asker.user && asker.user.id !== userId) throw new AppError('USER_NOT_FOUND')
  return db.transaction(async (tx) => {
    if (!asker.user) await requireProfileToken(tx, userId, asker.proof)
    const { wardId } = await getUserRow(tx, userId)
    if (profile.wardId !== null && profile.wardId !== wardId) await requireWard(tx, profile.wardId)
    await tx
      .update(users)
      .set({ ...profile, updatedAt: sql`now()` })
      .where(eq(users.id, userId))
    return getUser(tx, userId)
  })
}
