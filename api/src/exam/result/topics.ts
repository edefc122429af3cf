import type { ReviewedQuestion } from '@tq/contract/exam/attempt.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Database } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'

type About = Pick<ReviewedQuestion, 'topic' | 'lesson'>

interface Row {
  id: string
  topic: string
  lesson_id: number | null
  lesson_title: string | null
}

/** What each question of an attempt is about, and the first lesson of the course whose exercises practise that: where to go back to. */
export async function readTopics(db: Database, attemptId: string): Promise<(questionId: string) => About> {
  const rows = await runPrepared<Row>(
    db,
    // Its questions by themselves first, as in `readQuestions`.
    sql`with q as materialized (select id, version_id from exam_attempt_questions where attempt_id = ${attemptId}::uuid),
      asked as materialized (
        select q.id, b.topic_id from q join bank_question_versions v on v.id = q.version_id join bank_questions b on b.id = v.question_id),
      practised as materialized (
        select distinct on (topic) coalesce(i.topic_id, b.topic_id) as topic, l.id, l.title
        from exam_attempts a join exams sat on sat.id = a.exam_id
          join exams e on e.course_id = sat.course_id and e.kind = 'exercise' and e.is_published
          join lessons l on l.id = e.lesson_id and l.is_published join course_chapters c on c.id = l.chapter_id
          join exam_items i on i.exam_id = e.id left join bank_questions b on b.id = i.question_id
        where a.id = ${attemptId}::uuid order by topic, c.position, l.position, l.id)
      select asked.id, t.name as topic, p.id as lesson_id, p.title as lesson_title
      from asked join question_topics t on t.id = asked.topic_id left join practised p on p.topic = asked.topic_id`,
  )
  const about = new Map(rows.map((row): [string, About] => [row.id, { topic: row.topic, lesson: lessonOf(row) }]))
  return (questionId) => about.get(questionId) ?? { topic: '', lesson: null }
}

const lessonOf = ({ lesson_id: id, lesson_title: title }: Row): About['lesson'] =>
  id === null || title === null ? null : { id, title, address: addressId(title, id) }
