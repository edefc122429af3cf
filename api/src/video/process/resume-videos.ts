import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@tq/db/database.ts'
import { videos } from '@tq/db/schema/learning/video.ts'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { queueJob } from '../../queue.ts'

/** Longer than a report may be late on a busy machine. */
const SILENT_MINUTES = 3
const DAY_MS = 24 * 60 * 60 * 1000
/** As long as somebody may leave an upload and come back to it. */
const UPLOAD_DAYS = 7

/**
 * Videos whose worker was killed: the queue would keep its job locked for hours. A new job takes the old one's place; one that only
 * waits in line is left there.
 */
export async function resumeVideos(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const silent = await tx
      .select({ id: videos.id })
      .from(videos)
      .where(
        and(
          eq(videos.state, 'processing'),
          lt(videos.updatedAt, sql`now() - make_interval(mins => ${SILENT_MINUTES})`),
          sql`not exists (select 1 from graphile_worker.jobs j where j.key = 'process-video:' || ${videos.id} and j.locked_at is null)`,
        ),
      )
      .for('update', { skipLocked: true })
    for (const { id } of silent) await queueJob(tx, 'process-video', { id }, `process-video:${id}`)
    const ids = silent.map(({ id }) => id)
    if (ids.length) await tx.update(videos).set({ updatedAt: sql`now()` }).where(inArray(videos.id, ids))
  })
}

/** Uploads that nobody went on with or that staff removed, and folders of work that nobody ended. */
export async function clearUploads(db: Database, { uploads, work }: { uploads: string; work: string }): Promise<void> {
  const before = Date.now() - UPLOAD_DAYS * DAY_MS
  // Named before the rows are read: a row is written before its file.
  const [uploaded, worked] = await Promise.all([uploads, work].map((folder) => readdir(folder).catch(() => [])))
  await db
    .delete(videos)
    .where(and(eq(videos.state, 'uploading'), lt(videos.updatedAt, sql`now() - make_interval(days => ${UPLOAD_DAYS})`)))
  const rows = await db.select({ id: videos.id }).from(videos).where(eq(videos.state, 'uploading'))
  const known = new Set(rows.map(({ id }) => id))
  for (const name of uploaded ?? []) if (!known.has(name.replace(/\.json$/, ''))) await rm(join(uploads, name), { force: true })
  for (const name of worked ?? []) {
    const path = join(work, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs < before) await rm(path, { recursive: true, force: true })
  }
}
