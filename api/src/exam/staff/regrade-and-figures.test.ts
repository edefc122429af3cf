import * as learner from '@tq/contract/exam/attempt.ts'
import * as contract from '@tq/contract/exam/staff-exam.ts'
import type { QuestionContent } from '@tq/contract/questions/content.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { examAnswerLog, examRegrades } from '@tq/db/schema/exam/attempt.ts'
import { bankQuestions } from '@tq/db/schema/exam/bank.ts'
import { lessonProgress } from '@tq/db/schema/learning/progress.ts'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addPerson } from '../../profile/testing/people.ts'
import { testApi } from '../../testing/api.ts'
import { readQuestions } from '../attempt/question-row.ts'
import { addExam, addQuestion, changeQuestion } from '../testing/add-exam.ts'
import { ESSAYS, NO_EXAM, openClassroom } from '../testing/classroom.ts'
import { SAMPLES } from '../testing/questions.ts'

const api = await testApi({ connections: 12 })
const { db } = api
const { staff, addPaper, sit, submitted, mark, review, rowOf } = await openClassroom(api)

describe('marking anew', () => {
  /** As somebody who has seen this version, the latest one unless told. */
  const regrade = async (id: number, questionId: number, isDryRun = false, seen?: number) => {
    const [latest] = await db.select().from(bankQuestions).where(eq(bankQuestions.id, questionId))
    const expectedVersion = isDryRun ? null : (seen ?? latest?.version ?? 1)
    const body = { questionId, isDryRun, expectedVersion, reason: 'Sai đáp án' }
    return (await staff.call(contract.regradeQuestion, { params: { id }, body })).data
  }

  test('first tells whose marks change, then changes them; a review shows the new key', async () => {
    const { id, single } = await addPaper({ shufflesOptions: true })
    const wrong = await submitted(id, [['c']])
    const right = await submitted(id, [['b']])
    const empty = await submitted(id, [])
    // The key is mended, and a fifth option added.
    const options = [...SAMPLES.single.options, { id: 'e', html: '0' }]
    await changeQuestion(db, single, { ...SAMPLES.single, options, key: 'c' })
    const changes = [
      { attemptId: wrong.attemptId, before: 0, after: 1, isUnfit: false },
      { attemptId: right.attemptId, before: 1, after: 0, isUnfit: false },
    ]
    const inOrder = ({ changes }: Awaited<ReturnType<typeof regrade>>) =>
      [wrong, right, empty].flatMap(({ attemptId }) => changes.filter((change) => change.attemptId === attemptId))
    const preview = await regrade(id, single, true)
    expect([preview.attemptCount, inOrder(preview)]).toMatchObject([3, changes])
    expect((await review(right.call, right.attemptId)).mark).toBe(1)
    expect(await db.$count(examRegrades, eq(examRegrades.examId, id))).toBe(0)

    expect(inOrder(await regrade(id, single))).toMatchObject(changes)
    const shown = await review(wrong.call, wrong.attemptId)
    const [question] = shown.questions
    expect([shown.mark, question?.score]).toEqual([1, 1])
    expect(question?.key).toEqual(question?.answer)
    expect(question?.body.type === 'single' && question.body.options).toHaveLength(5)
    expect((await review(right.call, right.attemptId)).mark).toBe(0)
    const [written] = await db.select().from(examRegrades).where(eq(examRegrades.examId, id))
    expect(written).toMatchObject({ questionId: single, fromVersion: 1, toVersion: 2, reason: 'Sai đáp án' })
    expect(written?.changes).toContainEqual({ attemptId: wrong.attemptId, before: 0, after: 1000 })
    // A second time there is nothing left to do.
    expect(await regrade(id, single)).toEqual({ version: 2, attemptCount: 0, changes: [] })
    expect(await db.$count(examRegrades, eq(examRegrades.examId, id))).toBe(1)
  })

  test('an answer that the question no longer offers earns nothing and is named; of two versions each is written down', async () => {
    const { id, single } = await addPaper()
    const first = await submitted(id, [['b']])
    await changeQuestion(db, single, { ...SAMPLES.single, explanation: '<p>Rõ hơn</p>' })
    const second = await submitted(id, [['a']])
    const options = SAMPLES.single.options.filter(({ id }) => id !== 'a')
    await changeQuestion(db, single, { ...SAMPLES.single, options })
    expect(await regrade(id, single)).toMatchObject({
      attemptCount: 2,
      changes: [{ attemptId: second.attemptId, before: 0, after: 0, isUnfit: true }],
    })
    const written = await db.select().from(examRegrades).where(eq(examRegrades.examId, id))
    expect(written.map(({ fromVersion, toVersion }) => [fromVersion, toVersion]).toSorted()).toEqual([
      [1, 3],
      [2, 3],
    ])
    expect((await review(first.call, first.attemptId)).score).toBe(1)
  })

  test('a key that was changed after the preview → refused, no mark changes', async () => {
    const { id, single } = await addPaper()
    const { attemptId } = await submitted(id, [['c']])
    await changeQuestion(db, single, { ...SAMPLES.single, key: 'c' })
    const { version } = await regrade(id, single, true)
    await changeQuestion(db, single, { ...SAMPLES.single, key: 'd' })
    await expect(regrade(id, single, false, version)).rejects.toMatchObject(refusal('REGRADE_OUTDATED'))
    expect(await rowOf(attemptId)).toMatchObject({ score: 0 })
    expect(await db.$count(examRegrades, eq(examRegrades.examId, id))).toBe(0)
    expect(await regrade(id, single, false, version + 1)).toMatchObject({ version: 3, attemptCount: 1, changes: [] })
  })

  test('gaps in another order → what was typed stays with its gap; one taken out costs nobody the others', async () => {
    const questionId = await addQuestion(db, SAMPLES.fillIn)
    const { id } = await addExam(db, { parts: [[{ questionId }]] })
    const both = await submitted(id, [['Hà Nội', '100']])
    const half = await submitted(id, [['Huế', '100']])
    const first = await submitted(id, [['Hà Nội']])
    const shown = async ({ call, attemptId }: typeof both) => {
      const { score, questions } = await review(call, attemptId)
      return [score, questions[0]?.answer]
    }
    await changeQuestion(db, questionId, { ...SAMPLES.fillIn, text: 'Nước sôi ở [[2]] độ.\nThủ đô là [[1]].' })
    expect((await regrade(id, questionId)).changes).toEqual([])
    expect(await Promise.all([both, half, first].map(shown))).toEqual([
      [1, ['100', 'Hà Nội']],
      [0.5, ['100', 'Huế']],
      [0.5, ['', 'Hà Nội']],
    ])
    // What the learner sent stands in the log as they sent it.
    const log = await db
      .select()
      .from(examAnswerLog)
      .where(eq(examAnswerLog.attemptId, half.attemptId))
      .orderBy(examAnswerLog.seq)
    expect(log.map(({ answer }) => answer)).toEqual([
      ['Huế', '100'],
      ['100', 'Huế'],
    ])
    await changeQuestion(db, questionId, { ...SAMPLES.fillIn, text: 'Nước sôi ở [[2]] độ.', gaps: SAMPLES.fillIn.gaps.slice(1) })
    await regrade(id, questionId)
    expect(await Promise.all([both, half, first].map(shown))).toEqual([
      [1, ['100']],
      [1, ['100']],
      [0, ['']],
    ])
  })

  test('whoever passes an exercise by the mended key has done its lesson', async () => {
    const lan = await addPerson(db)
    const single = await addQuestion(db, SAMPLES.single)
    const { id, lessonId } = await addExam(db, { kind: 'exercise', passMark: 5000, parts: [[{ questionId: single }]] })
    await db.execute(sql`update lessons set completion = 'exercise' where id = ${lessonId}`)
    await submitted(id, [['c']], lan)
    const done = () => db.$count(lessonProgress, and(eq(lessonProgress.userId, lan.id), isNotNull(lessonProgress.doneAt)))
    await changeQuestion(db, single, { ...SAMPLES.single, key: 'c' })
    expect(await done()).toBe(0)
    await regrade(id, single)
    expect(await done()).toBe(1)
  })

  test('is refused for essays, and for what is not there', async () => {
    const { id, single } = await addPaper()
    await expect(regrade(id, await addQuestion(db, SAMPLES.essay))).rejects.toMatchObject(refusal('QUESTION_MARKED_BY_PEOPLE'))
    await expect(regrade(id, NO_EXAM)).rejects.toMatchObject(refusal('BANK_QUESTION_NOT_FOUND'))
    await expect(regrade(NO_EXAM, single)).rejects.toMatchObject(refusal('EXAM_NOT_FOUND'))
  })

  test('beside submits and a marker: every attempt has the marks of the version it shows, and the sum is right', async () => {
    const { id, single } = await addPaper()
    const closed = await submitted(id, [['c'], ['a', 'c'], ['Sông']])
    const open = await Promise.all([1, 2, 3, 4].map(() => sit(id, [['c']])))
    await changeQuestion(db, single, { ...SAMPLES.single, key: 'c' })
    await Promise.all([
      mark(closed.attemptId, closed.ids[2], 3),
      regrade(id, single),
      ...open.map(({ attemptId, call }) => call(learner.submitExam, { body: { attemptId } })),
      regrade(id, single),
    ])
    expect(await rowOf(closed.attemptId)).toMatchObject({ state: 'graded', score: 6000 })
    for (const { attemptId } of open) {
      const [{ content, score } = { content: null, score: 0 }] = await readQuestions(db, attemptId)
      const isNew = (content as QuestionContent & { key: string }).key === 'c'
      expect([score, (await rowOf(attemptId)).score]).toEqual(isNew ? [1000, 1000] : [0, 0])
    }
    // Those that were handed in meanwhile are found by the next one.
    await regrade(id, single)
    for (const { attemptId } of open) expect(await rowOf(attemptId)).toMatchObject({ state: 'graded', score: 1000 })
  })
})

describe('figures', () => {
  const addClass = async () => {
    const [single, tf, numeric] = [
      await addQuestion(db, SAMPLES.single),
      await addQuestion(db, SAMPLES.trueFalse),
      await addQuestion(db, SAMPLES.numeric),
    ]
    const { id } = await addExam(db, {
      shufflesOptions: true,
      parts: [[single, tf, numeric].map((questionId) => ({ questionId, points: 1000 }))],
    })
    const all = ['a:true', 'b:false', 'c:true', 'd:false']
    const sheets: [string, string[][]][] = [
      ['Nguyễn Văn Ân', [['b'], all, ['2,5']]],
      ['Trần Thị Bình', [['b'], all, ['3']]],
      ['Lê Ánh', [['c'], ['a:true', 'b:true', 'c:false', 'd:true'], ['2,5']]],
      ['Đỗ Văn Cường', [[], [], ['9']]],
    ]
    for (const [name, answers] of sheets) await submitted(id, answers, await addPerson(db, { name }))
    return id
  }

  test('each question: how hard, how it goes with the rest, what was chosen', async () => {
    const id = await addClass()
    await sit(id, [['b']])
    const { data } = await staff.call(contract.getExamStatistics, { params: { id } })
    // Marks: 10; 6,67; 3,67; 0.
    expect(data).toMatchObject({ attemptCount: 4, averageMark: 5.09, marks: [1, 0, 0, 1, 0, 0, 1, 0, 0, 1] })
    const [single, tf, numeric] = data.questions
    expect(single).toMatchObject({ answeredCount: 3, emptyCount: 1, difficulty: 0.5 })
    expect(single?.options.map(({ id, isKey, count }) => [id, isKey, count])).toEqual([
      ['a', false, 0],
      ['b', true, 2],
      ['c', false, 1],
      ['d', false, 0],
    ])
    expect(tf?.options.map(({ id, isKey, count }) => [id, isKey, count])).toEqual([
      ['a', true, 3],
      ['b', false, 1],
      ['c', true, 2],
      ['d', false, 1],
    ])
    expect(numeric).toMatchObject({ difficulty: 0.5, options: [] })
    // By hand: shares 1, 1, 0, 0 against rests 2, 1, 1.1, 0; then 1, 0, 1, 0 against 2, 2, 0.1, 0.
    expect(single?.discrimination).toBeCloseTo(correlation([1, 1, 0, 0], [2, 1, 1.1, 0]), 3)
    expect(numeric?.discrimination).toBeCloseTo(correlation([1, 0, 1, 0], [2, 2, 0.1, 0]), 3)
  })

  test('where all did the same nothing is said of how it goes with the rest; a guess is not made of one sheet', async () => {
    const { id } = await addPaper()
    expect((await staff.call(contract.getExamStatistics, { params: { id } })).data).toMatchObject({
      ...{ attemptCount: 0, averageMark: null, questions: [] },
    })
    for (const _ of [1, 2, 3]) await submitted(id, [['b']])
    const { data } = await staff.call(contract.getExamStatistics, { params: { id } })
    expect(data.questions.map(({ discrimination }) => discrimination)).toEqual([null, null, null, null])
    await expect(staff.call(contract.getExamStatistics, { params: { id: NO_EXAM } })).rejects.toMatchObject(
      refusal('EXAM_NOT_FOUND'),
    )
  })

  test('the table of results sorts as class lists do, and finds names without their accents', async () => {
    const id = await addClass()
    const list = async (query: object) => (await staff.call(contract.listExamResults, { params: { id }, query })).data
    expect((await list({ sort: 'name' })).map(({ name }) => name)).toEqual([
      ...['Lê Ánh', 'Nguyễn Văn Ân', 'Trần Thị Bình', 'Đỗ Văn Cường'],
    ])
    expect((await list({ sort: '-mark' })).map(({ mark }) => mark)).toEqual([10, 6.67, 3.67, 0])
    expect(await list({ search: 'do van' })).toMatchObject([
      { name: 'Đỗ Văn Cường', state: 'graded', closedBy: 'learner', score: 0, points: 3, mark: 0, waitingCount: 0 },
    ])
    expect(await list({ search: 'không ai' })).toEqual([])
    await expect(list({ page: 2 })).rejects.toMatchObject(refusal('PAGE_NOT_FOUND'))
    const waiting = await addPaper()
    await submitted(waiting.id, ESSAYS)
    const { data } = await staff.call(contract.listExamResults, { params: { id: waiting.id }, query: { state: 'submitted' } })
    expect(data).toMatchObject([{ mark: null, score: 3, waitingCount: 2 }])
  })
})

/** Pearson's, the slow way. */
function correlation(xs: number[], ys: number[]): number {
  const mean = (list: number[]) => list.reduce((sum, x) => sum + x, 0) / list.length
  const off = (list: number[]) => list.map((x) => x - mean(list))
  const product = (a: number[], b: number[]) => a.reduce((sum, x, at) => sum + x * (b[at] ?? 0), 0)
  const [dx, dy] = [off(xs), off(ys)]
  return product(dx, dy) / Math.sqrt(product(dx, dx) * product(dy, dy))
}
