import { getExamination, listExaminations, listOwnExaminations } from '@tq/contract/exam/exam.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { entitlements } from '@tq/db/schema/entitlement.ts'
import { examAttempts } from '@tq/db/schema/exam/attempt.ts'
import { examAllowances, examItems, examParts, exams } from '@tq/db/schema/exam/exam.ts'
import { staffAlerts } from '@tq/db/schema/order/order-staff.ts'
import { addCourse } from '@tq/db/testing/courses.ts'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { grant } from '../../entitlement/grant.ts'
import { addPerson } from '../../profile/testing/people.ts'
import { testApi } from '../../testing/api.ts'
import { staffActorIn } from '../../testing/staff-actor.ts'
import { addExam, addQuestion, changeQuestion } from '../testing/add-exam.ts'
import { openDesk } from '../testing/desk.ts'
import { SAMPLES } from '../testing/questions.ts'
import { isOverFor, ofType, rightAnswers, sitAs } from '../testing/sit.ts'
import { closeAttempt, closeIfDue, type LockedAttempt, lockAttempt } from './close-attempt.ts'
import { sweepAttempts } from './sweep-attempts.ts'

const api = await testApi({ connections: 12 })
const { db } = api
const { begin, storedAnswer, rowOf, logOf, detailOf } = openDesk(api)
type Begun = Awaited<ReturnType<typeof begin>>

describe('the clock', () => {
  test.each([
    [-1, 'OK'],
    [29, 'OK'],
    [31, 'ATTEMPT_CLOSED'],
  ])('a save %i s after the deadline: %s', async (seconds, expected) => {
    const { attemptId, attempt, save, submit } = await begin()
    const { id: questionId } = ofType(attempt, 'essay')
    await save(attemptId, { questionId, answer: ['Bản đầu'], seq: 1 })
    await isOverFor(db, attemptId, seconds)
    const saved = save(attemptId, { questionId, answer: ['Bản cuối'], seq: 2 })
    if (expected === 'OK') expect(await saved).toMatchObject({ isSaved: true, answer: ['Bản cuối'] })
    else await expect(saved).rejects.toMatchObject(refusal('ATTEMPT_CLOSED'))
    const isLate = expected !== 'OK'
    // Sent too late, what the page holds counts no more than a blank page does.
    const result = await submit(attemptId, { [questionId]: { answer: [''], seq: 9 } })
    expect(result.closedBy).toBe(isLate ? 'clock' : 'learner')
    expect(await storedAnswer(attemptId, questionId)).toEqual(isLate ? { answer: ['Bản đầu'], seq: 1 } : { answer: [''], seq: 9 })
    const { closedAt, deadline } = (await rowOf(attemptId)) ?? {}
    expect(closedAt?.getTime()).toBeLessThanOrEqual(deadline?.getTime() ?? 0)
  })

  test('a submit that comes too late marks what was saved, and not the blank page it brings', async () => {
    const { attemptId, attempt, save, submit } = await begin()
    const { id: questionId } = ofType(attempt, 'numeric')
    await save(attemptId, { questionId, answer: ['2,5'], seq: 1 })
    await isOverFor(db, attemptId, 31)
    expect(await submit(attemptId, { [questionId]: { answer: [], seq: 9 } })).toMatchObject({ closedBy: 'clock', score: 1 })
    expect(await storedAnswer(attemptId, questionId)).toEqual({ answer: ['2,5'], seq: 1 })
  })

  test('killed and opened again, the browser finds the same attempt with its answers', async () => {
    const { examId, attempt, attemptId, save, start } = await begin()
    expect(await start(examId)).toEqual({ ...attempt, serverNow: expect.any(String) })
    const { id: questionId } = ofType(attempt, 'essay')
    await save(attemptId, { questionId, answer: ['Sông quê'], isFlagged: true, seq: 3 })
    const again = await start(examId)
    const saved = { answer: ['Sông quê'], seq: 3, isFlagged: true, savedAt: expect.any(String) }
    const questionActives = attempt.questionActives.map((one) => (one.id === questionId ? { ...one, ...saved } : one))
    expect(again).toEqual({ ...attempt, questionActives, serverNow: expect.any(String) })
  })

  test('two starts in parallel are one attempt', async () => {
    const sit = sitAs(api, await addPerson(db))
    const { id } = await addExam(db)
    const started = await Promise.all([1, 2, 3, 4].map(() => sit.start(id)))
    expect(new Set(started.map(({ attemptId }) => attemptId)).size).toBe(1)
    expect(await db.$count(examAttempts, eq(examAttempts.examId, id))).toBe(1)
  })

  test('the sweeper closes with the last autosave, and leaves alone what was given more time meanwhile', async () => {
    const [left, extended] = [await begin(), await begin()]
    for (const { attemptId, attempt, save } of [left, extended]) {
      await save(attemptId, { questionId: ofType(attempt, 'numeric').id, answer: ['2,5'], seq: 1 })
      await isOverFor(db, attemptId, 40)
    }
    // Found by the sweeper a moment ago, then extended by staff.
    await db.execute(sql`update exam_attempts set deadline = now() + interval '10 minutes' where id = ${extended.attemptId}`)
    expect(await closeIfDue(db, extended.attemptId)).toBe(false)
    expect(await sweepAttempts(db)).toBe(1)
    expect(await rowOf(left.attemptId)).toMatchObject({ state: 'graded', closedBy: 'clock', score: 1000 })
    expect(await rowOf(extended.attemptId)).toMatchObject({ state: 'inProgress', score: null })
    expect(await sweepAttempts(db)).toBe(0)
    expect((await left.review(left.attemptId)).closedBy).toBe('clock')
  })

  test('an attempt that ran out of time is closed by whoever reads it, and the next one can be begun', async () => {
    const read = [
      async ({ clock, attemptId }: Begun) => (await clock(attemptId)).state,
      async ({ review, attemptId }: Begun) => (await review(attemptId)).state,
      async ({ person, examId }: Begun) => (await detailOf(person, examId)).standing?.attempts[0]?.state,
      async ({ person }: Begun) => (await api.as(person).call(listOwnExaminations, { query: {} })).data[0]?.lastAttempt.state,
    ]
    for (const state of read) {
      const begun = await begin()
      await isOverFor(db, begun.attemptId, 60)
      expect(await state(begun)).toBe('graded')
    }
    const { attemptId, examId, start } = await begin()
    await isOverFor(db, attemptId, 60)
    expect(await start(examId)).toMatchObject({ number: 2, state: 'inProgress' })
    expect(await rowOf(attemptId)).toMatchObject({ state: 'graded', closedBy: 'clock', score: 0 })
  })

  test('a limit raised meanwhile changes no deadline that was shown; extra time is part of it from the start', async () => {
    const { person, examId, attempt, start } = await begin({ limitSeconds: 600 })
    await db.update(exams).set({ limitSeconds: 6000 }).where(eq(exams.id, examId))
    expect((await start(examId)).deadline).toBe(attempt.deadline)
    const { id } = await addExam(db, { limitSeconds: 600 })
    await db.insert(examAllowances).values({ examId: id, userId: person.id, extraSeconds: 300, reason: 'mắt kém' })
    const longer = await start(id)
    expect(longer.extraSeconds).toBe(300)
    expect(Date.parse(longer.deadline ?? '') - Date.parse(longer.startedAt)).toBe(900_000)
    expect((await detailOf(person, id)).standing).toMatchObject({ limitSeconds: 900, extraSeconds: 300 })
    // The close of the exam is harder than both.
    const closesAt = new Date(Date.now() + 120_000)
    const { id: closing } = await addExam(db, { limitSeconds: 600, closesAt })
    expect((await start(closing)).deadline).toBe(closesAt.toISOString())
  })
})

describe('submitting', () => {
  test('twenty submits in parallel bring one mark', async () => {
    const { attemptId, submit } = await begin()
    const answers = await rightAnswers(db, attemptId)
    const results = await Promise.all(Array.from({ length: 20 }, () => submit(attemptId, answers)))
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
    // All but the essay, which nobody wrote.
    expect(results[0]).toMatchObject({ state: 'graded', score: 7, points: 8, mark: 8.75, answeredCount: 7 })
    expect(await submit(attemptId, {})).toEqual(results[0])
    expect(await logOf(attemptId)).toBe(8)
  })

  test('an answer after submit is refused, and the mark stands', async () => {
    const { attempt, attemptId, save, submit } = await begin()
    const { score } = await submit(attemptId)
    const questionId = ofType(attempt, 'numeric').id
    await expect(save(attemptId, { questionId, answer: ['2,5'], seq: 1 })).rejects.toMatchObject(refusal('ATTEMPT_CLOSED'))
    expect(await submit(attemptId, { [questionId]: { answer: ['2,5'], seq: 1 } })).toMatchObject({ score })
    expect(await storedAnswer(attemptId, questionId)).toEqual({ answer: [], seq: 0 })
  })

  test('a save that comes while the paper is being closed waits, and is refused rather than left out of the mark', async () => {
    const { attempt, attemptId, save } = await begin()
    let isSettled = false
    const waits = async () =>
      (await db.execute(sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).rows
        .length > 0
    const { saved } = await db.transaction(async (tx) => {
      const locked = (await lockAttempt(tx, attemptId)) as LockedAttempt
      const saved = save(attemptId, { questionId: ofType(attempt, 'numeric').id, answer: ['2,5'], seq: 1 }).then(
        () => 'saved',
        ({ code }) => code,
      )
      void saved.then(() => {
        isSettled = true
      })
      while (!isSettled && !(await waits()));
      await closeAttempt(tx, locked, 'learner')
      return { saved }
    })
    expect(await saved).toBe('ATTEMPT_CLOSED')
    expect(await rowOf(attemptId)).toMatchObject({ state: 'graded', score: 0 })
  })

  test('what the page still had counts where it is newer than what is stored', async () => {
    const { attempt, attemptId, save, submit } = await begin()
    const [numeric, essay] = [ofType(attempt, 'numeric').id, ofType(attempt, 'essay').id]
    await save(attemptId, { questionId: numeric, answer: ['2,5'], seq: 5 })
    await save(attemptId, { questionId: essay, answer: ['cũ'], seq: 1 })
    await submit(attemptId, { [numeric]: { answer: ['3'], seq: 4 }, [essay]: { answer: ['mới'], seq: 2 } })
    expect(await storedAnswer(attemptId, numeric)).toEqual({ answer: ['2,5'], seq: 5 })
    expect(await storedAnswer(attemptId, essay)).toEqual({ answer: ['mới'], seq: 2 })
  })

  test('an essay waits for a person, and staff are told', async () => {
    const { attempt, attemptId, save, submit, review } = await begin({ passMark: 1000 })
    await save(attemptId, { questionId: ofType(attempt, 'essay').id, answer: ['Sông quê'], seq: 1 })
    expect(await submit(attemptId)).toMatchObject({ state: 'submitted', mark: null, isPassed: null, score: 0, markedPoints: 7 })
    expect((await review(attemptId)).questions.filter(({ isWaiting }) => isWaiting)).toHaveLength(1)
    expect(await db.$count(staffAlerts, and(eq(staffAlerts.kind, 'essayWaits'), eq(staffAlerts.ref, attemptId)))).toBe(1)
  })

  test('Đúng/Sai: 0, 1, 2, 3, 4 right bring 0; 0,1; 0,25; 0,5; 1', async () => {
    const questionId = await addQuestion(db, SAMPLES.trueFalse)
    const { id } = await addExam(db, { parts: [[{ questionId, points: 1000 }]] })
    for (const [right, score] of [0, 0.1, 0.25, 0.5, 1].entries()) {
      const { start, submit } = sitAs(api, await addPerson(db))
      const { attemptId, questionActives } = await start(id)
      const key = (await rightAnswers(db, attemptId))[questionActives[0]?.id ?? '']?.answer ?? []
      const flip = (entry: string) => (entry.endsWith('true') ? entry.replace('true', 'false') : entry.replace('false', 'true'))
      const answer = key.map((entry, at) => (at < right ? entry : flip(entry)))
      expect((await submit(attemptId, { [questionActives[0]?.id ?? '']: { answer, seq: 1 } })).score).toBe(score)
    }
  })

  test.each(['2,5', '2.5', ' 2,50 cm', '5/2'])('%s is 2.5', async (typed) => {
    const { attempt, attemptId, submit } = await begin()
    expect((await submit(attemptId, { [ofType(attempt, 'numeric').id]: { answer: [typed], seq: 1 } })).score).toBe(1)
  })
})

describe('what changes meanwhile', () => {
  test('a part that is taken out of the paper takes no question from whoever has begun, nor moves one into another part', async () => {
    const [gone, kept, added] = [
      await addQuestion(db, SAMPLES.single),
      await addQuestion(db, SAMPLES.numeric),
      await addQuestion(db, SAMPLES.essay),
    ]
    const parts = [[{ questionId: gone, points: 100 }], [{ questionId: kept, points: 200 }]]
    const { person, examId, partIds, start } = await begin({ parts })
    await db.delete(examParts).where(eq(examParts.id, partIds[0] ?? 0))
    const [{ id: partId } = { id: 0 }] = await db
      .insert(examParts)
      .values({ examId, position: 9, title: 'Phần thêm' })
      .returning({ id: examParts.id })
    await db.insert(examItems).values({ examId, partId, position: 0, questionId: added, points: 1000 })
    for (const { parts, questionActives } of [await start(examId), await detailOf(person, examId)])
      expect(questionActives.map(({ part, body }) => [parts[part]?.title, body.type])).toEqual([
        ['', 'single'],
        ['Phần 2', 'numeric'],
      ])
    expect((await detailOf(person, examId)).parts).toMatchObject([
      { questionCount: 1, points: 0.1, types: ['single'], pointsEach: 0.1 },
      { questionCount: 1, points: 0.2 },
    ])
    // Others read of the paper as it is now.
    expect((await detailOf(await addPerson(db), examId)).parts.map(({ title }) => title)).toEqual(['Phần 2', 'Phần thêm'])
  })

  test('a question that is edited, a paper that is hidden and a right that ended change nothing for whoever has begun', async () => {
    const lan = await addPerson(db)
    const course = await addCourse(db, { use: 'sold' })
    const questionId = await addQuestion(db, SAMPLES.single)
    const { id, partIds } = await addExam(db, { courseId: course.id, parts: [[{ questionId }]], attemptsAllowed: 3 })
    const { start, save, submit, review } = sitAs(api, lan)
    await expect(start(id)).rejects.toMatchObject(refusal('EXAM_NOT_OWNED'))
    await grant(db, { userId: lan.id, productId: course.productId, source: 'staff', actor: await staffActorIn(db) })
    const { attemptId, questionActives } = await start(id)
    const [question] = questionActives
    const right = (await rightAnswers(db, attemptId))[question?.id ?? '']?.answer ?? []

    await changeQuestion(db, questionId, { ...SAMPLES.single, stem: '<p>Câu khác</p>', key: 'a' })
    await db.delete(examItems).where(eq(examItems.partId, partIds[0] ?? 0))
    await db.update(exams).set({ isPublished: false }).where(eq(exams.id, id))
    await db.update(entitlements).set({ revokedAt: new Date() }).where(eq(entitlements.userId, lan.id))

    expect((await start(id)).questionActives[0]?.stem).toContain('Đạo hàm')
    expect((await detailOf(lan, id)).questionActives).toHaveLength(1)
    expect(await save(attemptId, { questionId: question?.id ?? '', answer: right, seq: 1 })).toMatchObject({ isSaved: true })
    expect(await submit(attemptId)).toMatchObject({ mark: 10, canStartAgain: false })
    expect((await review(attemptId)).questions[0]?.stem).toContain('Đạo hàm')
    await expect(start(id)).rejects.toMatchObject(refusal('EXAM_NOT_FOUND'))
    await expect(api.call(getExamination, { params: { id } })).rejects.toMatchObject(refusal('EXAM_NOT_FOUND'))
    expect((await api.call(listExaminations, { query: { courseId: course.id } })).data).toEqual([])
  })
})
