import { integer, jsonb, smallint, text } from 'drizzle-orm/pg-core'
import type { StoredPicture } from '../content/home.ts'
import { table } from '../table.ts'

export const textbooks = table('textbooks', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
  title: text().notNull(),
  slug: text().notNull(),
  subject: text().notNull(),
  grade: smallint().notNull(),
  picture: jsonb().$type<StoredPicture>(),
  position: smallint().notNull(),
})
