import { COPY_STATES, MARK_COLOURS, MARK_KINDS, MISPRINT_STATES } from '@tq/contract/enums.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../account/accounts.ts'
import { products } from '../catalog/catalog.ts'
import { entitlements } from '../entitlement.ts'
import { files } from '../storage.ts'
import { table } from '../table.ts'
import { bookVersions } from './book.ts'

const at = () => timestamp({ withTimezone: true })
const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const productId = () =>
  integer()
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' })
/** Null once that file is gone: the words and the percent find the place in another. */
const versionId = () => text().references(() => bookVersions.id, { onDelete: 'set null' })

/** A person's book: where they are, and how often anything in it changed. Stays when access ends, so that whoever buys again goes on. */
export const readingBooks = table(
  'reading_books',
  {
    userId: userId(),
    productId: productId(),
    /** Counted up by every change. Its row is locked while that is written, so devices that ask since a number miss nothing. */
    revision: integer().notNull().default(0),
    versionId: versionId(),
    chapter: text(),
    cfi: text(),
    percent: doublePrecision(),
    quote: text(),
    /** When they were there, by our clock. Null: opened, and no page turned yet. */
    positionAt: at(),
    positionRevision: integer().notNull().default(0),
    openedAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.productId] }),
    index().on(t.productId),
    index().on(t.versionId),
    check('reading_percent', sql`${t.percent} between 0 and 100`),
    check(
      'reading_place_is_whole',
      sql`(${t.positionAt} is null) = (${t.percent} is null) and (${t.chapter} is null) = (${t.percent} is null)`,
    ),
  ],
)

/** A bookmark, or marked words with a note or without. Removed ones stay as an empty row, so that other devices hear of it. */
export const readingMarks = table(
  'reading_marks',
  {
    userId: userId(),
    /** Made by a device: another person's may be the same. */
    id: uuid().notNull(),
    productId: productId(),
    kind: text({ enum: MARK_KINDS }).notNull(),
    colour: text({ enum: MARK_COLOURS }),
    versionId: versionId(),
    chapter: text().notNull(),
    chapterTitle: text().notNull(),
    cfi: text(),
    percent: doublePrecision().notNull(),
    quote: text().notNull(),
    note: text().notNull(),
    page: text(),
    /** Its words are not in the present file. */
    isLost: boolean().notNull().default(false),
    /** Of the book's row when it last changed. */
    revision: integer().notNull(),
    createdAt: at().notNull(),
    changedAt: at().notNull(),
    removedAt: at(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index().on(t.userId, t.productId, t.revision),
    index().on(t.productId),
    index().on(t.versionId),
    check('mark_percent', sql`${t.percent} between 0 and 100`),
    check('mark_colour', sql`(${t.kind} = 'mark') = (${t.colour} is not null)`),
    check('mark_length', sql`char_length(${t.note}) <= 4000 and char_length(${t.quote}) <= 2000`),
    check('mark_removed_is_empty', sql`${t.removedAt} is null or (${t.note} = '' and ${t.quote} = '')`),
  ],
)

/** What readers report to the press. */
export const misprints = table(
  'misprints',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: productId(),
    versionId: versionId(),
    /** Null once the account is deleted; the misprint stays one. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    chapter: text().notNull(),
    page: text(),
    quote: text().notNull(),
    comment: text().notNull(),
    state: text({ enum: MISPRINT_STATES }).notNull().default('open'),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [index().on(t.state, t.createdAt), index().on(t.productId), index().on(t.versionId), index().on(t.userId)],
)

/** Devices that keep a book for reading without a network. */
export const readingDevices = table(
  'reading_devices',
  {
    userId: userId(),
    productId: productId(),
    deviceId: uuid().notNull(),
    name: text().notNull(),
    keptAt: at().notNull().defaultNow(),
    seenAt: at().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.productId, t.deviceId] }), index().on(t.productId)],
)

/** A file made for one buyer, with their name in it: one for each right and version. */
export const bookCopies = table(
  'book_copies',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    entitlementId: integer()
      .notNull()
      .references(() => entitlements.id, { onDelete: 'cascade' }),
    versionId: text()
      .notNull()
      .references(() => bookVersions.id, { onDelete: 'cascade' }),
    state: text({ enum: COPY_STATES }).notNull().default('preparing'),
    fileHash: text().references(() => files.hash, { onDelete: 'restrict' }),
    /** How often it was fetched. */
    fetched: integer().notNull().default(0),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex().on(t.userId, t.entitlementId, t.versionId),
    index().on(t.entitlementId),
    index().on(t.versionId),
    index().on(t.fileHash),
    check('copy_ready_has_file', sql`(${t.state} = 'ready') = (${t.fileHash} is not null)`),
  ],
)
