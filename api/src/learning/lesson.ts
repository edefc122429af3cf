import { AppError } from '@tq/contract/errors.ts'
import type { LessonDetail } from '@tq/contract/learning/lesson.ts'
import { addressId } from '@tq/contract/slug.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import type { App } from '../deps.ts'
import { mediaOf } from '../video/lesson-media.ts'
import { OPEN_TO_ALL, shownTo } from './access.ts'
import { dependOn, type ReadOptions, readOffer } from './course.ts'
import { selectCourses } from './course-card.ts'
import { renderLesson } from './lesson-html.ts'
import { findPlace, readOutline } from './outline.ts'

interface LessonRow {
  id: number
  course_id: number
  kind: LessonDetail['kind']
  summary: string
  body: string
  transcript: string
  video_id: string | null
  file_hash: string | null
  is_open: boolean
  updated_at: Date
}

type Content = Pick<
  LessonDetail,
  'html' | 'sections' | 'videoURL' | 'video' | 'audioURL' | 'documentURL' | 'captions' | 'transcript' | 'materials'
>

const NOTHING: Content = {
  html: '',
  sections: [],
  videoURL: null,
  video: null,
  audioURL: null,
  documentURL: null,
  captions: [],
  transcript: '',
  materials: [],
}

/** A lesson as the viewer finds it: whole where it is free, a preview or theirs; else what it is, and nothing of its content. */
export async function readLesson(app: App, id: number, options: ReadOptions): Promise<LessonDetail> {
  const { viewer, userId, cacheInfo } = options
  const { db } = app.deps
  const [row] = await runPrepared<LessonRow>(
    db,
    sql`select l.id, l.course_id, l.kind, l.summary, l.body, l.transcript, l.video_id, l.file_hash, ${OPEN_TO_ALL} as is_open, l.updated_at
      from lessons l join courses c on c.id = l.course_id
      where l.id = ${id}::int and l.is_published and ${shownTo(viewer, userId)}`,
  )
  const [course] = row ? await selectCourses(db, sql`c.id = ${row.course_id}`) : []
  const outline = row ? await readOutline(db, row.course_id) : []
  const place = findPlace(outline, id)
  if (!row || !course || !place) throw new AppError(viewer === 'owner' ? 'USER_LESSON_NOT_FOUND' : 'LESSON_NOT_FOUND')
  dependOn(course, cacheInfo)
  const isLocked = viewer === 'visitor' && !row.is_open
  const { lesson, ...where } = place
  return {
    ...lesson,
    ...where,
    ...(isLocked ? NOTHING : await contentOf(app, row, viewer === 'owner' && !row.is_open ? userId : null)),
    summary: row.summary,
    isLocked,
    course: {
      id: course.id,
      title: course.title,
      address: addressId(course.title, course.id),
      use: course.use,
      picture: course.picture,
      teachers: course.teachers.map(({ name }) => name),
      lessonCount: course.lesson_count,
      textbook: course.textbook && {
        id: course.textbook.id,
        address: addressId(course.textbook.title, course.textbook.id),
        title: course.textbook.title,
      },
    },
    outline,
    offer: await readOffer(db, course, options),
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}

/** With tickets for a person; null where everybody may open it. */
async function contentOf({ deps: { db }, tickets }: App, row: LessonRow, userId: string | null): Promise<Content> {
  const lesson = { id: row.id, kind: row.kind, videoId: row.video_id, fileHash: row.file_hash }
  return { ...renderLesson(row.body), transcript: row.transcript, ...(await mediaOf({ db, tickets }, lesson, userId)) }
}
