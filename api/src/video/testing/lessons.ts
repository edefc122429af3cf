import { createCipheriv, randomBytes } from 'node:crypto'
import { isPlayed } from '@tq/contract/enums.ts'
import type { Database } from '@tq/db/database.ts'
import { lessonCaptions, lessonMaterials, lessons } from '@tq/db/schema/learning/course.ts'
import { videoRenditions, videoSegments, videos } from '@tq/db/schema/learning/video.ts'
import { addCourse as addByEditor, saveLesson } from '@tq/db/testing/courses.ts'
import type { FileStore } from '../../storage/file-store.ts'
import { storeTestFile } from '../../storage/testing/store-test-file.ts'

interface Place {
  db: Database
  files: FileStore
}
type NewLesson = Partial<typeof lessons.$inferInsert>
type LessonRow = typeof lessons.$inferSelect

export const SEGMENTS = ['đoạn một', 'đoạn hai', 'đoạn ba']
const HEIGHTS = [360, 720]

/** A course of this use with one chapter; a sold one has a product of its own. */
export async function addCourse(db: Database, use: 'library' | 'sold' | 'textbook') {
  const { id, chapterIds } = await addByEditor(db, { use, title: 'Nhập môn lập trình', chapters: [[]] })
  return { id, chapterId: chapterIds[0] as number }
}

export async function addLesson(
  { db }: Place,
  course: { id: number; chapterId: number },
  more: NewLesson & Pick<LessonRow, 'kind'>,
): Promise<LessonRow> {
  const [lesson] = await db
    .insert(lessons)
    .values({
      courseId: course.id,
      chapterId: course.chapterId,
      position: 0,
      title: 'Vòng lặp for',
      body: '<p>Nội dung</p>',
      durationSeconds: 0,
      completion: more.kind && isPlayed(more.kind) ? 'watched' : 'read',
      ...more,
    })
    .returning()
  // What is counted and searched follows.
  await saveLesson(db, lesson?.id as number, { durationSeconds: lesson?.durationSeconds as number })
  return lesson as LessonRow
}

/** A ready video with a stream of two sizes, whose segments are a few encrypted words. */
export async function addVideo({ db, files }: Place): Promise<{ id: string; key: Buffer; segments: string[] }> {
  const id = randomBytes(16).toString('hex').slice(0, 16)
  const key = randomBytes(16)
  const place = { db, files }
  await db.insert(videos).values({
    id,
    fileName: 'bai-1.mp4',
    state: 'ready',
    durationMs: 11_500,
    width: 1280,
    height: 720,
    mp4Hash: await storeTestFile(place, `mp4 ${id}`, 'video/mp4'),
    posterHash: await storeTestFile(place, `poster ${id}`),
    spriteHash: await storeTestFile(place, `sprite ${id}`),
    sprite: { everySeconds: 2, columns: 3, rows: 2, width: 160, height: 90 },
    key,
  })
  const segments: string[] = []
  for (const height of HEIGHTS) {
    const width = (height / 9) * 16
    await db
      .insert(videoRenditions)
      .values({ videoId: id, height, width, bandwidth: height * 1000, codecs: 'avc1.64001f,mp4a.40.2' })
    for (const [position, text] of SEGMENTS.entries()) {
      const iv = Buffer.alloc(16)
      iv.writeUInt32BE(position, 12)
      const cipher = createCipheriv('aes-128-cbc', key, iv)
      const content = Buffer.concat([cipher.update(`${text} ${height}`), cipher.final()])
      const fileHash = await storeTestFile(place, content, 'video/mp2t')
      segments.push(fileHash)
      await db.insert(videoSegments).values({ videoId: id, height, position, durationMs: position === 2 ? 3500 : 4000, fileHash })
    }
  }
  return { id, key, segments }
}

export async function addExtras({ db, files }: Place, lessonId: number): Promise<{ materialId: string }> {
  const materialId = randomBytes(8).toString('hex')
  const fileHash = await storeTestFile({ db, files }, `bài tập ${materialId}`, 'application/pdf')
  await db
    .insert(lessonMaterials)
    .values({ id: materialId, lessonId, position: 0, title: 'Bài tập', fileName: 'Bài tập số 1.pdf', fileHash })
  await db
    .insert(lessonCaptions)
    .values({ lessonId, language: 'vi', label: 'Tiếng Việt', vtt: 'WEBVTT\n\n00:00.000 --> 00:02.000\nXin chào\n' })
  return { materialId }
}
