import { AppError } from '@tq/contract/errors.ts'
import type { Db, Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'

/** Staff see hidden ones too. */
export async function requireExam(db: Db, examId: number): Promise<void> {
  const [exam] = await runPrepared(db, sql`select 1 from exams where id = ${examId}::int`)
  if (!exam) throw new AppError('EXAM_NOT_FOUND')
}

/** Nobody has to look at the essays of this attempt any more. */
export async function resolveEssayAlert(tx: Tx, attemptId: string): Promise<void> {
  await runPrepared(
    tx,
    sql`update staff_alerts set resolved_at = now() where kind = 'essayWaits' and ref = ${attemptId} and resolved_at is null`,
  )
}
