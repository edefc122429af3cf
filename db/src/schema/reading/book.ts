import { BOOK_FORMATS, BOOK_PARTS, BOOK_STATES } from '@tq/contract/enums.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../account/accounts.ts'
import { products } from '../catalog/catalog.ts'
import { files } from '../storage.ts'
import { table } from '../table.ts'

const at = () => timestamp({ withTimezone: true })

/** What is known of a book beside its files. */
export interface BookFacts {
  layout: 'flowing' | 'fixed'
  direction: 'ltr' | 'rtl'
  language: string | null
  /** As the file says, for staff; readers see the product's. */
  title: string | null
  hasText: boolean
  characters: number
  pageCount: number
  coverHref: string | null
  toc: { level: number; title: string; href: string | null }[]
  pages: { label: string; href: string }[]
  /** Of a PDF: what a reader asks for until its first page stands. Files that were taken in earlier have none. */
  openingRanges?: [number, number][]
  /** Of a PDF: its first page as a picture, where it could be drawn. */
  openingPicture?: { href: string; width: number; height: number; hasPictures: boolean } | null
}

export interface BookProblem {
  file: string
  line: number | null
  message: string
}

/** A file that was uploaded for an e-book. The newest that is ready is the book; older ones stay for the copies made of them. */
export const bookVersions = table(
  'book_versions',
  {
    /** Random: it stands in addresses. */
    id: text().primaryKey(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** 1, 2, 3… */
    number: integer().notNull(),
    /** As the sender named it, for staff. */
    fileName: text().notNull(),
    format: text({ enum: BOOK_FORMATS }).notNull(),
    state: text({ enum: BOOK_STATES }).notNull(),
    percent: smallint().notNull().default(0),
    /** Why it failed, or what staff should know of one that is ready; a Vietnamese sentence. */
    note: text(),
    problems: jsonb().$type<BookProblem[]>().notNull().default([]),
    facts: jsonb().$type<BookFacts>(),
    sourceHash: text()
      .notNull()
      .references(() => files.hash, { onDelete: 'restrict' }),
    /** How much of it everybody may read. */
    previewPercent: smallint().notNull().default(10),
    /** Whether the press lets its buyers have it as a file. */
    allowsDownload: boolean().notNull().default(false),
    uploadedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex().on(t.productId, t.number),
    index().on(t.sourceHash),
    index().on(t.uploadedBy),
    check('book_percent', sql`${t.percent} between 0 and 100`),
    check('book_preview_percent', sql`${t.previewPercent} between 1 and 50`),
    check('book_ready_is_known', sql`${t.state} <> 'ready' or ${t.facts} is not null`),
    check('book_failed_says_why', sql`${t.state} <> 'failed' or ${t.note} is not null`),
  ],
)

/** A chapter, picture, font or style of a book, as it is sent: cleaned. The preview has files of its own. */
export const bookResources = table(
  'book_resources',
  {
    versionId: text()
      .notNull()
      .references(() => bookVersions.id, { onDelete: 'cascade' }),
    part: text({ enum: BOOK_PARTS }).notNull(),
    /** As in the book, from its root: `OEBPS/chuong-1.xhtml`. */
    path: text().notNull(),
    /** Here and not only with the file: the same bytes may be a chapter in one book and plain text in another. */
    mediaType: text().notNull(),
    fileHash: text()
      .notNull()
      .references(() => files.hash, { onDelete: 'restrict' }),
    /** In reading order, from 0; null: what chapters show. */
    position: integer(),
    title: text(),
    characters: integer().notNull().default(0),
    isLinear: boolean().notNull().default(true),
    viewport: jsonb().$type<{ width: number; height: number }>(),
  },
  (t) => [
    primaryKey({ columns: [t.versionId, t.part, t.path] }),
    uniqueIndex('book_resources_spine').on(t.versionId, t.part, t.position).where(sql`${t.position} is not null`),
    index().on(t.fileHash),
  ],
)

/**
 * The words of a book, a row for each paragraph of an EPUB and each page of a PDF: what search reads. Derived from the files, written
 * when the book is taken in.
 */
export const bookPassages = table(
  'book_passages',
  {
    versionId: text()
      .notNull()
      .references(() => bookVersions.id, { onDelete: 'cascade' }),
    /** Position of the chapter in reading order; of a PDF the page, from 0. */
    chapter: integer().notNull(),
    position: integer().notNull(),
    /** Letters of the book before it, for percents. */
    startsAt: integer().notNull(),
    /** The page of the print edition it begins on. */
    page: text(),
    text: text().notNull(),
    /** Without accents, a space around each word: ` dia ba ` is found by whole words. */
    folded: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.versionId, t.chapter, t.position] })],
)
