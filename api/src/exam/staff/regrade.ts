import { AppError } from '@tq/contract/errors.ts'
import type { regradeQuestion as regradeQuestionCall } from '@tq/contract/exam/staff-exam.ts'
import type { Body, Data } from '@tq/contract/http/endpoint.ts'
import type { QuestionContent } from '@tq/contract/questions/content.ts'
import { isEmpty } from '@tq/contract/questions/module.ts'
import { moduleOf } from '@tq/contract/questions/modules.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { examRegrades } from '@tq/db/schema/exam/attempt.ts'
import { sql } from 'drizzle-orm'
import type { StaffActor } from '../../actor.ts'
import { recordAudit } from '../../staff/audit.ts'
import { completeExercise, completesLesson } from '../attempt/complete-exercise.ts'
import { gradeQuestion } from '../attempt/grade.ts'
import type { OptionNames } from '../attempt/own-ids.ts'
import { newIds } from '../attempt/random.ts'
import { fits } from '../attempt/save-answer.ts'
import { toPoints } from '../marks.ts'

type Regrade = Body<typeof regradeQuestionCall> & { examId: number; actor: StaffActor }

/** Marks closed attempts anew by the latest version of a question, all of them or none; a dry run changes nothing. */
export function regradeQuestion(db: Database, regrade: Regrade): Promise<Data<typeof regradeQuestionCall>> {
  return db.transaction(async (tx) => {
    const latest = await requireLatest(tx, regrade)
    if (!regrade.isDryRun && latest.version !== regrade.expectedVersion) throw new AppError('REGRADE_OUTDATED')
    const locked = regrade.isDryRun ? null : await lockAttempts(tx, regrade)
    const contentOf = await readVersions(tx, regrade)
    const marked = (await readAnswers(tx, regrade, { latest, locked })).map((row) =>
      markAnew(row, { from: contentOf(row.version), to: latest.content }),
    )
    if (!regrade.isDryRun) await store(tx, regrade, { latest, marked })
    return {
      version: latest.version,
      attemptCount: marked.length,
      changes: marked.filter(isListed).map(({ row, before, after, isUnfit }) => ({
        attemptId: row.attempt_id,
        name: row.name,
        before: toPoints(before),
        after: toPoints(after),
        isUnfit,
      })),
    }
  })
}

interface Version {
  id: number
  version: number
  content: QuestionContent
}

/** Held until the end, so that it is the latest when it is written down. */
async function requireLatest(tx: Tx, { examId, questionId }: Regrade): Promise<Version> {
  const [exam] = await runPrepared(tx, sql`select 1 from exams where id = ${examId}::int`)
  if (!exam) throw new AppError('EXAM_NOT_FOUND')
  const [latest] = await runPrepared<Version>(
    tx,
    sql`select v.id, v.version, v.content from bank_questions b
      join bank_question_versions v on v.question_id = b.id and v.version = b.version
      where b.id = ${questionId}::int for share of b`,
  )
  if (!latest) throw new AppError('BANK_QUESTION_NOT_FOUND')
  if (latest.content.type === 'essay') throw new AppError('QUESTION_MARKED_BY_PEOPLE')
  return latest
}

/** What older versions say, once for all who answered them. */
async function readVersions(tx: Tx, { questionId }: Regrade): Promise<(version: number) => QuestionContent> {
  const rows = await runPrepared<Version>(
    tx,
    sql`select id, version, content from bank_question_versions where question_id = ${questionId}::int`,
  )
  const contents = new Map(rows.map(({ version, content }) => [version, content]))
  return (version) => contents.get(version) as QuestionContent
}

const CLOSED = sql`a.state in ('submitted', 'graded')`

/**
 * In a statement of its own: what is read after it is what whoever was before us has left. In one order, and nothing else is touched
 * afterwards, or two who mark anew would wait for each other: what is handed in from now on is left to the next time.
 */
async function lockAttempts(tx: Tx, { examId, questionId }: Regrade): Promise<string[]> {
  const rows = await runPrepared<{ id: string }>(
    tx,
    sql`select a.id from exam_attempts a where a.exam_id = ${examId}::int and ${CLOSED} and exists (
        select 1 from exam_attempt_questions q join bank_question_versions v on v.id = q.version_id
        where q.attempt_id = a.id and v.question_id = ${questionId}::int)
      order by a.user_id, a.id for update of a`,
  )
  return rows.map(({ id }) => id)
}

interface Row {
  attempt_id: string
  user_id: string
  name: string
  /** Of the whole attempt. */
  total: number
  id: string
  version: number
  points: number
  options: OptionNames
  answer: string[]
  score: number
}

/** Of those that are locked, or for a dry run of all. */
function readAnswers(
  tx: Tx,
  { examId, questionId }: Regrade,
  { latest, locked }: { latest: Version; locked: string[] | null },
): Promise<Row[]> {
  return runPrepared<Row>(
    tx,
    sql`select a.id as attempt_id, a.user_id, u.name, a.score as total, q.id, v.version, q.points, q.options, q.answer, q.score
      from exam_attempts a join users u on u.id = a.user_id join exam_attempt_questions q on q.attempt_id = a.id
      join bank_question_versions v on v.id = q.version_id
      ${locked ? sql`join unnest(${sql.param(locked)}::uuid[]) as locked (id) on locked.id = a.id` : sql``}
      where a.exam_id = ${examId}::int and ${CLOSED} and v.question_id = ${questionId}::int and v.id <> ${latest.id}::int
      order by a.user_id, a.id`,
  )
}

interface Marked {
  row: Row
  options: OptionNames
  /** As it is said in the new version. */
  answer: string[]
  score: number
  /** Of the whole attempt. */
  before: number
  after: number
  isUnfit: boolean
}

function markAnew(row: Row, { from, to: content }: { from: QuestionContent; to: QuestionContent }): Marked {
  const answer = carried(row.answer, from, content)
  const isUnfit = !fits({ content, options: row.options }, answer)
  const score = isUnfit ? 0 : (gradeQuestion({ ...row, answer, content }) ?? 0)
  const options = nameNew(row.options, content)
  return { row, options, answer, score, isUnfit, before: row.total, after: row.total - row.score + score }
}

/** What was said stays with what it was said to, also where that stands in another place now. */
function carried(answer: string[], from: QuestionContent, to: QuestionContent): string[] {
  return isEmpty(answer) ? answer : (moduleOf(to.type).carry?.(from, to, answer) ?? answer)
}

const isListed = ({ before, after, isUnfit }: Marked) => before !== after || isUnfit

/** What the question offers since gets a name in this attempt too, or a review could not show it as the key. */
function nameNew(options: OptionNames, content: QuestionContent): OptionNames {
  const known = new Set(options.map(([, own]) => own))
  const added = moduleOf(content.type)
    .ids(content)
    .filter((own) => !known.has(own))
  if (added.length === 0) return options
  const taken = new Set(options.map(([shown]) => shown))
  const names = newIds(added.length + taken.size, ID_LENGTH).filter((name) => !taken.has(name))
  return [...options, ...added.map((own, at): [string, string] => [names[at] as string, own])]
}

const ID_LENGTH = 6

async function store(tx: Tx, regrade: Regrade, { latest, marked }: { latest: Version; marked: Marked[] }): Promise<void> {
  const rows = marked.map(({ row, ...anew }) => ({ attempt_id: row.attempt_id, id: row.id, ...anew }))
  // An answer whose places changed is written down as a save is: what the learner sent stays before it.
  await runPrepared(
    tx,
    sql`with marked as (
        update exam_attempt_questions q set version_id = ${latest.id}::int, score = n.score, options = n.options, answer = n.answer,
          seq = q.seq + (q.answer <> n.answer)::int
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (attempt_id uuid, id text, options jsonb, answer text[], score int)
        where q.attempt_id = n.attempt_id and q.id = n.id
        returning q.attempt_id, q.id, new.seq, new.answer, old.seq as seq_before)
      insert into exam_answer_log (attempt_id, question_id, seq, answer)
      select attempt_id, id, seq, answer from marked where seq > seq_before`,
  )
  const changed = marked.filter(({ before, after }) => before !== after)
  const ids = changed.map(({ row }) => row.attempt_id)
  await runPrepared(
    tx,
    sql`update exam_attempts a set score = (select sum(q.score) from exam_attempt_questions q where q.attempt_id = a.id)
      where a.id = any(${sql.param(ids)}::uuid[])`,
  )
  const isForLesson = await completesLesson(tx, regrade.examId)
  for (const { row, before, after } of changed)
    if (isForLesson && after > before) await completeExercise(tx, { attemptId: row.attempt_id, userId: row.user_id })
  for (const [fromVersion, from] of Map.groupBy(marked, ({ row }) => row.version))
    await writeDown(tx, regrade, { fromVersion, toVersion: latest.version, changes: from.filter(isListed) })
}

async function writeDown(
  tx: Tx,
  { examId, questionId, reason, actor }: Regrade,
  { fromVersion, toVersion, changes }: { fromVersion: number; toVersion: number; changes: Marked[] },
): Promise<void> {
  const listed = changes.map(({ row, before, after }) => ({ attemptId: row.attempt_id, before, after }))
  const [regraded] = await tx
    .insert(examRegrades)
    .values({ examId, questionId, fromVersion, toVersion, byUserId: actor.userId, reason, changes: listed })
    .returning({ id: examRegrades.id })
  await recordAudit(tx, {
    ...{ actor, action: 'exam.regrade', subject: { type: 'examRegrade', id: regraded?.id ?? '' } },
    before: { questionId, version: fromVersion },
    after: { examId, questionId, version: toVersion, changed: listed.length },
  })
}
