import type { Db } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'

/** Tasks that a transaction may queue; `jobs.ts` says what each does. */
export type QueuedTask =
  | 'send-refund'
  | 'send-account-letter'
  | 'send-mail'
  | 'process-video'
  | 'process-book'
  | 'cut-preview'
  | 'stamp-copy'
  | 'blind-manuscript'
  | 'write-newsletter'

/** For three days, ever more rarely. */
const MOST_TRIES = 25

/** Work for later: inside a transaction it is done if and only if that commits. The same key again replaces what waits. */
export async function queueJob(db: Db, task: QueuedTask, payload: object, key?: string, mostTries = MOST_TRIES): Promise<void> {
  await db.execute(
    sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, job_key => ${key ?? null}::text,
      max_attempts => ${mostTries}::int)`,
  )
}
