import type { Picture } from '@tq/contract/catalog.ts'
import type { CourseUse, LessonKind } from '@tq/contract/enums.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { isOpenTo } from '../learning/access.ts'

interface Row {
  id: number
  title: string
  use: CourseUse
  kind: LessonKind
  courseTitle: string
  position: number
  durationSeconds: number
  picture: Picture | null
  seenAt: Date
}

/** What was begun last and is not done. Of a course that was taken away nothing is shown, until it is bought again. */
export async function findLastLesson(db: Db, userId: string) {
  const [row] = await runPrepared<Row>(
    db,
    sql`select l.id, l.title, l.kind, c.use, c.title as "courseTitle", p.position, l.duration_seconds as "durationSeconds", c.picture, p.updated_at as "seenAt"
      from lesson_progress p join lessons l on l.id = p.lesson_id join courses c on c.id = l.course_id
      where p.user_id = ${userId}::uuid and p.done_at is null and ${isOpenTo(userId)}
      order by p.updated_at desc, l.id limit 1`,
  )
  return row ? { ...row, address: addressId(row.title, row.id), seenAt: new Date(row.seenAt).toISOString() } : null
}
