import * as contract from '@tq/contract/exam/attempt.ts'
import { moduleOf } from '@tq/contract/questions/modules.ts'
import type { Database } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import type { TestApi } from '../../testing/api.ts'
import { toShown } from '../attempt/own-ids.ts'
import { readQuestions } from '../attempt/question-row.ts'

type Question = contract.AttemptQuestion
export type OfType<T extends Question['body']['type']> = Question & { body: Extract<Question['body'], { type: T }> }

/** One person in exams, by the calls that a page makes. */
export function sitAs(api: TestApi, person: { id: string }) {
  const { call } = api.as(person)
  return {
    start: async (id: number) => (await call(contract.doExam, { params: { id } })).data,
    save: async (attemptId: string, body: { questionId: string; answer?: string[]; isFlagged?: boolean; seq: number }) =>
      (await call(contract.saveAnswer, { params: { attemptId }, body })).data,
    submit: async (attemptId: string, answers?: Record<string, { answer: string[]; seq: number }>) =>
      (await call(contract.submitExam, { body: { attemptId, ...(answers ? { answers } : {}) } })).data,
    review: async (id: string | number) => (await call(contract.reviewExam, { params: { id } })).data,
    clock: async (attemptId: string) => (await call(contract.getClock, { params: { attemptId } })).data,
    check: async (attemptId: string, questionId: string) =>
      (await call(contract.checkAnswer, { body: { attemptId, questionId } })).data,
    play: async (attemptId: string, questionId: string) =>
      (await call(contract.playRecording, { body: { attemptId, questionId } })).data,
  }
}

/** The question of that type in a paper of samples. */
export function ofType<T extends Question['body']['type']>({ questionActives }: contract.Attempt, type: T): OfType<T> {
  return questionActives.find(({ body }) => body.type === type) as OfType<T>
}

/** What a learner who knows everything would answer, by question; an essay is left empty. */
export async function rightAnswers(db: Database, attemptId: string): Promise<Record<string, { answer: string[]; seq: number }>> {
  const questions = await readQuestions(db, attemptId)
  return Object.fromEntries(
    questions.map(({ id, options, content }) => {
      return [id, { answer: toShown(options, moduleOf(content.type).key(content)), seq: 1_000 }]
    }),
  )
}

/** As if the attempt had begun so much earlier that its time was over for `seconds`; below zero: so long before. */
export async function isOverFor(db: Database, attemptId: string, seconds: number): Promise<void> {
  await db.execute(sql`update exam_attempts set started_at = started_at - (deadline - now()) - make_interval(secs => ${seconds}),
    deadline = now() - make_interval(secs => ${seconds}) where id = ${attemptId}`)
}
