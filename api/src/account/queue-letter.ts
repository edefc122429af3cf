import type { Db } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'

/** What was asked for, by somebody who may not be the mailbox's owner. */
export interface AccountLetter {
  kind: 'register' | 'reset'
  email: string
}

/** Who lives at that address is looked up by the job: asking takes the same time whether anybody does. */
export async function queueLetter(db: Db, letter: AccountLetter): Promise<void> {
  await db.execute(sql`select graphile_worker.add_job('send-account-letter', ${JSON.stringify(letter)}::json)`)
}
