import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/**
 * Counts the published lessons of a course and how long they take, and says the same of the product it is sold as. To be called in the
 * transaction that changes lessons.
 */
export async function recountCourse(db: Db, courseId: number): Promise<void> {
  await db.execute(sql`
    update courses c set lesson_count = counted.lessons, duration_seconds = counted.seconds from (
      select count(*)::int as lessons, coalesce(sum(duration_seconds), 0)::int as seconds
      from lessons where course_id = ${courseId} and is_published) counted
    where c.id = ${courseId}`)
  await db.execute(sql`
    update products p set lesson_count = c.lesson_count from courses c
    where c.id = ${courseId} and p.id = c.product_id and p.lesson_count <> c.lesson_count`)
}

/** The same of every course: for whoever puts in many lessons at once. */
export async function recountCourses(db: Db): Promise<void> {
  await db.execute(sql`
    update courses c set lesson_count = counted.lessons, duration_seconds = counted.seconds from (
      select c.id, count(l.id)::int as lessons, coalesce(sum(l.duration_seconds), 0)::int as seconds
      from courses c left join lessons l on l.course_id = c.id and l.is_published group by c.id) counted
    where c.id = counted.id and (c.lesson_count, c.duration_seconds) <> (counted.lessons, counted.seconds)`)
  await db.execute(sql`
    update products p set lesson_count = c.lesson_count from courses c
    where p.id = c.product_id and p.lesson_count <> c.lesson_count`)
}
