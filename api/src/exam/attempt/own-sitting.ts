import type { Database } from '@tq/db/database.ts'
import { readSittings, type Sitting } from '../sitting.ts'
import { closeIfDue } from './close-attempt.ts'

/** Of one exam. An attempt whose time is over is closed by whoever looks: nobody is left before a clock at zero. */
export async function readOwnSitting(db: Database, userId: string, examId: number): Promise<Sitting> {
  const read = async () => (await readSittings(db, userId, [examId]))(examId)
  const sitting = await read()
  const due = sitting.attempts.find(({ is_due }) => is_due)
  if (!due) return sitting
  await closeIfDue(db, due.id)
  return read()
}
