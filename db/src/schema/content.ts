import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { StoredPicture } from './home.ts'

export const news = pgTable(
  'news',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    title: text().notNull(),
    slug: text().notNull(),
    summary: text().notNull(),
    /** HTML, cleaned when written. */
    content: text().notNull().default(''),
    picture: jsonb().$type<StoredPicture>(),
    isFocus: boolean().notNull().default(false),
    isPublished: boolean().notNull().default(true),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.publishedAt.desc().nullsFirst(), t.id).where(sql`${t.isPublished}`)],
)

export const landingPages = pgTable(
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
