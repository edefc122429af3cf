import * as contract from '@tq/contract/exam/staff-exam.ts'
import type { App } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { allowExtra } from './allow-extra.ts'
import { listEssays } from './list-essays.ts'
import { listResults } from './list-results.ts'
import { markEssay } from './mark-essay.ts'
import { regradeQuestion } from './regrade.ts'
import { changeAttempt } from './reopen-attempt.ts'
import { readStatistics } from './statistics.ts'

export function staffExamRoutes(app: App) {
  serve(app, contract.listExamResults, ({ db, params, query }) => listResults(db, params.id, query))
  serve(app, contract.getExamStatistics, async ({ db, params }) => ({ data: await readStatistics(db, params.id) }))
  serve(app, contract.listEssays, ({ db, query }) => listEssays(db, query))
  serve(app, contract.markEssay, async ({ db, params, body, actor }) => ({
    data: await markEssay(db, { ...params, ...body, actor }),
  }))
  serve(app, contract.allowExtra, async ({ db, params, body, actor }) => ({
    data: await allowExtra(db, { ...body, examId: params.id, userId: params.userId, actor }),
  }))
  serve(app, contract.reopenAttempt, async ({ db, params, body, actor }) => ({
    data: await changeAttempt(db, params.attemptId, { change: body, actor }),
  }))
  serve(app, contract.regradeQuestion, async ({ db, params, body, actor }) => ({
    data: await regradeQuestion(db, { ...body, examId: params.id, actor }),
  }))
}
