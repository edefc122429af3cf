import * as contract from '@tq/contract/exam/exam.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { examAttempts } from '@tq/db/schema/exam/attempt.ts'
import { examAllowances, exams } from '@tq/db/schema/exam/exam.ts'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { addExam, addQuestion, addTopic } from './testing/add-exam.ts'
import { SAMPLES } from './testing/questions.ts'
import { rightAnswers, sitAs } from './testing/sit.ts'

const api = await testApi()
const { db, server } = api

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)
const HOUR = 3600
const detail = async (id: number, person?: { id: string }) =>
  (await (person ? api.as(person) : api).call(contract.getExamination, { params: { id } })).data
const single = async () => [[{ questionId: await addQuestion(db, SAMPLES.single) }]]

describe('an exam', () => {
  test('tells everybody its rules, held by tags, and only the one who asks what it is to them', async () => {
    const lan = await addPerson(db)
    const { id, courseId } = await addExam(db, { attemptsAllowed: 2, passMark: 5000, summary: 'Hai chương đầu' })
    const { data, total } = await api.call(contract.listExaminations, { query: { courseId } })
    expect(data).toMatchObject([{ id, kind: 'exam', questionCount: 8, points: 8, passMark: 5, attemptsAllowed: 2 }])
    expect(total).toBe(1)
    expect(await detail(id)).toMatchObject({
      ...{ standing: null, questionActives: [], course: { id: courseId }, lesson: null },
      parts: [{ title: 'Phần 1', questionCount: 8, points: 8, pointsEach: 1, types: Object.keys(SAMPLES) }],
    })
    const answer = await server.inject(`/api/Examination/Detail/kiem-tra.${id}`)
    expect(answer.headers['cache-tag']).toBe(`exam:${id},course:${courseId}`)
    expect(await detail(id, lan)).toMatchObject({ standing: { barrier: null, attemptsLeft: 2, openAttempt: null } })
    const { attemptId } = await sitAs(api, lan).start(id)
    const begun = await detail(id, lan)
    expect(begun).toMatchObject({ standing: { openAttempt: { id: attemptId, questionCount: 8 }, attemptsLeft: 1 } })
    expect(begun.questionActives).toHaveLength(8)
    expect((await detail(id, await addPerson(db))).questionActives).toEqual([])
    await expect(detail(999_999)).rejects.toMatchObject(refusal('EXAM_NOT_FOUND'))
  })

  test.each([
    ['opens later', { opensAt: inSeconds(HOUR) }, 'notOpen', 'EXAM_NOT_OPEN'],
    ['is closed', { closesAt: inSeconds(-HOUR) }, 'over', 'EXAM_OVER'],
    ['lets nobody begin any more', { lastStartAt: inSeconds(-HOUR), closesAt: inSeconds(HOUR) }, 'over', 'EXAM_OVER'],
    ['was sat as often as allowed', { attemptsAllowed: 1 }, 'noAttemptLeft', 'NO_ATTEMPT_LEFT'],
    ['wants a pause', { waitSeconds: HOUR }, 'wait', 'ATTEMPT_TOO_SOON'],
  ] as const)('that %s can’t be begun', async (_, rules, barrier, code) => {
    const lan = await addPerson(db)
    const { start, submit } = sitAs(api, lan)
    const { id } = await addExam(db, {
      ...('waitSeconds' in rules || 'attemptsAllowed' in rules ? {} : rules),
      parts: await single(),
    })
    if (barrier === 'noAttemptLeft' || barrier === 'wait') {
      await submit((await start(id)).attemptId)
      await db.update(exams).set(rules).where(eq(exams.id, id))
    }
    expect((await detail(id, lan)).standing).toMatchObject({ barrier })
    await expect(start(id)).rejects.toMatchObject(refusal(code))
    // Staff allow one more.
    await db.insert(examAllowances).values({ examId: id, userId: lan.id, extraAttempts: 1 })
    if (barrier === 'noAttemptLeft') expect(await start(id)).toMatchObject({ number: 2 })
    else await expect(start(id)).rejects.toMatchObject(refusal(code))
  })

  test('that somebody began goes on when nobody may begin any more, and what staff took back does not count', async () => {
    const lan = await addPerson(db)
    const { start, submit } = sitAs(api, lan)
    const { id } = await addExam(db, { parts: await single(), attemptsAllowed: 1 })
    const { attemptId } = await start(id)
    await db
      .update(exams)
      .set({ lastStartAt: inSeconds(-1), closesAt: inSeconds(HOUR) })
      .where(eq(exams.id, id))
    expect(await start(id)).toMatchObject({ attemptId })
    await submit(attemptId)
    await db.update(exams).set({ lastStartAt: null }).where(eq(exams.id, id))
    await expect(start(id)).rejects.toMatchObject(refusal('NO_ATTEMPT_LEFT'))
    await db.update(examAttempts).set({ state: 'abandoned', closedBy: 'staff' }).where(eq(examAttempts.id, attemptId))
    expect(await start(id)).toMatchObject({ number: 2 })
    expect((await detail(id, lan)).standing?.attempts).toHaveLength(1)
  })

  test('that may be sat as often as one likes is sat a thousand times at most, and lists the latest', async () => {
    const lan = await addPerson(db)
    const { id } = await addExam(db, { kind: 'exercise', parts: await single() })
    const { start, submit } = sitAs(api, lan)
    await submit((await start(id)).attemptId)
    await db.execute(sql`insert into exam_attempts (exam_id, user_id, number, seed, most_points, state, closed_by, closed_at, score, graded_at)
      select ${id}, ${lan.id}, n, 0, 0, 'graded', 'learner', now(), 0, now() from generate_series(2, 999) n`)
    const last = await start(id)
    expect((await submit(last.attemptId, await rightAnswers(db, last.attemptId))).attempts).toHaveLength(100)
    await expect(start(id)).rejects.toMatchObject(refusal('NO_ATTEMPT_LEFT'))
    const { standing } = await detail(id, lan)
    expect(standing).toMatchObject({ barrier: 'noAttemptLeft', attemptsLeft: 0, bestMark: 10 })
    expect(standing?.attempts.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, at) => 1000 - at))
  })

  test('draws from the bank by topic and level, none twice, never what is retired; too few are no paper', async () => {
    const topicId = await addTopic(db)
    for (const level of ['recall', 'recall', 'apply'] as const) await addQuestion(db, SAMPLES.single, { topicId, level })
    const fixed = await addQuestion(db, SAMPLES.numeric, { topicId, level: 'apply' })
    const parts = [
      [{ questionId: fixed }],
      [
        { topicId, drawCount: 2 },
        { topicId, level: 'apply', drawCount: 1, points: 500 },
      ] as const,
    ]
    const rules = { parts: parts.map((items) => [...items]), shufflesQuestions: true, shufflesOptions: true }
    const { id } = await addExam(db, rules)
    for (let i = 0; i < 5; i++) {
      const { attemptId, questionActives } = await sitAs(api, await addPerson(db)).start(id)
      expect(questionActives.map(({ part, body }) => [part, body.type])).toEqual([
        [0, 'numeric'],
        ...Array(3).fill([1, 'single']),
      ])
      const { rows } = await db.execute<{ n: number; seed: number }>(sql`
        select count(distinct version_id)::int as n, a.seed from exam_attempt_questions q join exam_attempts a on a.id = q.attempt_id
        where a.id = ${attemptId} group by a.id`)
      expect(rows).toEqual([{ n: 4, seed: expect.any(Number) }])
    }
    await db.execute(
      sql`update bank_questions set is_retired = true where topic_id = ${topicId} and level = 'apply' and id <> ${fixed}`,
    )
    const minh = await addPerson(db)
    await expect(sitAs(api, minh).start(id)).rejects.toMatchObject(refusal('EXAM_EMPTY'))
    expect(await db.$count(examAttempts, eq(examAttempts.userId, minh.id))).toBe(0)
  })
})

test('one’s own exams stand in a list: what is open first, with the best mark where it is shown', async () => {
  const lan = await addPerson(db)
  const { start, submit } = sitAs(api, lan)
  const [done, hidden, open] = [
    await addExam(db, { parts: await single() }),
    await addExam(db, { parts: await single(), reviewNow: [], reviewLater: [] }),
    await addExam(db, { kind: 'exercise', parts: await single() }),
  ]
  const { attemptId } = await start(open.id)
  for (const { id } of [done, hidden]) await submit((await start(id)).attemptId)
  const first = await start(done.id)
  await submit(first.attemptId, await rightAnswers(db, first.attemptId))
  const mine = async (query: object) => (await api.as(lan).call(contract.listOwnExaminations, { query })).data
  expect(await mine({})).toMatchObject([
    { id: open.id, openAttempt: { id: attemptId, mark: null }, attemptCount: 1, bestMark: null },
    { id: done.id, openAttempt: null, attemptCount: 2, bestMark: 10, lastAttempt: { number: 2, mark: 10 } },
    { id: hidden.id, attemptCount: 1, bestMark: null, lastAttempt: { mark: null, state: 'graded' } },
  ])
  expect((await mine({ kind: 'exercise' })).map(({ id }) => id)).toEqual([open.id])
  expect((await mine({ courseId: done.courseId })).map(({ id }) => id)).toEqual([done.id])
  expect(await mine({ lessonId: done.courseId })).toEqual([])
})
