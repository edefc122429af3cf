import type { QuestionLevel, QuestionType } from '@tq/contract/enums.ts'
import type { getExamStatistics } from '@tq/contract/exam/staff-exam.ts'
import type { Data } from '@tq/contract/http/endpoint.ts'
import type { QuestionContent } from '@tq/contract/questions/content.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { render } from '../attempt/render.ts'
import { onTen } from '../marks.ts'
import { requireExam } from './require-exam.ts'

/** The latest ones say enough, and an exercise of a free course may have any number. */
const MOST_ATTEMPTS = 5_000

type Statistics = Data<typeof getExamStatistics>

export async function readStatistics(db: Db, examId: number): Promise<Statistics> {
  await requireExam(db, examId)
  const attempts = await runPrepared<{ state: string; score: number; most_points: number }>(
    db,
    sql`select a.state, a.score, a.most_points from ${latestClosed(examId)} a`,
  )
  const marks = attempts.filter(({ state }) => state === 'graded').map(({ score, most_points }) => onTen(score, most_points))
  return {
    attemptCount: attempts.length,
    averageMark: marks.length ? Math.round((sum(marks) / marks.length) * 100) / 100 : null,
    // Ten itself stands with those from nine on.
    marks: Array.from({ length: 10 }, (_, from) => marks.filter((mark) => Math.min(9, Math.floor(mark)) === from).length),
    questions: await readQuestions(db, examId),
  }
}

const latestClosed = (examId: number) => sql`(
  select id, state, score, most_points from exam_attempts where exam_id = ${examId}::int and state in ('submitted', 'graded')
  order by closed_at desc, id limit ${MOST_ATTEMPTS}::int)`

/** Attempt by attempt: planned as a join, PostgreSQL reads the questions of all attempts there ever were. */
const QUESTIONS_OF_A = sql`(select * from exam_attempt_questions where attempt_id = a.id offset 0)`

interface Row {
  question_id: number
  version: number
  version_id: number
  type: QuestionType
  level: QuestionLevel
  content: QuestionContent
  answered_count: number
  empty_count: number
  difficulty: number | null
  discrimination: number | null
}

/**
 * Version by version, in the order of the paper. How a question goes with the rest is the correlation of its share with the share of all
 * others, so that it is not compared with itself; only over papers that are marked as a whole. Where all did the same there is none.
 */
async function readQuestions(db: Db, examId: number): Promise<Statistics['questions']> {
  const rows = await runPrepared<Row>(
    db,
    sql`with answered as (
        select q.version_id, q.position, array_to_string(q.answer, '') ~ '\\S' as is_answered, q.score::float8 / q.points as share,
          case when a.state = 'graded' then (a.score - q.score)::float8 / nullif(a.most_points - q.points, 0) end as rest
        from ${latestClosed(examId)} a cross join lateral ${QUESTIONS_OF_A} q),
      counted as (
        select version_id, avg(position) as place, count(*) filter (where is_answered)::int as answered_count,
          count(*) filter (where not is_answered)::int as empty_count, avg(share) as difficulty,
          case when min(share) filter (where rest is not null) < max(share) filter (where rest is not null) and min(rest) < max(rest)
            then corr(share, rest) end as discrimination
        from answered group by version_id)
      select b.id as question_id, v.version, v.id as version_id, b.type, b.level, v.content, c.answered_count, c.empty_count,
        c.difficulty, c.discrimination
      from counted c join bank_question_versions v on v.id = c.version_id join bank_questions b on b.id = v.question_id
      order by c.place, b.id, v.version`,
  )
  const counts = await countChoices(db, examId)
  return rows.map((row) => ({
    questionId: row.question_id,
    version: row.version,
    type: row.type,
    level: row.level,
    stem: render(row.content.stem),
    answeredCount: row.answered_count,
    emptyCount: row.empty_count,
    difficulty: rounded(row.difficulty),
    discrimination: rounded(row.discrimination),
    options: choicesOf(row.content).map(({ id, html, isKey }) => ({
      id,
      html: render(html),
      isKey,
      count: counts.get(`${row.version_id}:${id}`) ?? 0,
    })),
  }))
}

/** By version and option. Answers hold the ids of their attempt; the way back stands beside them. */
async function countChoices(db: Db, examId: number): Promise<Map<string, number>> {
  const rows = await runPrepared<{ version_id: number; own: string; n: number }>(
    db,
    sql`select q.version_id, o.pair->>1 as own, count(*)::int as n
      from ${latestClosed(examId)} a cross join lateral ${QUESTIONS_OF_A} q
      join bank_question_versions v on v.id = q.version_id join bank_questions b on b.id = v.question_id
      cross join lateral unnest(q.answer) as e (entry) cross join lateral jsonb_array_elements(q.options) as o (pair)
      where b.type in ('single', 'multiple', 'trueFalse') and e.entry in (o.pair->>0, (o.pair->>0) || ':true')
      group by 1, 2`,
  )
  return new Map(rows.map(({ version_id, own, n }) => [`${version_id}:${own}`, n]))
}

function choicesOf(content: QuestionContent): { id: string; html: string; isKey: boolean }[] {
  if (content.type === 'single') return content.options.map((option) => ({ ...option, isKey: option.id === content.key }))
  if (content.type === 'multiple')
    return content.options.map((option) => ({ ...option, isKey: content.keys.includes(option.id) }))
  if (content.type === 'trueFalse') return content.statements.map(({ isTrue, ...statement }) => ({ ...statement, isKey: isTrue }))
  return []
}

const rounded = (share: number | null) => (share === null ? null : Math.round(share * 1000) / 1000)
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
