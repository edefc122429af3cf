import type { Attempt, ExamResult } from '@tq/contract/exam/attempt.ts'
import { expect, test } from 'vitest'
import { childrenOf, getServer, isAlive, killTree, makeFilledFolder, openDatabaseOf } from './fixtures/data-folder.ts'
import { type Acknowledged, ask, goOnAnswering, type Learner } from './fixtures/learners.ts'
import { type Program, startProgram } from './fixtures/program.ts'
import { until } from './fixtures/until.ts'

/** A few at every run, more with `npm run test:long`. */
const BLOWS = process.env.LONG ? 20 : 2
const LEARNERS = 8
/** Before each blow: one right at the start would hit nothing. */
const SAVES_BETWEEN = 100
/** Eighteen of its questions have one right option. */
const EXAM = 1
const PASSWORD = 'DocGia@2026'

test('killed again and again while learners write, it loses no answer it acknowledged, and marks the last of each', async () => {
  const DATA_DIR = await makeFilledFolder()
  let program = await startProgram({ DATA_DIR })
  const learners = await beginAll(program, DATA_DIR)
  const { acknowledged, refused, stop } = goOnAnswering(() => program.address, learners)
  const moreSaves = async () => {
    const before = acknowledged.length
    await until('more answers were saved', () => refused.length > 0 || acknowledged.length >= before + SAVES_BETWEEN)
    expect(refused).toEqual([])
  }
  for (let blow = 0; blow < BLOWS; blow++) {
    await moreSaves()
    const server = getServer(DATA_DIR)
    const all = [server, ...childrenOf(server)]
    program.send('SIGKILL')
    // Every second blow takes PostgreSQL along, as a machine without power does.
    if (blow % 2 === 1) {
      killTree(server)
      await until('all of PostgreSQL is gone', () => !all.some(isAlive))
    }
    await program.ended
    program = await startProgram({ DATA_DIR })
  }
  await moreSaves()
  await stop()
  expect(refused).toEqual([])

  const db = await openDatabaseOf(DATA_DIR)
  const { rows: logged } = await db.query('select attempt_id, question_id, seq, answer from exam_answer_log')
  const log = new Map(logged.map((row) => [`${row.attempt_id} ${row.question_id} ${row.seq}`, row.answer.join()]))
  const keyOf = ({ attemptId, questionId, seq }: Acknowledged) => `${attemptId} ${questionId} ${seq}`
  expect(acknowledged.filter((each) => log.get(keyOf(each)) !== each.answer.join())).toEqual([])

  for (const { token, attempt } of learners) {
    const last = new Map(
      acknowledged.filter(({ attemptId }) => attemptId === attempt.attemptId).map((each) => [each.questionId, each]),
    )
    const open = await ask<Attempt>(program.address, `/api/Examination/DoExam/${EXAM}`, token)
    expect(open.attemptId).toBe(attempt.attemptId)
    const shown = open.questionActives.filter(({ id }) => last.has(id)).map(({ id, seq, answer }) => [id, seq, answer])
    expect(shown.toSorted()).toEqual(
      [...last.values()].map(({ questionId, seq, answer }) => [questionId, seq, answer]).toSorted(),
    )

    const { rows } = await db.query(
      `select q.id, q.points, (select o ->> 0 from jsonb_array_elements(q.options) o where o ->> 1 = v.content ->> 'key') as key
       from exam_attempt_questions q join bank_question_versions v on v.id = q.version_id where q.attempt_id = $1`,
      [attempt.attemptId],
    )
    const earned = rows
      .filter(({ id, key }) => last.get(id)?.answer[0] === key && key)
      .reduce((sum, { points }) => sum + points, 0)
    const body = { attemptId: attempt.attemptId }
    const result = await ask<ExamResult>(program.address, '/api/Examination/SubmitExam', token, body)
    expect(result).toMatchObject({ closedBy: 'learner', answeredCount: last.size })
    const stored = await db.query('select score from exam_attempts where id = $1', [attempt.attemptId])
    expect(stored.rows[0].score).toBe(earned)
  }
  await db.end()
}, 1_800_000)

async function beginAll({ address }: Program, dataDir: string): Promise<Learner[]> {
  const db = await openDatabaseOf(dataDir)
  await db.query(
    `insert into users (email, email_verified_at, password_hash, name)
     select 'hoc-vien-' || n || '@example.vn', now(), password_hash, 'Học viên ' || n
     from users, generate_series(1, ${LEARNERS}) n where email = 'docgia@thuquan.test'`,
  )
  await db.end()
  const learners: Learner[] = []
  for (let n = 1; n <= LEARNERS; n++) {
    const login = { Email: `hoc-vien-${n}@example.vn`, Password: PASSWORD, remember: false }
    const { token } = await ask<{ token: string }>(address, '/api/Authentication/Login', '', login)
    learners.push({ token, attempt: await ask<Attempt>(address, `/api/Examination/DoExam/${EXAM}`, token) })
  }
  return learners
}
