import type { Tx } from '@tq/db/database.ts'
import { productAnswers, productQuestions } from '@tq/db/schema/product-questions.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import { ANONYMOUS } from '../shown-name.ts'
import { refOf, resolvePostAlerts } from './post-alerts.ts'

/** For a deleted account: what others read stays without the name, what nobody else saw goes. */
export async function anonymiseAsker(tx: Tx, userId: string): Promise<void> {
  // Questions before answers, as everywhere: staff may be deciding about one of them.
  await tx.execute(sql`
    select id from product_questions
    where user_id = ${userId} or id in (select question_id from product_answers where user_id = ${userId})
    order by id for no key update`)
  const answers = await tx
    .delete(productAnswers)
    .where(and(eq(productAnswers.userId, userId), ne(productAnswers.state, 'shown')))
    .returning({ id: productAnswers.id })
  const questions = await tx
    .delete(productQuestions)
    .where(and(eq(productQuestions.userId, userId), ne(productQuestions.state, 'shown')))
    .returning({ id: productQuestions.id })
  // Nothing is left for staff to decide, so nothing else would ever close these.
  await resolvePostAlerts(tx, [
    ...answers.map(({ id }) => refOf('answer', id)),
    ...questions.map(({ id }) => refOf('question', id)),
  ])
  const { rows } = await tx.execute<{ id: number }>(sql`
    with asked as (update product_questions set user_id = null, name = ${ANONYMOUS} where user_id = ${userId} returning product_id),
      answered as (update product_answers a set user_id = null, name = case a.role when 'staff' then a.name else ${ANONYMOUS} end
        from product_questions q where q.id = a.question_id and a.user_id = ${userId} returning q.product_id)
    select product_id as id from asked union select product_id from answered`)
  if (rows.length)
    await invalidateTags(
      tx,
      rows.map(({ id }) => `book:${id}`),
    )
}
