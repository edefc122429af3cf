import { integer, jsonb, smallint, text } from 'drizzle-orm/pg-core'
import type { StoredPicture } from '../content/home.ts'
import { table } from '../table.ts'

/** Free courses of the digital library; the home page shows the first of them. */
export const libraryCourses = table('library_courses', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
  title: text().notNull(),
  slug: text().notNull(),
  summary: text().notNull(),
  lessonCount: integer().notNull().default(0),
  picture: jsonb().$type<StoredPicture>(),
  position: smallint().notNull(),
})
