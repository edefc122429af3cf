import type * as contract from '@tq/contract/exam/attempt.ts'
import { moduleOf } from '@tq/contract/questions/modules.ts'
import { outcome, refusal } from '@tq/contract/testing/refusal.ts'
import { examAnswerLog } from '@tq/db/schema/exam/attempt.ts'
import { eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { openTestLogin } from '../../profile/testing/login.ts'
import { addPerson } from '../../profile/testing/people.ts'
import { testApi } from '../../testing/api.ts'
import { openExamLimits } from '../limits.ts'
import { addExam, addQuestion } from '../testing/add-exam.ts'
import { NOBODY } from '../testing/classroom.ts'
import { openDesk } from '../testing/desk.ts'
import { SAMPLES, SECRETS } from '../testing/questions.ts'
import { ofType, rightAnswers, sitAs } from '../testing/sit.ts'

const api = await testApi({ connections: 12 })
const { db, server } = api
const { begin, storedAnswer, rowOf, logOf } = openDesk(api)

describe('saving', () => {
  test('in two tabs the newer one wins, and the older is told what is stored', async () => {
    const { attempt, attemptId, save } = await begin()
    const { id: questionId } = ofType(attempt, 'essay')
    await save(attemptId, { questionId, answer: ['tab một'], seq: 2 })
    expect(await save(attemptId, { questionId, answer: ['tab hai, cũ hơn'], seq: 2 })).toMatchObject({
      ...{ isSaved: false, answer: ['tab một'], seq: 2 },
    })
    expect(await save(attemptId, { questionId, answer: ['cũ'], seq: 1 })).toMatchObject({ isSaved: false, answer: ['tab một'] })
    // The same save again, because the answer to it got lost.
    expect(await save(attemptId, { questionId, answer: ['tab một'], seq: 2 })).toMatchObject({ isSaved: true, seq: 2 })
    const tabs = Array.from({ length: 10 }, (_, i) => save(attemptId, { questionId, answer: [`lần ${i}`], seq: 10 + i }))
    await Promise.all(tabs)
    expect(await storedAnswer(attemptId, questionId)).toEqual({ answer: ['lần 9'], seq: 19 })
  })

  test('a flag alone keeps the answer', async () => {
    const { attempt, attemptId, save } = await begin()
    const { id: questionId } = ofType(attempt, 'numeric')
    await save(attemptId, { questionId, answer: ['7'], seq: 1 })
    expect(await save(attemptId, { questionId, isFlagged: true, seq: 2 })).toMatchObject({ answer: ['7'], isFlagged: true })
    expect(await save(attemptId, { questionId, answer: [], seq: 3 })).toMatchObject({ answer: [], isFlagged: true })
  })

  test('option ids of another question, of another attempt and of the bank are refused and change nothing', async () => {
    const [lan, minh] = [await begin(), await begin()]
    const single = ofType(lan.attempt, 'single')
    const foreign = [
      ofType(lan.attempt, 'multiple').body.options[0]?.id ?? '',
      ofType(minh.attempt, 'single').body.options[0]?.id ?? '',
      'b',
      '?',
      '',
    ]
    for (const id of foreign)
      await expect(lan.save(lan.attemptId, { questionId: single.id, answer: [id], seq: 1 })).rejects.toMatchObject(
        refusal('ANSWER_DOES_NOT_FIT'),
      )
    const questionId = ofType(minh.attempt, 'single').id
    await expect(lan.save(lan.attemptId, { questionId, answer: [], seq: 1 })).rejects.toMatchObject(
      refusal('EXAM_QUESTION_NOT_FOUND'),
    )
    await expect(lan.submit(lan.attemptId, { [questionId]: { answer: [], seq: 1 } })).rejects.toMatchObject(
      refusal('EXAM_QUESTION_NOT_FOUND'),
    )
    await expect(lan.submit(lan.attemptId, { [single.id]: { answer: ['b'], seq: 1 } })).rejects.toMatchObject(
      refusal('ANSWER_DOES_NOT_FIT'),
    )
    expect(await logOf(lan.attemptId)).toBe(0)
    expect(await rowOf(lan.attemptId)).toMatchObject({ state: 'inProgress' })
  })

  test.each([
    ['a megabyte of essay', { answer: ['á'.repeat(500_000)] }],
    ['a million gaps', { answer: Array.from({ length: 1_000_000 }, () => '') }],
    ['a number', { answer: [2.5] }],
    ['NaN', { answer: ['x'], seq: Number.NaN }],
    ['a text', { answer: 'b' }],
    ['an object', { answer: { 0: 'b' } }],
    ['no list', { answer: null }],
    ['a fraction of a seq', { answer: [], seq: 1.5 }],
    ['a seq of 0', { answer: [], seq: 0 }],
    ['a mark of one’s own', { answer: [], score: 1000 }],
    ['a question that is no id', { answer: [], questionId: "a' or 1=1" }],
  ])('%s is refused and changes nothing', async (_, body) => {
    const { person, attempt, attemptId } = await begin()
    const answer = await server.inject({
      ...{ method: 'PATCH', url: `/api/Examination/Answers/${attemptId}`, headers: await openTestLogin(db, person.id) },
      payload: { questionId: ofType(attempt, 'essay').id, seq: 1, ...body },
    })
    expect(['INPUT_INVALID', 'BODY_TOO_LARGE']).toContain(outcome(answer))
    expect(await logOf(attemptId)).toBe(0)
  })

  test('what PostgreSQL can’t store is left out of a text', async () => {
    const { attempt, attemptId, save } = await begin()
    const questionId = ofType(attempt, 'essay').id
    expect(await save(attemptId, { questionId, answer: ['Sông\0 Hồng \ud800'], seq: 1 })).toMatchObject({ isSaved: true })
    expect((await storedAnswer(attemptId, questionId))?.answer[0]).toMatch(/^Sông Hồng/)
  })

  test('a program that saves without end is stopped, two busy tabs are not', () => {
    const { save } = openExamLimits()
    for (let i = 0; i < 600; i++) save('lan', ['Sông quê'])
    expect(() => save('lan')).toThrow(expect.objectContaining(refusal('TOO_MANY_REQUESTS')))
    save('minh')
  })
})

describe('what one account may write', () => {
  const LONGEST = 'ệ'.repeat(50_000)

  test('megabytes within minutes: of each minute the log keeps the last save, and what was accepted last is always in it', async () => {
    const { attempt, attemptId, save } = await begin()
    const questionId = ofType(attempt, 'essay').id
    for (let seq = 1; seq <= 40; seq++) await save(attemptId, { questionId, answer: [LONGEST], seq })
    const stored = await storedAnswer(attemptId, questionId)
    expect(stored).toEqual({ answer: [LONGEST], seq: 40 })
    const log = await db.select().from(examAnswerLog).where(eq(examAnswerLog.attemptId, attemptId)).orderBy(examAnswerLog.seq)
    expect(log.at(-1)).toMatchObject(stored ?? {})
    // Where a minute ended before there was much, its saves are all kept.
    expect(log.filter(({ savedAt }) => minuteOf(savedAt) === minuteOf(log.at(-1)?.savedAt))).toHaveLength(1)
    await db.execute(sql`update exam_answer_log set saved_at = saved_at - interval '7 minutes' where attempt_id = ${attemptId}`)
    await save(attemptId, { questionId, answer: ['Viết lại'], seq: 41 })
    expect(await logOf(attemptId)).toBe(log.length + 1)
  })

  test('whatever else: ten pages without a pause are all kept, half a gigabyte a day is not taken', () => {
    const { save } = openExamLimits()
    for (let i = 0; i < 150; i++) expect(save('lan', ['á'.repeat(12_000)])).toEqual({ thins: false })
    const much = () => save('minh', Array<string>(60).fill(LONGEST))
    for (let i = 0; i < 58; i++) much()
    expect(much).toThrow(expect.objectContaining(refusal('TOO_MANY_REQUESTS')))
  })

  test.each([
    ['check', 200],
    ['play', 100],
    ['submit', 60],
  ] as const)('a program that asks without end: %s %i times, then come back later', async (call, most) => {
    const sit = sitAs(api, await addPerson(db))
    const ask = () => (call === 'submit' ? sit.submit(NOBODY) : sit[call](NOBODY, 'khongco'))
    await Promise.all(Array.from({ length: most }, () => expect(ask()).rejects.toMatchObject(refusal('ATTEMPT_NOT_FOUND'))))
    await expect(ask()).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
  })
})

describe('what a cheater finds', () => {
  test('a right save does what a wrong one does, statement by statement, and nothing is marked before the paper is handed in', async () => {
    const { attempt, attemptId, save, submit } = await begin()
    const right = await rightAnswers(db, attemptId)
    const marking = Object.values(SAMPLES).map(({ type }) => vi.spyOn(moduleOf(type), 'grade'))
    const client = await db.$client.connect()
    client.release()
    const asked = vi.spyOn(Object.getPrototypeOf(client) as pg.Client, 'query')
    const statementsOf = async (body: { questionId: string; answer: string[]; seq: number }) => {
      asked.mockClear()
      await save(attemptId, body)
      return asked.mock.calls.map(([query]) => (query as unknown as { text?: string }).text ?? String(query))
    }
    try {
      for (const { id: questionId, body } of attempt.questionActives) {
        const { answer } = right[questionId] ?? { answer: [] }
        // The first saves are planned, the later ones have a plan: a round before those that are compared.
        for (const seq of [1, 2, 3]) await save(attemptId, { questionId, answer, seq })
        const [first, second] = [answer, wrongFor(body)]
        const statements = [
          await statementsOf({ questionId, answer: first, seq: 4 }),
          await statementsOf({ questionId, answer: second, seq: 5 }),
        ]
        expect([body.type, statements[0]?.length]).not.toEqual([body.type, 0])
        expect([body.type, statements[1]]).toEqual([body.type, statements[0]])
      }
      for (const grade of marking) expect(grade).not.toHaveBeenCalled()
      await submit(attemptId, right)
      for (const [at, { type }] of Object.values(SAMPLES).entries())
        expect([type, marking[at]?.mock.calls.length]).toEqual([type, type === 'essay' ? 0 : 1])
    } finally {
      vi.restoreAllMocks()
    }
  })

  test("another's attempt is not there, by any call", async () => {
    const { attemptId, attempt } = await begin()
    const minh = sitAs(api, await addPerson(db))
    const questionId = ofType(attempt, 'essay').id
    const asked = [
      () => minh.save(attemptId, { questionId, answer: ['x'], seq: 1 }),
      () => minh.submit(attemptId),
      () => minh.review(attemptId),
      () => minh.clock(attemptId),
      () => minh.check(attemptId, questionId),
      () => minh.play(attemptId, questionId),
      () => minh.clock('00000000-0000-4000-8000-000000000000'),
    ]
    for (const call of asked) await expect(call()).rejects.toMatchObject(refusal('ATTEMPT_NOT_FOUND'))
    expect(await logOf(attemptId)).toBe(0)
  })

  test('no body before submit holds key material', async () => {
    const { person, examId, courseId, attempt, attemptId } = await begin({ tellsAtOnce: true, kind: 'exercise' })
    const headers = await openTestLogin(db, person.id)
    const right = await rightAnswers(db, attemptId)
    const bodies: string[] = []
    const ask = async (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
      bodies.push((await server.inject({ method, url, headers, ...(payload ? { payload } : {}) })).body)
    await ask('GET', `/api/Examination/Detail/${examId}`)
    await ask('GET', `/api/Examination/GetExaminations/?courseId=${courseId}`)
    await ask('POST', `/api/Examination/DoExam/${examId}`)
    await ask('GET', `/api/Examination/Clock/${attemptId}`)
    await ask('GET', `/api/Examination/Mine`)
    await ask('GET', `/api/Examination/ReviewExam/${attemptId}`)
    for (const { id, body } of attempt.questionActives)
      await ask('PATCH', `/api/Examination/Answers/${attemptId}`, { questionId: id, answer: wrongFor(body), seq: 1 })
    expect(outcome({ body: bodies[5] ?? '', status: 409 })).toBe('ATTEMPT_OPEN')
    for (const body of bodies) {
      expect(body).not.toMatch(/isCorrect|isTrue|"(?:keys?|accepted|answerKey|rubric|seed|match|explanation|score)":/)
      for (const secret of SECRETS) expect(body).not.toContain(secret)
      // Neither the order of an ordering nor a pair of a matching, in the ids of this very attempt.
      for (const { answer } of Object.values(right))
        if (answer.length > 1) expect(body).not.toContain(JSON.stringify(answer).slice(1, -1))
    }
    const single = ofType(attempt, 'single')
    const sizes = new Map<string, Set<number>>()
    for (const [at, { id }] of single.body.options.entries()) {
      const payload = { questionId: single.id, answer: [id], seq: 2 + at }
      const answer = await server.inject({ method: 'PATCH', url: `/api/Examination/Answers/${attemptId}`, headers, payload })
      const isRight = right[single.id]?.answer[0] === id
      sizes.set(String(isRight), (sizes.get(String(isRight)) ?? new Set()).add(answer.body.length))
    }
    // A right save and a wrong one look alike.
    expect(sizes.get('true')).toEqual(sizes.get('false'))
  })

  test('an order is never shown as its key, and ids are new in every attempt', async () => {
    const questionId = await addQuestion(db, SAMPLES.ordering)
    const { id } = await addExam(db, { parts: [[{ questionId }]] })
    const seen = new Set<string>()
    for (let i = 0; i < 12; i++) {
      const { start } = sitAs(api, await addPerson(db))
      const ordering = ofType(await start(id), 'ordering')
      expect(ordering.body.items.map(({ html }) => html)).not.toEqual(SAMPLES.ordering.items.map(({ html }) => html))
      for (const { id: shown } of [ordering, ...ordering.body.items]) seen.add(shown)
    }
    expect(seen.size).toBe(12 * 5)
  })
})

/** Something that fits and is not right. */
function wrongFor(body: contract.AttemptQuestion['body']): string[] {
  if (body.type === 'essay' || body.type === 'numeric') return ['7']
  if (body.type === 'fillIn') return ['x', 'y']
  if (body.type === 'trueFalse') return body.statements.slice(0, 1).map(({ id }) => `${id}:true`)
  return []
}

const minuteOf = (at: Date | undefined) => at && Math.floor(at.getTime() / 60_000)
