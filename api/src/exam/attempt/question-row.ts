import type { QuestionLevel } from '@tq/contract/enums.ts'
import type { AttemptQuestion } from '@tq/contract/exam/attempt.ts'
import type { QuestionContent } from '@tq/contract/questions/content.ts'
import type { ShowTools } from '@tq/contract/questions/module.ts'
import { moduleOf } from '@tq/contract/questions/modules.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { toPoints } from '../marks.ts'
import type { OptionNames } from './own-ids.ts'
import { render } from './render.ts'

/** A question of an attempt with the version it was made of. It holds the key: nothing of it is sent but what is picked below. */
export interface QuestionRow {
  id: string
  position: number
  part_id: number | null
  part_title: string | null
  part_instructions: string | null
  points: number
  options: OptionNames
  seq: number
  answer: string[]
  answered_at: Date | null
  is_flagged: boolean
  plays: number
  checked_at: Date | null
  score: number | null
  comment: string
  content: QuestionContent
  level: QuestionLevel
  has_audio: boolean
  most_plays: number | null
}

/**
 * In the order the learner sees them. Its questions are taken first, by themselves: planned as one join, PostgreSQL walks through the
 * questions of all attempts in the order of their versions.
 */
export function readQuestions(db: Db, attemptId: string): Promise<QuestionRow[]> {
  return runPrepared<QuestionRow>(
    db,
    sql`with q as materialized (select * from exam_attempt_questions where attempt_id = ${attemptId}::uuid)
      select q.id, q.position, q.part_id, p.title as part_title, p.instructions as part_instructions, q.points, q.options, q.seq, q.answer,
        q.answered_at, q.is_flagged, q.plays, q.checked_at, q.score, q.comment, v.content, b.level, v.audio_hash is not null as has_audio,
        v.most_plays
      from q join bank_question_versions v on v.id = q.version_id join bank_questions b on b.id = v.question_id
      left join exam_parts p on p.id = q.part_id order by q.position`,
  )
}

/** What a question says, in an open attempt and in a closed one: nothing that depends on its key. */
export function showQuestion(
  row: QuestionRow,
  part: number,
): Pick<AttemptQuestion, 'id' | 'number' | 'part' | 'points' | 'stem' | 'body' | 'isFlagged'> {
  const tools: ShowTools = {
    render,
    shown: (ownIds) => row.options.flatMap(([id, own]) => (ownIds.includes(own) ? [{ id, own }] : [])),
  }
  return {
    id: row.id,
    number: row.position,
    part,
    points: toPoints(row.points),
    stem: render(row.content.stem),
    body: moduleOf(row.content.type).show(row.content, tools),
    isFlagged: row.is_flagged,
  }
}

export interface AttemptPart {
  id: number | null
  title: string
  instructions: string
}

/** The parts of an attempt in the order of their questions; one that was taken out of the paper meanwhile has no name. */
export function partsOf(questions: QuestionRow[]): AttemptPart[] {
  const parts = new Map<number | null, AttemptPart>()
  for (const { part_id: id, part_title, part_instructions } of questions)
    if (!parts.has(id)) parts.set(id, { id, title: part_title ?? '', instructions: part_instructions ?? '' })
  return [...parts.values()]
}
