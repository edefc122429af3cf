import { AppError } from '@tq/contract/errors.ts'
import { GRACE_SECONDS, type saveAnswer as saveAnswerCall } from '@tq/contract/exam/attempt.ts'
import type { Body, Data } from '@tq/contract/http/endpoint.ts'
import type { QuestionContent } from '@tq/contract/questions/content.ts'
import { moduleOf } from '@tq/contract/questions/modules.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { type SQL, sql } from 'drizzle-orm'
import { instant } from '../exam-row.ts'
import { IS_DUE } from '../sitting.ts'
import { closeIfDue } from './close-attempt.ts'
import { type OptionNames, toOwn } from './own-ids.ts'

type Save = Body<typeof saveAnswerCall> & {
  attemptId: string
  /** This person saves very often: of each minute the log keeps the last. */
  thins?: boolean
}
type Saved = Data<typeof saveAnswerCall>

interface StoredRow {
  state: string
  is_due: boolean
  deadline: Date | null
  now: Date
  /** Null: the attempt has no such question. */
  id: string | null
  options: OptionNames
  content: QuestionContent
  seq: number
  answer: string[]
  is_flagged: boolean
  answered_at: Date | null
  checked_at: Date | null
}

/** Saves one question if it is newer than what is stored; else it tells what is. */
export async function saveAnswer(db: Database, userId: string, save: Save): Promise<Saved> {
  const stored = await readStored(db, userId, save)
  if (stored.is_due) await closeIfDue(db, save.attemptId)
  if (stored.is_due || stored.state !== 'inProgress') throw new AppError('ATTEMPT_CLOSED')
  if (!stored.id) throw new AppError('EXAM_QUESTION_NOT_FOUND')
  if (!fits(stored, save.answer ?? [])) throw new AppError('ANSWER_DOES_NOT_FIT')
  const saved = await write(db, userId, save)
  if (saved) return { questionId: save.questionId, isSaved: true, ...toSaved(saved) }
  return whyNot(await readStored(db, userId, save), save)
}

/** Made of what this question offers in this attempt. */
export function fits({ content, options }: { content: QuestionContent; options: OptionNames }, answer: string[]): boolean {
  return moduleOf(content.type).fits(content, toOwn(options, answer))
}

async function readStored(db: Db, userId: string, { attemptId, questionId }: Save): Promise<StoredRow> {
  const [row] = await runPrepared<StoredRow>(
    db,
    sql`select a.state, ${IS_DUE} as is_due, a.deadline, now() as now, q.id, q.options, v.content, q.seq, q.answer, q.is_flagged,
        q.answered_at, q.checked_at
      from exam_attempts a left join exam_attempt_questions q on q.attempt_id = a.id and q.id = ${questionId}
      left join bank_question_versions v on v.id = q.version_id
      where a.id = ${attemptId}::uuid and a.user_id = ${userId}::uuid`,
  )
  if (!row) throw new AppError('ATTEMPT_NOT_FOUND')
  return row
}

type SavedRow = Pick<StoredRow, 'seq' | 'answer' | 'is_flagged' | 'answered_at' | 'deadline' | 'now'>

/**
 * The opposite of `IS_DUE`. One's own attempt while it takes answers, locked against being closed meanwhile: or an answer would be taken that no mark knows of. Tabs
 * that save at once do not wait for each other by it.
 */
export const lockWritableAttempt = (userId: string, attemptId: string): SQL => sql`select a.id, a.deadline from exam_attempts a
  where a.id = ${attemptId}::uuid and a.user_id = ${userId}::uuid and a.state = 'inProgress'
    and (a.deadline is null or now() <= a.deadline + make_interval(secs => ${GRACE_SECONDS}::int)) for share`

/** One statement: what it accepts is also in the log. */
async function write(
  db: Db,
  userId: string,
  { attemptId, questionId, answer, isFlagged, seq, thins }: Save,
): Promise<SavedRow | undefined> {
  const [saved] = await runPrepared<SavedRow>(
    db,
    sql`with attempt as (
${lockWritableAttempt(userId, attemptId)}),
      saved as (
        update exam_attempt_questions q set seq = ${seq}::int, answer = coalesce(${answer ? sql.param(answer) : null}::text[], q.answer),
          is_flagged = coalesce(${isFlagged ?? null}::boolean, q.is_flagged), answered_at = now()
        from attempt
        where q.attempt_id = attempt.id and q.id = ${questionId} and q.seq < ${seq}::int and (q.checked_at is null or ${answer === undefined}::boolean)
        returning q.attempt_id, q.id, q.seq, q.answer, q.is_flagged, q.answered_at, attempt.deadline),
      logged as (
        insert into exam_answer_log (attempt_id, question_id, seq, answer) select attempt_id, id, seq, answer from saved)${thins ? THINNED : sql``}
      select seq, answer, is_flagged, answered_at, deadline, now() as now from saved`,
  )
  return saved
}

/** What this save replaces within the same minute. The save itself is in the log: nothing that was accepted last is ever missing there. */
const THINNED = sql`, thinned as (
        delete from exam_answer_log l using saved where l.attempt_id = saved.attempt_id and l.question_id = saved.id and l.seq < saved.seq
          and date_trunc('minute', l.saved_at) = date_trunc('minute', now()))`

function whyNot(stored: StoredRow, { questionId, answer, isFlagged, seq }: Save): Saved {
  if (stored.is_due || stored.state !== 'inProgress') throw new AppError('ATTEMPT_CLOSED')
  if (stored.checked_at && answer !== undefined) throw new AppError('ANSWER_IS_CHECKED')
  // The same save again, because its answer got lost on the way: it is saved.
  const isSame =
    stored.seq === seq &&
    (answer === undefined || JSON.stringify(answer) === JSON.stringify(stored.answer)) &&
    (isFlagged === undefined || isFlagged === stored.is_flagged)
  return { questionId, isSaved: isSame, ...toSaved(stored) }
}

const toSaved = (row: SavedRow): Omit<Saved, 'questionId' | 'isSaved'> => ({
  seq: row.seq,
  savedAt: instant(row.answered_at ?? row.now),
  serverNow: instant(row.now),
  deadline: instant(row.deadline),
  answer: row.answer,
  isFlagged: row.is_flagged,
})
