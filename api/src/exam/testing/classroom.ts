import * as learner from '@tq/contract/exam/attempt.ts'
import { markEssay } from '@tq/contract/exam/staff-exam.ts'
import { examAttempts } from '@tq/db/schema/exam/attempt.ts'
import { eq } from 'drizzle-orm'
import { addPerson } from '../../profile/testing/people.ts'
import type { TestApi } from '../../testing/api.ts'
import { toShown } from '../attempt/own-ids.ts'
import { readQuestions } from '../attempt/question-row.ts'
import { addExam, addQuestion } from './add-exam.ts'
import { SAMPLES } from './questions.ts'

type Person = Awaited<ReturnType<typeof addPerson>>

/** Ids that nothing has. */
export const NOBODY = '00000000-0000-4000-8000-00000000000a'
export const NO_EXAM = 1_999_999_999
/** All that can be right in the paper below, and two essays. */
export const ESSAYS = [['b'], ['a', 'c'], ['Sông Hương lặng lờ trôi.'], ['Đồi cọ quê tôi.']]

/** A teacher, with those who sit papers. */
export async function openClassroom(api: TestApi) {
  const { db } = api
  const staff = api.as(await addPerson(db, { role: 'staff' }))

  /** Two choices and two essays: the first question brings 1 point, the second 2, the essays 3 and 4. */
  async function addPaper(more: Parameters<typeof addExam>[1] = {}) {
    const [single, multiple] = [await addQuestion(db, SAMPLES.single), await addQuestion(db, SAMPLES.multiple)]
    const [river, hill] = [await addQuestion(db, SAMPLES.essay), await addQuestion(db, SAMPLES.essay)]
    const points = (questionId: number, of: number) => ({ questionId, points: of * 1000 })
    const parts = [
      [points(single, 1), points(multiple, 2)],
      [points(river, 3), points(hill, 4)],
    ]
    return { ...(await addExam(db, { parts, ...more })), single }
  }

  /** Saves answers, given in the questions' own ids in the order of the paper. */
  async function sit(examId: number, answers: string[][], person?: Person) {
    const { call } = api.as(person ?? (await addPerson(db)))
    const { attemptId, questionActives } = (await call(learner.doExam, { params: { id: examId } })).data
    const rows = await readQuestions(db, attemptId)
    for (const [at, answer] of answers.entries()) {
      const { id: questionId, options, seq } = rows[at] as (typeof rows)[number]
      const body = { questionId, answer: toShown(options, answer), seq: seq + 1 }
      await call(learner.saveAnswer, { params: { attemptId }, body })
    }
    return { attemptId, ids: questionActives.map(({ id }) => id), call }
  }

  return {
    staff,
    addPaper,
    sit,
    submitted: async (...given: Parameters<typeof sit>) => {
      const sat = await sit(...given)
      await sat.call(learner.submitExam, { body: { attemptId: sat.attemptId } })
      return sat
    },
    /** As somebody who has seen `expectedScore`. */
    mark: async (attemptId: string, questionId = '', score = 1, expectedScore: number | null = null, comment = '') =>
      (await staff.call(markEssay, { params: { attemptId, questionId }, body: { score, expectedScore, comment } })).data,
    review: async (call: typeof staff.call, id: string) => (await call(learner.reviewExam, { params: { id } })).data,
    rowOf: async (id: string) =>
      (await db.select().from(examAttempts).where(eq(examAttempts.id, id)))[0] as typeof examAttempts.$inferSelect,
  }
}
