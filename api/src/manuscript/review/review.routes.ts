import * as contract from '@tq/contract/manuscript/review-form.ts'
import type { App } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import type { DeskDeps } from '../core/desk.ts'
import { askMoreTime } from './more-time.ts'
import { answerInvitation, readTask, saveReview } from './review-task.ts'

/** For whoever has the link of the invitation. */
export function reviewFormRoutes(app: App, deps: DeskDeps) {
  serve(app, contract.getReviewTask, async ({ db, query }) => ({ data: await readTask(db, deps, query.key) }))
  serve(app, contract.answerInvitation, async ({ db, body }) => ({
    data: await answerInvitation(db, deps, body),
    successMessage: 'Đã ghi câu trả lời của Quý vị',
  }))
  serve(app, contract.askMoreTime, async ({ db, body }) => ({
    data: await askMoreTime(db, deps, body),
    successMessage: 'Đã gửi đề nghị, biên tập viên sẽ trả lời bằng thư',
  }))
  serve(app, contract.saveReview, async ({ db, body }) => ({
    data: await saveReview(db, deps, body),
    successMessage: body.isFinal ? 'Đã gửi nhận xét, xin cảm ơn Quý vị' : 'Đã lưu nhận xét',
  }))
}
