import { LINK_TARGETS } from '@tq/contract/enums.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/accounts.ts'
import { table } from '../table.ts'

/** What the first letter of a printed link stands for: /h/…, /p/…, /m/… */
export const shortLinkKinds = table('short_link_kinds', {
  prefix: text().primaryKey(),
  name: text().notNull(),
  /** On a phone it opens without the site's frame, where its target has such a view. */
  isBare: boolean().notNull(),
})

/** A printed code leads here for good: rows are withdrawn, never deleted, so that no code is ever used again. */
export const shortLinks = table(
  'short_links',
  {
    code: text().primaryKey(),
    kind: text()
      .notNull()
      .references(() => shortLinkKinds.prefix, { onDelete: 'restrict' }),
    targetType: text({ enum: LINK_TARGETS }).notNull(),
    /** The id or key of what it leads to; for `address` a path of ours or a page of an allowed host. */
    target: text().notNull(),
    /** For staff: where it was printed. */
    note: text().notNull().default(''),
    isWithdrawn: boolean().notNull().default(false),
    /** Set by the nightly check while its target is gone. */
    brokenSince: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [index().on(t.kind), index().on(t.createdBy), check('short_link_code', sql`${t.code} ~ '^[2-9a-hjkmnp-z]{12}$'`)],
)

/** How often a code was scanned, by day. */
export const shortLinkScans = table(
  'short_link_scans',
  {
    code: text()
      .notNull()
      .references(() => shortLinks.code, { onDelete: 'restrict' }),
    day: date().notNull(),
    scans: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.code, t.day] })],
)
