import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { type Paged, requirePage } from '../http/paging.ts'
import { selectCourses, toCourseCard } from '../learning/course-card.ts'
import { toSummary, unsafeReadProgressOf } from './course-progress.ts'

/** Free courses somebody has begun, the one of the last visit first. What is bought has a list of its own. */
export async function listCoursesBegun(db: Db, userId: string, paged: Paged) {
  const begun = await runPrepared<{ id: number }>(
    db,
    sql`select c.id from lesson_progress p join lessons l on l.id = p.lesson_id join courses c on c.id = l.course_id
      where p.user_id = ${userId}::uuid and c.use <> 'sold' and c.is_published and l.is_published
      group by c.id order by max(p.updated_at) desc, c.id`,
  )
  const { offset, ...paging } = requirePage(begun.length, paged)
  const ids = begun.slice(offset, offset + paged.perPage).map(({ id }) => id)
  const rows = await selectCourses(db, sql`c.id = any(${sql.param(ids)}::int[])`)
  const progressOf = await unsafeReadProgressOf(db, userId, ids)
  const data = rows
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .flatMap((row) => {
      const progress = progressOf.get(row.id)
      return progress ? [{ ...toCourseCard(row), progress: toSummary(progress) }] : []
    })
  return { ...paging, data }
}
