import type { ReviewField } from '@tq/contract/enums.ts'
import * as contract from '@tq/contract/exam/exam.ts'
import { markLessonRead } from '@tq/contract/learning/progress.ts'
import { bareStatus, refusal } from '@tq/contract/testing/refusal.ts'
import { examAttempts } from '@tq/db/schema/exam/attempt.ts'
import { examAllowances, exams } from '@tq/db/schema/exam/exam.ts'
import { certificates, lessonProgress } from '@tq/db/schema/learning/progress.ts'
import { addCourse } from '@tq/db/testing/courses.ts'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addPerson } from '../profile/testing/people.ts'
import { storeTestFile } from '../storage/testing/store-test-file.ts'
import { testApi } from '../testing/api.ts'
import { ALL_FIELDS, addExam, addQuestion, addTopic } from './testing/add-exam.ts'
import { SAMPLES } from './testing/questions.ts'
import { isOverFor, ofType, rightAnswers, sitAs } from './testing/sit.ts'

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

describe('a result', () => {
  const shown = (result: Awaited<ReturnType<ReturnType<typeof sitAs>['review']>>) => {
    const [question] = result.questions
    return {
      score:
        result.mark !== null && result.score !== null && result.parts[0]?.score !== null && result.levels[0]?.rightCount !== null,
      answers: question?.answer !== null,
      correctness: question?.score !== null,
      key: question?.key !== null && question?.keyNotes !== null,
      explanation: question?.explanation !== null,
    }
  }
  const only = (...fields: ReviewField[]) => Object.fromEntries(ALL_FIELDS.map((field) => [field, fields.includes(field)]))

  test.each(ALL_FIELDS.map((field) => [field]))('shows %s and nothing else where the policy says so', async (field) => {
    const lan = await addPerson(db)
    const { start, submit } = sitAs(api, lan)
    const { id } = await addExam(db, { parts: await single(), reviewNow: [field], reviewLater: [...ALL_FIELDS] })
    const result = await submit((await start(id)).attemptId)
    expect(shown(result)).toEqual(only(field))
    expect(result).toMatchObject({ shows: [field], questions: [{ isAnswered: false, number: 1 }] })
    const { standing } = await detail(id, lan)
    expect(standing?.attempts[0]?.mark).toBe(field === 'score' ? 0 : null)
  })

  test('hidden until the policy allows is hidden, also from a second tab', async () => {
    const lan = await addPerson(db)
    const { start, submit, review } = sitAs(api, lan)
    const rules = { reviewNow: ['score' as const, 'correctness' as const], reviewLater: [...ALL_FIELDS], attemptsAllowed: 2 }
    const { id } = await addExam(db, { parts: await single(), ...rules })
    const first = await start(id)
    await expect(review(id)).rejects.toMatchObject(refusal('ATTEMPT_OPEN'))
    expect(shown(await submit(first.attemptId))).toEqual(only('score', 'correctness'))
    const second = await start(id)
    // Nor what was shown before: the questions are the same.
    expect(shown(await review(first.attemptId))).toEqual(only('score'))
    await submit(second.attemptId)
    expect(shown(await review(first.attemptId))).toEqual(only(...ALL_FIELDS))
    expect(await review(id)).toMatchObject({ number: 2, attemptsLeft: 0, attempts: [{ number: 2 }, { number: 1 }] })
    // A third one, given by staff: nothing of the later list again.
    await db.insert(examAllowances).values({ examId: id, userId: lan.id, extraAttempts: 1 })
    expect(shown(await review(first.attemptId))).toEqual(only('score', 'correctness'))
  })

  test('with a day of its own waits for it, and else for the close', async () => {
    const { start, submit, review } = sitAs(api, await addPerson(db))
    const rules = { reviewNow: [], reviewLater: ['key' as const], attemptsAllowed: 1, reviewOpensAt: inSeconds(HOUR) }
    const { id } = await addExam(db, { parts: await single(), ...rules })
    expect(shown(await submit((await start(id)).attemptId))).toEqual(only())
    await db
      .update(exams)
      .set({ reviewOpensAt: inSeconds(-1) })
      .where(eq(exams.id, id))
    expect(shown(await review(id))).toEqual(only('key'))
    const change = { reviewOpensAt: null, attemptsAllowed: null, closesAt: inSeconds(HOUR) }
    await db.update(exams).set(change).where(eq(exams.id, id))
    expect(shown(await review(id))).toEqual(only())
    const closed = (seconds: number) =>
      db
        .update(exams)
        .set({ closesAt: inSeconds(-seconds) })
        .where(eq(exams.id, id))
    // Others may still save in the grace.
    await closed(20)
    expect(shown(await review(id))).toEqual(only())
    await closed(31)
    expect(shown(await review(id))).toEqual(only('key'))
  })

  test('is on the scale of ten with two decimals, by part and level, and says who passed', async () => {
    const { start, submit } = sitAs(api, await addPerson(db))
    const [easy, hard] = [await addQuestion(db, SAMPLES.single), await addQuestion(db, SAMPLES.numeric, { level: 'master' })]
    const parts = [[{ questionId: easy, points: 1000 }], [{ questionId: hard, points: 2000 }]]
    const { id } = await addExam(db, { parts, passMark: 3340, attemptsAllowed: 3 })
    const sit = async (type: 'single' | 'numeric') => {
      const attempt = await start(id)
      const { id: question } = ofType(attempt, type)
      const right = await rightAnswers(db, attempt.attemptId)
      return submit(attempt.attemptId, { [question]: right[question] ?? { answer: [], seq: 1 } })
    }
    expect(await sit('single')).toMatchObject({
      ...{ mark: 3.33, isPassed: false, passMark: 3.34, score: 1, points: 3, attemptsLeft: 2, canStartAgain: true },
      parts: [
        { score: 1, points: 1, rightCount: 1 },
        { score: 0, points: 2, rightCount: 0 },
      ],
      levels: [
        { level: 'recall', questionCount: 1, rightCount: 1 },
        { level: 'master', questionCount: 1, rightCount: 0 },
      ],
      questions: [
        { answer: [expect.any(String)], score: 1 },
        { isAnswered: false, score: 0, key: ['2,5'] },
      ],
    })
    expect(await sit('numeric')).toMatchObject({ mark: 6.67, isPassed: true, attempts: [{ mark: 6.67 }, { mark: 3.33 }] })
  })
})

describe('an exercise', () => {
  test('tells at once what was asked for, and takes that answer no more', async () => {
    const { start, save, check, submit } = sitAs(api, await addPerson(db))
    const { id } = await addExam(db, {
      kind: 'exercise',
      tellsAtOnce: true,
      limitSeconds: null,
      reviewNow: ['correctness', 'key'],
    })
    const attempt = await start(id)
    const { attemptId } = attempt
    const [numeric, other, essay] = [ofType(attempt, 'numeric').id, ofType(attempt, 'single').id, ofType(attempt, 'essay').id]
    await expect(check(attemptId, numeric)).rejects.toMatchObject(refusal('ANSWER_IS_EMPTY'))
    await save(attemptId, { questionId: numeric, answer: ['3'], seq: 1 })
    expect((await check(attemptId, numeric)).told).toEqual({ points: 0, key: ['2,5'], explanation: null })
    await expect(save(attemptId, { questionId: numeric, answer: ['2,5'], seq: 2 })).rejects.toMatchObject(
      refusal('ANSWER_IS_CHECKED'),
    )
    const again = await start(id)
    expect(again.questionActives.filter(({ told }) => told).map((question) => question.id)).toEqual([numeric])
    await save(attemptId, { questionId: essay, answer: ['Sông'], seq: 1 })
    expect((await check(attemptId, essay)).told).toMatchObject({ points: null })
    await expect(check(attemptId, 'khongco')).rejects.toMatchObject(refusal('EXAM_QUESTION_NOT_FOUND'))
    // Nor by what comes with the submit.
    expect(await submit(attemptId, { [numeric]: { answer: ['2,5'], seq: 9 } })).toMatchObject({ questions: expect.any(Array) })
    await expect(check(attemptId, other)).rejects.toMatchObject(refusal('ATTEMPT_CLOSED'))
    expect(await db.$count(examAttempts, and(eq(examAttempts.id, attemptId), eq(examAttempts.score, 0)))).toBe(1)
  })

  test('that tells later is silent', async () => {
    const { start, save, check } = sitAs(api, await addPerson(db))
    const { id } = await addExam(db, { kind: 'exercise' })
    const attempt = await start(id)
    const { id: questionId } = ofType(attempt, 'numeric')
    await save(attempt.attemptId, { questionId, answer: ['2,5'], seq: 1 })
    await expect(check(attempt.attemptId, questionId)).rejects.toMatchObject(refusal('EXAM_TELLS_LATER'))
  })

  test('of a sold course is open where its lesson is', async () => {
    const { id: courseId, lessonIds } = await addCourse(db, { use: 'sold', chapters: [[{ isPreview: true }, {}]] })
    const { start } = sitAs(api, await addPerson(db))
    const [preview, closed] = await Promise.all(
      lessonIds.map(async (lessonId) => addExam(db, { kind: 'exercise', courseId, lessonId, parts: await single() })),
    )
    const { data } = await api.call(contract.listAssignments, { query: { lessonId: lessonIds[1] ?? 0 } })
    expect(data).toMatchObject([{ id: closed?.id, kind: 'exercise' }])
    await expect(start(closed?.id ?? 0)).rejects.toMatchObject(refusal('EXAM_NOT_OWNED'))
    expect(await start(preview?.id ?? 0)).toMatchObject({ kind: 'exercise' })
  })

  test.each([
    ['passed', { passMark: 5000 }, true],
    ['without a mark to pass, wholly answered', { passMark: null }, true],
    ['failed', { passMark: 10_000 }, false],
  ])('%s: its lesson is done or not, and with the last one comes the certificate', async (_, rules, isDone) => {
    const lan = await addPerson(db)
    const { id: courseId, lessonIds } = await addCourse(db, { hasCertificate: true, chapters: [[{ completion: 'exercise' }]] })
    const numeric = await addQuestion(db, SAMPLES.numeric)
    const { id } = await addExam(db, {
      ...{ kind: 'exercise', courseId, lessonId: lessonIds[0] ?? null, ...rules },
      parts: [
        [
          { questionId: numeric, points: 1000 },
          { questionId: await addQuestion(db, SAMPLES.single), points: 500 },
        ],
      ],
    })
    const { start, save, submit } = sitAs(api, lan)
    const attempt = await start(id)
    const first = ofType(attempt, 'single')
    const wrong = first.body.options.find(({ html }) => html === '2')?.id ?? ''
    await save(attempt.attemptId, { questionId: first.id, answer: [wrong], seq: 1 })
    await submit(attempt.attemptId, { [ofType(attempt, 'numeric').id]: { answer: ['2.5'], seq: 1 } })
    expect(await db.$count(lessonProgress, and(eq(lessonProgress.userId, lan.id), isNotNull(lessonProgress.doneAt)))).toBe(
      isDone ? 1 : 0,
    )
    expect(await db.$count(certificates, eq(certificates.userId, lan.id))).toBe(isDone ? 1 : 0)
  })

  test('left empty without a mark to pass completes nothing, also when time closes it', async () => {
    const lan = await addPerson(db)
    const { id: courseId, lessonIds } = await addCourse(db, { chapters: [[{ completion: 'exercise' }]] })
    const lessonId = lessonIds[0] ?? null
    const { id } = await addExam(db, { kind: 'exercise', courseId, lessonId, parts: await single() })
    const read = api.as(lan).call(markLessonRead, { body: { lessonId: lessonId ?? 0 } })
    await expect(read).rejects.toMatchObject(refusal('LESSON_NEEDS_EXERCISE'))
    const { start, clock } = sitAs(api, lan)
    const { attemptId } = await start(id)
    await isOverFor(db, attemptId, 60)
    expect(await clock(attemptId)).toMatchObject({ state: 'graded' })
    expect(await db.$count(lessonProgress, eq(lessonProgress.userId, lan.id))).toBe(0)
  })
})

describe('a recording', () => {
  test('is played as often as allowed, by an address that nobody else can make', async () => {
    const audioHash = await storeTestFile(api, 'tiếng nói', 'audio/mpeg')
    const heard = await addQuestion(db, SAMPLES.single, { audioHash, mostPlays: 2 })
    const silent = await addQuestion(db, SAMPLES.numeric)
    const { id } = await addExam(db, { parts: [[{ questionId: heard }, { questionId: silent }]] })
    const { start, play, submit } = sitAs(api, await addPerson(db))
    const attempt = await start(id)
    const [question, other] = attempt.questionActives
    expect(question?.audio).toEqual({ playsLeft: 2 })
    const plays = await Promise.allSettled(Array.from({ length: 5 }, () => play(attempt.attemptId, question?.id ?? '')))
    expect(plays.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await expect(play(attempt.attemptId, question?.id ?? '')).rejects.toMatchObject(refusal('NO_PLAY_LEFT'))
    await expect(play(attempt.attemptId, other?.id ?? '')).rejects.toMatchObject(refusal('EXAM_QUESTION_NOT_FOUND'))
    const { url } = plays.flatMap((done) => (done.status === 'fulfilled' ? [done.value] : []))[0] ?? { url: '' }
    const sound = await server.inject(url)
    expect(sound.body).toBe('tiếng nói')
    expect(sound.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'cache-control': 'private, no-store' })
    expect(bareStatus(await server.inject(url.replace(question?.id ?? '', other?.id ?? '')))).toBe(403)
    expect(bareStatus(await server.inject(url.split('?')[0] ?? ''))).toBe(403)
    await submit(attempt.attemptId)
    await expect(play(attempt.attemptId, question?.id ?? '')).rejects.toMatchObject(refusal('ATTEMPT_CLOSED'))
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

test('a question that stands in an open exam too → an exercise tells nothing of it until that is handed in', async () => {
  const me = sitAs(api, await addPerson(db))
  const questionId = await addQuestion(db, SAMPLES.single)
  const paper = await addExam(db, { parts: [[{ questionId }]] })
  const exercise = await addExam(db, { kind: 'exercise', tellsAtOnce: true, parts: [[{ questionId }]] })
  const open = await me.start(paper.id)
  const { attemptId, questionActives } = await me.start(exercise.id)
  const [{ id, body }] = questionActives as [(typeof questionActives)[number]]
  const answer = body.type === 'single' ? [body.options[0]?.id ?? ''] : []
  await me.save(attemptId, { questionId: id, answer, seq: 1 })
  await expect(me.check(attemptId, id)).rejects.toMatchObject(refusal('QUESTION_IN_OPEN_EXAM'))
  expect((await me.submit(attemptId)).questions).toMatchObject([{ answer, score: null, key: null, explanation: null }])
  await me.submit(open.attemptId)
  expect((await me.review(attemptId)).questions[0]?.key).toHaveLength(1)
})
