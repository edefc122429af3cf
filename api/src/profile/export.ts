import type { Db } from '@tq/db/database.ts'
import { consents, identities, sessions, userAddresses } from '@tq/db/schema/accounts.ts'
import { wishes } from '@tq/db/schema/cart.ts'
import { contactMessages } from '@tq/db/schema/content.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { takeAllowance } from '../http/allowance.ts'
import { getUserRow, shown } from './user.ts'

const EXPORTS = { most: 10, seconds: 60 * 60 }

/** Everything kept about a person, but nothing that opens a door: no password, no code. */
export async function exportMyData(db: Db, userId: string): Promise<Record<string, unknown>> {
  await takeAllowance(db, `export:${userId}`, EXPORTS)
  const row = await getUserRow(db, userId)
  const { createdAt, updatedAt, emailVerifiedAt } = row
  // Letters of whoever wrote under that address are shown only to whoever has shown that it is theirs.
  const letters = emailVerifiedAt
    ? db
        .select()
        .from(contactMessages)
        .where(eq(sql`lower(${contactMessages.email})`, row.email))
        .orderBy(contactMessages.id)
    : []
  return {
    exportedAt: new Date().toISOString(),
    profile: { ...shown(row), createdAt, updatedAt, emailVerifiedAt },
    otherLogins: await db
      .select({ provider: identities.provider, subject: identities.subject, createdAt: identities.createdAt })
      .from(identities)
      .where(eq(identities.userId, userId)),
    addresses: (await db.select().from(userAddresses).where(eq(userAddresses.userId, userId)).orderBy(userAddresses.id)).map(own),
    sessions: (await db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(desc(sessions.createdAt))).map(own),
    consents: (await db.select().from(consents).where(eq(consents.userId, userId)).orderBy(consents.id)).map(own),
    wishes: (await db.select().from(wishes).where(eq(wishes.userId, userId)).orderBy(wishes.addedAt)).map(own),
    contactMessages: await letters,
  }
}

/** Whose row it is goes without saying. */
const own = <Row extends { userId: string }>({ userId: _, ...row }: Row) => row
