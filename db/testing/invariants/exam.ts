import { sql } from 'drizzle-orm'
import type { Invariants } from './invariant.ts'

export const EXAM: Invariants = {
  counters: [
    {
      name: 'exam_attempts.score',
      rows: sql`select a.id::text as key, a.score::int as stored, coalesce(sum(q.score), 0)::int as counted
        from exam_attempts a left join exam_attempt_questions q on q.attempt_id = a.id where a.state in ('submitted', 'graded') group by a.id`,
    },
    {
      name: 'exam_attempts.most_points',
      rows: sql`select a.id::text as key, a.most_points::int as stored, coalesce(sum(q.points), 0)::int as counted
        from exam_attempts a left join exam_attempt_questions q on q.attempt_id = a.id group by a.id`,
    },
  ],
  rules: [
    {
      name: 'an attempt that is graded has no question without a mark, one that is open has none with a mark',
      broken: sql`select a.id::text as key, format('%s, question %s: %s', a.state, q.position, coalesce(q.score::text, 'no mark')) as what
        from exam_attempts a join exam_attempt_questions q on q.attempt_id = a.id
        where (a.state = 'graded' and q.score is null) or (a.state = 'inProgress' and q.score is not null)`,
    },
    {
      name: 'what is stored of an answer is its last save in the log',
      broken: sql`select q.attempt_id::text as key, format('question %s: seq %s, in the log %s', q.id, q.seq, coalesce(last.seq, 0)) as what
        from exam_attempt_questions q left join lateral (
          select seq, answer from exam_answer_log l where l.attempt_id = q.attempt_id and l.question_id = q.id order by seq desc limit 1
        ) last on true
        where q.seq <> coalesce(last.seq, 0) or q.answer <> coalesce(last.answer, '{}')`,
    },
  ],
}
