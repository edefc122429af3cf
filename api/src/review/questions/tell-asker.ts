import { addressId } from '@tq/contract/slug.ts'
import type { Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { leaveLetter } from '../../mail/due-letters.ts'

interface Due {
  email: string
  name: string
  content: string
  answer: string
  role: 'staff' | 'buyer'
  productId: number
  title: string
}

/**
 * Of the first answer that everybody can see, once, whoever asked to be told. Nobody where the account was deleted since, nor for
 * answering oneself.
 */
export async function tellAsker(tx: Tx, questionId: number): Promise<void> {
  const [due] = await runPrepared<Due>(
    tx,
    sql`update product_questions q set told_at = now() from users u, products p, lateral (
        select a.content, a.role from product_answers a
        where a.question_id = ${questionId} and a.state = 'shown' and a.user_id is distinct from (
          select asked.user_id from product_questions asked where asked.id = ${questionId})
        order by a.role <> 'staff', a.id limit 1) a
      where q.id = ${questionId} and q.state = 'shown' and q.wants_letter and q.told_at is null and u.id = q.user_id
        and p.id = q.product_id
      returning u.email, u.name, q.content, a.content as answer, a.role, p.id as "productId", p.title`,
  )
  if (!due) return
  const { email, name, content, answer, role, productId, title } = due
  await leaveLetter(tx, {
    to: email,
    letter: {
      title: 'Câu hỏi của bạn đã có câu trả lời',
      paragraphs: [
        `Chào ${name},`,
        `${role === 'staff' ? 'Nhà xuất bản' : 'Một bạn đọc đã mua sách'} đã trả lời câu hỏi của bạn về “${title}”.`,
      ],
      facts: [
        ['Bạn hỏi', content],
        ['Trả lời', answer],
      ],
      action: { text: 'Mở trang sách', path: `/san-pham/${addressId(title, productId)}#hoi-dap` },
    },
  })
}
