import { CODE_PURPOSES } from '@tq/contract/enums.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { table } from '../table.ts'
import { users } from './accounts.ts'
import { mails } from './mail.ts'

const moment = () => timestamp({ withTimezone: true })

/** Six digits sent by mail: one at a time for each account and purpose; a wrong try counts against all that are live. */
export const securityCodes = table(
  'security_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: CODE_PURPOSES }).notNull(),
    codeHash: text().notNull(),
    /** The letter that carries it: its ten minutes begin when that leaves. */
    mailId: integer().references(() => mails.id, { onDelete: 'set null' }),
    /** The mailbox that is to become the account's, for a change of e-mail only. */
    newEmail: text(),
    tries: smallint().notNull().default(0),
    sentAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.purpose] }),
    index().on(t.mailId),
    check('code_new_email', sql`(${t.purpose} = 'email') = (${t.newEmail} is not null)`),
  ],
)
