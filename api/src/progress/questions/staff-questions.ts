import { AppError, invalidInput } from '@tq/contract/errors.ts'
import type { Body, Query } from '@tq/contract/http/endpoint.ts'
import type {
  answerQuestion as answerQuestionCall,
  LessonQuestion,
  listQuestionsForStaff as listQuestionsForStaffCall,
} from '@tq/contract/learning/questions.ts'
import { addressId } from '@tq/contract/slug.ts'
import { cleanHtml, textOf } from '@tq/db/clean-html.ts'
import type { Database, Db, Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { lessonQuestions, questionReports } from '@tq/db/schema/learning/progress.ts'
import { staffAlerts } from '@tq/db/schema/order/order-staff.ts'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { StaffActor } from '../../actor.ts'
import { requirePage } from '../../http/paging.ts'
import { leaveLetter } from '../../mail/due-letters.ts'
import { recordAudit } from '../../staff/audit.ts'
import { COLUMNS, QUESTION_ALERT, QUESTIONS, type QuestionRow, reportRef, toQuestion } from './questions.ts'

const REPORTS = sql`(select count(*)::int from question_reports r where r.question_id = q.id)`

const IN_STATE: Record<NonNullable<Query<typeof listQuestionsForStaffCall>['state']>, SQL> = {
  open: sql`q.answer is null and not q.is_hidden`,
  answered: sql`q.answer is not null`,
  hidden: sql`q.is_hidden`,
  reported: sql`exists (select 1 from question_reports r where r.question_id = q.id)`,
}

interface StaffRow extends QuestionRow {
  lesson: { id: number; title: string; courseTitle: string }
  reports: number
}

/** Of those that wait for an answer the longest waiting first, of all others the latest. */
export async function listQuestionsForStaff(db: Db, { state, ...paged }: Query<typeof listQuestionsForStaffCall>) {
  const wanted = state ? IN_STATE[state] : sql`true`
  const [counted] = await runPrepared<{ n: number }>(db, sql`select count(*)::int as n from lesson_questions q where ${wanted}`)
  const { offset, ...paging } = requirePage(counted?.n ?? 0, paged)
  const order = state === 'open' ? sql`q.created_at, q.id` : sql`q.created_at desc, q.id`
  const rows = await runPrepared<StaffRow>(
    db,
    sql`select ${COLUMNS}, ${REPORTS} as reports,
        jsonb_build_object('id', l.id, 'title', l.title, 'courseTitle', c.title) as lesson
      from ${QUESTIONS} join lessons l on l.id = q.lesson_id join courses c on c.id = l.course_id
      where ${wanted} order by ${order} limit ${paged.perPage}::int offset ${offset}::int`,
  )
  return {
    ...paging,
    data: rows.map((row) => ({ ...toQuestion(row), isMine: false, lesson: row.lesson, reports: row.reports })),
  }
}

type Decision = Body<typeof answerQuestionCall> & { actor: StaffActor }

export function answerQuestion(db: Database, id: string, { answer, isHidden, actor }: Decision): Promise<LessonQuestion> {
  const html = answer === undefined ? undefined : cleanHtml(answer)
  if (html !== undefined && !textOf(html)) throw invalidInput({ field: 'answer', message: 'câu trả lời không có chữ nào' })
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(lessonQuestions).where(eq(lessonQuestions.id, id)).for('no key update')
    if (!before) throw new AppError('QUESTION_NOT_FOUND')
    await tx
      .update(lessonQuestions)
      .set({
        ...(html === undefined ? {} : { answer: html, answeredBy: actor.userId, answeredAt: sql`now()` }),
        ...(isHidden === undefined ? {} : { isHidden }),
      })
      .where(eq(lessonQuestions.id, id))
    const subject = { type: 'question', id }
    if (html !== undefined)
      await recordAudit(tx, {
        ...{ actor, action: 'question.answer', subject },
        ...{ before: { isAnswered: before.answer !== null }, after: { isAnswered: true } },
      })
    if (isHidden !== undefined && isHidden !== before.isHidden)
      await recordAudit(tx, {
        ...{ actor, action: 'question.hide', subject },
        ...{ before: { isHidden: before.isHidden }, after: { isHidden } },
      })
    // Staff have judged: old reports must not hide it again at the next one.
    if (isHidden === false) await tx.delete(questionReports).where(eq(questionReports.questionId, id))
    await resolveAlerts(tx, id)
    const [row] = await runPrepared<QuestionRow>(tx, sql`select ${COLUMNS} from ${QUESTIONS} where q.id = ${id}::uuid`)
    if (!row) throw new AppError('QUESTION_NOT_FOUND')
    // Once: a corrected answer is no news.
    if (before.answer === null && html !== undefined && !row.is_hidden) await tellAsker(tx, id, html)
    return { ...toQuestion(row), isMine: row.user_id === actor.userId }
  })
}

const resolveAlerts = (tx: Tx, id: string) =>
  tx
    .update(staffAlerts)
    .set({ resolvedAt: sql`now()` })
    .where(
      and(eq(staffAlerts.kind, QUESTION_ALERT), inArray(staffAlerts.ref, [id, reportRef(id)]), isNull(staffAlerts.resolvedAt)),
    )

/** Nobody, where the account was deleted since. */
async function tellAsker(tx: Tx, id: string, answer: string): Promise<void> {
  const [asker] = await runPrepared<{
    email: string
    name: string
    content: string
    lessonId: number
    title: string
    use: string
  }>(
    tx,
    sql`select u.email, u.name, q.content, l.id as "lessonId", l.title, c.use from lesson_questions q
      join users u on u.id = q.user_id join lessons l on l.id = q.lesson_id join courses c on c.id = l.course_id
      where q.id = ${id}::uuid`,
  )
  if (!asker) return
  const { email, name, content, lessonId, title, use } = asker
  await leaveLetter(tx, {
    to: email,
    letter: {
      title: 'Câu hỏi của bạn đã có câu trả lời',
      paragraphs: [`Chào ${name},`, `Giảng viên đã trả lời câu hỏi của bạn ở bài “${title}”.`],
      facts: [
        ['Bạn hỏi', content],
        ['Trả lời', textOf(answer)],
      ],
      action: {
        text: 'Mở bài học',
        path: `${use === 'sold' ? '/bai-hoc' : '/thu-vien/bai-hoc'}/${addressId(title, lessonId)}`,
      },
    },
  })
}
