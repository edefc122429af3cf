import { type SQL, sql } from 'drizzle-orm'
import { customType, index, integer, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { table } from '../table.ts'
import { courses, lessons } from './course.ts'
import { textbooks } from './textbook.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The folded text that search in the library and among textbooks reads: a row for each free course, each of its lessons, and each
 * textbook. What is sold has none: whoever searches must not learn what a locked lesson says. Derived: written only by the functions of `db/src/search/learning-index.ts`, in the transaction that changes its source.
 */
export const learningDocs = table(
  'learning_docs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courseId: integer().references(() => courses.id, { onDelete: 'cascade' }),
    lessonId: integer().references(() => lessons.id, { onDelete: 'cascade' }),
    textbookId: integer().references(() => textbooks.id, { onDelete: 'cascade' }),
    /** Folded title, teachers, subject. */
    title: text().notNull(),
    /** The title with its accents, the tone moved to the end of the word. */
    marked: text().notNull(),
    /** Folded summary, text and transcript. */
    body: text().notNull(),
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`array_to_tsvector(array_remove(array_remove(string_to_array(title || ' ' || body, ' '), ''), '|'))`,
      ),
  },
  (t) => [
    index().on(t.courseId),
    uniqueIndex('learning_docs_of_course').on(t.courseId).where(sql`${t.lessonId} is null and ${t.courseId} is not null`),
    uniqueIndex().on(t.lessonId).where(sql`${t.lessonId} is not null`),
    uniqueIndex().on(t.textbookId).where(sql`${t.textbookId} is not null`),
    index('learning_docs_words').using('gin', t.words).with({ fastupdate: false }),
    index('learning_docs_title').using('gin', sql`${t.title} gin_trgm_ops`).with({ fastupdate: false }),
  ],
)

/** Every word of these rows, for repairing what was typed; apart from the shop's, which must not take a word of a lesson for its own. */
export const learningWords = table('learning_words', { word: text().notNull(), marked: text().notNull() }, (t) => [
  primaryKey({ columns: [t.word, t.marked] }),
])
