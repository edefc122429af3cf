import { sql } from 'drizzle-orm'
import type { Tx } from '../src/database.ts'

/** Which parts of the demo are there already. */
export interface HeldParts {
  isFilled: boolean
  isWritten: boolean
  isTaught: boolean
  isExamined: boolean
  isSentTo: boolean
  isIntroduced: boolean
  isInSeries: boolean
  isPaired: boolean
  isAsked: boolean
}

export async function findHeld(tx: Tx): Promise<HeldParts> {
  const { rows } = await tx.execute<{ [Part in keyof HeldParts]: boolean }>(sql`select
    exists (select from products) as "isFilled",
    exists (select from content_pages) as "isWritten",
    exists (select from lessons) as "isTaught",
    exists (select from exams) as "isExamined",
    exists (select from manuscripts) as "isSentTo",
    exists (select from contributors where biography <> '') as "isIntroduced",
    exists (select from series) as "isInSeries",
    exists (select from bought_together) as "isPaired",
    exists (select from product_questions) as "isAsked"`)
  return rows[0] as HeldParts
}
