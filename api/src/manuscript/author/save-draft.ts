import { AppError } from '@tq/contract/errors.ts'
import type { DraftForm } from '@tq/contract/forms/manuscript.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { manuscriptCoAuthors, manuscriptEvents, manuscripts } from '@tq/db/schema/manuscript/manuscript.ts'
import { and, eq, sql } from 'drizzle-orm'
import { lockUser } from '../../http/lock-user.ts'
import { openRound } from '../core/change-state.ts'
import { lockOwn, type ManuscriptRow } from '../core/own.ts'
import { requireAction, requireRevision } from '../core/require-action.ts'

const MOST_DRAFTS = 20

type CoAuthors = { name: string; email: string; unit: string }[]

/** What a member has typed so far. Two tabs: the one that knows an older draft is refused and keeps what it shows. */
export async function saveDraft(
  db: Database,
  userId: string,
  { id, revision, form }: { id: string | null; revision: number; form: DraftForm },
): Promise<ManuscriptRow> {
  const { coAuthors, ...fields } = form
  return db.transaction(async (tx) => {
    const row = id ? await lockOwn(tx, id, { userId, key: '' }) : await beginDraft(tx, { userId, requestKey: null })
    requireAction(row, 'author', 'edit')
    if (id) requireRevision(row, revision)
    await writeCoAuthors(tx, row.id, coAuthors)
    const [saved] = await tx
      .update(manuscripts)
      .set({ ...fields, revision: row.revision + 1, changedAt: sql`now()` })
      .where(eq(manuscripts.id, row.id))
      .returning()
    return saved as ManuscriptRow
  })
}

/** A row with its beginning and its first round, in which nothing lies yet. */
export async function beginDraft(
  tx: Tx,
  { userId, requestKey }: { userId: string | null; requestKey: string | null },
): Promise<ManuscriptRow> {
  if (userId) {
    await lockUser(tx, userId)
    const drafts = and(eq(manuscripts.userId, userId), eq(manuscripts.state, 'draft'))
    if ((await tx.$count(manuscripts, drafts)) >= MOST_DRAFTS) throw new AppError('DRAFTS_FULL')
  }
  const [row] = await tx.insert(manuscripts).values({ userId, requestKey }).returning()
  if (!row) throw new Error('no row')
  await tx.insert(manuscriptEvents).values({ manuscriptId: row.id, to: 'draft', by: 'author', byUserId: userId })
  await openRound(tx, row.id)
  return row
}

export async function writeCoAuthors(tx: Tx, manuscriptId: string, coAuthors: CoAuthors): Promise<void> {
  await tx.delete(manuscriptCoAuthors).where(eq(manuscriptCoAuthors.manuscriptId, manuscriptId))
  if (coAuthors.length)
    await tx.insert(manuscriptCoAuthors).values(coAuthors.map((person, position) => ({ manuscriptId, position, ...person })))
}

export async function removeDraft(db: Database, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    requireAction(await lockOwn(tx, id, { userId, key: '' }), 'author', 'remove')
    await tx.delete(manuscripts).where(eq(manuscripts.id, id))
  })
}
