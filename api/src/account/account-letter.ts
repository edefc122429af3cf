import type { Db } from '@tq/db/database.ts'
import { queueJob } from '../queue.ts'

/** What was asked for, by somebody who may not be the mailbox's owner. */
export type AccountLetter =
  /** To whoever reads the mailbox, whichever of its registrations was the last: a code is of use only to that one's browser. */
  | { kind: 'register'; email: string }
  /** `mark`: of the password that was typed; who has not the account's makes us send nothing. */
  | { kind: 'resend' | 'reactivate'; email: string; mark: string }
  | { kind: 'reset'; email: string }
  /** To the mailbox that is to become that person's. */
  | { kind: 'email'; email: string; userId: string }

/** Who lives at that address is looked up by the job: asking takes the same time whether anybody does. */
export const queueLetter = (db: Db, letter: AccountLetter): Promise<void> => queueJob(db, 'send-account-letter', letter)
