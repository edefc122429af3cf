import { AppError } from '@tq/contract/errors.ts'
import type { Database } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { type SQL, sql } from 'drizzle-orm'
import { isOpenTo } from '../learning/access.ts'
import { completeLesson, readStanding, type Standing } from './complete-lesson.ts'
import { isWatched, type LessonRow, toLessonState, WATCHED_SECONDS } from './lesson-state.ts'

/** The player's fastest speed: nobody plays more of a lesson in a second. */
const FASTEST = 2
/** What may be claimed beyond that, for what was played before the first save and for saves that come late. */
const CLAIM_GRACE_SECONDS = 30

interface Place {
  lessonId: number
  position: number
  /** By the learner's device. */
  at: string
  played?: { from: number; to: number } | undefined
}

/**
 * One statement, so that tabs and devices that save at once can't undo each other: the later moment keeps its place, and what was
 * played adds up. What is claimed to have been played is cut to what fits into the time since the last save and since the first one,
 * or one call, or a hundred quick ones, would complete a lesson.
 */
export async function savePosition(db: Database, userId: string, { lessonId, position, at, played }: Place) {
  const { from, to } = played ?? { from: 0, to: 0 }
  /** The end of the claim, where the learner is now. */
  const cutTo = (most: SQL) => sql`(select int4multirange(int4range(least(ends, greatest(${from}::int, ends - ${most})), ends))
    from (select least(${to}::int, playable) as ends from lesson) claimed)`
  const [row] = await runPrepared<LessonRow & { course_id: number }>(
    db,
    sql`with lesson as (
        select l.id, l.course_id, l.completion, l.duration_seconds,
          case when l.kind in ('video', 'audio') then l.duration_seconds else 0 end as playable,
          case when l.kind in ('video', 'audio') then l.duration_seconds else 100 end as last
        from lessons l join courses c on c.id = l.course_id where l.id = ${lessonId}::int and ${isOpenTo(userId)}),
      saved as (
        insert into lesson_progress as p (user_id, lesson_id, position, position_at, watched)
        select ${userId}::uuid, id, least(${position}::int, last), least(${at}::timestamptz, now()), ${cutTo(sql`${CLAIM_GRACE_SECONDS}::int`)}
        from lesson
        on conflict (user_id, lesson_id) do update set
          position = case when excluded.position_at >= p.position_at then excluded.position else p.position end,
          position_at = greatest(p.position_at, excluded.position_at),
          watched = p.watched + ${cutTo(MOST)},
          updated_at = greatest(p.updated_at, now())
        returning p.lesson_id, p.position, p.done_at, ${WATCHED_SECONDS} as watched_seconds)
      select saved.*, lesson.course_id, lesson.completion, lesson.playable from saved, lesson`,
  )
  if (!row) throw new AppError('USER_LESSON_NOT_FOUND')
  return { ...toLessonState(row), ...(await standingAfter(db, userId, row)) }
}

const secondsSince = (moment: SQL) => sql`greatest(0, ceil(extract(epoch from now() - ${moment})))::int`

const MOST = sql`greatest(0, ${CLAIM_GRACE_SECONDS}::int + least(
  ${FASTEST}::int * ${secondsSince(sql`p.updated_at`)},
  ${FASTEST}::int * ${secondsSince(sql`p.started_at`)} - ${WATCHED_SECONDS}))`

/** Most saves end here: a lesson that is not done leaves its course unfinished. */
async function standingAfter(
  db: Database,
  userId: string,
  row: LessonRow & { course_id: number },
): Promise<Standing & { isDone: boolean }> {
  const lesson = { userId, lessonId: row.lesson_id, courseId: row.course_id }
  if (row.done_at) return { isDone: true, ...(await readStanding(db, lesson)) }
  if (!isWatched(row)) return { isDone: false, courseDone: false, certificateCode: null }
  return { isDone: true, ...(await completeLesson(db, lesson)) }
}
