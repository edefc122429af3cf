import { COMPLETION_RULES, COURSE_LEVELS, COURSE_USES, LESSON_KINDS } from '@tq/contract/enums.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { products } from '../catalog/catalog.ts'
import type { StoredPicture } from '../content/home.ts'
import { files } from '../storage.ts'
import { table } from '../table.ts'
import { videos } from './video.ts'

const at = () => timestamp({ withTimezone: true })

/** Subjects of the digital library; books have categories of their own. */
export const courseCategories = table('course_categories', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
  name: text().notNull(),
  position: smallint().notNull(),
})

/** A free course of the digital library, a course that is sold as a product, or what goes with a textbook. */
export const courses = table(
  'courses',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    use: text({ enum: COURSE_USES }).notNull(),
    /** Of a sold course: whoever may open this product may learn here. */
    productId: integer().references(() => products.id, { onDelete: 'restrict' }),
    categoryId: integer().references(() => courseCategories.id, { onDelete: 'restrict' }),
    title: text().notNull(),
    /** One or two sentences for cards and search engines. */
    summary: text().notNull(),
    /** HTML, cleaned when written. */
    description: text().notNull().default(''),
    level: text({ enum: COURSE_LEVELS }).notNull().default('basic'),
    teachers: jsonb().$type<{ name: string; about: string }[]>().notNull().default([]),
    /** What one can do afterwards, and what one needs before. */
    outcomes: text().array().notNull().default([]),
    requirements: text().array().notNull().default([]),
    picture: jsonb().$type<StoredPicture>(),
    hasCertificate: boolean().notNull().default(false),
    isPublished: boolean().notNull().default(true),
    /** Its place on the home page and in lists without another order. */
    position: integer().notNull().default(0),
    /** Counted from its published lessons by `recountCourse`, in the transaction that changes them. */
    lessonCount: integer().notNull().default(0),
    durationSeconds: integer().notNull().default(0),
    /** People who began to learn, counted every hour. */
    learnerCount: integer().notNull().default(0),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex().on(t.productId).where(sql`${t.productId} is not null`),
    index().on(t.categoryId),
    index().on(t.use, t.position, t.id),
    check('course_sold_has_product', sql`(${t.use} = 'sold') = (${t.productId} is not null)`),
    check('course_library_has_category', sql`${t.use} <> 'library' or ${t.categoryId} is not null`),
    check('course_counts', sql`${t.lessonCount} >= 0 and ${t.durationSeconds} >= 0 and ${t.learnerCount} >= 0`),
  ],
)

export const courseChapters = table(
  'course_chapters',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 10_001 }),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    position: smallint().notNull(),
  },
  (t) => [unique('course_chapters_id_course').on(t.id, t.courseId), index().on(t.courseId, t.position, t.id)],
)

export const lessons = table(
  'lessons',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    chapterId: integer().notNull(),
    position: smallint().notNull(),
    title: text().notNull(),
    summary: text().notNull().default(''),
    kind: text({ enum: LESSON_KINDS }).notNull(),
    /** HTML, cleaned when written; formulas stand in it as `$…$` and `$$…$$`. A video or audio lesson may have text below it. */
    body: text().notNull().default(''),
    videoId: text().references(() => videos.id, { onDelete: 'restrict' }),
    /** Of an audio lesson (MP3) or a document (PDF). */
    fileHash: text().references(() => files.hash, { onDelete: 'restrict' }),
    /** How long it plays, or about how long it takes to read. */
    durationSeconds: integer().notNull(),
    /** Open to everybody although the course is sold. */
    isPreview: boolean().notNull().default(false),
    completion: text({ enum: COMPLETION_RULES }).notNull(),
    /** What is said, as plain text: shown below the player and searched. */
    transcript: text().notNull().default(''),
    isPublished: boolean().notNull().default(true),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    // A chapter of another course is refused by the database.
    foreignKey({ columns: [t.chapterId, t.courseId], foreignColumns: [courseChapters.id, courseChapters.courseId] }).onDelete(
      'cascade',
    ),
    index().on(t.chapterId, t.position, t.id),
    index().on(t.courseId, t.chapterId),
    index().on(t.videoId),
    index().on(t.fileHash),
    check('lesson_duration', sql`${t.durationSeconds} >= 0`),
    // What is listed can be studied.
    check(
      'lesson_published_has_content',
      sql`not ${t.isPublished} or case ${t.kind} when 'video' then ${t.videoId} is not null when 'text' then ${t.body} <> '' else ${t.fileHash} is not null end`,
    ),
    check(
      'lesson_completion_fits',
      sql`${t.completion} = 'exercise' or (${t.completion} = 'watched') = (${t.kind} in ('video', 'audio'))`,
    ),
  ],
)

/** Files to download beside a lesson. */
export const lessonMaterials = table(
  'lesson_materials',
  {
    /** Random: it stands in the address. */
    id: text().primaryKey(),
    lessonId: integer()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    title: text().notNull(),
    /** The name it is saved under. */
    fileName: text().notNull(),
    fileHash: text()
      .notNull()
      .references(() => files.hash, { onDelete: 'restrict' }),
  },
  (t) => [index().on(t.lessonId, t.position), index().on(t.fileHash)],
)

/** Subtitles, as WebVTT written anew by us: only times and plain text. */
export const lessonCaptions = table(
  'lesson_captions',
  {
    lessonId: integer()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** `vi`, `en` */
    language: text().notNull(),
    label: text().notNull(),
    vtt: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.lessonId, t.language] }), check('caption_language', sql`${t.language} ~ '^[a-z]{2}$'`)],
)
