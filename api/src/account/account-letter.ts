import type { Db } from '@tq/db/database.ts'
import { queueJob } from '../queue.ts'

/** What was asked for, by somebody who may not be the mailbox's owner. */
export type AccountLetter =
  /** Goes to the mailbox for its latest registration: the code works only in the browser that made that one. */
  | { kind: 'register'; email: string }
  /** `mark`: fingerprint of the password that was typed. If it is not the account's password, the job sends nothing. */
  | { kind: 'resend' | 'reactivate'; email: string; mark: string }
  | { kind: 'reset'; email: string }
  /** To the mailbox that is to become that person's. */
  | { kind: 'email'; email: string; userId: string }

/** The job looks the account up, not the request: a request takes the same time whether the mailbox has an account or not. */
export const queueLetter = (db: Db, letter: AccountLetter): Promise<void> => queueJob(db, 'send-account-letter', letter)
