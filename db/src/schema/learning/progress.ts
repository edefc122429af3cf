import { sql } from 'drizzle-orm'
import { boolean, check, customType, index, integer, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/accounts.ts'
import { table } from '../table.ts'
import { courses, lessons } from './course.ts'

const at = () => timestamp({ withTimezone: true })
/** `{[0,30),[45,60)}` */
const secondsRanges = customType<{ data: string }>({ dataType: () => 'int4multirange' })

/** How far a person is in a lesson. Stays when access ends, so that whoever buys again goes on. */
export const lessonProgress = table(
  'lesson_progress',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: integer()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** Where they stopped: a second of the video, or for texts a percent of the page. */
    position: integer().notNull().default(0),
    /** When they were there, by the clock of the learner's device, never later than ours: the later moment wins across devices. */
    positionAt: at().notNull().defaultNow(),
    /** The seconds that were really played, so that jumping to the end completes nothing. */
    watched: secondsRanges().notNull().default(sql`'{}'`),
    startedAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
    /** Never taken back by watching again. */
    doneAt: at(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.lessonId] }),
    index().on(t.lessonId),
    index().on(t.userId, t.updatedAt.desc()),
    check('progress_position', sql`${t.position} between 0 and 86400`),
  ],
)

/** A learner's own note; without text it is a bookmark. */
export const lessonNotes = table(
  'lesson_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: integer()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** The second of the video it belongs to. */
    seconds: integer(),
    /** The heading of the text it belongs to, by its id in the page. */
    section: text(),
    content: text().notNull(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.userId, t.lessonId, t.createdAt),
    index().on(t.lessonId),
    check('note_seconds', sql`${t.seconds} between 0 and 86400`),
    check('note_one_place', sql`${t.seconds} is null or ${t.section} is null`),
    check('note_length', sql`char_length(${t.content}) <= 4000`),
  ],
)

/** A question to the teacher: asked once, read by all who have the course. */
export const lessonQuestions = table(
  'lesson_questions',
  {
    id: uuid().primaryKey().defaultRandom(),
    lessonId: integer()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** Null once the account is deleted; the question stays for the others, without a name. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    content: text().notNull(),
    createdAt: at().notNull().defaultNow(),
    /** HTML, cleaned when written. */
    answer: text(),
    answeredBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    answeredAt: at(),
    /** By staff, or because learners reported it. Its writer still sees it. */
    isHidden: boolean().notNull().default(false),
  },
  (t) => [
    index().on(t.lessonId, t.createdAt.desc()),
    index().on(t.userId),
    index().on(t.answeredBy),
    index('lesson_questions_open').on(t.createdAt).where(sql`${t.answer} is null and not ${t.isHidden}`),
    check('question_length', sql`char_length(${t.content}) between 1 and 2000`),
    check('question_answered', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
  ],
)

export const questionReports = table(
  'question_reports',
  {
    questionId: uuid()
      .notNull()
      .references(() => lessonQuestions.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.questionId, t.userId] }), index().on(t.userId)],
)

/** What was printed on a certificate, for good: a course may change its title, a certificate does not. */
export const certificates = table(
  'certificates',
  {
    /** 12 characters without i, l, o and u, never given twice. */
    code: text().primaryKey(),
    /** Null once the account is deleted: the certificate itself goes with it, only its code stays taken. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    courseTitle: text().notNull(),
    teachers: text().array().notNull(),
    lessonCount: integer().notNull(),
    durationSeconds: integer().notNull(),
    issuedAt: at().notNull().defaultNow(),
    revokedAt: at(),
    revokeReason: text(),
  },
  (t) => [
    uniqueIndex().on(t.userId, t.courseId).where(sql`${t.userId} is not null and ${t.revokedAt} is null`),
    index().on(t.userId),
    index().on(t.courseId),
    check('certificate_code', sql`${t.code} ~ '^[0-9a-hjkmnp-tv-z]{12}$'`),
    check('certificate_revoked', sql`(${t.revokedAt} is null) = (${t.revokeReason} is null)`),
  ],
)
