import { AppError } from '@tq/contract/errors.ts'
import type { Database } from '@tq/db/database.ts'
import { lessonCaptions, lessons } from '@tq/db/schema/learning/course.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { eq, sql } from 'drizzle-orm'
import type { StaffActor } from '../../actor.ts'
import { recordAudit } from '../../staff/audit.ts'
import { readVtt, writeVtt } from './web-vtt.ts'

interface NewCaptions {
  lessonId: number
  language: string
  label: string
  vtt: string
  actor: StaffActor
}

/** Replaces the captions of this language. */
export async function setCaptions(
  db: Database,
  { lessonId, language, label, vtt, actor }: NewCaptions,
): Promise<{ cues: number }> {
  const cues = readVtt(vtt)
  if (!cues) throw new AppError('CAPTIONS_UNREADABLE')
  await db.transaction(async (tx) => {
    // Touched, so that whoever shows when a lesson last changed says so.
    const [lesson] = await tx
      .update(lessons)
      .set({ updatedAt: sql`now()` })
      .where(eq(lessons.id, lessonId))
      .returning({ courseId: lessons.courseId })
    if (!lesson) throw new AppError('LESSON_NOT_FOUND')
    const written = { label, vtt: writeVtt(cues) }
    await tx
      .insert(lessonCaptions)
      .values({ lessonId, language, ...written })
      .onConflictDoUpdate({ target: [lessonCaptions.lessonId, lessonCaptions.language], set: written })
    await recordAudit(tx, {
      ...{ actor, action: 'lesson.change', subject: { type: 'lesson', id: lessonId } },
      ...{ before: null, after: { captions: language, cues: cues.length } },
    })
    await invalidateTags(tx, [`course:${lesson.courseId}`])
  })
  return { cues: cues.length }
}
