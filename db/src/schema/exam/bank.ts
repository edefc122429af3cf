import { QUESTION_LEVELS, QUESTION_TYPES } from '@tq/contract/enums.ts'
import type { QuestionContent } from '@tq/contract/questions/content.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/accounts.ts'
import { files } from '../storage.ts'
import { table } from '../table.ts'

const at = () => timestamp({ withTimezone: true })

/** What questions are about; papers draw from a topic. */
export const questionTopics = table(
  'question_topics',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    /** "Toán 12", so that the same name in two subjects stays two topics. */
    subject: text().notNull(),
    name: text().notNull(),
  },
  (t) => [unique().on(t.subject, t.name)],
)

/** A question of the bank. What it says stands in its versions; this row is what papers refer to. */
export const bankQuestions = table(
  'bank_questions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    type: text({ enum: QUESTION_TYPES }).notNull(),
    topicId: integer()
      .notNull()
      .references(() => questionTopics.id, { onDelete: 'restrict' }),
    level: text({ enum: QUESTION_LEVELS }).notNull(),
    /** The latest one, which new attempts get. */
    version: integer().notNull().default(1),
    /** No longer drawn or offered; papers that name it keep it. */
    isRetired: boolean().notNull().default(false),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [index().on(t.topicId, t.level, t.id), check('bank_question_version', sql`${t.version} >= 1`)],
)

/** Never changed once written: attempts point at the version they were made of, so no later edit changes a mark. */
export const bankQuestionVersions = table(
  'bank_question_versions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    questionId: integer()
      .notNull()
      .references(() => bankQuestions.id, { onDelete: 'restrict' }),
    version: integer().notNull(),
    content: jsonb().$type<QuestionContent>().notNull(),
    /** A recording to listen to (MP3). */
    audioHash: text().references(() => files.hash, { onDelete: 'restrict' }),
    /** How often it may be played in an attempt; null: as often as one likes. */
    mostPlays: integer(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex().on(t.questionId, t.version),
    index().on(t.audioHash),
    index().on(t.createdBy),
    check('question_version_number', sql`${t.version} >= 1`),
    check('question_plays', sql`${t.mostPlays} is null or (${t.mostPlays} between 1 and 100 and ${t.audioHash} is not null)`),
  ],
)

/** Pictures inside questions, by the name in their address. It is random and never told apart from the question. */
export const bankPictures = table(
  'bank_pictures',
  {
    /** `3f0c….webp` */
    name: text().primaryKey(),
    fileHash: text()
      .notNull()
      .references(() => files.hash, { onDelete: 'restrict' }),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [index().on(t.fileHash)],
)
