import { AppError } from '@tq/contract/errors.ts'
import type { LessonQuestion } from '@tq/contract/learning/questions.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { lessonQuestions, questionReports } from '@tq/db/schema/learning/progress.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import { consumeOrThrow } from '../../http/limit/rate-limit.ts'
import { type Paged, requirePage } from '../../http/paging.ts'
import { requireLessonAccess } from '../../learning/access.ts'
import { shownName } from '../../review/shown-name.ts'
import { raiseStaffAlert } from '../../staff/staff-alerts.ts'

const ASKED = { most: 10, seconds: 60 * 60 }
const REPORTED = { most: 30, seconds: 60 * 60 }
/** One angry person can't hide a question, nor two. */
const HIDDEN_BY_REPORTS = 3

export const QUESTION_ALERT = 'lessonQuestion'

export interface QuestionRow {
  id: string
  user_id: string | null
  content: string
  asked_by: string | null
  created_at: Date
  answer: string | null
  answered_by: string | null
  answered_at: Date | null
  is_hidden: boolean
}

/** Of a question `q`. */
export const COLUMNS = sql`q.id, q.user_id, q.content, asker.name as asked_by, q.created_at, q.answer, teacher.name as answered_by,
  q.answered_at, q.is_hidden`
export const QUESTIONS = sql`lesson_questions q left join users asker on asker.id = q.user_id
  left join users teacher on teacher.id = q.answered_by`

export const toQuestion = (row: QuestionRow): Omit<LessonQuestion, 'isMine'> => ({
  id: row.id,
  content: row.content,
  askedBy: row.asked_by,
  createdAt: new Date(row.created_at).toISOString(),
  answer: row.answer,
  answeredBy: row.answered_by,
  answeredAt: row.answered_at && new Date(row.answered_at).toISOString(),
  isHidden: row.is_hidden,
})

/** As other learners see it: without the whole name of whoever asked. */
function seenBy(userId: string, row: QuestionRow): LessonQuestion {
  const isMine = row.user_id === userId
  const question = toQuestion(row)
  return { ...question, isMine, askedBy: row.asked_by && (isMine ? row.asked_by : shownName(row.asked_by)) }
}

/** What was hidden only its writer still sees. */
const isSeenBy = (userId: string): SQL => sql`(not q.is_hidden or q.user_id = ${userId}::uuid)`

/** The latest first. */
export async function listQuestions(db: Db, userId: string, lessonId: number, paged: Paged) {
  await requireLessonAccess(db, userId, lessonId)
  const seen = sql`q.lesson_id = ${lessonId}::int and ${isSeenBy(userId)}`
  const [counted] = await runPrepared<{ n: number }>(db, sql`select count(*)::int as n from lesson_questions q where ${seen}`)
  const { offset, ...paging } = requirePage(counted?.n ?? 0, paged)
  const rows = await runPrepared<QuestionRow>(
    db,
    sql`select ${COLUMNS} from ${QUESTIONS} where ${seen}
      order by q.created_at desc, q.id limit ${paged.perPage}::int offset ${offset}::int`,
  )
  return { ...paging, data: rows.map((row) => seenBy(userId, row)) }
}

export async function askQuestion(
  db: Database,
  userId: string,
  { lessonId, content }: { lessonId: number; content: string },
): Promise<LessonQuestion> {
  await requireLessonAccess(db, userId, lessonId)
  await consumeOrThrow(db, `question:${userId}`, ASKED)
  return db.transaction(async (tx) => {
    const [asked] = await tx.insert(lessonQuestions).values({ userId, lessonId, content }).returning({ id: lessonQuestions.id })
    const id = asked?.id as string
    const [row] = await runPrepared<QuestionRow & { lesson: string }>(
      tx,
      sql`select ${COLUMNS}, l.title as lesson from ${QUESTIONS} join lessons l on l.id = q.lesson_id where q.id = ${id}::uuid`,
    )
    if (!row) throw new AppError('QUESTION_NOT_FOUND')
    await raiseStaffAlert(tx, { kind: QUESTION_ALERT, ref: id, text: `Câu hỏi mới của người học ở bài “${row.lesson}”` })
    return seenBy(userId, row)
  })
}

/** The same person's second report counts nothing. At the third person's the question is hidden until staff have looked. */
export async function reportQuestion(db: Database, userId: string, id: string): Promise<void> {
  await consumeOrThrow(db, `question-report:${userId}`, REPORTED)
  await db.transaction(async (tx) => {
    // Locked: of two who report at once, the second must count the first.
    const [question] = await runPrepared<{ lesson_id: number; user_id: string | null; is_hidden: boolean }>(
      tx,
      sql`select q.lesson_id, q.user_id, q.is_hidden from lesson_questions q
        where q.id = ${id}::uuid and ${isSeenBy(userId)} for no key update`,
    )
    if (!question || !(await mayOpen(tx, userId, question.lesson_id))) throw new AppError('QUESTION_NOT_FOUND')
    if (question.user_id === userId) throw new AppError('QUESTION_IS_OWN')
    await tx.insert(questionReports).values({ questionId: id, userId }).onConflictDoNothing()
    if ((await tx.$count(questionReports, eq(questionReports.questionId, id))) < HIDDEN_BY_REPORTS) return
    await tx.update(lessonQuestions).set({ isHidden: true }).where(eq(lessonQuestions.id, id))
    const text = `${HIDDEN_BY_REPORTS} người học đã báo một câu hỏi; câu hỏi đã được ẩn, chờ xem lại`
    await raiseStaffAlert(tx, { kind: QUESTION_ALERT, ref: reportRef(id), text })
  })
}

/** Apart from the alert that it was asked. */
export const reportRef = (id: string) => `${id}:reported`

/** Nobody learns from a report that the question of a course they don't have is there. */
async function mayOpen(db: Db, userId: string, lessonId: number): Promise<boolean> {
  try {
    await requireLessonAccess(db, userId, lessonId)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
