import { EXAM_KINDS, QUESTION_LEVELS, REVIEW_FIELDS } from '@tq/contract/enums.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../account/accounts.ts'
import { courses, lessons } from '../learning/course.ts'
import { table } from '../table.ts'
import { bankQuestions, questionTopics } from './bank.ts'

const at = () => timestamp({ withTimezone: true })
const reviewFields = sql.raw(`array[${REVIEW_FIELDS.map((field) => `'${field}'`).join(', ')}]`)

/** A paper of a course, or an exercise of a lesson, with its rules. Whoever may open the course, or the lesson, may sit it. */
export const exams = table(
  'exams',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 10_001 }),
    kind: text({ enum: EXAM_KINDS }).notNull(),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** Of an exercise. */
    lessonId: integer().references(() => lessons.id, { onDelete: 'cascade' }),
    position: smallint().notNull().default(0),
    title: text().notNull(),
    /** One or two sentences below the title. */
    summary: text().notNull().default(''),
    /** What the start page advises, such as what one may use. HTML, cleaned when written. */
    instructions: text().notNull().default(''),
    /** Null: no clock. */
    limitSeconds: integer(),
    /** Null: as often as one likes. */
    attemptsAllowed: smallint(),
    /** Between the end of one attempt and the beginning of the next. */
    waitSeconds: integer().notNull().default(0),
    opensAt: at(),
    /** Nobody begins after this; who has begun goes on. */
    lastStartAt: at(),
    /** Every attempt ends here at the latest. */
    closesAt: at(),
    /** In thousandths of the scale of ten: 5000 is 5 points. Null: nobody passes or fails. */
    passMark: integer(),
    shufflesQuestions: boolean().notNull().default(false),
    shufflesOptions: boolean().notNull().default(false),
    /** An exercise may tell at once whether an answer is right. */
    tellsAtOnce: boolean().notNull().default(false),
    /** What is shown when an attempt is closed … */
    reviewNow: text({ enum: REVIEW_FIELDS }).array().notNull(),
    /** … and what in addition when the exam is over for the learner: from `reviewOpensAt` if set, else when no attempt is left or it is closed. */
    reviewLater: text({ enum: REVIEW_FIELDS }).array().notNull(),
    reviewOpensAt: at(),
    isPublished: boolean().notNull().default(true),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.courseId, t.kind, t.position),
    index().on(t.lessonId, t.position),
    check('exam_exercise_has_lesson', sql`(${t.kind} = 'exercise') = (${t.lessonId} is not null)`),
    check('exam_limit', sql`${t.limitSeconds} between 60 and 86400`),
    check('exam_attempts', sql`${t.attemptsAllowed} between 1 and 100`),
    check('exam_wait', sql`${t.waitSeconds} between 0 and 2592000`),
    check('exam_times', sql`${t.opensAt} < ${t.closesAt} and ${t.lastStartAt} <= ${t.closesAt}`),
    check('exam_pass_mark', sql`${t.passMark} between 0 and 10000`),
    check('exam_review_fields', sql`${t.reviewNow} <@ ${reviewFields} and ${t.reviewLater} <@ ${reviewFields}`),
    check('exam_tells_at_once', sql`not ${t.tellsAtOnce} or ${t.kind} = 'exercise'`),
  ],
)

/** "Phần I. Câu trắc nghiệm nhiều phương án lựa chọn" */
export const examParts = table(
  'exam_parts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 10_001 }),
    examId: integer()
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    title: text().notNull(),
    /** How it is answered and marked, in a sentence. */
    instructions: text().notNull().default(''),
  },
  (t) => [unique('exam_parts_id_exam').on(t.id, t.examId), index().on(t.examId, t.position)],
)

/** A question that is always asked, or so many drawn from the bank. */
export const examItems = table(
  'exam_items',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 10_001 }),
    examId: integer().notNull(),
    partId: integer().notNull(),
    position: smallint().notNull(),
    questionId: integer().references(() => bankQuestions.id, { onDelete: 'restrict' }),
    topicId: integer().references(() => questionTopics.id, { onDelete: 'restrict' }),
    level: text({ enum: QUESTION_LEVELS }),
    /** How many are drawn. */
    drawCount: smallint().notNull().default(1),
    /** Of each, in thousandths of a point. */
    points: integer().notNull(),
  },
  (t) => [
    foreignKey({ columns: [t.partId, t.examId], foreignColumns: [examParts.id, examParts.examId] }).onDelete('cascade'),
    index().on(t.examId, t.partId, t.position),
    index().on(t.questionId),
    index().on(t.topicId),
    check('exam_item_fixed_or_drawn', sql`(${t.questionId} is null) <> (${t.topicId} is null)`),
    check('exam_item_count', sql`${t.drawCount} between 1 and 200 and (${t.questionId} is null or ${t.drawCount} = 1)`),
    check('exam_item_points', sql`${t.points} between 1 and 1000000`),
  ],
)

/** What one person is given beyond the rules. */
export const examAllowances = table(
  'exam_allowances',
  {
    examId: integer()
      .notNull()
      .references(() => exams.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    extraSeconds: integer().notNull().default(0),
    extraAttempts: smallint().notNull().default(0),
    reason: text().notNull().default(''),
    updatedAt: at().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.examId, t.userId] }),
    index().on(t.userId),
    check('allowance_extra', sql`${t.extraSeconds} between 0 and 86400 and ${t.extraAttempts} between 0 and 100`),
  ],
)
