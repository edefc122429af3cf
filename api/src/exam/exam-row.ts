import type { CourseUse, ExamKind, ReviewField } from '@tq/contract/enums.ts'
import type { ExamCard, ExamDetail } from '@tq/contract/exam/exam.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { type SQL, sql } from 'drizzle-orm'
import { isOpenTo, isOwned } from '../learning/access.ts'
import { toPoints } from './marks.ts'

export interface ExamRow {
  id: number
  kind: ExamKind
  course_id: number
  lesson_id: number | null
  title: string
  summary: string
  instructions: string
  limit_seconds: number | null
  attempts_allowed: number | null
  wait_seconds: number
  opens_at: Date | null
  last_start_at: Date | null
  closes_at: Date | null
  pass_mark: number | null
  shuffles_questions: boolean
  shuffles_options: boolean
  tells_at_once: boolean
  review_now: ReviewField[]
  review_later: ReviewField[]
  review_opens_at: Date | null
  course_title: string
  course_use: CourseUse
  lesson_title: string | null
  question_count: number
  /** In thousandths. */
  points: number
  /** It, its course and its lesson are published. */
  is_shown: boolean
  /** To the one who asks. */
  is_open: boolean
  /** By the database's clock, which is the only one that counts here. */
  now: Date
}

/** Published, with its course and its lesson. */
export const IS_SHOWN = sql`(e.is_published and c.is_published and (e.lesson_id is null or l.is_published))`

/** For the one who asks, `null` for guests. Exam `e`, course `c`, lesson `l`. */
export function selectExams(db: Db, userId: string | null, where: SQL): Promise<ExamRow[]> {
  return runPrepared<ExamRow>(
    db,
    sql`select e.id, e.kind, e.course_id, e.lesson_id, e.title, e.summary, e.instructions, e.limit_seconds, e.attempts_allowed, e.wait_seconds,
        e.opens_at, e.last_start_at, e.closes_at, e.pass_mark, e.shuffles_questions, e.shuffles_options, e.tells_at_once, e.review_now,
        e.review_later, e.review_opens_at, c.title as course_title, c.use as course_use, l.title as lesson_title, items.question_count,
        items.points, now() as now, ${IS_SHOWN} as is_shown,
        case when e.lesson_id is null then c.use <> 'sold' or ${isOwned(userId)} else ${isOpenTo(userId)} end as is_open
      from exams e join courses c on c.id = e.course_id left join lessons l on l.id = e.lesson_id
      cross join lateral (
        select coalesce(sum(draw_count), 0)::int as question_count, coalesce(sum(draw_count * points), 0)::int as points
        from exam_items where exam_id = e.id) items
      where ${where}`,
  )
}

export const toCard = (exam: ExamRow): ExamCard => ({
  id: exam.id,
  kind: exam.kind,
  title: exam.title,
  address: addressId(exam.title, exam.id),
  summary: exam.summary,
  questionCount: exam.question_count,
  points: toPoints(exam.points),
  limitSeconds: exam.limit_seconds,
  attemptsAllowed: exam.attempts_allowed,
  passMark: exam.pass_mark === null ? null : toPoints(exam.pass_mark),
  opensAt: instant(exam.opens_at),
  closesAt: instant(exam.closes_at),
})

export const toCourse = (exam: ExamRow): ExamDetail['course'] => ({
  id: exam.course_id,
  title: exam.course_title,
  address: addressId(exam.course_title, exam.course_id),
  use: exam.course_use,
})

export const toLesson = ({ lesson_id: id, lesson_title: title }: ExamRow) =>
  id === null || title === null ? null : { id, title, address: addressId(title, id) }

export function instant(at: Date): string
export function instant(at: Date | null): string | null
export function instant(at: Date | null): string | null {
  return at?.toISOString() ?? null
}
