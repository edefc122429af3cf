import { AppError } from '@tq/contract/errors.ts'
import type { FileType } from '@tq/contract/http/files.ts'
import type { AuthorFileRole, ManuscriptSide } from '@tq/contract/manuscript/enums.ts'
import { MOST_FILES_A_ROUND, MOST_MANUSCRIPT_BYTES, typesOf } from '@tq/contract/manuscript/files.ts'
import type { Tx } from '@tq/db/database.ts'
import { manuscriptFiles, manuscriptUploads } from '@tq/db/schema/manuscript/manuscript-files.ts'
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Desk } from '../core/desk.ts'
import type { FileRow } from '../letters/about.ts'
import type { NewFile } from './receive-files.ts'

/** Files that came in parts, by the ids of their uploads. */
export type Uploaded = { id: string; role: AuthorFileRole }[]

/** Takes finished uploads of this person, or of a guest, for a manuscript: each can be taken once. */
export async function takeUploads(tx: Tx, userId: string | null, wanted: Uploaded): Promise<NewFile[]> {
  if (wanted.length === 0) return []
  const taken = await tx
    .delete(manuscriptUploads)
    .where(
      and(
        inArray(
          manuscriptUploads.id,
          wanted.map(({ id }) => id),
        ),
        isNotNull(manuscriptUploads.fileHash),
        // Begun before logging in, it is still theirs: nobody else knows its id.
        or(isNull(manuscriptUploads.userId), userId ? eq(manuscriptUploads.userId, userId) : sql`false`),
      ),
    )
    .returning()
  return wanted.map(({ id, role }) => {
    const found = taken.find((upload) => upload.id === id)
    if (!found?.fileHash) throw new AppError('UPLOAD_NOT_FOUND')
    const mediaType = found.mediaType as FileType
    if (!typesOf(role).includes(mediaType)) throw new AppError('FILE_TYPE_REFUSED', { values: typesOf(role) })
    return { role, name: found.name, hash: found.fileHash, bytes: found.bytes, mediaType }
  })
}

/** New versions in a round. The manuscript's row is locked, so their numbers are nobody else's. */
export async function addFiles(
  tx: Tx,
  { hasScanner }: Desk,
  { manuscriptId, round, by, files }: { manuscriptId: string; round: number; by: ManuscriptSide; files: NewFile[] },
): Promise<FileRow[]> {
  const before = await tx.select().from(manuscriptFiles).where(eq(manuscriptFiles.manuscriptId, manuscriptId))
  const inRound = before.filter((file) => file.round === round && file.by === by)
  if (inRound.length + files.length > MOST_FILES_A_ROUND) throw new AppError('TOO_MANY_FILES', { values: MOST_FILES_A_ROUND })
  const bytes = [...before, ...files].reduce((sum, file) => sum + file.bytes, 0)
  if (bytes > MOST_MANUSCRIPT_BYTES) throw new AppError('MANUSCRIPT_TOO_HEAVY')
  const lastOf = new Map<string, number>()
  for (const { role, version } of before) lastOf.set(role, Math.max(version, lastOf.get(role) ?? 0))
  const rows: (typeof manuscriptFiles.$inferInsert)[] = files.map(({ role, name, hash, bytes: size, mediaType }) => {
    const version = (lastOf.get(role) ?? 0) + 1
    lastOf.set(role, version)
    const scan = hasScanner ? ('scanning' as const) : ('unscanned' as const)
    return { manuscriptId, round, role, version, name, fileHash: hash, bytes: size, mediaType, by, scan }
  })
  return rows.length ? tx.insert(manuscriptFiles).values(rows).returning() : []
}
