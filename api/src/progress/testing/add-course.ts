import { randomBytes } from 'node:crypto'
import type { Database } from '@tq/db/database.ts'
import type { courses, lessons } from '@tq/db/schema/learning/course.ts'
import { videos } from '@tq/db/schema/learning/video.ts'
import { addCourse as addByEditor } from '@tq/db/testing/courses.ts'

/** Ten minutes that play. */
export const VIDEO = { kind: 'video', durationSeconds: 600 } as const
export const TEXT = { kind: 'text' } as const

type NewLesson = Partial<typeof lessons.$inferInsert>
type NewCourse = Partial<typeof courses.$inferInsert> & { chapters?: NewLesson[][] }

/** Unless told otherwise a free one with a video and a text. */
export async function addCourse(db: Database, { chapters = [[VIDEO, TEXT]], ...more }: NewCourse = {}) {
  const playable: NewLesson[][] = []
  for (const chapter of chapters) playable.push(await Promise.all(chapter.map((lesson) => withVideo(db, lesson))))
  const title = 'Giải tích một biến'
  const teachers = [{ name: 'Trần Văn Bình', about: 'Giảng viên toán' }]
  return { title, ...(await addByEditor(db, { title, teachers, ...more, chapters: playable })) }
}

async function withVideo(db: Database, lesson: NewLesson): Promise<NewLesson> {
  if (lesson.kind !== 'video') return lesson
  const id = randomBytes(8).toString('hex')
  const durationMs = (lesson.durationSeconds ?? 0) * 1000
  await db
    .insert(videos)
    .values({ id, fileName: 'bai-giang.mp4', state: 'ready', percent: 100, durationMs, key: randomBytes(16) })
  return { ...lesson, videoId: id }
}
