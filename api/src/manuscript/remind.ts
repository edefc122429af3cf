import type { Database } from '@tq/db/database.ts'
import { manuscripts } from '@tq/db/schema/manuscript/manuscript.ts'
import { manuscriptReviews } from '@tq/db/schema/manuscript/manuscript-desk.ts'
import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import { vietnamDay } from '../time/vietnam-time.ts'
import type { Desk } from './core/desk.ts'
import { hashOfKey, newKey } from './core/keys.ts'
import { lockSent } from './core/own.ts'
import { sendLetter } from './letters/send-letter.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** So many days before its day an author is reminded; the day after it, once more, and the editor with them. */
const BEFORE_DAYS = 3

/** Every morning. Each letter is sent once for a day, however often or late this runs: a new due day is reminded of anew. */
export async function remindOfDays(db: Database, desk: Desk, now = new Date()): Promise<void> {
  const today = vietnamDay(now)
  const soon = vietnamDay(new Date(now.getTime() + BEFORE_DAYS * DAY_MS))
  const due = await db
    .select({ id: manuscripts.id })
    .from(manuscripts)
    .where(and(isNotNull(manuscripts.dueDay), lte(manuscripts.dueDay, soon)))
  for (const { id } of due) await remindAuthor(db, desk, id, { today, soon })
  const reviews = await db
    .select({ id: manuscriptReviews.id, manuscriptId: manuscriptReviews.manuscriptId })
    .from(manuscriptReviews)
    .where(and(inArray(manuscriptReviews.state, ['invited', 'accepted']), lte(manuscriptReviews.dueDay, soon)))
  for (const review of reviews) await remindReviewer(db, desk, review, { today })
}

function remindAuthor(db: Database, desk: Desk, id: string, { today, soon }: { today: string; soon: string }): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockSent(tx, id)
    const ref = row.dueDay
    // Sent, or given more time, since it was found.
    if (!ref || ref > soon) return
    if (ref >= today) return void (await sendLetter(tx, desk, { kind: 'dueSoon', to: 'author', row, ref }))
    await sendLetter(tx, desk, { kind: 'overdue', to: 'author', row, ref })
    await sendLetter(tx, desk, { kind: 'authorLate', to: 'staff', row, ref })
  })
}

/** With a new link: nobody has the word of the old one but its reader. */
function remindReviewer(
  db: Database,
  desk: Desk,
  { id, manuscriptId }: { id: string; manuscriptId: string },
  { today }: { today: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockSent(tx, manuscriptId)
    const isOpen = and(eq(manuscriptReviews.id, id), inArray(manuscriptReviews.state, ['invited', 'accepted']))
    const [review] = await tx.select().from(manuscriptReviews).where(isOpen)
    if (!review) return
    const key = newKey()
    const kind = review.dueDay < today ? 'reviewLate' : 'reviewReminder'
    const ref = `${id}:${review.dueDay}`
    if (await sendLetter(tx, desk, { kind, to: 'reviewer', row, review, reviewKey: key, ref }))
      await tx
        .update(manuscriptReviews)
        .set({ keyHash: hashOfKey(key) })
        .where(isOpen)
  })
}
