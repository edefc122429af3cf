import { createHash } from 'node:crypto'
import { type CourseUse, isPlayed, type LessonKind } from '@tq/contract/enums.ts'
import { type InferInsertModel, inArray } from 'drizzle-orm'
import { readingSeconds } from '../../../src/reading-time.ts'
import { courseChapters, courses, lessonCaptions, lessonMaterials, lessons } from '../../../src/schema/all.ts'
import type { StoredPicture } from '../../../src/schema/content/home.ts'
import { randomFor } from '../../random.ts'
import type { CourseText, LessonText } from '../../texts/learning/course-text.ts'
import { demoAudio, demoMaterial, demoVideo } from '../media.ts'
import { daysFrom, insertAll, type Press } from '../press.ts'

export interface DemoCourse {
  /** Below 500, so that what is made of it stays below the first ids given out later. */
  id: number
  use: CourseUse
  text: CourseText
  position: number
  categoryId?: number
  productId?: number
  picture?: StoredPicture
}

/** The n-th lesson of a course, from 1, counted through its chapters. Printed codes hold it: lessons are added at the end. */
export const lessonIdOf = (courseId: number, n: number) => courseId * 100 + n
export const chapterIdOf = (courseId: number, n: number) => courseId * 20 + n

/** Courses with their chapters and lessons. A course of an earlier release, which had none, is written anew under its id. */
export async function insertCourses({ tx, now }: Press, list: DemoCourse[]): Promise<void> {
  const ids = list.map(({ id }) => id)
  await tx.delete(courses).where(inArray(courses.id, ids))
  await insertAll(
    tx,
    courses,
    list.map((course) => courseRow(course, now)),
  )
  await insertAll(tx, courseChapters, list.flatMap(chapterRows))
  const placed = list.flatMap(placeLessons)
  await insertAll(tx, lessons, placed.map(lessonRow))
  await insertAll(tx, lessonCaptions, placed.flatMap(captionRows))
  await insertAll(tx, lessonMaterials, placed.flatMap(materialRows))
}

function courseRow(
  { id, use, text, position, categoryId, productId, picture }: DemoCourse,
  now: Date,
): InferInsertModel<typeof courses> {
  const random = randomFor('learning', id)
  const createdAt = daysFrom(now, -random.int(200, 600))
  const { chapters, ...facts } = text
  const all = chapters.flatMap((chapter) => chapter.lessons)
  return {
    ...facts,
    id,
    use,
    position,
    categoryId,
    productId,
    picture: picture ?? { url: `/media/library/${id}.webp`, alt: `Minh hoạ khoá học ${text.title}`, width: 800, height: 450 },
    lessonCount: all.length,
    durationSeconds: all.reduce((sum, lesson) => sum + secondsOf(lesson), 0),
    createdAt,
    updatedAt: daysFrom(now, -random.int(2, 180)),
  }
}

function chapterRows({ id, text }: DemoCourse): InferInsertModel<typeof courseChapters>[] {
  return text.chapters.map(({ title }, position) => ({ id: chapterIdOf(id, position + 1), courseId: id, title, position }))
}

interface PlacedLesson {
  id: number
  courseId: number
  chapterId: number
  position: number
  text: LessonText
}

function placeLessons({ id: courseId, text }: DemoCourse): PlacedLesson[] {
  let n = 0
  return text.chapters.flatMap((chapter, place) =>
    chapter.lessons.map((lesson, position) => {
      n += 1
      return { id: lessonIdOf(courseId, n), courseId, chapterId: chapterIdOf(courseId, place + 1), position, text: lesson }
    }),
  )
}

function lessonRow({ text, ...place }: PlacedLesson): InferInsertModel<typeof lessons> {
  const { title, summary, body, isPreview } = text
  const { kind, videoId, fileHash, transcript } = mediumOf(text)
  return {
    ...place,
    ...{ title, summary, body, isPreview, kind, videoId, fileHash, transcript },
    completion: isPlayed(kind) ? 'watched' : 'read',
    durationSeconds: secondsOf(text),
  }
}

interface Medium {
  kind: LessonKind
  /** Of what plays. */
  seconds?: number
  videoId?: string
  fileHash?: string
  captions?: string
  transcript?: string
}

function mediumOf({ video, audio, document }: LessonText): Medium {
  if (video) {
    const { id: videoId, durationMs, captions, transcript } = demoVideo(video)
    return { kind: 'video', videoId, captions, transcript, seconds: Math.round(durationMs / 1000) }
  }
  if (audio) {
    const { file, durationMs, captions, transcript } = demoAudio(audio)
    return { kind: 'audio', fileHash: file.hash, captions, transcript, seconds: Math.round(durationMs / 1000) }
  }
  if (document) return { kind: 'document', fileHash: demoMaterial(document).file.hash }
  return { kind: 'text' }
}

function secondsOf(text: LessonText): number {
  return mediumOf(text).seconds ?? (text.minutes ? text.minutes * 60 : readingSeconds(text.body))
}

function captionRows({ id: lessonId, text }: PlacedLesson): InferInsertModel<typeof lessonCaptions>[] {
  const { captions: vtt } = mediumOf(text)
  return vtt ? [{ lessonId, language: 'vi', label: 'Tiếng Việt', vtt }] : []
}

function materialRows({ id: lessonId, text }: PlacedLesson): InferInsertModel<typeof lessonMaterials>[] {
  return (text.materials ?? []).map((name, position) => {
    const { title, fileName, file } = demoMaterial(name)
    // The same at every seeding, so that an address that was copied stays.
    const id = createHash('sha256').update(`${lessonId}/${name}`).digest('base64url').slice(0, 16)
    return { id, lessonId, position, title, fileName, fileHash: file.hash }
  })
}
