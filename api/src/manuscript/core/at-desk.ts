import { AppError } from '@tq/contract/errors.ts'
import type { Db, Tx } from '@tq/db/database.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { manuscriptCoAuthors } from '@tq/db/schema/manuscript/manuscript.ts'
import { eq } from 'drizzle-orm'
import { mailboxKey } from '../../mail/mailbox.ts'
import { findSent, lockSent, type ManuscriptRow } from './own.ts'

interface Somebody {
  /** Null: known by a mailbox only, as reviewers are. */
  id: string | null
  email: string
}

/** Whether somebody wrote it, by their account or by a mailbox of theirs, however it is spelt. */
export const isAuthorOf = (
  { id, email }: Somebody,
  { userId, authorEmail }: Pick<ManuscriptRow, 'userId' | 'authorEmail'>,
  coAuthors: readonly string[],
): boolean =>
  (id !== null && id === userId) ||
  [authorEmail, ...coAuthors].some((mailbox) => mailbox !== '' && mailboxKey(mailbox) === mailboxKey(email))

export async function coAuthorMailboxes(db: Db, manuscriptId: string): Promise<string[]> {
  const rows = await db
    .select({ email: manuscriptCoAuthors.email })
    .from(manuscriptCoAuthors)
    .where(eq(manuscriptCoAuthors.manuscriptId, manuscriptId))
  return rows.map(({ email }) => email)
}

/** Nobody decides on their own work, is given it, or is asked for an opinion about it. */
export async function requireNotAuthor(db: Db, row: ManuscriptRow, who: Somebody): Promise<void> {
  if (isAuthorOf(who, row, await coAuthorMailboxes(db, row.id))) throw new AppError('OWN_MANUSCRIPT')
}

async function requireNotOwn(db: Db, row: ManuscriptRow, userId: string): Promise<ManuscriptRow> {
  const [user] = await db.select({ id: users.id, email: users.email }).from(users).where(eq(users.id, userId))
  await requireNotAuthor(db, row, user ?? { id: userId, email: '' })
  return row
}

/** For whoever works at the desk, unless they wrote it: who reviews them and what is noted of them is not theirs to read. */
export const findAtDesk = async (db: Db, id: string, userId: string): Promise<ManuscriptRow> =>
  requireNotOwn(db, await findSent(db, id), userId)

export const lockAtDesk = async (tx: Tx, id: string, { userId }: { userId: string }): Promise<ManuscriptRow> =>
  requireNotOwn(tx, await lockSent(tx, id), userId)
