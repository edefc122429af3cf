import type { Picture } from '@tq/contract/catalog.ts'
import type { CourseCard } from '@tq/contract/learning/course.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { type SQL, sql } from 'drizzle-orm'
import { coverOf } from '../catalog/cover.ts'

/** What a card is made from; the detail page selects more beside it. */
export interface CourseRow {
  id: number
  use: CourseCard['use']
  product_id: number | null
  title: string
  summary: string
  category: CourseCard['category']
  level: CourseCard['level']
  teachers: { name: string; about: string }[]
  lesson_count: number
  duration_seconds: number
  learner_count: number
  has_certificate: boolean
  has_video: boolean
  picture: Picture | null
  textbook: { id: number; title: string; grade: number; subject: string } | null
  updated_at: Date
}

const COLUMNS = sql`
  c.id, c.use, c.product_id, c.title, c.summary, c.level, c.teachers, c.lesson_count, c.duration_seconds, c.learner_count,
  c.has_certificate, c.updated_at, coalesce(c.picture, ${coverOf(sql`c.product_id`)}) as picture,
  (select jsonb_build_object('id', cat.id, 'name', cat.name) from course_categories cat where cat.id = c.category_id) as category,
  exists (select 1 from lessons l where l.course_id = c.id and l.kind = 'video' and l.is_published) as has_video,
  (select jsonb_build_object('id', t.id, 'title', t.title, 'grade', t.grade, 'subject', t.subject)
    from textbooks t where t.course_id = c.id and t.is_published) as textbook`

/** Selects what cards need of the courses `c`, and more if asked. */
export function selectCourses<Extra = unknown>(db: Db, where: SQL, more: SQL = sql``): Promise<(CourseRow & Extra)[]> {
  return runPrepared(db, sql`select ${COLUMNS} ${more} from courses c where ${where}`)
}

export function toCourseCard(row: CourseRow): Omit<CourseCard, 'foundLesson'> {
  return {
    id: row.id,
    use: row.use,
    title: row.title,
    address: addressId(row.title, row.id),
    summary: row.summary,
    category: row.category,
    level: row.level,
    teachers: row.teachers.map(({ name }) => name),
    lessonCount: row.lesson_count,
    durationSeconds: row.duration_seconds,
    learnerCount: row.learner_count,
    hasCertificate: row.has_certificate,
    hasVideo: row.has_video,
    picture: row.picture,
    textbook: row.textbook && {
      id: row.textbook.id,
      address: addressId(row.textbook.title, row.textbook.id),
      grade: row.textbook.grade,
      subject: row.textbook.subject,
    },
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}
