import { AppError } from '@tq/contract/errors.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { lessonCaptions, lessons } from '@tq/db/schema/learning/course.ts'
import { indexCourse } from '@tq/db/search/learning-index.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { StaffActor } from '../../actor.ts'
import { recordAudit } from '../../staff/audit.ts'
import { readVtt, spokenText, writeVtt } from './web-vtt.ts'

interface NewCaptions {
  lessonId: number
  language: string
  label: string
  vtt: string
  actor: StaffActor
}

/** Replaces the captions of this language, and with the Vietnamese ones what is read and searched as the lesson's spoken text. */
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
      .returning({ id: lessons.id, courseId: lessons.courseId, transcript: lessons.transcript })
    if (!lesson) throw new AppError('LESSON_NOT_FOUND')
    if (language === 'vi' && (await isFromCaptions(tx, lesson))) {
      await tx
        .update(lessons)
        .set({ transcript: spokenText(cues) })
        .where(eq(lessons.id, lessonId))
      await indexCourse(tx, lesson.courseId)
    }
    const written = { label, vtt: writeVtt(cues) }
    await tx
      .insert(lessonCaptions)
      .values({ lessonId, language, ...written })
      .onConflictDoUpdate({ target: [lessonCaptions.lessonId, lessonCaptions.language], set: written })
    await recordAudit(tx, {
      ...{ actor, action: 'lesson.change', subject: { type: 'lesson', id: lessonId } },
      ...{ before: null, after: { captions: language, cues: cues.length } },
    })
    await invalidateTags(tx, [`course:${lesson.courseId}`, 'library'])
  })
  return { cues: cues.length }
}

/** One that somebody wrote by hand, with headings and corrections, stays. */
async function isFromCaptions(tx: Tx, { id, transcript }: { id: number; transcript: string }): Promise<boolean> {
  if (transcript === '') return true
  const [before] = await tx
    .select({ vtt: lessonCaptions.vtt })
    .from(lessonCaptions)
    .where(and(eq(lessonCaptions.lessonId, id), eq(lessonCaptions.language, 'vi')))
  return before !== undefined && spokenText(readVtt(before.vtt) ?? []) === transcript
}
