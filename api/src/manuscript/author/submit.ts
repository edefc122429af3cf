import { AppError } from '@tq/contract/errors.ts'
import type { Body } from '@tq/contract/http/endpoint.ts'
import type { createDraft } from '@tq/contract/manuscript/draft.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { manuscripts } from '@tq/db/schema/manuscript/manuscript.ts'
import { manuscriptFiles } from '@tq/db/schema/manuscript/manuscript-files.ts'
import { and, eq } from 'drizzle-orm'
import { consumeOrThrow, networkOf } from '../../http/limit/rate-limit.ts'
import { mailboxKey, normalEmail } from '../../mail/mailbox.ts'
import { changeState, openRoundOf, sendRound } from '../core/change-state.ts'
import { nextCode, searchTextOf } from '../core/code.ts'
import type { Desk } from '../core/desk.ts'
import { mintKey } from '../core/keys.ts'
import { lockOwn, type ManuscriptRow } from '../core/own.ts'
import { requireAction } from '../core/require-action.ts'
import { addFiles, takeUploads } from '../files/add-files.ts'
import type { Uploader } from '../files/quota.ts'
import type { NewFile } from '../files/receive-files.ts'
import { tellCoAuthors } from '../letters/send-letter.ts'
import { beginDraft, writeCoAuthors } from './save-draft.ts'

const DAY = 24 * 60 * 60
/** Nobody writes more than that; what fills the desk with rubbish does. */
const OF_ONE = { most: 10, seconds: DAY }
const OF_NETWORK = { most: 40, seconds: DAY }

export type Submission = Body<typeof createDraft>

export interface Submitted {
  row: ManuscriptRow
  /** A guest's. */
  key: string | null
}

/**
 * The same press of the button again, as when the answer was lost: what it made is there. A guest is the same by the mailbox; of
 * anybody else's press nothing is told.
 */
export async function findSubmitted(
  db: Database,
  { requestKey, authorEmail }: Pick<Submission, 'requestKey' | 'authorEmail'>,
  userId: string | null,
): Promise<Submitted | null> {
  const [row] = await db.select().from(manuscripts).where(eq(manuscripts.requestKey, requestKey))
  if (!row) return null
  const isTheirs = userId ? row.userId === userId : !row.userId && normalEmail(row.authorEmail) === normalEmail(authorEmail)
  if (!isTheirs) throw new AppError('MANUSCRIPT_SENT_BEFORE')
  return { row, key: userId ? null : await mintKey(db, row.id, { isFromLetter: false }) }
}

/** Before anything is stored. */
export async function countSubmission(db: Database, { userId, address, limitsNetworks }: Uploader, email: string): Promise<void> {
  await consumeOrThrow(db, `manuscript:${userId ?? mailboxKey(email)}`, OF_ONE)
  if (limitsNetworks) await consumeOrThrow(db, `manuscript:network:${networkOf(address)}`, OF_NETWORK)
}

/** From now on the press has it. */
export async function submitManuscript(
  db: Database,
  desk: Desk,
  { userId, body, files, now }: { userId: string | null; body: Submission; files: NewFile[]; now: Date },
): Promise<Submitted> {
  try {
    return await db.transaction((tx) => submitIn(tx, desk, { userId, body, files, now }))
  } catch (error) {
    // Pressed twice at once: whoever was second finds what the first has made.
    const again = isTaken(error) ? await findSubmitted(db, body, userId) : null
    if (again) return again
    throw error
  }
}

async function submitIn(
  tx: Tx,
  desk: Desk,
  { userId, body, files, now }: { userId: string | null; body: Submission; files: NewFile[]; now: Date },
): Promise<Submitted> {
  const { id, requestKey, uploads, coAuthors, holdsRights: _, isNotElsewhere: __, ...form } = body
  const row = id && userId ? await lockOwn(tx, id, { userId, key: '' }) : await beginDraft(tx, { userId, requestKey })
  requireAction(row, 'author', 'submit')
  const round = await openRoundOf(tx, row.id)
  const all = [...files, ...(await takeUploads(tx, userId, uploads))]
  await addFiles(tx, desk, { manuscriptId: row.id, round, by: 'author', files: all })
  const isManuscript = and(eq(manuscriptFiles.manuscriptId, row.id), eq(manuscriptFiles.role, 'manuscript'))
  if (!(await tx.$count(manuscriptFiles, isManuscript))) throw new AppError('MANUSCRIPT_FILE_NEEDED')
  await writeCoAuthors(tx, row.id, coAuthors)
  await sendRound(tx, row.id, '')
  const code = await nextCode(tx, now)
  const submitted = await changeState(tx, desk, row, {
    ...{ action: 'submit', by: 'author', byUserId: userId, round },
    more: {
      ...form,
      ...{ code, requestKey, committedAt: now, submittedAt: now, searchText: searchTextOf({ code, ...form }) },
      ...{ pageCount: form.pageCount ?? null, figureCount: form.figureCount ?? null },
      ...{ format: form.format ?? null, desiredDay: form.desiredDay ?? null },
    },
  })
  await tellCoAuthors(tx, submitted)
  return { row: submitted, key: userId ? null : await mintKey(tx, row.id, { isFromLetter: false }) }
}

/** Another transaction has taken the key of this request meanwhile. */
const isTaken = (error: unknown): boolean => {
  const { cause, constraint } = error as { cause?: unknown; constraint?: string }
  return constraint === 'manuscripts_request_key_index' || (cause !== undefined && isTaken(cause))
}
