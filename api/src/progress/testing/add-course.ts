import { randomBytes } from 'node:crypto'
import type { Database } from '@tq/db/database.ts'
import { courseCategories, courseChapters, courses, lessons } from '@tq/db/schema/learning/course.ts'
import { videos } from '@tq/db/schema/learning/video.ts'
import { sql } from 'drizzle-orm'

interface NewLesson {
  kind?: 'video' | 'text'
  seconds?: number
  isPreview?: boolean
  isPublished?: boolean
}

const VIDEO: NewLesson = { kind: 'video', seconds: 600 }
const TEXT: NewLesson = { kind: 'text', seconds: 300 }

interface NewCourse {
  use?: 'library' | 'sold'
  /** Of each chapter. */
  chapters?: NewLesson[][]
  more?: Partial<typeof courses.$inferInsert>
}

/** A course as the press would have made it: unless told otherwise a free one with a video and a text. */
export async function addCourse(db: Database, { use = 'library', chapters = [[VIDEO, TEXT]], more = {} }: NewCourse = {}) {
  const productId = use === 'sold' ? await freeProduct(db) : null
  const [category] = await db.select().from(courseCategories).limit(1)
  const shown = chapters.flat().filter(({ isPublished = true }) => isPublished)
  const [course] = await db
    .insert(courses)
    .values({
      ...{ use, productId, categoryId: category?.id ?? null, title: 'Giải tích một biến', summary: 'Từ giới hạn tới tích phân' },
      teachers: [{ name: 'Trần Văn Bình', about: 'Giảng viên toán' }],
      lessonCount: shown.length,
      durationSeconds: shown.reduce((sum, { seconds = 600 }) => sum + seconds, 0),
      ...more,
    })
    .returning()
  if (!course) throw new Error('no course')
  const lessonIds: number[] = []
  for (const [place, ofChapter] of chapters.entries()) {
    const [chapter] = await db
      .insert(courseChapters)
      .values({ courseId: course.id, title: `Phần ${place + 1}`, position: place })
      .returning()
    for (const [position, lesson] of ofChapter.entries())
      lessonIds.push(await addLesson(db, { courseId: course.id, chapterId: chapter?.id ?? 0, position }, lesson))
  }
  return { course, productId: productId ?? 0, lessonIds }
}

async function addLesson(
  db: Database,
  place: { courseId: number; chapterId: number; position: number },
  { kind = 'video', seconds = 600, ...more }: NewLesson,
): Promise<number> {
  const plays = kind === 'video'
  const [lesson] = await db
    .insert(lessons)
    .values({
      ...{ ...place, kind, durationSeconds: seconds, title: `Bài ${place.position + 1}`, ...more },
      ...{ body: plays ? '' : '<p>Giới hạn của một dãy số.</p>', videoId: plays ? await addVideo(db, seconds) : null },
      completion: plays ? 'watched' : 'read',
    })
    .returning({ id: lessons.id })
  return lesson?.id ?? 0
}

async function addVideo(db: Database, seconds: number): Promise<string> {
  const id = randomBytes(8).toString('hex')
  await db
    .insert(videos)
    .values({ id, fileName: 'bai-giang.mp4', state: 'ready', percent: 100, durationMs: seconds * 1000, key: randomBytes(16) })
  return id
}

/** A course of the shop whose lessons were not put in. */
async function freeProduct(db: Database): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select p.id from products p where p.kind = 'course' and not exists (select 1 from courses c where c.product_id = p.id) order by p.id limit 1`)
  const [found] = rows
  if (!found) throw new Error('every course of the shop has its lessons')
  return found.id
}
