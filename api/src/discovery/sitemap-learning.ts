import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { isOpenToAll } from '@tq/db/open-to-all.ts'
import { courses, lessons } from '@tq/db/schema/learning/course.ts'
import { textbooks } from '@tq/db/schema/learning/textbook.ts'
import { and, asc, eq, gt, lte, max, sql } from 'drizzle-orm'
import { inSteps } from './in-steps.ts'
import { IDS_PER_PART, ROWS_PER_STEP } from './parts.ts'
import type { Place } from './sitemap-pages.ts'

/** Of what is sold only previews: the page of a locked lesson says little. */
const isShownLesson = and(
  eq(lessons.isPublished, true),
  eq(courses.isPublished, true),
  isOpenToAll({ use: courses.use, isPreview: lessons.isPreview }),
)

/** Names the parts that hold something. */
export async function listLearningParts(db: Db): Promise<Place[]> {
  const part = sql<number>`(${lessons.id} - 1) / ${sql.raw(String(IDS_PER_PART))} + 1`
  const parts = await db
    .select({ part, changedAt: max(lessons.updatedAt) })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(isShownLesson)
    .groupBy(part)
    .orderBy(part)
  const [hasAny] = await db.select({ id: courses.id }).from(courses).where(eq(courses.isPublished, true)).limit(1)
  const [hasBook] = await db.select({ id: textbooks.id }).from(textbooks).where(eq(textbooks.isPublished, true)).limit(1)
  return [
    ...(hasAny || hasBook ? [{ path: '/sitemap/courses.xml' }] : []),
    ...parts.map(({ part, changedAt }) => ({ path: `/sitemap/lessons-${part}.xml`, changedAt })),
  ]
}

/** Courses and textbooks. */
export async function* coursePlaces(db: Db): AsyncGenerator<Place[]> {
  const readCourses = (after: number) =>
    db
      .select({ id: courses.id, title: courses.title, use: courses.use, changedAt: courses.updatedAt })
      .from(courses)
      .where(and(eq(courses.isPublished, true), gt(courses.id, after)))
      .orderBy(asc(courses.id))
      .limit(ROWS_PER_STEP)
  for await (const rows of inSteps(readCourses)) {
    yield rows.map(({ id, title, use, changedAt }) => ({
      path: `${use === 'sold' ? '/khoa-hoc' : '/thu-vien/khoa-hoc'}/${addressId(title, id)}`,
      changedAt,
    }))
  }
  const readBooks = (after: number) =>
    db
      .select({ id: textbooks.id, title: textbooks.title, changedAt: textbooks.updatedAt })
      .from(textbooks)
      .where(and(eq(textbooks.isPublished, true), gt(textbooks.id, after)))
      .orderBy(asc(textbooks.id))
      .limit(ROWS_PER_STEP)
  for await (const rows of inSteps(readBooks)) {
    yield rows.map(({ id, title, changedAt }) => ({ path: `/sach-giao-khoa/${addressId(title, id)}`, changedAt }))
  }
}

export async function* lessonPlaces(db: Db, part: number): AsyncGenerator<Place[]> {
  const last = part * IDS_PER_PART
  const read = (after: number) =>
    db
      .select({ id: lessons.id, title: lessons.title, use: courses.use, changedAt: lessons.updatedAt })
      .from(lessons)
      .innerJoin(courses, eq(courses.id, lessons.courseId))
      .where(and(isShownLesson, gt(lessons.id, after), lte(lessons.id, last)))
      .orderBy(asc(lessons.id))
      .limit(ROWS_PER_STEP)
  for await (const rows of inSteps(read, last - IDS_PER_PART)) {
    yield rows.map(({ id, title, use, changedAt }) => ({
      path: `${use === 'sold' ? '/bai-hoc' : '/thu-vien/bai-hoc'}/${addressId(title, id)}`,
      changedAt,
    }))
  }
}
