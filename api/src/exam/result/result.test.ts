import { REVIEW_FIELDS, type ReviewField } from '@tq/contract/enums.ts'
import { listOwnExaminations } from '@tq/contract/exam/exam.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { examAllowances, exams } from '@tq/db/schema/exam/exam.ts'
import { addCourse } from '@tq/db/testing/courses.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addPerson } from '../../profile/testing/people.ts'
import { testApi } from '../../testing/api.ts'
import { exportAttempts } from '../export-attempts.ts'
import { addExam, addQuestion, addTopic } from '../testing/add-exam.ts'
import { openClassroom } from '../testing/classroom.ts'
import { openDesk } from '../testing/desk.ts'
import { SAMPLES } from '../testing/questions.ts'
import { ofType, rightAnswers, sitAs } from '../testing/sit.ts'

const api = await testApi()
const { db } = api
const { detailOf } = openDesk(api)

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)
const HOUR = 3600
const single = async () => [[{ questionId: await addQuestion(db, SAMPLES.single) }]]

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
  const only = (...fields: ReviewField[]) => Object.fromEntries(REVIEW_FIELDS.map((field) => [field, fields.includes(field)]))

  test.each(REVIEW_FIELDS.map((field) => [field]))('shows %s and nothing else where the policy says so', async (field) => {
    const lan = await addPerson(db)
    const { start, submit } = sitAs(api, lan)
    const { id } = await addExam(db, { parts: await single(), reviewNow: [field], reviewLater: [...REVIEW_FIELDS] })
    const result = await submit((await start(id)).attemptId)
    expect(shown(result)).toEqual(only(field))
    expect(result).toMatchObject({ shows: [field], questions: [{ isAnswered: false, number: 1 }] })
    const { standing } = await detailOf(lan, id)
    expect(standing?.attempts[0]?.mark).toBe(field === 'score' ? 0 : null)
  })

  test('hidden until the policy allows is hidden, also from a second tab', async () => {
    const lan = await addPerson(db)
    const { start, submit, review } = sitAs(api, lan)
    const rules = { reviewNow: ['score' as const, 'correctness' as const], reviewLater: [...REVIEW_FIELDS], attemptsAllowed: 2 }
    const { id } = await addExam(db, { parts: await single(), ...rules })
    const first = await start(id)
    await expect(review(id)).rejects.toMatchObject(refusal('ATTEMPT_OPEN'))
    expect(shown(await submit(first.attemptId))).toEqual(only('score', 'correctness'))
    const second = await start(id)
    // Nor what was shown before: the questions are the same.
    expect(shown(await review(first.attemptId))).toEqual(only('score'))
    await submit(second.attemptId)
    expect(shown(await review(first.attemptId))).toEqual(only(...REVIEW_FIELDS))
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

test('each question says what it is about, and the first lesson of the course that practises it', async () => {
  const { start, submit } = sitAs(api, await addPerson(db))
  const course = await addCourse(db, { chapters: [[{}, {}], [{}]] })
  const [loops, lists, alone] = [await addTopic(db, 'Vòng lặp'), await addTopic(db, 'Danh sách'), await addTopic(db, 'Tệp')]
  const ask = async (topicId: number) => ({ questionId: await addQuestion(db, SAMPLES.single, { topicId }) })
  const exercise = (lessonId: number | undefined, more: NonNullable<Parameters<typeof addExam>[1]>) =>
    addExam(db, { kind: 'exercise', courseId: course.id, lessonId: lessonId ?? null, ...more })
  const [first, second, third] = course.lessonIds
  await exercise(third, { parts: [[await ask(loops)]] })
  await exercise(second, { parts: [[await ask(loops)], [{ topicId: lists, drawCount: 1 }]] })
  await exercise(first, { parts: [[await ask(lists)]], isPublished: false })
  // Of another course, which this learner may not have.
  await addExam(db, { kind: 'exercise', parts: [[await ask(alone)]] })
  const { id } = await addExam(db, { courseId: course.id, parts: [[await ask(lists), await ask(alone), await ask(loops)]] })
  const { questions } = await submit((await start(id)).attemptId)
  expect(questions.map(({ topic, lesson }) => [topic, lesson?.id])).toEqual([
    ['Danh sách', second],
    ['Tệp', undefined],
    ['Vòng lặp', second],
  ])
})

test('the export of one’s data holds marks and what teachers say where the result shows them now, not before', async () => {
  const { addPaper, submitted, mark } = await openClassroom(api)
  const lan = await addPerson(db)
  const { id } = await addPaper({ reviewNow: [], reviewLater: ['score'], attemptsAllowed: 1, reviewOpensAt: inSeconds(HOUR) })
  const { attemptId, ids } = await submitted(id, [[], [], ['Sông quê']], lan)
  await mark(attemptId, ids[2], 3, null, 'Bài viết hay')
  const exported = async () => {
    const [first] = await exportAttempts(db, lan.id)
    return [first?.score, first?.answers[2]?.comment, first?.answers[2]?.answer]
  }
  expect(await exported()).toEqual([null, '', ['Sông quê']])
  await db.update(exams).set({ reviewOpensAt: null }).where(eq(exams.id, id))
  expect(await exported()).toEqual([3000, 'Bài viết hay', ['Sông quê']])
  // An exam that is open may ask the same.
  await sitAs(api, lan).start((await addExam(db)).id)
  expect(await exported()).toEqual([3000, '', ['Sông quê']])
})

test('a question that stands in an open exam too → an exercise tells nothing of it until that is handed in', async () => {
  const lan = await addPerson(db)
  const me = sitAs(api, lan)
  const questionId = await addQuestion(db, SAMPLES.single)
  const paper = await addExam(db, { parts: [[{ questionId }]] })
  const exercise = await addExam(db, { kind: 'exercise', tellsAtOnce: true, parts: [[{ questionId }]] })
  const open = await me.start(paper.id)
  const { attemptId, questionActives } = await me.start(exercise.id)
  const [{ id, body }] = questionActives as [(typeof questionActives)[number]]
  const answer = body.type === 'single' ? [body.options[0]?.id ?? ''] : []
  await me.save(attemptId, { questionId: id, answer, seq: 1 })
  await expect(me.check(attemptId, id)).rejects.toMatchObject(refusal('QUESTION_IN_OPEN_EXAM'))
  const result = await me.submit(attemptId)
  expect(result.questions).toMatchObject([{ answer, score: null, key: null, explanation: null }])
  // By the mark alone one could try option after option: neither in the result, nor among one's own, nor in the export.
  expect(result).toMatchObject({ mark: null, isPassed: null, score: null, parts: [{ score: null, rightCount: null }] })
  expect([result.attempts, result.levels]).toMatchObject([[{ mark: null }], [{ rightCount: null }]])
  expect(result.showsLater).toContain('score')
  const own = await api.as(lan).call(listOwnExaminations, { query: {} })
  expect(own.data.map(({ bestMark }) => bestMark)).toEqual([null, null])
  expect((await exportAttempts(db, lan.id)).map(({ score }) => score)).toEqual([null, null])
  await me.submit(open.attemptId)
  const later = await me.review(attemptId)
  expect(later.questions[0]?.key).toHaveLength(1)
  expect(later.mark).not.toBeNull()
})

test('told at once before an exam asked the same → not told again while that is open', async () => {
  const me = sitAs(api, await addPerson(db))
  const questionId = await addQuestion(db, SAMPLES.single)
  const exercise = await addExam(db, { kind: 'exercise', tellsAtOnce: true, parts: [[{ questionId }]] })
  const { attemptId, questionActives } = await me.start(exercise.id)
  const [{ id, body }] = questionActives as [(typeof questionActives)[number]]
  await me.save(attemptId, { questionId: id, answer: body.type === 'single' ? [body.options[0]?.id ?? ''] : [], seq: 1 })
  await me.check(attemptId, id)
  const told = async () => (await me.start(exercise.id)).questionActives[0]?.told
  expect(await told()).toMatchObject({ key: [expect.any(String)], points: expect.any(Number) })
  const open = await me.start((await addExam(db, { parts: [[{ questionId }]] })).id)
  expect(await told()).toEqual({ points: null, key: null, keyNotes: null, rightGaps: null, explanation: null })
  await me.submit(open.attemptId)
  expect(await told()).toMatchObject({ key: [expect.any(String)] })
})
