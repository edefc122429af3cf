import {
  MANUSCRIPT_FIELDS,
  MANUSCRIPT_FORMATS,
  MANUSCRIPT_KINDS,
  MANUSCRIPT_SIDES,
  MANUSCRIPT_STANDINGS,
  MANUSCRIPT_STATES,
} from '@tq/contract/manuscript/enums.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../account/accounts.ts'
import { products } from '../catalog/catalog.ts'
import { table } from '../table.ts'

const at = () => timestamp({ withTimezone: true })
const day = () => date({ mode: 'string' })
const typed = () => text().notNull().default('')

/** What an author sends to the press, from its first draft until the book is out. */
export const manuscripts = table(
  'manuscripts',
  {
    /** Stands in addresses: nobody can guess it. */
    id: uuid().primaryKey().defaultRandom(),
    /** BT-2026-0143; null until it is sent. */
    code: text(),
    /** Null: a guest's, who is known by the author's mailbox, or one whose account is gone. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The guest has opened the link of a letter: the mailbox is theirs. */
    isMailboxProven: boolean().notNull().default(false),
    state: text({ enum: MANUSCRIPT_STATES }).notNull().default('draft'),
    /** Counted up by whatever another page must know of before it changes something. */
    revision: integer().notNull().default(1),
    /** Until when the author has to do something. */
    dueDay: day(),
    assignedTo: uuid().references(() => users.id, { onDelete: 'set null' }),
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    /** Of the press of a button: the same again is this manuscript, not a second one. */
    requestKey: uuid(),
    title: typed(),
    subtitle: typed(),
    kind: text({ enum: MANUSCRIPT_KINDS }),
    field: text({ enum: MANUSCRIPT_FIELDS }),
    summary: typed(),
    standing: text({ enum: MANUSCRIPT_STANDINGS }),
    authorName: typed(),
    authorEmail: typed(),
    authorPhone: typed(),
    authorUnit: typed(),
    audience: typed(),
    outline: typed(),
    pageCount: integer(),
    figureCount: integer(),
    language: typed(),
    publishedBefore: typed(),
    funding: typed(),
    format: text({ enum: MANUSCRIPT_FORMATS }),
    desiredDay: day(),
    note: typed(),
    /** Code, title, name and mailbox without accents: what staff search in. */
    searchText: typed(),
    /** When the author vouched for the rights, and that it lies nowhere else. */
    committedAt: at(),
    createdAt: at().notNull().defaultNow(),
    submittedAt: at(),
    changedAt: at().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex().on(t.code),
    uniqueIndex().on(t.requestKey),
    index().on(t.userId, t.changedAt.desc()),
    index('manuscripts_of_guests').on(sql`lower(author_email)`).where(sql`${t.userId} is null`),
    index().on(t.assignedTo),
    index().on(t.productId),
    index('manuscripts_sent').on(t.submittedAt.desc(), t.id).where(sql`${t.state} <> 'draft'`),
    // What staff sort by, each as it is asked for.
    index('manuscripts_changed').on(t.changedAt.desc().nullsLast(), t.id).where(sql`${t.state} <> 'draft'`),
    index('manuscripts_last_due').on(t.dueDay.desc().nullsLast(), t.id).where(sql`${t.state} <> 'draft'`),
    index('manuscripts_title').on(t.title, t.id).where(sql`${t.state} <> 'draft'`),
    index('manuscripts_by_state').on(t.state, t.submittedAt.desc(), t.id),
    index('manuscripts_due').on(t.dueDay).where(sql`${t.dueDay} is not null`),
    index('manuscripts_search').using('gin', sql`search_text gin_trgm_ops`),
    check(
      'manuscript_code',
      sql`(${t.state} = 'draft') = (${t.code} is null) and (${t.code} is null) = (${t.submittedAt} is null)`,
    ),
    check('manuscript_committed', sql`${t.state} = 'draft' or ${t.committedAt} is not null`),
    check('manuscript_due', sql`(${t.dueDay} is not null) = (${t.state} in ('papersRequested', 'revisionRequested'))`),
    check('manuscript_published', sql`${t.state} <> 'published' or ${t.productId} is not null`),
    check('manuscript_summary', sql`char_length(${t.summary}) <= 3000`),
  ],
)

/** The last number that was given out in a year. */
export const manuscriptNumbers = table('manuscript_numbers', { year: smallint().primaryKey(), last: integer().notNull() })

export const manuscriptCoAuthors = table(
  'manuscript_co_authors',
  {
    manuscriptId: uuid()
      .notNull()
      .references(() => manuscripts.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    name: text().notNull(),
    email: typed(),
    unit: typed(),
  },
  (t) => [primaryKey({ columns: [t.manuscriptId, t.position] })],
)

/** Every change of state, as its author and the house read it. */
export const manuscriptEvents = table(
  'manuscript_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    manuscriptId: uuid()
      .notNull()
      .references(() => manuscripts.id, { onDelete: 'cascade' }),
    /** Null: its beginning. */
    from: text({ enum: MANUSCRIPT_STATES }),
    to: text({ enum: MANUSCRIPT_STATES }).notNull(),
    by: text({ enum: MANUSCRIPT_SIDES }).notNull(),
    byUserId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** For the author. */
    words: typed(),
    /** For the house. */
    note: typed(),
    occurredAt: at().notNull().defaultNow(),
  },
  (t) => [index().on(t.manuscriptId, t.id), index().on(t.byUserId)],
)

/** What opens a guest's manuscript: the hash of a word that stands in a letter. */
export const manuscriptKeys = table(
  'manuscript_keys',
  {
    hash: text().primaryKey(),
    manuscriptId: uuid()
      .notNull()
      .references(() => manuscripts.id, { onDelete: 'cascade' }),
    /** Came by letter: whoever has it reads that mailbox. */
    isFromLetter: boolean().notNull(),
    expiresAt: at().notNull(),
  },
  (t) => [index().on(t.manuscriptId), index().on(t.expiresAt)],
)
