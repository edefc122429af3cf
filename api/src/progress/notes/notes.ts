import { AppError } from '@tq/contract/errors.ts'
import type { LessonNote } from '@tq/contract/learning/notes.ts'
import type { Db } from '@tq/db/database.ts'
import { lessonNotes } from '@tq/db/schema/learning/progress.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { consumeOrThrow } from '../../http/limit/rate-limit.ts'
import { type Paged, requirePage } from '../../http/paging.ts'
import { requireLessonAccess } from '../../learning/access.ts'

/** As many as anybody writes into one lesson; a program that fills the table is stopped. Two tabs at once may pass it by one. */
const MOST_IN_LESSON = 500
/** Adding and changing together. */
const WRITES = { most: 600, seconds: 60 * 60 }

type Row = typeof lessonNotes.$inferSelect
interface NewNote {
  lessonId: number
  seconds: number | null
  section: string | null
  content: string
}

const inLesson = (userId: string, lessonId: number) => and(eq(lessonNotes.userId, userId), eq(lessonNotes.lessonId, lessonId))
const own = (userId: string, id: string) => and(eq(lessonNotes.id, id), eq(lessonNotes.userId, userId))

/** By their second; those of a text, whose sections only the page can order, as they were written. */
export async function listNotes(db: Db, userId: string, lessonId: number, paged: Paged) {
  await requireLessonAccess(db, userId, lessonId)
  const { offset, ...paging } = requirePage(await db.$count(lessonNotes, inLesson(userId, lessonId)), paged)
  const rows = await db
    .select()
    .from(lessonNotes)
    .where(inLesson(userId, lessonId))
    .orderBy(sql`${lessonNotes.seconds} nulls first`, asc(lessonNotes.createdAt), asc(lessonNotes.id))
    .limit(paged.perPage)
    .offset(offset)
  return { ...paging, data: rows.map(toNote) }
}

export async function addNote(db: Db, userId: string, note: NewNote): Promise<LessonNote> {
  await requireLessonAccess(db, userId, note.lessonId)
  await consumeOrThrow(db, `note:${userId}`, WRITES)
  if ((await db.$count(lessonNotes, inLesson(userId, note.lessonId))) >= MOST_IN_LESSON) throw new AppError('NOTES_FULL')
  const [row] = await db
    .insert(lessonNotes)
    .values({ ...note, userId })
    .returning()
  return toNote(row as Row)
}

/** Also of a lesson that was taken away: it stays the learner's own. */
export async function changeNote(db: Db, userId: string, id: string, content: string): Promise<LessonNote> {
  await consumeOrThrow(db, `note:${userId}`, WRITES)
  const [row] = await db.update(lessonNotes).set({ content, updatedAt: sql`now()` }).where(own(userId, id)).returning()
  if (!row) throw new AppError('NOTE_NOT_FOUND')
  return toNote(row)
}

export async function removeNote(db: Db, userId: string, id: string): Promise<void> {
  const removed = await db.delete(lessonNotes).where(own(userId, id)).returning({ id: lessonNotes.id })
  if (!removed.length) throw new AppError('NOTE_NOT_FOUND')
}

const toNote = ({ userId: _, createdAt, updatedAt, ...note }: Row): LessonNote => ({
  ...note,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
