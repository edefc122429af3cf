import {
  MANUSCRIPT_LETTERS,
  MANUSCRIPT_MESSAGES,
  MANUSCRIPT_SIDES,
  PUBLICATION_STEPS,
  RECOMMENDATIONS,
  REVIEW_STATES,
  type ReviewCriterion,
} from '@tq/contract/manuscript/enums.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/accounts.ts'
import { table } from '../table.ts'
import { manuscripts } from './manuscript.ts'

const at = () => timestamp({ withTimezone: true })
const day = () => date({ mode: 'string' })
const manuscriptId = () =>
  uuid()
    .notNull()
    .references(() => manuscripts.id, { onDelete: 'cascade' })
const byUserId = () => uuid().references(() => users.id, { onDelete: 'set null' })

/** What author and editor write to each other. */
export const manuscriptMessages = table(
  'manuscript_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    manuscriptId: manuscriptId(),
    by: text({ enum: MANUSCRIPT_SIDES }).notNull(),
    byUserId: byUserId(),
    kind: text({ enum: MANUSCRIPT_MESSAGES }).notNull().default('message'),
    text: text().notNull(),
    writtenAt: at().notNull().defaultNow(),
  },
  (t) => [index().on(t.manuscriptId, t.id), index().on(t.byUserId)],
)

/** What staff write for each other. No author and no reviewer ever sees it. */
export const manuscriptNotes = table(
  'manuscript_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    manuscriptId: manuscriptId(),
    byUserId: byUserId(),
    text: text().notNull(),
    writtenAt: at().notNull().defaultNow(),
  },
  (t) => [index().on(t.manuscriptId, t.id), index().on(t.byUserId)],
)

/** Every letter that went out, without its links: what was sent is cleared away after three months, this stays. */
export const manuscriptLetters = table(
  'manuscript_letters',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    manuscriptId: manuscriptId(),
    kind: text({ enum: MANUSCRIPT_LETTERS }).notNull(),
    /** Whose mailbox it went to. */
    to: text({ enum: MANUSCRIPT_SIDES }).notNull(),
    title: text().notNull(),
    text: text().notNull(),
    /** Of a letter that is sent once for a day or a person, whatever job looks again. */
    ref: text(),
    sentAt: at().notNull().defaultNow(),
  },
  (t) => [index().on(t.manuscriptId, t.id), uniqueIndex('manuscript_letter_once').on(t.manuscriptId, t.kind, t.ref)],
)

/** Somebody who was asked for an opinion. Authors never learn who. */
export const manuscriptReviews = table(
  'manuscript_reviews',
  {
    id: uuid().primaryKey().defaultRandom(),
    manuscriptId: manuscriptId(),
    /** What was sent last when they were asked. */
    round: integer().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** Of the word in the last letter to them. */
    keyHash: text().notNull(),
    state: text({ enum: REVIEW_STATES }).notNull().default('invited'),
    dueDay: day().notNull(),
    /** What the reviewer has asked for; null again once the editor has moved the day. */
    wishedDay: day(),
    hasConflict: boolean(),
    /** What they said when they took it on or declined. */
    note: text().notNull().default(''),
    answers: jsonb().$type<Record<ReviewCriterion, number | null>>(),
    recommendation: text({ enum: RECOMMENDATIONS }),
    forAuthor: text().notNull().default(''),
    forHouse: text().notNull().default(''),
    invitedAt: at().notNull().defaultNow(),
    submittedAt: at(),
  },
  (t) => [
    index().on(t.manuscriptId),
    uniqueIndex().on(t.keyHash),
    // Nobody is asked twice about the same text.
    uniqueIndex('manuscript_reviewer_once').on(t.manuscriptId, t.round, sql`lower(email)`).where(sql`${t.state} <> 'cancelled'`),
    index('manuscript_reviews_due').on(t.dueDay).where(sql`${t.state} in ('invited', 'accepted')`),
    check('manuscript_review_sent', sql`(${t.state} = 'submitted') = (${t.submittedAt} is not null)`),
    check(
      'manuscript_review_whole',
      sql`${t.state} <> 'submitted' or (${t.recommendation} is not null and ${t.answers} is not null)`,
    ),
  ],
)

/** Registration, decision, ISBN, legal deposit. */
export const manuscriptSteps = table(
  'manuscript_steps',
  {
    manuscriptId: manuscriptId(),
    step: text({ enum: PUBLICATION_STEPS }).notNull(),
    doneDay: day(),
    number: text().notNull().default(''),
    note: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.manuscriptId, t.step] })],
)
