import { MANUSCRIPT_FILE_ROLES, MANUSCRIPT_SIDES, SCAN_STATES } from '@tq/contract/manuscript/enums.ts'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/accounts.ts'
import { files } from '../storage.ts'
import { table } from '../table.ts'
import { manuscripts } from './manuscript.ts'
import { manuscriptReviews } from './manuscript-desk.ts'

const at = () => timestamp({ withTimezone: true })
const manuscriptId = () =>
  uuid()
    .notNull()
    .references(() => manuscripts.id, { onDelete: 'cascade' })

/** What is sent together. Until its author sends it a round is only theirs, and files can be taken out of it. */
export const manuscriptRounds = table(
  'manuscript_rounds',
  {
    manuscriptId: manuscriptId(),
    number: integer().notNull(),
    /** What the author answers to the reviewers. */
    reply: text().notNull().default(''),
    sentAt: at(),
  },
  (t) => [
    primaryKey({ columns: [t.manuscriptId, t.number] }),
    // Two tabs fill the same round.
    uniqueIndex('manuscript_open_round').on(t.manuscriptId).where(sql`${t.sentAt} is null`),
  ],
)

/** A file as it was given. Rows of a round that was sent are never changed but for their scan and for what reviewers get. */
export const manuscriptFiles = table(
  'manuscript_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    manuscriptId: manuscriptId(),
    round: integer().notNull(),
    role: text({ enum: MANUSCRIPT_FILE_ROLES }).notNull(),
    /** Of its role: 1, 2, 3… */
    version: integer().notNull(),
    /** As its sender named it, for whoever downloads it; never a path of ours. */
    name: text().notNull(),
    fileHash: text()
      .notNull()
      .references(() => files.hash, { onDelete: 'restrict' }),
    bytes: bigint({ mode: 'number' }).notNull(),
    mediaType: text().notNull(),
    by: text({ enum: MANUSCRIPT_SIDES }).notNull(),
    scan: text({ enum: SCAN_STATES }).notNull(),
    /** What the scanner found, or why it could not look. */
    scanNote: text().notNull().default(''),
    scannedAt: at(),
    createdAt: at().notNull().defaultNow(),
    /** What reviewers get: the same without the author's name in its properties. Null with the day below: none could be made. */
    blindHash: text().references(() => files.hash, { onDelete: 'restrict' }),
    /** When that was tried. */
    blindedAt: at(),
  },
  (t) => [
    uniqueIndex().on(t.manuscriptId, t.role, t.version),
    index().on(t.fileHash),
    index().on(t.blindHash),
    index('manuscript_files_to_scan').on(t.createdAt).where(sql`${t.scan} in ('unscanned', 'scanning', 'failed')`),
    check('manuscript_file_name', sql`char_length(${t.name}) between 1 and 255`),
  ],
)

/** A file that comes in parts, or has come and is in no manuscript yet. */
export const manuscriptUploads = table(
  'manuscript_uploads',
  {
    /** Nobody can guess it: for a guest it is the only proof. */
    id: text().primaryKey(),
    /** Null: a guest's. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Null while it comes. */
    fileHash: text().references(() => files.hash, { onDelete: 'restrict' }),
    bytes: bigint({ mode: 'number' }).notNull(),
    mediaType: text(),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [index().on(t.userId), index().on(t.fileHash), index().on(t.createdAt)],
)

/** Every time somebody who is not its author fetched a file: authors are promised that it is written down. */
export const manuscriptOpens = table(
  'manuscript_opens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    manuscriptId: manuscriptId(),
    fileId: uuid()
      .notNull()
      .references(() => manuscriptFiles.id, { onDelete: 'cascade' }),
    by: text({ enum: MANUSCRIPT_SIDES }).notNull(),
    byUserId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The reviewer's name is in the row of the review. */
    reviewId: uuid().references(() => manuscriptReviews.id, { onDelete: 'set null' }),
    openedAt: at().notNull().defaultNow(),
  },
  (t) => [index().on(t.manuscriptId, t.id), index().on(t.fileId), index().on(t.byUserId), index().on(t.reviewId)],
)
