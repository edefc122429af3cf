import type { ManuscriptSide } from '@tq/contract/manuscript/enums.ts'
import { type AuthorAction, allowsUpload, lettersOf, STATES, type StaffAction } from '@tq/contract/manuscript/states.ts'
import type { Tx } from '@tq/db/database.ts'
import { manuscriptEvents, manuscripts } from '@tq/db/schema/manuscript/manuscript.ts'
import { manuscriptFiles, manuscriptRounds } from '@tq/db/schema/manuscript/manuscript-files.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { queueJob } from '../../queue.ts'
import { cancelOpenReviews } from '../letters/cancel-reviews.ts'
import { sendLetter } from '../letters/send-letter.ts'
import type { Desk } from './desk.ts'
import type { ManuscriptRow } from './own.ts'

export interface Change {
  action: AuthorAction | StaffAction
  by: Extract<ManuscriptSide, 'author' | 'staff'>
  byUserId: string | null
  /** For the author. */
  words?: string
  /** For the house. */
  note?: string
  /** Of what the author has to do, where the next state asks for it. */
  dueDay?: string | null
  more?: Partial<typeof manuscripts.$inferInsert>
  /** The round that this sends. */
  round?: number
}

/**
 * The one place where a manuscript gets another state: with its event, its rounds and its letters, all or nothing. The row is locked,
 * and whoever calls has asked `requireAction`.
 */
export async function changeState(tx: Tx, desk: Desk, row: ManuscriptRow, change: Change): Promise<ManuscriptRow> {
  const { action, by, byUserId, words = '', note = '', dueDay = null, more = {} } = change
  const to = STATES[row.state].leads[action]
  if (!to) throw new Error(`${action} leads nowhere from ${row.state}`)
  const [changed] = await tx
    .update(manuscripts)
    .set({
      ...more,
      state: to,
      revision: row.revision + 1,
      changedAt: sql`now()`,
      dueDay: STATES[to].hasDueDay ? dueDay : null,
    })
    .where(eq(manuscripts.id, row.id))
    .returning()
  await tx.insert(manuscriptEvents).values({ manuscriptId: row.id, from: row.state, to, by, byUserId, words, note })
  // What its author had not sent was never the house's.
  if (allowsUpload(row.state)) await dropOpenRound(tx, row.id)
  if (allowsUpload(to)) await openRound(tx, row.id)
  if (row.state === 'underReview') await cancelOpenReviews(tx, desk, row)
  if (to === 'underReview') await queueJob(tx, 'blind-manuscript', { id: row.id }, `blind-manuscript:${row.id}`)
  const letters = lettersOf(action, to)
  const about = { row: changed as ManuscriptRow, words, round: change.round }
  if (letters.author) await sendLetter(tx, desk, { kind: letters.author, to: 'author', ...about })
  if (letters.house) await sendLetter(tx, desk, { kind: letters.house, to: 'staff', ...about })
  return changed as ManuscriptRow
}

export async function openRound(tx: Tx, manuscriptId: string): Promise<void> {
  await tx.execute(sql`
    insert into manuscript_rounds (manuscript_id, number)
    select ${manuscriptId}, coalesce(max(number), 0) + 1 from manuscript_rounds where manuscript_id = ${manuscriptId}`)
}

async function dropOpenRound(tx: Tx, manuscriptId: string): Promise<void> {
  const dropped = await tx
    .delete(manuscriptRounds)
    .where(and(eq(manuscriptRounds.manuscriptId, manuscriptId), isNull(manuscriptRounds.sentAt)))
    .returning({ number: manuscriptRounds.number })
  for (const { number } of dropped)
    await tx.delete(manuscriptFiles).where(and(eq(manuscriptFiles.manuscriptId, manuscriptId), eq(manuscriptFiles.round, number)))
}

/** The number of the round that its author fills. */
export async function openRoundOf(tx: Tx, manuscriptId: string): Promise<number> {
  const [round] = await tx
    .select({ number: manuscriptRounds.number })
    .from(manuscriptRounds)
    .where(and(eq(manuscriptRounds.manuscriptId, manuscriptId), isNull(manuscriptRounds.sentAt)))
  if (!round) throw new Error(`no open round in ${manuscriptId}`)
  return round.number
}

/** From now on it is the house's, and nothing in it changes. */
export async function sendRound(tx: Tx, manuscriptId: string, reply: string): Promise<number> {
  const number = await openRoundOf(tx, manuscriptId)
  await tx
    .update(manuscriptRounds)
    .set({ sentAt: sql`now()`, reply })
    .where(and(eq(manuscriptRounds.manuscriptId, manuscriptId), eq(manuscriptRounds.number, number)))
  return number
}
