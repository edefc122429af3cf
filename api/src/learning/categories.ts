import type { CourseCategory } from '@tq/contract/learning/course.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import type { CacheInfo } from '../http/cache/cache-info.ts'

/** Subjects of the library with how many courses each has; one without any leads nowhere and is not named. */
export function listCourseCategories(db: Db, cacheInfo: CacheInfo): Promise<CourseCategory[]> {
  cacheInfo.dependsOn('library')
  return runPrepared(
    db,
    sql`select cat.id, cat.name, count(*)::int as "courseCount"
      from course_categories cat join courses c on c.category_id = cat.id and c.use = 'library' and c.is_published
      group by cat.id order by cat.position, cat.id`,
  )
}
