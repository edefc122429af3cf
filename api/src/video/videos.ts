import { AppError } from '@tq/contract/errors.ts'
import type { Video } from '@tq/contract/learning/video.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { lessons } from '@tq/db/schema/learning/course.ts'
import { videoRenditions, videos } from '@tq/db/schema/learning/video.ts'
import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { StaffActor } from '../actor.ts'
import { type Paged, requirePage } from '../http/paging.ts'
import { queueJob } from '../queue.ts'
import { recordAudit } from '../staff/audit.ts'
import { invalidateLessons } from './invalidate-lessons.ts'

export async function listVideos(db: Db, { state, ...paged }: Paged & { state?: Video['state'] | undefined }) {
  const where = state && eq(videos.state, state)
  const { total, totalPage, offset } = requirePage(await db.$count(videos, where), paged)
  return { data: await readVideos(db, where, { limit: paged.perPage, offset }), total, totalPage }
}

export async function getVideo(db: Db, id: string): Promise<Video> {
  const [video] = await readVideos(db, eq(videos.id, id))
  if (!video) throw new AppError('VIDEO_NOT_FOUND')
  return video
}

/** One that failed, or that is played as it came because there was no ffmpeg. */
export async function retryVideo(db: Database, id: string, { actor }: { actor: StaffActor }): Promise<Video> {
  await db.transaction(async (tx) => {
    const [video] = await tx.select().from(videos).where(eq(videos.id, id)).for('update')
    if (!video) throw new AppError('VIDEO_NOT_FOUND')
    const isPlain = video.state === 'ready' && !video.key && video.sourceHash !== null
    if (video.state !== 'failed' && !isPlain) throw new AppError('VIDEO_NOT_FAILED')
    await tx.update(videos).set({ state: 'processing', percent: 0, note: null, updatedAt: sql`now()` }).where(eq(videos.id, id))
    await queueJob(tx, 'process-video', { id }, `process-video:${id}`)
    await invalidateLessons(tx, id)
    await recordAudit(tx, {
      ...{ actor, action: 'video.retry', subject: { type: 'video', id } },
      ...{ before: { state: video.state }, after: { state: 'processing' } },
    })
  })
  return getVideo(db, id)
}

/** Its files go with the nightly sweep, unless another video has them. */
export async function removeVideo(db: Database, id: string, { actor }: { actor: StaffActor }): Promise<void> {
  await db.transaction(async (tx) => {
    const [video] = await tx.select({ state: videos.state }).from(videos).where(eq(videos.id, id)).for('update')
    if (!video) throw new AppError('VIDEO_NOT_FOUND')
    if (await tx.$count(lessons, eq(lessons.videoId, id))) throw new AppError('VIDEO_IN_USE')
    await tx.delete(videos).where(eq(videos.id, id))
    await recordAudit(tx, {
      ...{ actor, action: 'video.remove', subject: { type: 'video', id } },
      ...{ before: { state: video.state }, after: null },
    })
  })
}

/** Drizzle leaves out the table's name among the fields; inside a query of its own the plain `id` would be another's. */
const VIDEO_ID = sql.raw('"videos"."id"')

function readVideos(db: Db, where: SQL | undefined, { limit = 1, offset = 0 } = {}): Promise<Video[]> {
  return db
    .select({
      id: videos.id,
      fileName: videos.fileName,
      state: videos.state,
      percent: videos.percent,
      note: videos.note,
      durationMs: videos.durationMs,
      width: videos.width,
      height: videos.height,
      renditions: sql<number[]>`array(select r.height::int from ${videoRenditions} r where r.video_id = ${VIDEO_ID} order by 1)`,
      lessonIds: sql<number[]>`array(select l.id from ${lessons} l where l.video_id = ${VIDEO_ID} order by 1)`,
      createdAt: sql<string>`to_char(${videos.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    })
    .from(videos)
    .where(where)
    .orderBy(desc(videos.createdAt), desc(videos.id))
    .limit(limit)
    .offset(offset)
}
