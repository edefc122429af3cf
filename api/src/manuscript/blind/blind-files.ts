import { AppError } from '@tq/contract/errors.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { manuscriptFiles, manuscriptRounds } from '@tq/db/schema/manuscript/manuscript-files.ts'
import { files } from '@tq/db/schema/storage.ts'
import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { boundedQueue } from '../../http/limit/bounded-queue.ts'
import type { FileStore } from '../../storage/file-store.ts'
import { STORED_FILE, type StoredFile, storeReceived } from '../../storage/store-file.ts'
import type { Desk } from '../core/desk.ts'
import { isFileOpenFor } from '../files/file-view.ts'
import type { FileRow } from '../letters/about.ts'
import { canStrip, stripFile } from './strip-file.ts'

/** What is read for an opinion; papers about the person are not. */
const READ: readonly FileRow['role'][] = ['manuscript', 'outline', 'figures', 'reply']
export const isReviewed = ({ role, by }: Pick<FileRow, 'role' | 'by'>) => by === 'author' && READ.includes(role)

/** Whatever the author has sent of that, up to a round. */
export async function reviewedFiles(db: Db, manuscriptId: string, upTo = Number.MAX_SAFE_INTEGER): Promise<FileRow[]> {
  const rows = await db
    .select({ file: manuscriptFiles })
    .from(manuscriptFiles)
    .innerJoin(
      manuscriptRounds,
      and(
        eq(manuscriptRounds.manuscriptId, manuscriptFiles.manuscriptId),
        eq(manuscriptRounds.number, manuscriptFiles.round),
        isNotNull(manuscriptRounds.sentAt),
      ),
    )
    .where(
      and(
        eq(manuscriptFiles.manuscriptId, manuscriptId),
        eq(manuscriptFiles.by, 'author'),
        inArray(manuscriptFiles.role, [...READ]),
        lte(manuscriptFiles.round, Math.min(upTo, 2_000_000_000)),
      ),
    )
    .orderBy(asc(manuscriptFiles.createdAt), asc(manuscriptFiles.version))
  return rows.map(({ file }) => file)
}

interface Deps {
  db: Database
  files: FileStore
}

/** They take a processor and much memory: one at a time, and nobody waits for ever. */
const inTurn = boundedQueue({ atOnce: 1, waiting: 20, longestMs: 30_000 })

/**
 * What a reviewer gets of a file: one without the author's name in its properties, made once. Where none can be made it is the file as
 * it is, of which the editor has read `namesLeftIn`. What the author gave stays as it was given.
 */
export async function blindFile(deps: Deps, row: FileRow): Promise<StoredFile> {
  const made = row.blindedAt ? row.blindHash : await inTurn(() => makeBlind(deps, row))
  const [blind] = made ? await deps.db.select(STORED_FILE).from(files).where(eq(files.hash, made)) : []
  return blind ?? { hash: row.fileHash, bytes: row.bytes, mediaType: row.mediaType }
}

/** When a manuscript goes to review: before anybody is asked, its editor knows what can't be made nameless. */
export async function blindManuscript(deps: Deps, { hasScanner }: Desk, manuscriptId: string): Promise<void> {
  for (const row of await reviewedFiles(deps.db, manuscriptId))
    if (!row.blindedAt && isFileOpenFor('reviewer', row.scan, hasScanner)) await inTurn(() => makeBlind(deps, row))
}

async function makeBlind({ db, files: store }: Deps, row: FileRow): Promise<string | null> {
  const given = { hash: row.fileHash, bytes: row.bytes, mediaType: row.mediaType }
  const made = canStrip(row.mediaType) ? await stripFile(store, given).catch(orNull) : null
  const blindHash = made ? (await storeReceived(db, store, made, row.mediaType)).hash : null
  await db
    .update(manuscriptFiles)
    .set({ blindHash, blindedAt: sql`now()` })
    .where(and(eq(manuscriptFiles.id, row.id), isNull(manuscriptFiles.blindedAt)))
  return blindHash
}

/** Null where the file is to blame. A full disk, or a store that is away, is tried again: nobody gets a named file because of it. */
function orNull(error: Error & { code?: string }): null {
  const isOurs = error instanceof AppError || /^E[A-Z]+$/.test(error.code ?? '') || '$metadata' in error
  if (isOurs) throw error
  return null
}

/** What an editor has to know before reviewers get a file; null where there is nothing. */
export function namesLeftIn(row: Pick<FileRow, 'role' | 'by' | 'mediaType' | 'blindedAt' | 'blindHash'>): string | null {
  if (!isReviewed(row)) return null
  if (!canStrip(row.mediaType))
    return 'Định dạng này không gỡ được tên người soạn khỏi thuộc tính tệp, phản biện sẽ nhận nguyên tệp. Nên xin tác giả bản .docx hoặc .pdf trước khi mời.'
  if (row.blindedAt && !row.blindHash)
    return 'Không gỡ được tên người soạn khỏi thuộc tính tệp (tệp khoá, hỏng hoặc quá lớn), phản biện sẽ nhận nguyên tệp. Nên kiểm tra hoặc xin bản khác trước khi mời.'
  return null
}
