import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { table } from '../table.ts'
import type { StoredPicture } from './home.ts'

export const news = table(
  'news',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    title: text().notNull(),
    /** Its own address, and the name by which a page may ask for it. */
    slug: text().notNull(),
    summary: text().notNull(),
    /** HTML, cleaned when written. */
    content: text().notNull().default(''),
    byline: text().notNull().default(''),
    picture: jsonb().$type<StoredPicture>(),
    /** Below the picture. */
    caption: text().notNull().default(''),
    isFocus: boolean().notNull().default(false),
    /** False for texts that are kept as news but shown elsewhere, such as the privacy policy. */
    isListed: boolean().notNull().default(true),
    isPublished: boolean().notNull().default(true),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Title, summary and text without accents and markup, one blank around each word: what a search looks through. */
    plain: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex().on(t.slug),
    index().on(t.publishedAt.desc().nullsFirst(), t.id).where(sql`${t.isPublished} and ${t.isListed}`),
    index('news_plain_trigram').using('gin', sql`${t.plain} gin_trgm_ops`),
  ],
)

export const newsTags = table(
  'news_tags',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    name: text().notNull(),
    slug: text().notNull(),
    position: smallint().notNull(),
  },
  (t) => [uniqueIndex().on(t.slug)],
)

export const newsTagLinks = table(
  'news_tag_links',
  {
    newsId: integer()
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    tagId: integer()
      .notNull()
      .references(() => newsTags.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.newsId, t.tagId] }), index().on(t.tagId, t.newsId)],
)

/** A page of the house, by its key; what it says is in its versions. */
export const contentPages = table('content_pages', {
  key: text().primaryKey(),
  /** The version that is shown. */
  version: integer().notNull(),
  isPublished: boolean().notNull().default(true),
})

/** Every text a page ever had: people agree to a version, so none is changed or lost. */
export const contentPageVersions = table(
  'content_page_versions',
  {
    key: text()
      .notNull()
      .references(() => contentPages.key, { onDelete: 'cascade' }),
    version: integer().notNull(),
    title: text().notNull(),
    /** One sentence for search engines. */
    description: text().notNull(),
    /** HTML, cleaned when written. */
    content: text().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.key, t.version] })],
)

/** Questions of the support page. */
export const questions = table('questions', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
  group: text().notNull(),
  question: text().notNull(),
  /** HTML, cleaned when written. */
  answer: text().notNull(),
  position: smallint().notNull(),
})

/** The boxes of the organisation chart. */
export const organisationUnits = table(
  'organisation_units',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    parentId: integer().references((): AnyPgColumn => organisationUnits.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    duty: text().notNull(),
    position: smallint().notNull(),
  },
  (t) => [index().on(t.parentId)],
)

/** What people write to us through a form. */
export const contactMessages = table(
  'contact_messages',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    topic: text().notNull(),
    message: text().notNull(),
    /** The page it was written on. */
    source: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index().on(t.createdAt.desc())],
)

export const landingPages = table(
  'landing_pages',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    key: text().notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    picture: jsonb().$type<StoredPicture>(),
    /** Typed by `Section` of the contract. */
    sections: jsonb().$type<unknown[]>().notNull().default([]),
    isPublished: boolean().notNull().default(true),
  },
  (t) => [uniqueIndex().on(t.key)],
)
