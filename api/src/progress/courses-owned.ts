import type { Picture } from '@tq/contract/catalog.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import type { Paged } from '../http/paging.ts'
import { listOwned } from '../my-library/my-library.ts'
import { toSummary, unsafeReadProgressOf } from './course-progress.ts'

interface CourseRow {
  id: number
  productId: number
  title: string
  picture: Picture | null
}

/** Courses that were bought, with how far one is; the latest opened first. */
export async function listCoursesOwned(db: Db, userId: string, paged: Paged) {
  const { data, ...paging } = await listOwned(db, userId, 'course', paged)
  const courses = await runPrepared<CourseRow>(
    db,
    sql`select id, product_id as "productId", title, picture from courses
      where product_id = any(${sql.param(data.map(({ productId }) => productId))}::int[]) and is_published`,
  )
  const progressOf = await unsafeReadProgressOf(
    db,
    userId,
    courses.map(({ id }) => id),
  )
  const courseOf = new Map(courses.map((course) => [course.productId, course]))
  const withProgress = data.map((owned) => {
    const course = courseOf.get(owned.productId)
    const progress = course && progressOf.get(course.id)
    // Its lessons have not been put in yet.
    if (!course || !progress?.lessonCount) return { ...owned, course: null, progress: null }
    const { id, title, picture } = course
    return { ...owned, course: { id, address: addressId(title, id), picture }, progress: toSummary(progress) }
  })
  return { ...paging, data: withProgress }
}
