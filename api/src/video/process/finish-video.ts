import type { Database } from '@tq/db/database.ts'
import { videoRenditions, videoSegments, videos } from '@tq/db/schema/learning/video.ts'
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { raiseStaffAlert } from '../../staff/staff-alerts.ts'
import { invalidateLessons } from '../invalidate-lessons.ts'

export interface StoredRendition {
  width: number
  height: number
  bandwidth: number
  codecs: string
  segments: { fileHash: string; durationMs: number }[]
}

type Facts = Pick<
  typeof videos.$inferInsert,
  'durationMs' | 'width' | 'height' | 'key' | 'note' | 'mp4Hash' | 'posterHash' | 'spriteHash' | 'sprite'
>

const isProcessed = (id: string) => and(eq(videos.id, id), eq(videos.state, 'processing'))

/** Everything at once. One that was removed or finished meanwhile stays as it is. */
export async function readyVideo(
  db: Database,
  id: string,
  { renditions, ...facts }: Facts & { renditions: StoredRendition[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    const done = await tx
      .update(videos)
      .set({ ...facts, state: 'ready', percent: 100, updatedAt: sql`now()` })
      .where(isProcessed(id))
    if (!done.rowCount) return
    await tx.delete(videoSegments).where(eq(videoSegments.videoId, id))
    await tx.delete(videoRenditions).where(eq(videoRenditions.videoId, id))
    for (const { segments, ...rendition } of renditions) {
      await tx.insert(videoRenditions).values({ ...rendition, videoId: id })
      const { height } = rendition
      await tx.insert(videoSegments).values(segments.map((segment, position) => ({ ...segment, videoId: id, height, position })))
    }
    await invalidateLessons(tx, id)
  })
}

export async function failVideo(db: Database, id: string, why: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [failed] = await tx
      .update(videos)
      .set({ state: 'failed', note: why, updatedAt: sql`now()` })
      .where(isProcessed(id))
      .returning({ fileName: videos.fileName })
    if (failed) await raiseStaffAlert(tx, { kind: 'videoFailed', ref: id, text: `Video “${failed.fileName}”: ${why}` })
  })
}

/** The same file uploaded again: what was made of it serves both. False: nobody has it yet. */
export async function copyTwin(db: Database, id: string): Promise<boolean> {
  const [twin] = await db
    .select({ other: videos })
    .from(videos)
    .where(
      and(
        eq(videos.state, 'ready'),
        isNotNull(videos.key),
        ne(videos.id, id),
        sql`${videos.sourceHash} = (select v.source_hash from videos v where v.id = ${id})`,
      ),
    )
    .limit(1)
  if (!twin) return false
  const { durationMs, width, height, key, note, mp4Hash, posterHash, spriteHash, sprite } = twin.other
  const of = twin.other.id
  const renditions = await db.select().from(videoRenditions).where(eq(videoRenditions.videoId, of))
  const segments = await db.select().from(videoSegments).where(eq(videoSegments.videoId, of)).orderBy(videoSegments.position)
  await readyVideo(db, id, {
    ...{ durationMs, width, height, key, note, mp4Hash, posterHash, spriteHash, sprite },
    renditions: renditions.map(({ videoId: _, ...rendition }) => ({
      ...rendition,
      segments: segments
        .filter((segment) => segment.height === rendition.height)
        .map(({ fileHash, durationMs }) => ({ fileHash, durationMs })),
    })),
  })
  return true
}
