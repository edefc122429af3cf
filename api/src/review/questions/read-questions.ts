import type { MyProductPosts, ProductQuestion } from '@tq/contract/product-questions.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { KnownProducts } from '../../catalog/beside/known-products.ts'
import { requireProduct } from '../../catalog/product.ts'
import type { CacheInfo } from '../../http/cache/cache-info.ts'
import { offsetOf, type Paged, requirePage } from '../../http/paging.ts'
import { isBuyer } from './posts.ts'

/** So many readers' answers of one question are shown. */
const MOST_ANSWERS = 20

interface Row {
  id: number
  name: string
  content: string
  created_at: Date
  answers: ProductQuestion['answers'] | null
  total: number
}

/** The same for everybody who looks: what waits for staff comes to its writer apart from it. */
export async function listProductQuestions(db: Db, productId: number, paged: Paged, cacheInfo: CacheInfo, known?: KnownProducts) {
  cacheInfo.dependsOn(`book:${productId}`)
  if (await known?.hasNone(productId, 'questions')) return pageOf([], 0, paged)
  if (!(await known?.isKnown(productId))) await requireProduct(db, productId)
  const shown = sql`q.product_id = ${productId} and q.state = 'shown'`
  const rows = await runPrepared<Row>(
    db,
    sql`select q.id, q.name, q.content, q.created_at, (
        select jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'role', a.role, 'content', a.content,
            'createdAt', a.created_at) order by a.role <> 'staff', a.id)
        from (select * from product_answers a where a.question_id = q.id and a.state = 'shown'
          order by a.role <> 'staff', a.id limit ${MOST_ANSWERS}) a) as answers, q.total
      from (select q.*, count(*) over ()::int as total from product_questions q where ${shown}
        order by q.created_at desc, q.id limit ${paged.perPage} offset ${offsetOf(paged)}) q
      order by q.created_at desc, q.id`,
  )
  // No row on a later page: only a count can tell how many there are.
  const counted = rows[0]?.total ?? (paged.page === 1 ? 0 : await countShown(db, shown))
  return pageOf(rows, counted, paged)
}

function pageOf(rows: Row[], counted: number, paged: Paged) {
  const { offset: _offset, ...paging } = requirePage(counted, paged)
  return {
    ...paging,
    data: rows.map(({ created_at, answers, total: _total, ...question }) => ({
      ...question,
      createdAt: new Date(created_at).toISOString(),
      answers: (answers ?? []).map((answer) => ({ ...answer, createdAt: new Date(answer.createdAt).toISOString() })),
    })),
  }
}

async function countShown(db: Db, shown: SQL): Promise<number> {
  const [row] = await runPrepared<{ n: number }>(db, sql`select count(*)::int as n from product_questions q where ${shown}`)
  return row?.n ?? 0
}

export async function getMyProductPosts(db: Db, userId: string, productId: number): Promise<MyProductPosts> {
  const mine = sql`user_id = ${userId}::uuid and state <> 'shown'`
  const [questions, answers, canAnswer] = await Promise.all([
    runPrepared<MyProductPosts['questions'][number]>(
      db,
      sql`select id, content, state, created_at as "createdAt" from product_questions
        where product_id = ${productId} and ${mine} order by id desc`,
    ),
    runPrepared<MyProductPosts['answers'][number]>(
      db,
      sql`select id, question_id as "questionId", content, state, created_at as "createdAt" from product_answers
        where question_id in (select id from product_questions where product_id = ${productId}) and ${mine} order by id`,
    ),
    isBuyer(db, userId, productId),
  ])
  return { questions: questions.map(dated), answers: answers.map(dated), canAnswer }
}

const dated = <Post extends { createdAt: string }>(post: Post): Post => ({
  ...post,
  createdAt: new Date(post.createdAt).toISOString(),
})
