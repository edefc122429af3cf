import { SUB_CHAPTER_KINDS } from '@tq/contract/enums.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { products } from '../catalog/catalog.ts'
import type { StoredPicture } from '../content/home.ts'
import { table } from '../table.ts'
import { courses, lessons } from './course.ts'

export const textbooks = table(
  'textbooks',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    title: text().notNull(),
    summary: text().notNull().default(''),
    subject: text().notNull(),
    grade: smallint().notNull(),
    picture: jsonb().$type<StoredPicture>(),
    position: smallint().notNull(),
    /** The printed book. */
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    /** Its lessons, audio and videos: a course of the use `textbook`. */
    courseId: integer().references(() => courses.id, { onDelete: 'restrict' }),
    isPublished: boolean().notNull().default(true),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex().on(t.courseId).where(sql`${t.courseId} is not null`),
    index().on(t.productId),
    check('textbook_grade', sql`${t.grade} between 1 and 12`),
  ],
)

export const textbookChapters = table(
  'textbook_chapters',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 10_001 }),
    textbookId: integer()
      .notNull()
      .references(() => textbooks.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** The column of the page it stands in. */
    column: smallint().notNull(),
    position: smallint().notNull(),
    firstPage: integer(),
    lastPage: integer(),
  },
  (t) => [index().on(t.textbookId, t.column, t.position), check('chapter_column', sql`${t.column} in (1, 2)`)],
)

/** A heading or something to open. Printed codes lead to it. */
export const textbookSubChapters = table(
  'textbook_sub_chapters',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    chapterId: integer()
      .notNull()
      .references(() => textbookChapters.id, { onDelete: 'cascade' }),
    /** Null for top level, which the wire calls 0. Two levels, as courses of the shop have categories: the writer checks. */
    parentId: integer(),
    position: smallint().notNull(),
    title: text().notNull(),
    /** The page of the printed book. */
    page: integer(),
    kind: text({ enum: SUB_CHAPTER_KINDS }).notNull(),
    lessonId: integer().references(() => lessons.id, { onDelete: 'restrict' }),
  },
  (t) => [
    unique('textbook_sub_chapters_id_chapter').on(t.id, t.chapterId),
    // A parent stands in the same chapter.
    foreignKey({ columns: [t.parentId, t.chapterId], foreignColumns: [t.id, t.chapterId] }).onDelete('cascade'),
    index().on(t.chapterId, t.position),
    index().on(t.parentId, t.chapterId),
    index().on(t.lessonId),
    check('sub_chapter_not_own_parent', sql`${t.parentId} <> ${t.id}`),
    check('sub_chapter_leads_somewhere', sql`(${t.kind} = 'heading') = (${t.lessonId} is null)`),
  ],
)
