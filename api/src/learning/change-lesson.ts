import { AppError } from '@tq/contract/errors.ts'
import { cleanLesson } from '@tq/db/clean-lesson.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { recountCourse } from '@tq/db/learning-counts.ts'
import { readingSeconds } from '@tq/db/reading-time.ts'
import { courses, lessons } from '@tq/db/schema/learning/course.ts'
import { videos } from '@tq/db/schema/learning/video.ts'
import { indexCourse } from '@tq/db/search/learning-index.ts'
import { invalidateTags, type Tag } from '@tq/db/tags.ts'
import { eq, sql } from 'drizzle-orm'
import type { StaffActor } from '../actor.ts'
import { recordAudit } from '../staff/audit.ts'

export interface LessonChange {
  title?: string | undefined
  summary?: string | undefined
  body?: string | undefined
  videoId?: string | undefined
  isPreview?: boolean | undefined
  isPublished?: boolean | undefined
}

type Lesson = typeof lessons.$inferSelect

/** Every change of a lesson goes through here, so that its text is clean, counted, findable, and new on every process. */
export async function changeLesson(
  db: Database,
  id: number,
  { actor, ...change }: LessonChange & { actor: StaffActor },
): Promise<{ id: number; title: string }> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(lessons).where(eq(lessons.id, id)).for('update')
    if (!before) throw new AppError('LESSON_NOT_FOUND')
    const after = await changed(tx, before, change)
    const { title, summary, body, videoId, durationSeconds, isPreview, isPublished } = after
    const updatedAt = new Date()
    await tx
      .update(lessons)
      .set({ title, summary, body, videoId, durationSeconds, isPreview, isPublished, updatedAt })
      .where(eq(lessons.id, id))
    await tx.update(courses).set({ updatedAt }).where(eq(courses.id, before.courseId))
    await recountCourse(tx, before.courseId)
    await indexCourse(tx, before.courseId)
    await recordAudit(tx, {
      ...{ actor, action: 'lesson.change', subject: { type: 'lesson', id } },
      // Its text is long, and stands in the lesson: which parts were changed is enough.
      before: factsOf(before),
      after: { ...factsOf(after), changed: Object.keys(change) },
    })
    await invalidateTags(tx, await tagsOf(tx, before))
    return { id, title }
  })
}

const factsOf = ({ videoId, isPreview, isPublished }: Lesson) => ({ videoId, isPreview, isPublished })

async function changed(tx: Tx, before: Lesson, change: LessonChange): Promise<Lesson> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const after: Lesson = { ...before, ...given }
  if (change.body !== undefined) after.body = cleanLesson(change.body)
  if (change.body !== undefined && after.kind === 'text') after.durationSeconds = readingSeconds(after.body)
  if (change.videoId !== undefined) after.durationSeconds = await secondsOf(tx, before, change.videoId)
  if (after.isPublished && !hasContent(after)) throw new AppError('LESSON_EMPTY')
  return after
}

function hasContent({ kind, body, videoId, fileHash }: Lesson): boolean {
  if (kind === 'text') return body !== ''
  return kind === 'video' ? videoId !== null : fileHash !== null
}

/** How long the lesson takes with that video. */
async function secondsOf(tx: Tx, { kind }: Lesson, videoId: string): Promise<number> {
  if (kind !== 'video') throw new AppError('LESSON_PLAYS_NO_VIDEO')
  const [video] = await tx.select().from(videos).where(eq(videos.id, videoId))
  if (!video) throw new AppError('VIDEO_NOT_FOUND')
  if (video.state !== 'ready' || video.durationMs === null) throw new AppError('VIDEO_NOT_READY')
  return Math.round(video.durationMs / 1000)
}

/** Everything that shows the lesson, or counts it. */
async function tagsOf(tx: Tx, { id, courseId }: Lesson): Promise<Tag[]> {
  const { rows } = await tx.execute<{ tag: Tag }>(sql`
    select 'book:' || product_id as tag from courses where id = ${courseId} and product_id is not null
    union select 'textbook:' || id from textbooks where course_id = ${courseId}
    union select 'textbook:' || ch.textbook_id from textbook_sub_chapters s join textbook_chapters ch on ch.id = s.chapter_id
      where s.lesson_id = ${id}`)
  return [`course:${courseId}`, 'library', ...(rows.length ? ['textbook'] : []), ...rows.map(({ tag }) => tag)]
}
