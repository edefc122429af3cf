import { listAssignments } from '@tq/contract/exam/exam.ts'
import { markLessonRead } from '@tq/contract/learning/progress.ts'
import { bareStatus, refusal } from '@tq/contract/testing/refusal.ts'
import { examAttempts } from '@tq/db/schema/exam/attempt.ts'
import { certificates, lessonProgress } from '@tq/db/schema/learning/progress.ts'
import { addCourse } from '@tq/db/testing/courses.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addPerson } from '../profile/testing/people.ts'
import { storeTestFile } from '../storage/testing/store-test-file.ts'
import { testApi } from '../testing/api.ts'
import { addExam, addQuestion } from './testing/add-exam.ts'
import { SAMPLES } from './testing/questions.ts'
import { isOverFor, ofType, sitAs } from './testing/sit.ts'

const api = await testApi()
const { db, server } = api

const single = async () => [[{ questionId: await addQuestion(db, SAMPLES.single) }]]

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
    expect((await check(attemptId, numeric)).told).toMatchObject({ points: 0, key: ['2,5'], rightGaps: null, explanation: null })
    await expect(save(attemptId, { questionId: numeric, answer: ['2,5'], seq: 2 })).rejects.toMatchObject(
      refusal('ANSWER_IS_CHECKED'),
    )
    // A flag is no answer.
    expect(await save(attemptId, { questionId: numeric, isFlagged: true, seq: 2 })).toMatchObject({
      isSaved: true,
      answer: ['3'],
    })
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
    const { data } = await api.call(listAssignments, { query: { lessonId: lessonIds[1] ?? 0 } })
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
    const heardTwice = plays.flatMap((done) => (done.status === 'fulfilled' ? [done.value] : []))
    const [{ url } = { url: '' }, before] = heardTwice.toSorted((a, b) => (a.playsLeft ?? 0) - (b.playsLeft ?? 0))
    // The address of a play ends with the next one: it is no way to listen a third time.
    expect(bareStatus(await server.inject(before?.url ?? ''))).toBe(403)
    expect(bareStatus(await server.inject(before?.url.replace('play=1', 'play=2') ?? ''))).toBe(403)
    const sound = await server.inject(url)
    expect(sound.body).toBe('tiếng nói')
    expect(sound.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'cache-control': 'private, no-store' })
    expect(bareStatus(await server.inject(url.replace(question?.id ?? '', other?.id ?? '')))).toBe(403)
    expect(bareStatus(await server.inject(url.split('?')[0] ?? ''))).toBe(403)
    await submit(attempt.attemptId)
    await expect(play(attempt.attemptId, question?.id ?? '')).rejects.toMatchObject(refusal('ATTEMPT_CLOSED'))
    expect(bareStatus(await server.inject(url))).toBe(403)
  })
})
