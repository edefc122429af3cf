import { sql } from 'drizzle-orm'
import { index, integer, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { table } from './table.ts'

const at = () => timestamp({ withTimezone: true })

/** A mailbox that wants the newsletter. Whoever leaves is deleted: no list is kept of those who don't want it. */
export const newsletterSubscribers = table(
  'newsletter_subscribers',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    /** In the letters' links: confirms and ends this subscription. Readable, since each issue names it again. */
    key: text().notNull(),
    /** The last time somebody asked; a link to confirm ends some days later. */
    askedAt: at().notNull().defaultNow(),
    /** Null until whoever reads the mailbox has said so. */
    confirmedAt: at(),
  },
  (t) => [
    uniqueIndex().on(t.key),
    uniqueIndex('newsletter_once_for_mailbox').on(sql`lower(${t.email})`),
    index().on(t.askedAt).where(sql`${t.confirmedAt} is null`),
  ],
)

/** What went out, or is going out. */
export const newsletterIssues = table(
  'newsletter_issues',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Given by staff: the same issue can't go out twice. */
    name: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    createdAt: at().notNull().defaultNow(),
    /** The last subscriber who was written to, in the order of ids: a worker that was killed goes on after it. */
    reached: uuid(),
    letters: integer().notNull().default(0),
    finishedAt: at(),
  },
  (t) => [uniqueIndex().on(t.name)],
)
