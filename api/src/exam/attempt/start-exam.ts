import { AppError } from '@tq/contract/errors.ts'
import type { Attempt } from '@tq/contract/exam/attempt.ts'
import type { Database, Db, Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { consumeOrThrow } from '../../http/limit/rate-limit.ts'
import { momentText } from '../../time/vietnam-time.ts'
import { type ExamRow, selectExams } from '../exam-row.ts'
import { lockSitting, openOf, readSittings, type Sitting } from '../sitting.ts'
import { barrierOf } from '../standing.ts'
import { type Candidate, type DrawnQuestion, drawPaper, nameOptions, type PaperItem } from './draw.ts'
import { readOwnSitting } from './own-sitting.ts'
import type { QuestionRow } from './question-row.ts'
import { fromSeed, newIds, newSeed, unguessable } from './random.ts'
import { type OpenAttempt, readAttempt, toAttempt } from './read-attempt.ts'

/** Each is a row for every question. */
const STARTS = { most: 100, seconds: 60 * 60 }

/** Starts, or goes on with what is open, also when the exam was hidden or the right to it ended meanwhile. */
export async function startExam(db: Database, userId: string, examId: number): Promise<Attempt> {
  // What is over is closed by itself: a refusal of the next one must not undo it.
  const open = openOf(await readOwnSitting(db, userId, examId))
  if (open) return readAttempt(db, userId, open.id)
  await consumeOrThrow(db, `exam-start:${userId}`, STARTS)
  return db.transaction((tx) => findOrBegin(tx, userId, examId))
}

async function findOrBegin(tx: Tx, userId: string, examId: number): Promise<Attempt> {
  await lockSitting(tx, { examId, userId })
  const [exam] = await selectExams(tx, userId, sql`e.id = ${examId}::int`)
  if (!exam) throw new AppError('EXAM_NOT_FOUND')
  const sitting = (await readSittings(tx, userId, [examId]))(examId)
  const open = openOf(sitting)
  if (open) return readAttempt(tx, userId, open.id)
  if (!exam.is_shown) throw new AppError('EXAM_NOT_FOUND')
  requireNoBarrier(exam, sitting)
  return begin(tx, { exam, userId, extraSeconds: sitting.extraSeconds })
}

function requireNoBarrier(exam: ExamRow, sitting: Sitting): void {
  const { barrier, startsAt } = barrierOf(exam, sitting)
  const at = startsAt ? momentText(startsAt) : ''
  if (barrier === 'notOwned' || barrier === 'login') throw new AppError('EXAM_NOT_OWNED')
  if (barrier === 'notOpen') throw new AppError('EXAM_NOT_OPEN', { values: { at } })
  if (barrier === 'over') throw new AppError('EXAM_OVER')
  if (barrier === 'noAttemptLeft') throw new AppError('NO_ATTEMPT_LEFT')
  if (barrier === 'wait') throw new AppError('ATTEMPT_TOO_SOON', { values: { at } })
}

const ID_LENGTH = 8

/** What the database decides at the insert. */
type Begun = Pick<OpenAttempt, 'id' | 'number' | 'state' | 'started_at' | 'deadline' | 'extra_seconds' | 'now'>

/** The row is there before any question leaves the server, with the deadline by the database's clock. */
async function begin(
  tx: Tx,
  { exam, userId, extraSeconds }: { exam: ExamRow; userId: string; extraSeconds: number },
): Promise<Attempt> {
  const seed = newSeed()
  const drawn = await draw(tx, exam, fromSeed(seed))
  const versions = await readVersions(tx, drawn)
  const ids = newIds(drawn.length, ID_LENGTH)
  const questions = drawn.map(({ questionId, ...own }, at): QuestionRow & { version_id: number } => {
    const version = versions.get(questionId) as Version
    const options = nameOptions(version.content, { random: unguessable, shuffles: exam.shuffles_options })
    return { ...UNANSWERED, ...own, ...version, id: ids[at] as string, position: at + 1, options }
  })
  const rows = questions.map(({ id, position, part_id, version_id, points, options }) => ({
    ...{ id, position, part_id, version_id, points, options },
  }))
  const mostPoints = drawn.reduce((sum, { points }) => sum + points, 0)
  const extra = exam.limit_seconds === null ? 0 : extraSeconds
  const [begun] = await runPrepared<Begun>(
    tx,
    sql`with attempt as (
        insert into exam_attempts (exam_id, user_id, number, seed, most_points, extra_seconds, deadline)
        select e.id, ${userId}::uuid, 1 + coalesce((select max(number) from exam_attempts where exam_id = e.id and user_id = ${userId}::uuid), 0),
          ${seed}::int, ${mostPoints}::int, ${extra}::int, least(now() + make_interval(secs => e.limit_seconds + ${extra}::int), e.closes_at)
        from exams e where e.id = ${exam.id}::int returning id, number, state, started_at, deadline, extra_seconds),
      asked as (
        insert into exam_attempt_questions (attempt_id, id, position, part_id, version_id, points, options)
        select attempt.id, q.* from attempt, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as q (id text, position smallint, part_id int, version_id int, points int, options jsonb))
      select attempt.*, now() as now from attempt`,
  )
  return toAttempt({ ...exam, exam_id: exam.id, ...(begun as Begun) }, questions)
}

/** A question nobody has touched yet: what the table's defaults say. */
const UNANSWERED = {
  ...{ seq: 0, answer: [], answered_at: null, is_flagged: false, plays: 0, checked_at: null, score: null, comment: '' },
} satisfies Partial<QuestionRow>

/** By the exam's own rules: of an attempt, and of a printed paper. */
export async function draw(tx: Db, exam: ExamRow, random: () => number): Promise<DrawnQuestion[]> {
  const items = await runPrepared<PaperItem>(
    tx,
    sql`select i.part_id, p.title as part_title, p.instructions as part_instructions, i.question_id, i.topic_id, i.level, i.draw_count, i.points
      from exam_items i join exam_parts p on p.id = i.part_id where i.exam_id = ${exam.id}::int
      order by p.position, p.id, i.position, i.id`,
  )
  const topics = [...new Set(items.flatMap(({ topic_id }) => topic_id ?? []))]
  const bank = topics.length
    ? await runPrepared<Candidate>(
        tx,
        sql`select id, topic_id, level from bank_questions
          where topic_id = any(${sql.param(topics)}::int[]) and not is_retired order by id`,
      )
    : []
  const drawn = drawPaper(items, bank, { random, shuffles: exam.shuffles_questions })
  if (!drawn) throw new AppError('EXAM_EMPTY')
  return drawn
}

export interface Version extends Pick<QuestionRow, 'content' | 'level' | 'has_audio' | 'most_plays'> {
  question_id: number
  version_id: number
}

/** The latest of each. */
export async function readVersions(tx: Db, drawn: DrawnQuestion[]): Promise<Map<number, Version>> {
  const ids = drawn.map(({ questionId }) => questionId)
  const rows = await runPrepared<Version>(
    tx,
    sql`select b.id as question_id, v.id as version_id, v.content, b.level, v.audio_hash is not null as has_audio, v.most_plays
      from bank_questions b join bank_question_versions v on v.question_id = b.id and v.version = b.version
      where b.id = any(${sql.param(ids)}::int[])`,
  )
  return new Map(rows.map((row) => [row.question_id, row]))
}
