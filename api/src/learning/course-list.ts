import type { CourseUse } from '@tq/contract/enums.ts'
import type { COURSE_LENGTHS, COURSE_SORTS, CourseCard, LessonLink } from '@tq/contract/learning/course.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { CacheInfo } from '../http/cache/cache-info.ts'
import { type Paged, requirePage } from '../http/paging.ts'
import { selectCourses, toCourseCard } from './course-card.ts'
import { searchLearning } from './learning-search.ts'

export interface CourseFilter extends Paged {
  sort?: (typeof COURSE_SORTS)[number] | undefined
  category?: number | undefined
  level?: CourseCard['level'] | undefined
  length?: (typeof COURSE_LENGTHS)[number] | undefined
  grade?: number | undefined
  subject?: string | undefined
  searchContent: string
}

/** A break, an evening, more. */
const [BREAK, EVENING] = [sql.raw(String(20 * 60)), sql.raw(String(60 * 60))]
const LENGTHS: Record<(typeof COURSE_LENGTHS)[number], SQL> = {
  short: sql`c.duration_seconds < ${BREAK}`,
  medium: sql`c.duration_seconds between ${BREAK} and ${EVENING}`,
  long: sql`c.duration_seconds > ${EVENING}`,
}

const SORTS: Record<(typeof COURSE_SORTS)[number], SQL> = {
  newest: sql`c.created_at desc`,
  popular: sql`c.learner_count desc`,
  shortest: sql`c.duration_seconds`,
}

/** Published courses of one use, the press's own order unless another is asked for; of a search the closest first. */
export async function listCourses(db: Db, use: CourseUse, filter: CourseFilter, cacheInfo: CacheInfo) {
  cacheInfo.dependsOn('library')
  const wanted = conditions(use, filter)
  return filter.searchContent ? search(db, wanted, filter) : list(db, wanted, filter)
}

async function list(db: Db, wanted: SQL, filter: CourseFilter) {
  const [counted] = await runPrepared<{ n: number }>(db, sql`select count(*)::int as n from courses c where ${wanted}`)
  const { total, totalPage, offset } = requirePage(counted?.n ?? 0, filter)
  const rows = await selectCourses(db, sql`${wanted} order by ${orderOf(filter)} limit ${filter.perPage} offset ${offset}`)
  return { data: rows.map((row) => ({ ...toCourseCard(row), foundLesson: null })), total, totalPage }
}

async function search(db: Db, wanted: SQL, filter: CourseFilter) {
  const found = await searchLearning(db, filter.searchContent, {
    id: 'course_id',
    source: sql`courses`,
    wanted: sql`exists (select 1 from courses c where c.id = o.id and ${wanted})`,
  })
  const { total, totalPage, offset } = requirePage(found.length, filter)
  const ids = sql.param(found.map(({ id }) => id))
  const order = filter.sort ? orderOf(filter) : sql`array_position(${ids}::int[], c.id)`
  const rows = await selectCourses(db, sql`c.id = any(${ids}::int[]) order by ${order} limit ${filter.perPage} offset ${offset}`)
  const lessonOf = new Map(found.map(({ id, lessonId }) => [id, lessonId]))
  const links = await linksTo(
    db,
    rows.flatMap(({ id }) => lessonOf.get(id) ?? []),
  )
  return {
    data: rows.map((row) => ({ ...toCourseCard(row), foundLesson: links.get(lessonOf.get(row.id) ?? 0) ?? null })),
    total,
    totalPage,
  }
}

async function linksTo(db: Db, lessonIds: number[]): Promise<Map<number, LessonLink>> {
  if (lessonIds.length === 0) return new Map()
  const rows = await runPrepared<{ id: number; title: string }>(
    db,
    sql`select id, title from lessons where id = any(${sql.param(lessonIds)}::int[])`,
  )
  return new Map(rows.map(({ id, title }) => [id, { id, title, address: addressId(title, id) }]))
}

const orderOf = ({ sort }: CourseFilter): SQL => (sort ? sql`${SORTS[sort]}, c.position, c.id` : sql`c.position, c.id`)

function conditions(use: CourseUse, { category, level, length, grade, subject }: CourseFilter): SQL {
  const all = [sql`c.use = ${use}`, sql`c.is_published`]
  if (category !== undefined) all.push(sql`c.category_id = ${category}`)
  if (level) all.push(sql`c.level = ${level}`)
  if (length) all.push(LENGTHS[length])
  if (grade !== undefined || subject) {
    const ofBook = [sql`t.course_id = c.id`, sql`t.is_published`]
    if (grade !== undefined) ofBook.push(sql`t.grade = ${grade}`)
    if (subject) ofBook.push(sql`t.subject = ${subject}`)
    all.push(sql`exists (select 1 from textbooks t where ${sql.join(ofBook, sql` and `)})`)
  }
  return sql.join(all, sql` and `)
}
