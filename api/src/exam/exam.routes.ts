import * as attempt from '@tq/contract/exam/attempt.ts'
import * as contract from '@tq/contract/exam/exam.ts'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { checkAnswer } from './attempt/check-answer.ts'
import { readClock } from './attempt/read-clock.ts'
import { playRecording, recordingRoutes } from './attempt/recording.ts'
import { saveAnswer } from './attempt/save-answer.ts'
import { startExam } from './attempt/start-exam.ts'
import { submitExam } from './attempt/submit-exam.ts'
import { bankRoutes } from './bank/bank.routes.ts'
import { readExam } from './exam-detail.ts'
import { listExams, listExercises } from './exam-list.ts'
import { openExamLimits } from './limits.ts'
import { listOwnExams } from './own-exams.ts'
import { paperRoutes } from './paper/paper.routes.ts'
import { readResult } from './result/read-result.ts'
import { staffExamRoutes } from './staff/staff-exam.routes.ts'

export function examRoutes(app: App) {
  const limits = openExamLimits()
  serve(app, contract.listExaminations, ({ db, query, cacheInfo }) => listExams(db, query, cacheInfo))
  serve(app, contract.listAssignments, ({ db, query, cacheInfo }) => listExercises(db, query, cacheInfo))
  serve(app, contract.getExamination, async ({ db, user, params, cacheInfo }) => ({
    data: await readExam(db, params.id, { userId: user?.id ?? null, cacheInfo }),
  }))
  serve(app, attempt.doExam, async ({ db, user, params }) => ({ data: await startExam(db, user.id, params.id) }))
  serve(app, attempt.saveAnswer, async ({ db, user, params, body }) => {
    const { thins } = limits.save(user.id, body.answer)
    return { data: await saveAnswer(db, user.id, { ...body, ...params, thins }) }
  })
  serve(app, attempt.checkAnswer, async ({ db, user, body }) => {
    limits.check(user.id)
    return { data: await checkAnswer(db, user.id, body) }
  })
  serve(app, attempt.playRecording, async ({ db, user, body }) => {
    limits.play(user.id)
    return { data: await playRecording(db, app.tickets, { ...body, userId: user.id }) }
  })
  serve(app, attempt.getClock, async ({ db, user, params }) => ({ data: await readClock(db, user.id, params.attemptId) }))
  serve(app, attempt.submitExam, async ({ db, user, body }) => {
    limits.submit(user.id)
    await submitExam(db, user.id, body)
    return { data: await readResult(db, user.id, body.attemptId) }
  })
  bankRoutes(app)
  serve(app, attempt.reviewExam, async ({ db, user, params }) => ({ data: await readResult(db, user.id, params.id) }))
  serve(app, contract.listOwnExaminations, ({ db, user, query }) => listOwnExams(db, user.id, query))
  recordingRoutes(app)
  staffExamRoutes(app)
  paperRoutes(app)
}
