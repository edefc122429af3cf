import { AppError } from '@tq/contract/errors.ts'
import type { ManuscriptMessage } from '@tq/contract/manuscript/enums.ts'
import type { AuthorAction } from '@tq/contract/manuscript/states.ts'
import type { Database } from '@tq/db/database.ts'
import { manuscripts } from '@tq/db/schema/manuscript/manuscript.ts'
import { manuscriptMessages } from '@tq/db/schema/manuscript/manuscript-desk.ts'
import { manuscriptFiles } from '@tq/db/schema/manuscript/manuscript-files.ts'
import { and, eq, sql } from 'drizzle-orm'
import { consumeOrThrow } from '../../http/limit/rate-limit.ts'
import { changeState, openRoundOf, sendRound } from '../core/change-state.ts'
import type { Desk } from '../core/desk.ts'
import { type Asking, findOwn, lockOwn, type ManuscriptRow } from '../core/own.ts'
import { requireAction, requireRevision } from '../core/require-action.ts'
import { addFiles, takeUploads, type Uploaded } from '../files/add-files.ts'
import type { NewFile } from '../files/receive-files.ts'
import { sendLetter } from '../letters/send-letter.ts'

const MESSAGES = { most: 40, seconds: 24 * 60 * 60 }

/** Before megabytes are stored; asked again, with the row locked, when they are. */
export async function requireOwn(
  db: Database,
  id: string,
  asking: Asking,
  action: Extract<AuthorAction, 'upload' | 'submit'>,
): Promise<void> {
  requireAction(await findOwn(db, id, asking), 'author', action)
}

/** Into the round that its author is filling: nobody is told until it is sent. */
export function addToRound(
  db: Database,
  desk: Desk,
  { id, asking, files, uploads }: { id: string; asking: Asking; files: NewFile[]; uploads: Uploaded },
): Promise<ManuscriptRow> {
  return db.transaction(async (tx) => {
    const row = await lockOwn(tx, id, asking)
    requireAction(row, 'author', 'upload')
    const all = [...files, ...(await takeUploads(tx, asking.userId, uploads))]
    if (all.length === 0) throw new AppError('FILE_MISSING')
    await addFiles(tx, desk, { manuscriptId: id, round: await openRoundOf(tx, id), by: 'author', files: all })
    return touch(tx, row)
  })
}

export function removeFromRound(
  db: Database,
  { id, fileId, asking }: { id: string; fileId: string; asking: Asking },
): Promise<ManuscriptRow> {
  return db.transaction(async (tx) => {
    const row = await lockOwn(tx, id, asking)
    const [file] = await tx
      .select()
      .from(manuscriptFiles)
      .where(and(eq(manuscriptFiles.id, fileId), eq(manuscriptFiles.manuscriptId, id), eq(manuscriptFiles.by, 'author')))
    if (!file) throw new AppError('MANUSCRIPT_FILE_NOT_FOUND')
    requireAction(row, 'author', 'upload')
    // What was sent is the house's too.
    if (file.round !== (await openRoundOf(tx, id))) throw new AppError('MANUSCRIPT_FILE_SENT')
    await tx.delete(manuscriptFiles).where(eq(manuscriptFiles.id, fileId))
    return touch(tx, row)
  })
}

/** Closes the round: the explicit step without which nobody at the desk knows that something came. */
export function sendRevision(
  db: Database,
  desk: Desk,
  { id, asking, revision, reply }: { id: string; asking: Asking; revision: number; reply: string },
): Promise<ManuscriptRow> {
  return db.transaction(async (tx) => {
    const row = await lockOwn(tx, id, asking)
    requireRevision(row, revision)
    requireAction(row, 'author', 'sendRevision')
    const round = await openRoundOf(tx, id)
    const inRound = and(eq(manuscriptFiles.manuscriptId, id), eq(manuscriptFiles.round, round))
    const hasFiles = (await tx.$count(manuscriptFiles, inRound)) > 0
    if (!hasFiles && (row.state === 'revisionRequested' || !reply)) throw new AppError('MANUSCRIPT_NOTHING_NEW')
    await sendRound(tx, id, reply)
    return changeState(tx, desk, row, { action: 'sendRevision', by: 'author', byUserId: asking.userId, round, words: reply })
  })
}

export function withdraw(
  db: Database,
  desk: Desk,
  { id, asking, revision, reason }: { id: string; asking: Asking; revision: number; reason: string },
): Promise<ManuscriptRow> {
  return db.transaction(async (tx) => {
    const row = await lockOwn(tx, id, asking)
    requireRevision(row, revision)
    requireAction(row, 'author', 'withdraw')
    return changeState(tx, desk, row, { action: 'withdraw', by: 'author', byUserId: asking.userId, words: reason })
  })
}

const ACTION_OF: Record<ManuscriptMessage, AuthorAction> = {
  message: 'message',
  moreTime: 'askForTime',
  proofApproved: 'answerProof',
  proofChanges: 'answerProof',
}
const LETTER_OF = {
  message: 'authorMessage',
  moreTime: 'moreTimeAsked',
  proofApproved: 'proofAnswered',
  proofChanges: 'proofAnswered',
} as const

export async function writeToEditor(
  db: Database,
  desk: Desk,
  { id, asking, kind, text }: { id: string; asking: Asking; kind: ManuscriptMessage; text: string },
): Promise<ManuscriptRow> {
  await findOwn(db, id, asking)
  await consumeOrThrow(db, `manuscript-message:${id}`, MESSAGES)
  return db.transaction(async (tx) => {
    const row = await lockOwn(tx, id, asking)
    requireAction(row, 'author', ACTION_OF[kind])
    await tx.insert(manuscriptMessages).values({ manuscriptId: id, by: 'author', byUserId: asking.userId, kind, text })
    const words = kind === 'proofApproved' ? `Tác giả duyệt bản bông. ${text}` : text
    await sendLetter(tx, desk, { kind: LETTER_OF[kind], to: 'staff', row, words })
    return touch(tx, row)
  })
}

/** It moved, though no decision depends on it. */
async function touch(tx: Parameters<typeof lockOwn>[0], row: ManuscriptRow): Promise<ManuscriptRow> {
  const [changed] = await tx.update(manuscripts).set({ changedAt: sql`now()` }).where(eq(manuscripts.id, row.id)).returning()
  return changed as ManuscriptRow
}
