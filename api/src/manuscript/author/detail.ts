import type { ManuscriptCard, ManuscriptDetail } from '@tq/contract/manuscript/shape.ts'
import { STATES } from '@tq/contract/manuscript/states.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { products } from '@tq/db/schema/catalog/catalog.ts'
import { manuscriptCoAuthors, manuscriptEvents } from '@tq/db/schema/manuscript/manuscript.ts'
import { manuscriptLetters, manuscriptMessages, manuscriptReviews } from '@tq/db/schema/manuscript/manuscript-desk.ts'
import { manuscriptRounds } from '@tq/db/schema/manuscript/manuscript-files.ts'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { DeskDeps } from '../core/desk.ts'
import type { ManuscriptRow } from '../core/own.ts'
import { fileViews, type Viewer } from '../files/file-view.ts'
import { readFiles } from '../files/read-files.ts'

export const cardOf = (
  row: Pick<ManuscriptRow, 'id' | 'code' | 'title' | 'kind' | 'state' | 'dueDay' | 'submittedAt' | 'changedAt'>,
): ManuscriptCard => ({
  ...{ id: row.id, code: row.code, title: row.title, kind: row.kind, state: row.state },
  ...{ stateName: STATES[row.state].name, task: STATES[row.state].task, dueDay: row.dueDay },
  submittedAt: row.submittedAt?.toISOString() ?? null,
  changedAt: row.changedAt.toISOString(),
})

/** What author and house both see. Files of a round that is not sent are the author's only. */
export async function readShared(db: Db, { desk, tickets }: DeskDeps, row: ManuscriptRow, viewer: Viewer) {
  const ofIt = { manuscriptId: row.id }
  const coAuthors = await db
    .select({ name: manuscriptCoAuthors.name, email: manuscriptCoAuthors.email, unit: manuscriptCoAuthors.unit })
    .from(manuscriptCoAuthors)
    .where(eq(manuscriptCoAuthors.manuscriptId, ofIt.manuscriptId))
    .orderBy(asc(manuscriptCoAuthors.position))
  const rounds = await db
    .select()
    .from(manuscriptRounds)
    .where(eq(manuscriptRounds.manuscriptId, row.id))
    .orderBy(asc(manuscriptRounds.number))
  const sent = new Set(rounds.filter(({ sentAt }) => sentAt).map(({ number }) => number))
  const isAuthor = viewer.by === 'author'
  const files = (await readFiles(db, row.id)).filter(({ round, by }) => isAuthor || by === 'staff' || sent.has(round))
  const messages = await db
    .select({ row: manuscriptMessages, name: users.name })
    .from(manuscriptMessages)
    .leftJoin(users, eq(users.id, manuscriptMessages.byUserId))
    .where(eq(manuscriptMessages.manuscriptId, row.id))
    .orderBy(asc(manuscriptMessages.id))
  const letters = await db
    .select()
    .from(manuscriptLetters)
    .where(
      and(
        eq(manuscriptLetters.manuscriptId, row.id),
        eq(manuscriptLetters.to, 'author'),
        ne(manuscriptLetters.kind, 'coAuthorNamed'),
      ),
    )
    .orderBy(asc(manuscriptLetters.id))
  const [editor] = row.assignedTo ? await db.select({ name: users.name }).from(users).where(eq(users.id, row.assignedTo)) : []
  const [product] = row.productId
    ? await db.select({ title: products.title }).from(products).where(eq(products.id, row.productId))
    : []
  const { state, revision, subtitle, field, summary, standing, authorName, authorEmail, authorPhone, authorUnit } = row
  const { audience, outline, pageCount, figureCount, language, publishedBefore, funding, format, desiredDay, note } = row
  return {
    ...cardOf(row),
    ...{ revision, meaning: STATES[state].meaning, subtitle, field, summary, standing },
    ...{ authorName, authorEmail, authorPhone, authorUnit, audience, outline, pageCount, figureCount, language },
    ...{ publishedBefore, funding, format, desiredDay, note, coAuthors },
    files: await fileViews(files, { tickets, viewer, hasScanner: desk.hasScanner, sent }),
    openRound: isAuthor ? (rounds.find(({ sentAt }) => !sentAt)?.number ?? null) : null,
    rounds: rounds
      .filter(({ sentAt }) => isAuthor || sentAt)
      .map(({ number, sentAt, reply }) => ({ number, sentAt: sentAt?.toISOString() ?? null, reply })),
    messages: messages.map(({ row: { id, writtenAt, by, kind, text }, name }) => ({
      ...{ id, at: writtenAt.toISOString(), by, name: by === 'staff' ? name : null, kind, text },
    })),
    letters: letters.map(({ sentAt, kind, title, text }) => ({ at: sentAt.toISOString(), kind, title, text })),
    editor: editor?.name ?? null,
    product: product && row.productId ? { title: product.title, address: addressId(product.title, row.productId) } : null,
    createdAt: row.createdAt.toISOString(),
  }
}

export async function readDetail(db: Db, deps: DeskDeps, row: ManuscriptRow): Promise<ManuscriptDetail> {
  const events = await db
    .select()
    .from(manuscriptEvents)
    .where(eq(manuscriptEvents.manuscriptId, row.id))
    .orderBy(asc(manuscriptEvents.id))
  return {
    ...(await readShared(db, deps, row, { by: 'author' })),
    actions: [...STATES[row.state].author],
    events: events.map(({ occurredAt, from, to, by, words }) => ({
      ...{ at: occurredAt.toISOString(), from, to, stateName: STATES[to].name, by, words },
    })),
    reviews: row.state === 'underReview' ? await countReviews(db, row.id) : null,
  }
}

/** How many, never who: neither names nor what they wrote leave the house. */
async function countReviews(db: Db, manuscriptId: string): Promise<{ asked: number; returned: number }> {
  const [counted] = await db
    .select({
      asked: sql<number>`count(*) filter (where ${manuscriptReviews.state} in ('invited', 'accepted', 'submitted'))::int`,
      returned: sql<number>`count(*) filter (where ${manuscriptReviews.state} = 'submitted')::int`,
    })
    .from(manuscriptReviews)
    .where(eq(manuscriptReviews.manuscriptId, manuscriptId))
  return counted ?? { asked: 0, returned: 0 }
}
