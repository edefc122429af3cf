import { ATTEMPT_CLOSERS, EXAM_ATTEMPT_STATES, REOPENING_KINDS } from '@tq/contract/enums.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
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
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../account/accounts.ts'
import { table } from '../table.ts'
import { bankQuestions, bankQuestionVersions } from './bank.ts'
import { examParts, exams } from './exam.ts'

const at = () => timestamp({ withTimezone: true })

/** One sitting of an exam: written before any question leaves the server. */
export const examAttempts = table(
  'exam_attempts',
  {
    id: uuid().primaryKey().defaultRandom(),
    examId: integer()
      .notNull()
      .references(() => exams.id, { onDelete: 'restrict' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: smallint().notNull(),
    state: text({ enum: EXAM_ATTEMPT_STATES }).notNull().default('inProgress'),
    closedBy: text({ enum: ATTEMPT_CLOSERS }),
    /** Which questions were drawn and how all was shuffled follows from it. */
    seed: integer().notNull(),
    startedAt: at().notNull().defaultNow(),
    /** min(start + limit + extra time, the exam's close), by the database's clock; null without any. */
    deadline: at(),
    /** Contained in `deadline`. */
    extraSeconds: integer().notNull().default(0),
    /** Never later than the deadline. */
    closedAt: at(),
    /** How long it was closed before staff opened it again: no part of the time it took. */
    pausedSeconds: integer().notNull().default(0),
    /** Of what is marked, in thousandths of a point; null while open. */
    score: integer(),
    /** All that could be reached, in thousandths. */
    mostPoints: integer().notNull(),
    gradedAt: at(),
  },
  (t) => [
    unique().on(t.examId, t.userId, t.number),
    uniqueIndex('exam_attempts_one_open').on(t.examId, t.userId).where(sql`${t.state} = 'inProgress'`),
    index().on(t.userId, t.startedAt.desc()),
    index('exam_attempts_due').on(t.deadline).where(sql`${t.state} = 'inProgress'`),
    index('exam_attempts_unmarked').on(t.closedAt).where(sql`${t.state} = 'submitted'`),
    index().on(t.examId, t.closedAt.desc().nullsFirst()),
    check('exam_attempt_closed', sql`(${t.state} = 'inProgress') = (${t.closedAt} is null)`),
    check('exam_attempt_closer', sql`(${t.closedAt} is null) = (${t.closedBy} is null)`),
    check('exam_attempt_score', sql`${t.score} between 0 and ${t.mostPoints}`),
    check('exam_attempt_graded', sql`${t.state} <> 'graded' or (${t.score} is not null and ${t.gradedAt} is not null)`),
    check('exam_attempt_pause', sql`${t.pausedSeconds} >= 0`),
    check('exam_attempt_deadline', sql`${t.closedAt} <= ${t.deadline}`),
  ],
)

/** A question of an attempt: which version, how it was shuffled, what was answered last and what it brought. */
export const examAttemptQuestions = table(
  'exam_attempt_questions',
  {
    attemptId: uuid()
      .notNull()
      .references(() => examAttempts.id, { onDelete: 'cascade' }),
    /** Random within the attempt: it says nothing about the bank. */
    id: text().notNull(),
    /** From 1, as the learner sees them. */
    position: smallint().notNull(),
    partId: integer().references(() => examParts.id, { onDelete: 'set null' }),
    versionId: integer()
      .notNull()
      .references(() => bankQuestionVersions.id, { onDelete: 'restrict' }),
    /** In thousandths of a point. */
    points: integer().notNull(),
    /** Ids of options as the learner has them, each with the question's own, in the order shown. */
    options: jsonb().$type<[shown: string, own: string][]>().notNull().default([]),
    /** The last accepted save: a save must be newer. */
    seq: integer().notNull().default(0),
    /** In the learner's ids. */
    answer: text().array().notNull().default([]),
    answeredAt: at(),
    isFlagged: boolean().notNull().default(false),
    /** Times its recording was played. */
    plays: smallint().notNull().default(0),
    /** Told at once, in an exercise: no longer changed. */
    checkedAt: at(),
    /** In thousandths; null while the attempt is open or a person has to mark it. */
    score: integer(),
    /** A teacher's words. */
    comment: text().notNull().default(''),
    markedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    markedAt: at(),
  },
  (t) => [
    primaryKey({ columns: [t.attemptId, t.id] }),
    unique().on(t.attemptId, t.position),
    index().on(t.versionId),
    index().on(t.partId),
    index('exam_attempt_questions_marked_by_index').on(t.markedBy).where(sql`${t.markedBy} is not null`),
    index('exam_attempt_questions_marked').on(t.markedAt).where(sql`${t.markedAt} is not null`),
    check('attempt_question_score', sql`${t.score} between 0 and ${t.points}`),
    check('attempt_question_comment', sql`char_length(${t.comment}) <= 5000`),
  ],
)

/**
 * Every save that was accepted: what the learner was told is saved can be shown for good. Of somebody who writes megabytes within minutes
 * only the last of each minute, or one account could fill the disk.
 */
export const examAnswerLog = table(
  'exam_answer_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    attemptId: uuid().notNull(),
    questionId: text().notNull(),
    seq: integer().notNull(),
    answer: text().array().notNull(),
    savedAt: at().notNull().defaultNow(),
  },
  (t) => [
    foreignKey({
      columns: [t.attemptId, t.questionId],
      foreignColumns: [examAttemptQuestions.attemptId, examAttemptQuestions.id],
    }).onDelete('cascade'),
    uniqueIndex().on(t.attemptId, t.questionId, t.seq),
  ],
)

/** Staff opened an attempt again, or took it back: why. */
export const examReopenings = table(
  'exam_reopenings',
  {
    id: uuid().primaryKey().defaultRandom(),
    attemptId: uuid()
      .notNull()
      .references(() => examAttempts.id, { onDelete: 'cascade' }),
    how: text({ enum: REOPENING_KINDS }).notNull(),
    byUserId: uuid().references(() => users.id, { onDelete: 'set null' }),
    reason: text().notNull(),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.attemptId, t.createdAt),
    index().on(t.byUserId),
    check('exam_reopening_reason', sql`char_length(${t.reason}) <= 500`),
  ],
)

/** Staff marked a question anew after its key was mended: whose marks changed, from what to what. */
export const examRegrades = table(
  'exam_regrades',
  {
    id: uuid().primaryKey().defaultRandom(),
    examId: integer()
      .notNull()
      .references(() => exams.id, { onDelete: 'restrict' }),
    questionId: integer()
      .notNull()
      .references(() => bankQuestions.id, { onDelete: 'restrict' }),
    fromVersion: integer().notNull(),
    toVersion: integer().notNull(),
    byUserId: uuid().references(() => users.id, { onDelete: 'set null' }),
    reason: text().notNull(),
    changes: jsonb().$type<{ attemptId: string; before: number; after: number }[]>().notNull(),
    createdAt: at().notNull().defaultNow(),
  },
  (t) => [index().on(t.examId, t.createdAt), index().on(t.questionId), index().on(t.byUserId)],
)
