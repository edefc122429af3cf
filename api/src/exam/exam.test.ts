import * as attempt from '@tq/contract/exam/attempt.ts'
import * as contract from '@tq/contract/exam/exam.ts'
import { expect, test } from 'vitest'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { addExam } from './testing/add-exam.ts'

const api = await testApi()
const { db } = api

test('an exam goes from its rules to its result', async () => {
  const { call } = api.as(await addPerson(db))
  const { id, courseId } = await addExam(db)
  expect((await api.call(contract.listExaminations, { query: { courseId } })).data).toMatchObject([{ id, questionCount: 8 }])
  const rules = (await api.call(contract.getExamination, { params: { id } })).data
  expect(rules).toMatchObject({ standing: null, questionActives: [], parts: [{ questionCount: 8, pointsEach: 1 }] })
  const { attemptId, questionActives } = (await call(attempt.doExam, { params: { id } })).data
  const [first] = questionActives
  const chosen = first?.body.type === 'single' ? (first.body.options[1]?.id ?? '') : ''
  const body = { questionId: first?.id ?? '', answer: [chosen], seq: 1 }
  expect((await call(attempt.saveAnswer, { params: { attemptId }, body })).data).toMatchObject({ isSaved: true, seq: 1 })
  const result = (await call(attempt.submitExam, { body: { attemptId } })).data
  expect(result).toMatchObject({ state: 'graded', mark: 1.25, score: 1, points: 8, answeredCount: 1 })
  expect((await call(attempt.reviewExam, { params: { id } })).data).toEqual(result)
})
