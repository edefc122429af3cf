import * as contract from '@tq/contract/product-questions.ts'
import type { KnownProducts } from '../../catalog/beside/known-products.ts'
import type { App } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { answerAboutProduct, askAboutProduct } from './posts.ts'
import { getMyProductPosts, listProductQuestions } from './read-questions.ts'
import { answerProductQuestion, decideProductAnswer, decideProductQuestion, listProductQuestionsForStaff } from './staff-posts.ts'

export function productQuestionRoutes(app: App, known: KnownProducts) {
  serve(app, contract.listProductQuestions, ({ db, params, query, cacheInfo }) =>
    listProductQuestions(db, params.productId, query, cacheInfo, known),
  )
  serve(app, contract.getMyProductPosts, async ({ db, user, query }) => ({
    data: await getMyProductPosts(db, user.id, query.productId),
  }))
  serve(app, contract.askAboutProduct, async ({ db, user, body }) => ({
    data: await askAboutProduct(db, user.id, body),
    successMessage: 'Đã gửi câu hỏi, đang chờ duyệt',
  }))
  serve(app, contract.answerAboutProduct, async ({ db, user, params, body }) => ({
    data: await answerAboutProduct(db, user.id, { ...params, ...body }),
    successMessage: 'Đã gửi câu trả lời, đang chờ duyệt',
  }))
  serve(app, contract.listProductQuestionsForStaff, ({ db, query }) => listProductQuestionsForStaff(db, query))
  serve(app, contract.decideProductQuestion, async ({ db, params, body, actor }) => ({
    data: await decideProductQuestion(db, params.id, { ...body, actor }),
  }))
  serve(app, contract.decideProductAnswer, async ({ db, params, body, actor }) => ({
    data: await decideProductAnswer(db, params.id, { ...body, actor }),
  }))
  serve(app, contract.answerProductQuestion, async ({ db, params, body, actor }) => ({
    data: await answerProductQuestion(db, params.id, { ...body, actor }),
  }))
}
