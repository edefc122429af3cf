import { AppError } from '@tq/contract/errors.ts'
import type { Database } from '@tq/db/database.ts'
import { videos } from '@tq/db/schema/learning/video.ts'
import { and, eq } from 'drizzle-orm'
import type { StaffActor } from '../../actor.ts'
import { queueJob } from '../../queue.ts'
import { recordAudit } from '../../staff/audit.ts'
import type { FileStore } from '../../storage/file-store.ts'
import { storeReceived } from '../../storage/store-file.ts'
import { asReceived } from '../../storage/upload/as-received.ts'
import { readVideoType } from './video-type.ts'

const LONGEST_NAME = 200

/** Staff see it from its first byte on. */
export async function beginUpload(db: Database, { id, fileName, actor }: { id: string; fileName: string; actor: StaffActor }) {
  // Signs that would turn the reading direction round, or break a line, are no part of a name.
  const shown = fileName
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(0, LONGEST_NAME)
    .trim()
  await db.insert(videos).values({ id, fileName: shown || 'video', state: 'uploading', uploadedBy: actor.userId })
}

/**
 * All bytes are here: they go into the store under their hash, and the work on them is queued. The same again, as when the answer
 * was lost, does nothing more.
 */
export async function finishUpload(
  { db, files }: { db: Database; files: FileStore },
  { id, path, actor }: { id: string; path: string; actor: StaffActor },
): Promise<void> {
  if (!(await isUploading(db, id))) return
  const mediaType = await readVideoType(path)
  if (!mediaType) {
    await cancelUpload(db, id)
    throw new AppError('VIDEO_TYPE_REFUSED')
  }
  const { hash, bytes } = await storeReceived(db, files, await asReceived(path), mediaType)
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(videos)
      .set({ state: 'processing', percent: 0, sourceHash: hash, updatedAt: new Date() })
      .where(and(eq(videos.id, id), eq(videos.state, 'uploading')))
    if (!changed.rowCount) return
    await queueJob(tx, 'process-video', { id }, `process-video:${id}`)
    await recordAudit(tx, {
      ...{ actor, action: 'video.upload', subject: { type: 'video', id } },
      ...{ before: { state: 'uploading' }, after: { state: 'processing', bytes, mediaType } },
    })
  })
}

export async function isUploading(db: Database, id: string): Promise<boolean> {
  return (await db.$count(videos, and(eq(videos.id, id), eq(videos.state, 'uploading')))) > 0
}

export async function cancelUpload(db: Database, id: string): Promise<void> {
  await db.delete(videos).where(and(eq(videos.id, id), eq(videos.state, 'uploading')))
}
