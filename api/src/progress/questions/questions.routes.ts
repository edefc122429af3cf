import * as contract from '@tq/contract/learning/questions.ts'
import type { App } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { askQuestion, listQuestions, reportQuestion } from './questions.ts'
import { answerQuestion, listQuestionsForStaff } from './staff-questions.ts'

export function questionsRoutes(app: App) {
  serve(app, contract.listQuestions, ({ db, user, params, query }) => listQuestions(db, user.id, params.lessonId, query))
  serve(app, contract.askQuestion, async ({ db, user, body }) => ({
    data: await askQuestion(db, user.id, body),
    successMessage: 'Đã gửi câu hỏi. Bạn sẽ nhận được thư khi giảng viên trả lời.',
  }))
  serve(app, contract.reportQuestion, async ({ db, user, params }) => {
    await reportQuestion(db, user.id, params.id)
    return { data: null, successMessage: 'Cảm ơn bạn đã báo' }
  })
  serve(app, contract.listQuestionsForStaff, ({ db, query }) => listQuestionsForStaff(db, query))
  serve(app, contract.answerQuestion, async ({ db, params, body, actor }) => ({
    data: await answerQuestion(db, params.id, { ...body, actor }),
  }))
}
