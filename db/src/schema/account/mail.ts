import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { table } from '../table.ts'
import { users } from './accounts.ts'

/** Letters are written in the transaction that causes them, and sent by a job. */
export const mails = table(
  'mails',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    recipient: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Holds a code: cleared away as soon as that is dead, not kept like other letters. */
    holdsCode: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null while it waits; in the demo, which has no mail server, letters wait in the mailbox page. */
    sentAt: timestamp({ withTimezone: true }),
    lastError: text(),
    /** Of letters to a list: where a mail program leaves it with one press, and by which those that wait are taken back. */
    leaveUrl: text(),
    /** Whose it is where the address no longer tells: it goes with that person. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [index().on(t.createdAt.desc()), index().on(t.recipient), index().on(t.userId).where(sql`${t.userId} is not null`)],
)

/**
 * Letters of busy transactions, not yet composed. Queueing a job tells the workers at commit, and PostgreSQL lets only one
 * transaction at a time tell: orders would be stored one after the other. These rows are looked for instead.
 */
export const dueLetters = table('due_letters', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text().notNull(),
  letter: jsonb().$type<unknown>().notNull(),
  /** Caused by somebody who may be a stranger to the mailbox: only so many of these are sent. */
  isCounted: boolean().notNull().default(false),
})
