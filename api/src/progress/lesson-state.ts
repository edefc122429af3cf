import type { CompletionRule } from '@tq/contract/enums.ts'
import { DONE_PERCENT, type LessonState } from '@tq/contract/learning/progress.ts'
import { sql } from 'drizzle-orm'

/** Of a lesson's progress `p`. */
export const WATCHED_SECONDS = sql`(select coalesce(sum(upper(part) - lower(part)), 0)::int from unnest(p.watched) part)`

export interface LessonRow {
  lesson_id: number
  position: number
  done_at: Date | null
  watched_seconds: number
  completion: CompletionRule
  /** How many seconds it plays; 0 for what is read. */
  playable: number
}

export const isWatched = ({ completion, playable, watched_seconds }: LessonRow) =>
  completion === 'watched' && playable > 0 && watched_seconds * 100 >= playable * DONE_PERCENT

export const toLessonState = (row: LessonRow): LessonState => ({
  lessonId: row.lesson_id,
  position: row.position,
  isDone: row.done_at !== null,
  watchedPercent: row.playable > 0 ? Math.min(100, Math.floor((row.watched_seconds * 100) / row.playable)) : 0,
})
