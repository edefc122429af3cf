import type { PostState } from '@tq/contract/enums.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { Query } from '@tq/contract/http/endpoint.ts'
import type { listProductQuestionsForStaff as listCall, StaffProductQuestion } from '@tq/contract/product-questions.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Database, Db, Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { productAnswers, productQuestions } from '@tq/db/schema/product-questions.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { StaffActor } from '../../actor.ts'
import { requirePage } from '../../http/paging.ts'
import { recordAudit } from '../../staff/audit.ts'
import { refOf, resolvePostAlerts } from './post-alerts.ts'
import { tellAsker } from './tell-asker.ts'

const PRESS = 'Thư Quán'

const answered = (state: PostState) =>
  sql`exists (select 1 from product_answers a where a.question_id = q.id and a.state = ${sql.raw(`'${state}'`)})`
const IN_STATE: Record<NonNullable<Query<typeof listCall>['state']>, SQL> = {
  pending: sql`(q.state = 'pending' or q.state = 'shown' and ${answered('pending')})`,
  open: sql`q.state = 'shown' and not ${answered('shown')}`,
  shown: sql`q.state = 'shown'`,
  refused: sql`q.state = 'refused'`,
}

interface Row extends Omit<StaffProductQuestion, 'createdAt' | 'product' | 'answers'> {
  created_at: Date
  product_id: number
  title: string
  answers: StaffProductQuestion['answers'] | null
}

/** Of those that wait the longest waiting first, of all others the latest. */
export async function listProductQuestionsForStaff(db: Db, { state, ...paged }: Query<typeof listCall>) {
  const wanted = state ? IN_STATE[state] : sql`true`
  const [counted] = await runPrepared<{ n: number }>(db, sql`select count(*)::int as n from product_questions q where ${wanted}`)
  const { offset, ...paging } = requirePage(counted?.n ?? 0, paged)
  const isWaiting = state === 'pending' || state === 'open'
  const order = isWaiting ? sql`q.created_at, q.id` : sql`q.created_at desc, q.id`
  const data = await readForStaff(db, sql`${wanted} order by ${order} limit ${paged.perPage} offset ${offset}`)
  return { ...paging, data }
}

async function readForStaff(db: Db, where: SQL): Promise<StaffProductQuestion[]> {
  const rows = await runPrepared<Row>(
    db,
    sql`select q.id, q.name, q.content, q.state, q.created_at, p.id as product_id, p.title, (
        select jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'role', a.role, 'content', a.content, 'state', a.state,
            'createdAt', a.created_at) order by a.id) from product_answers a where a.question_id = q.id) as answers
      from product_questions q join products p on p.id = q.product_id where ${where}`,
  )
  return rows.map(({ created_at, product_id, title, answers, ...question }) => ({
    ...question,
    createdAt: new Date(created_at).toISOString(),
    product: { id: product_id, title, address: addressId(title, product_id) },
    answers: (answers ?? []).map((answer) => ({ ...answer, createdAt: new Date(answer.createdAt).toISOString() })),
  }))
}

interface Decision {
  state: 'shown' | 'refused'
  actor: StaffActor
}

export function decideProductQuestion(db: Database, id: number, { state, actor }: Decision): Promise<StaffProductQuestion> {
  return db.transaction(async (tx) => {
    const before = await lockQuestion(tx, id)
    await showQuestion(tx, before, state, actor)
    // A question that was refused after its answers had come takes them along; shown again, it may bring the first one.
    if (state === 'shown') await tellAsker(tx, id)
    return finish(tx, before)
  })
}

/** Answering a question lets it pass, too. */
export function answerProductQuestion(
  db: Database,
  id: number,
  { content, actor }: { content: string; actor: StaffActor },
): Promise<StaffProductQuestion> {
  return db.transaction(async (tx) => {
    const before = await lockQuestion(tx, id)
    await showQuestion(tx, before, 'shown', actor)
    const post = { questionId: id, userId: actor.userId, name: PRESS, role: 'staff' as const, content, state: 'shown' as const }
    const [answer] = await tx.insert(productAnswers).values(post).returning({ id: productAnswers.id })
    await recordAudit(tx, {
      ...{ actor, action: 'productQuestion.answer', subject: { type: 'productAnswer', id: String(answer?.id) } },
      ...{ before: null, after: { questionId: id } },
    })
    await tellAsker(tx, id)
    return finish(tx, before)
  })
}

export function decideProductAnswer(db: Database, id: number, { state, actor }: Decision): Promise<StaffProductQuestion> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ questionId: productAnswers.questionId })
      .from(productAnswers)
      .where(and(eq(productAnswers.id, id), eq(productAnswers.role, 'buyer')))
    if (!found) throw new AppError('PRODUCT_ANSWER_NOT_FOUND')
    // The question first, as everywhere.
    const question = await lockQuestion(tx, found.questionId)
    const [before] = await tx.select().from(productAnswers).where(eq(productAnswers.id, id)).for('no key update')
    if (!before) throw new AppError('PRODUCT_ANSWER_NOT_FOUND')
    if (before.state !== state) {
      await tx.update(productAnswers).set({ state }).where(eq(productAnswers.id, id))
      await recordAudit(tx, {
        ...{ actor, action: 'productAnswer.decide', subject: { type: 'productAnswer', id: String(id) } },
        ...{ before: { state: before.state }, after: { state } },
      })
    }
    await resolvePostAlerts(tx, [refOf('answer', id)])
    if (state === 'shown') await tellAsker(tx, question.id)
    return finish(tx, question)
  })
}

type Question = typeof productQuestions.$inferSelect

async function lockQuestion(tx: Tx, id: number): Promise<Question> {
  const [question] = await tx.select().from(productQuestions).where(eq(productQuestions.id, id)).for('no key update')
  if (!question) throw new AppError('PRODUCT_QUESTION_NOT_FOUND')
  return question
}

async function showQuestion(tx: Tx, before: Question, state: 'shown' | 'refused', actor: StaffActor): Promise<void> {
  const { id } = before
  await resolvePostAlerts(tx, [refOf('question', id), ...(state === 'refused' ? await answersWaiting(tx, id) : [])])
  if (before.state === state) return
  await tx.update(productQuestions).set({ state }).where(eq(productQuestions.id, id))
  await recordAudit(tx, {
    ...{ actor, action: 'productQuestion.decide', subject: { type: 'productQuestion', id: String(id) } },
    ...{ before: { state: before.state }, after: { state } },
  })
}

/** They wait for nobody while their question is refused, and go with it when its writer leaves: nothing else would close their alerts. */
async function answersWaiting(tx: Tx, questionId: number): Promise<string[]> {
  const waiting = await tx
    .select({ id: productAnswers.id })
    .from(productAnswers)
    .where(and(eq(productAnswers.questionId, questionId), eq(productAnswers.state, 'pending')))
  return waiting.map(({ id }) => refOf('answer', id))
}

async function finish(tx: Tx, { id, productId }: Question): Promise<StaffProductQuestion> {
  await invalidateTags(tx, [`book:${productId}`])
  const [question] = await readForStaff(tx, sql`q.id = ${id}`)
  if (!question) throw new AppError('PRODUCT_QUESTION_NOT_FOUND')
  return question
}
