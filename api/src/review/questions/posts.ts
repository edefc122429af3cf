import { AppError } from '@tq/contract/errors.ts'
import type { Database, Db, Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { productAnswers, productQuestions } from '@tq/db/schema/product-questions.ts'
import { eq, sql } from 'drizzle-orm'
import { requireProduct } from '../../catalog/product.ts'
import { consumeOrThrow } from '../../http/limit/rate-limit.ts'
import { IS_REVIEWABLE } from '../reviewable-lines.ts'
import { shownName } from '../shown-name.ts'
import { raisePostAlert, refOf } from './post-alerts.ts'

const ASKED = { most: 10, seconds: 60 * 60 }
const ANSWERED = { most: 20, seconds: 60 * 60 }

interface NewQuestion {
  productId: number
  content: string
  wantsLetter: boolean
}

/** Nobody but its writer sees it until staff have. */
export async function askAboutProduct(db: Database, userId: string, { productId, content, wantsLetter }: NewQuestion) {
  await requireProduct(db, productId)
  await consumeOrThrow(db, `product-question:${userId}`, ASKED)
  return db.transaction(async (tx) => {
    const name = await nameOf(tx, userId)
    const [asked] = await tx.insert(productQuestions).values({ productId, userId, name, content, wantsLetter }).returning()
    const { id, state, createdAt } = asked as typeof productQuestions.$inferSelect
    await raisePostAlert(tx, refOf('question', id), 'Câu hỏi mới', productId)
    return { id, content, state, createdAt: createdAt.toISOString() }
  })
}

export async function answerAboutProduct(db: Database, userId: string, { id, content }: { id: number; content: string }) {
  await consumeOrThrow(db, `product-answer:${userId}`, ANSWERED)
  return db.transaction(async (tx) => {
    // Locked against the refusal that staff may be writing.
    const [question] = await runPrepared<{ productId: number }>(
      tx,
      sql`select q.product_id as "productId" from product_questions q join products p on p.id = q.product_id and p.is_published
        where q.id = ${id} and q.state = 'shown' for no key update of q`,
    )
    if (!question) throw new AppError('PRODUCT_QUESTION_NOT_FOUND')
    if (!(await isBuyer(tx, userId, question.productId))) throw new AppError('PRODUCT_ANSWER_NOT_BUYER')
    const post = { questionId: id, userId, name: await nameOf(tx, userId), role: 'buyer' as const, content }
    const [written] = await tx.insert(productAnswers).values(post).returning()
    const { id: answerId, state, createdAt } = written as typeof productAnswers.$inferSelect
    await raisePostAlert(tx, refOf('answer', answerId), 'Câu trả lời mới của bạn đọc', question.productId)
    return { id: answerId, questionId: id, content, state, createdAt: createdAt.toISOString() }
  })
}

/** It is in their hands, reviewed or not. */
export async function isBuyer(db: Db, userId: string, productId: number): Promise<boolean> {
  const rows = await runPrepared(
    db,
    sql`select 1 from orders o join order_lines l on l.order_id = o.id
      where o.user_id = ${userId} and l.product_id = ${productId} and ${IS_REVIEWABLE} limit 1`,
  )
  return rows.length > 0
}

async function nameOf(tx: Tx, userId: string): Promise<string> {
  const [person] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId))
  if (!person) throw new AppError('SESSION_EXPIRED')
  return shownName(person.name)
}
