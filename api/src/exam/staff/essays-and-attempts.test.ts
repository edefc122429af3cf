import * as learner from '@tq/contract/exam/attempt.ts'
import { getExamination } from '@tq/contract/exam/exam.ts'
import * as contract from '@tq/contract/exam/staff-exam.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { audit } from '@tq/db/schema/audit.ts'
import { examReopenings } from '@tq/db/schema/exam/attempt.ts'
import { exams } from '@tq/db/schema/exam/exam.ts'
import { lessonProgress } from '@tq/db/schema/learning/progress.ts'
import { staffAlerts } from '@tq/db/schema/order/order-staff.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addPerson } from '../../profile/testing/people.ts'
import { testApi } from '../../testing/api.ts'
import { toShown } from '../attempt/own-ids.ts'
import { readQuestions } from '../attempt/question-row.ts'
import { ESSAYS, NO_EXAM, NOBODY, openClassroom } from '../testing/classroom.ts'

const api = await testApi({ connections: 12 })
const { db } = api
const { staff, addPaper, sit, submitted, mark, review, rowOf } = await openClassroom(api)

const lettersTo = async ({ email }: { email: string }) => {
  await api.runJobs()
  return db.select().from(mails).where(eq(mails.recipient, email))
}
const openAlerts = (attemptId: string) =>
  db.$count(staffAlerts, and(eq(staffAlerts.ref, attemptId), isNull(staffAlerts.resolvedAt)))

test('a learner is refused by every call, a guest asked to log in', async () => {
  const { id } = await addPaper()
  const { attemptId, ids, call } = await submitted(id, ESSAYS)
  const calls: ((as: typeof call) => Promise<unknown>)[] = [
    (as) => as(contract.listExamResults, { params: { id }, query: {} }),
    (as) => as(contract.getExamStatistics, { params: { id } }),
    (as) => as(contract.listEssays, { query: {} }),
    (as) =>
      as(contract.markEssay, {
        params: { attemptId, questionId: ids[2] ?? '' },
        body: { score: 3, comment: '', expectedScore: null },
      }),
    (as) =>
      as(contract.allowExtra, {
        params: { id, userId: NOBODY },
        body: { extraMinutes: 60, extraAttempts: 9, reason: 'Tôi muốn thế' },
      }),
    (as) => as(contract.reopenAttempt, { params: { attemptId }, body: { how: 'reopen', minutes: 60, reason: 'Tôi muốn thế' } }),
    (as) =>
      as(contract.regradeQuestion, {
        params: { id },
        body: { questionId: 1, isDryRun: true, expectedVersion: null, reason: 'x' },
      }),
  ]
  for (const each of calls) {
    await expect(each(call)).rejects.toMatchObject(refusal('FORBIDDEN'))
    await expect(each(api.call)).rejects.toMatchObject(refusal('SESSION_EXPIRED'))
  }
  expect(await rowOf(attemptId)).toMatchObject({ state: 'submitted', score: 3000 })
})

describe('essays', () => {
  test('are listed without a name, marked one by one; with the last one the attempt is graded and its learner told once', async () => {
    const lan = await addPerson(db)
    const { id } = await addPaper()
    const { attemptId, ids, call } = await submitted(id, ESSAYS, lan)
    const [, , river = '', hill = ''] = ids
    const list = async (state: 'waiting' | 'marked') =>
      (await staff.call(contract.listEssays, { query: { examId: id, state } })).data
    const waiting = await list('waiting')
    expect(waiting).toMatchObject([
      { questionId: river, answer: 'Sông Hương lặng lờ trôi.', words: 5, points: 3, score: null },
      { questionId: hill, points: 4 },
    ])
    expect(waiting[0]?.rubric).toContain('Thang điểm bí mật')
    expect(JSON.stringify(waiting)).not.toContain(lan.name)
    expect(await openAlerts(attemptId)).toBe(1)

    expect(await mark(attemptId, river, 2.125, null, 'Thiếu kết bài')).toEqual({ state: 'submitted', score: 5.125, mark: null })
    expect((await review(call, attemptId)).mark).toBeNull()
    expect(await lettersTo(lan)).toEqual([])
    expect(await mark(attemptId, hill, 4)).toEqual({ state: 'graded', score: 9.125, mark: 9.13 })
    expect(await openAlerts(attemptId)).toBe(0)
    const after = await review(call, attemptId)
    expect(after).toMatchObject({ state: 'graded', mark: 9.13, score: 9.125 })
    expect(after.questions[2]).toMatchObject({ score: 2.125, comment: 'Thiếu kết bài', isWaiting: false })

    // Looked at again: the mark is corrected, and nobody gets a second letter.
    expect(await mark(attemptId, river, 3, 2.125)).toMatchObject({ state: 'graded', mark: 10 })
    const letters = await lettersTo(lan)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain(`/bai-kiem-tra/kiem-tra-giua-ky.${id}?lan=${attemptId}`)
    expect(letters[0]?.text).not.toMatch(/9[.,]13/)
    expect(await list('waiting')).toEqual([])
    expect((await list('marked')).map(({ score }) => score)).toEqual([3, 4])
  })

  test('get no mark that does not fit, and none that is not there', async () => {
    const { id } = await addPaper()
    const { attemptId, ids } = await submitted(id, ESSAYS)
    const [single = '', , river = ''] = ids
    await expect(mark(attemptId, river, 3.001)).rejects.toMatchObject(
      refusal('ESSAY_SCORE_TOO_HIGH', { message: 'Câu này tối đa 3 điểm' }),
    )
    await expect(mark(attemptId, river, 1.0005)).rejects.toMatchObject(refusal('INPUT_INVALID'))
    await expect(mark(attemptId, river, 1, null, 'Khá\0')).rejects.toMatchObject(refusal('INPUT_INVALID'))
    await expect(mark(attemptId, river, -1)).rejects.toMatchObject(refusal('INPUT_INVALID'))
    await expect(mark(attemptId, single, 0)).rejects.toMatchObject(refusal('ESSAY_NOT_FOUND'))
    await expect(mark(NOBODY, river, 0)).rejects.toMatchObject(refusal('ESSAY_NOT_FOUND'))
    const open = await sit(id, ESSAYS)
    await expect(mark(open.attemptId, open.ids[2])).rejects.toMatchObject(refusal('ATTEMPT_NOT_CLOSED'))
    expect(await rowOf(attemptId)).toMatchObject({ state: 'submitted', score: 3000 })
  })

  test('marked at once: both points count for two essays, one marker wins for the same one', async () => {
    const lan = await addPerson(db)
    const { id } = await addPaper()
    const { attemptId, ids } = await submitted(id, ESSAYS, lan)
    const [, , river = '', hill = ''] = ids
    const same = await Promise.allSettled([1, 2, 3].map((score) => mark(attemptId, river, score)))
    const [won, ...more] = same.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(more).toEqual([])
    for (const each of same) if (each.status === 'rejected') expect(each.reason).toMatchObject(refusal('ESSAY_MARKED_MEANWHILE'))
    const given = (won?.score ?? 0) - 3
    await Promise.all([mark(attemptId, river, 3, given), mark(attemptId, hill, 4)])
    expect(await rowOf(attemptId)).toMatchObject({ state: 'graded', score: 10_000 })
    expect(await lettersTo(lan)).toHaveLength(1)
  })

  test('the last essay of an exercise that its lesson is done by finishes the lesson', async () => {
    const lan = await addPerson(db)
    const { id, lessonId } = await addPaper({ kind: 'exercise', passMark: 5000 })
    await db.execute(sql`update lessons set completion = 'exercise' where id = ${lessonId}`)
    const { attemptId, ids } = await submitted(id, [['b'], ['a', 'c'], ['Sông']], lan)
    const done = () =>
      db.$count(lessonProgress, and(eq(lessonProgress.userId, lan.id), sql`${lessonProgress.doneAt} is not null`))
    expect(await done()).toBe(0)
    expect(await mark(attemptId, ids[2], 2)).toMatchObject({ state: 'graded', mark: 5 })
    expect(await done()).toBe(1)
  })
})

/** From the database's clock, which gives it, to the deadline. */
const minutesUntil = async (deadline: string | null) => {
  const { rows } = await db.execute<{ minutes: number }>(
    sql`select round(extract(epoch from ${deadline}::timestamptz - now()) / 60)::int as minutes`,
  )
  return rows[0]?.minutes
}

describe('extra time and attempts', () => {
  const allow = async (id: number, userId: string, extraMinutes: number, extraAttempts = 0) =>
    (
      await staff.call(contract.allowExtra, {
        params: { id, userId },
        body: { extraMinutes, extraAttempts, reason: 'Mất điện' },
      })
    ).data

  test('an attempt that is open gets the time at once; taken back, what is used up stays', async () => {
    const lan = await addPerson(db)
    const { id } = await addPaper({ attemptsAllowed: 1 })
    const { attemptId, call } = await sit(id, [], lan)
    expect(await minutesUntil((await allow(id, lan.id, 30)).deadline)).toBe(75)
    expect(await minutesUntil((await call(learner.getClock, { params: { attemptId } })).data.deadline)).toBe(75)
    expect(await minutesUntil((await allow(id, lan.id, 10)).deadline)).toBe(55)
    // After 50 minutes: ten of the extra ones are used.
    await db.execute(sql`update exam_attempts set started_at = started_at - interval '50 minutes',
      deadline = deadline - interval '50 minutes' where id = ${attemptId}`)
    expect(await minutesUntil((await allow(id, lan.id, 0)).deadline)).toBe(0)
    expect(await rowOf(attemptId)).toMatchObject({ state: 'inProgress', extraSeconds: 0 })
  })

  test('the close of the exam stands above it, and lowering takes nothing that the close had cut off', async () => {
    const lan = await addPerson(db)
    const { id } = await addPaper({ closesAt: new Date(Date.now() + 60 * 60_000) })
    await sit(id, [], lan)
    expect(await minutesUntil((await allow(id, lan.id, 120)).deadline)).toBe(60)
    expect(await minutesUntil((await allow(id, lan.id, 30)).deadline)).toBe(60)
    expect(await minutesUntil((await allow(id, lan.id, 0)).deadline)).toBe(45)
  })

  test('an attempt begun before the exam had a limit has no clock, and is not ended by extra time', async () => {
    const lan = await addPerson(db)
    const { id } = await addPaper({ limitSeconds: null })
    const { attemptId } = await sit(id, [], lan)
    await db.update(exams).set({ limitSeconds: 2700 }).where(eq(exams.id, id))
    expect((await allow(id, lan.id, 30)).deadline).toBeNull()
    expect(await rowOf(attemptId)).toMatchObject({ state: 'inProgress', deadline: null, extraSeconds: 0 })
  })

  test('one more attempt can be begun; without one that is open there is no deadline', async () => {
    const lan = await addPerson(db)
    const { id } = await addPaper({ attemptsAllowed: 1 })
    const { call } = await submitted(id, [], lan)
    await expect(call(learner.doExam, { params: { id } })).rejects.toMatchObject(refusal('NO_ATTEMPT_LEFT'))
    expect(await allow(id, lan.id, 15, 1)).toEqual({ extraMinutes: 15, extraAttempts: 1, deadline: null })
    const second = (await call(learner.doExam, { params: { id } })).data
    expect(await minutesUntil(second.deadline)).toBe(60)
    await expect(allow(NO_EXAM, lan.id, 15)).rejects.toMatchObject(refusal('EXAM_NOT_FOUND'))
    await expect(allow(id, NOBODY, 15)).rejects.toMatchObject(refusal('USER_NOT_FOUND'))
  })
})

describe('an attempt', () => {
  const change = async (attemptId: string, how: 'reopen' | 'abandon') =>
    (
      await staff.call(contract.reopenAttempt, {
        params: { attemptId },
        body: how === 'reopen' ? { how, minutes: 10, reason: 'Máy hỏng' } : { how, reason: 'Nhầm lớp' },
      })
    ).data

  test('opened again goes on with its answers and is marked anew', async () => {
    const lan = await addPerson(db)
    const { id } = await addPaper()
    const { attemptId, ids, call } = await submitted(id, [['a'], [], ['Sông']], lan)
    await mark(attemptId, ids[2], 3, null, 'Ngắn quá')
    const { state, deadline } = await change(attemptId, 'reopen')
    expect([state, await minutesUntil(deadline)]).toEqual(['inProgress', 10])
    await expect(change(attemptId, 'reopen')).rejects.toMatchObject(refusal('ATTEMPT_NOT_CLOSED'))
    const again = (await call(learner.doExam, { params: { id } })).data
    expect(again).toMatchObject({ attemptId, number: 1 })
    expect(again.questionActives.map(({ seq, answer }) => [seq, answer.length])).toEqual([
      [1, 1],
      [1, 0],
      [1, 1],
      [0, 0],
    ])
    const [first] = await readQuestions(db, attemptId)
    const answer = toShown(first?.options ?? [], ['b'])
    await call(learner.saveAnswer, { params: { attemptId }, body: { questionId: ids[0] ?? '', answer, seq: 2 } })
    await call(learner.submitExam, { body: { attemptId } })
    expect(await review(call, attemptId)).toMatchObject({ state: 'submitted', score: 1, number: 1 })
    expect((await review(call, attemptId)).questions[2]).toMatchObject({ isWaiting: true, comment: '' })
    expect(await openAlerts(attemptId)).toBe(1)
    // Its time is over, and nobody has looked since.
    const late = await sit(id, [['b']])
    await db.execute(sql`update exam_attempts set deadline = now() - interval '1 minute' where id = ${late.attemptId}`)
    expect(await minutesUntil((await change(late.attemptId, 'reopen')).deadline)).toBe(10)
  })

  test('opened again after two days took no longer for it, and whoever looks later finds why', async () => {
    const { id } = await addPaper()
    const { attemptId, call } = await submitted(id, [['a']])
    await db.execute(sql`update exam_attempts set started_at = started_at - interval '49 hours', deadline = deadline - interval '48 hours',
      closed_at = closed_at - interval '48 hours' where id = ${attemptId}`)
    await change(attemptId, 'reopen')
    await db.execute(sql`update exam_attempts set started_at = started_at - interval '60 seconds' where id = ${attemptId}`)
    await call(learner.submitExam, { body: { attemptId } })
    const { seconds, attempts } = await review(call, attemptId)
    // An hour before the pause and a minute after it, give or take what this test takes itself.
    expect([seconds, attempts[0]?.seconds].map((each) => Math.floor((each ?? 0) / 60))).toEqual([61, 61])
    await change(attemptId, 'abandon')
    const query = { state: 'abandoned' as const }
    const [result] = (await staff.call(contract.listExamResults, { params: { id }, query })).data
    expect(result?.seconds).toBe(seconds)
    expect(result?.reopenings).toMatchObject([
      { how: 'abandon', reason: 'Nhầm lớp' },
      { how: 'reopen', reason: 'Máy hỏng' },
    ])
    const written = await db.select().from(audit).where(eq(audit.subjectId, attemptId))
    const reasons = await db.select({ id: examReopenings.id }).from(examReopenings).where(eq(examReopenings.attemptId, attemptId))
    expect(written.map(({ after }) => after?.reopening).toSorted()).toEqual(reasons.map(({ id }) => id).toSorted())
  })

  test('is not opened again beside another one, nor after the close of the exam', async () => {
    const lan = await addPerson(db)
    const { id } = await addPaper()
    const { attemptId } = await submitted(id, ESSAYS, lan)
    const second = await sit(id, [], lan)
    await expect(change(attemptId, 'reopen')).rejects.toMatchObject(refusal('OTHER_ATTEMPT_OPEN'))
    await second.call(learner.submitExam, { body: { attemptId: second.attemptId } })
    const both = await Promise.allSettled([change(attemptId, 'reopen'), change(second.attemptId, 'reopen')])
    expect(both.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))).toMatchObject([
      refusal('OTHER_ATTEMPT_OPEN'),
    ])
    const other = await submitted(id, ESSAYS)
    await db.update(exams).set({ closesAt: sql`now()` }).where(eq(exams.id, id))
    await expect(change(other.attemptId, 'reopen')).rejects.toMatchObject(refusal('REOPEN_TOO_LATE'))
    await expect(change(NOBODY, 'abandon')).rejects.toMatchObject(refusal('ATTEMPT_NOT_FOUND'))
    expect(await rowOf(other.attemptId)).toMatchObject({ state: 'submitted', score: 3000 })
  })

  test('taken back counts for nothing: not as an attempt, a mark or a result', async () => {
    const lan = await addPerson(db)
    const { id } = await addPaper({ attemptsAllowed: 1 })
    const { attemptId, ids, call } = await submitted(id, [['b'], ['a', 'c'], ['Sông']], lan)
    await mark(attemptId, ids[2], 3)
    const standing = async () => (await call(getExamination, { params: { id } })).data.standing
    expect(await standing()).toMatchObject({ attemptsLeft: 0, bestMark: 6 })
    expect(await change(attemptId, 'abandon')).toMatchObject({ state: 'abandoned' })
    expect(await standing()).toMatchObject({ attemptsLeft: 1, bestMark: null, attempts: [] })
    const results = async (query: object) => (await staff.call(contract.listExamResults, { params: { id }, query })).total
    expect([await results({}), await results({ state: 'abandoned' })]).toEqual([0, 1])
    expect((await staff.call(contract.getExamStatistics, { params: { id } })).data.attemptCount).toBe(0)
    await expect(change(attemptId, 'reopen')).rejects.toMatchObject(refusal('ATTEMPT_ABANDONED'))
    await expect(mark(attemptId, ids[2], 1, 3)).rejects.toMatchObject(refusal('ATTEMPT_ABANDONED'))
    // One that is open, too: what its page still sends is refused.
    const open = await sit(id, [], lan)
    await change(open.attemptId, 'abandon')
    const body = { questionId: open.ids[0] ?? '', answer: [], seq: 1 }
    await expect(call(learner.saveAnswer, { params: { attemptId: open.attemptId }, body })).rejects.toMatchObject(
      refusal('ATTEMPT_CLOSED'),
    )
  })
})
