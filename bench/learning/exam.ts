import { type AnsweredQuestion, gradeAttempt } from '@tq/api/exam/attempt/grade.ts'
import { addExam, addQuestion } from '@tq/api/exam/testing/add-exam.ts'
import { SAMPLES } from '@tq/api/exam/testing/questions.ts'
import type { Attempt } from '@tq/contract/exam/attempt.ts'
import { connect, type Database } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import type { OneCall } from '../load/calls.ts'
import { type Generator, measureLoad } from '../load/load.ts'
import { inTurns, median, summarise, type Timing } from '../load/timing.ts'
import { openMembers } from '../members.ts'
import type { Program } from '../program.ts'
import type { Row } from '../rows.ts'

const LEARNERS = 500
const QUESTIONS = 50
/** Each saves two seconds after a change: everybody types without a pause. */
const EVERY_MS = 2_000
/** One after another: with more, this machine's two cores are shared with the learners, and a queue is measured. */
const STARTING_AT_ONCE = 1
const SUBMIT_MS = 5_000
/** Of each kind. */
const COMPARED = 200
/** Who starts before the measurement: the first calls of a program are slow, like everybody's. */
const WARM_UP = 50

export interface Exams {
  starts: Timing
  saves: Timing
  /** Saves that were answered well, and rows of the log: they must be as many. */
  acknowledged: number
  logged: number
  /** The middle time of a right save, for one of a wrong one. */
  rightToWrong: number
  submits: Timing
  slowestSubmit: number
  gradingMs: number
}

interface Sitting {
  token: string
  attempt: Attempt
}

/** Everybody of a year sits the same paper: they start, save all the time, and hand in within five seconds. */
export async function measureExams(
  program: Program,
  databaseUrl: string,
  generator: Generator,
  { isQuick }: { isQuick: boolean },
): Promise<Exams> {
  const db = connect({ url: databaseUrl, max: 4 })
  try {
    const examId = await addPaper(db)
    const members = await openMembers(db, WARM_UP + (isQuick ? LEARNERS / 10 : LEARNERS))
    const [first] = (await start(program, examId, members.slice(0, WARM_UP))).sittings as [Sitting]
    const { starts, sittings } = await start(program, examId, members.slice(WARM_UP))
    const seconds = isQuick ? 6 : 60
    const flows = savesOf(program, sittings, Math.ceil((seconds * 1000) / EVERY_MS) + 2)
    const [call] = flows[0] as [OneCall]
    const job = { kind: 'calls', ...call, flows, connections: sittings.length, everyMs: EVERY_MS, seconds } as const
    const saves = await measureLoad(generator, job, program.pid)
    const { rows } = await db.execute<{ logged: number }>(sql`select count(*)::int as logged from exam_answer_log l
      join exam_attempts a on a.id = l.attempt_id where a.exam_id = ${examId}`)
    const rightToWrong = await compareSaves(program, db, first)
    const submits = await submit(program, sittings)
    return {
      ...{ starts, saves, acknowledged: saves.count - saves.errors, logged: rows[0]?.logged ?? 0, ...submits },
      ...{ rightToWrong, gradingMs: measureGrading() },
    }
  } finally {
    await db.$client.end()
  }
}

async function addPaper(db: Database): Promise<number> {
  const items = []
  for (let n = 0; n < QUESTIONS; n++)
    items.push({ questionId: await addQuestion(db, n % 5 ? SAMPLES.single : SAMPLES.trueFalse) })
  return (await addExam(db, { parts: [items], shufflesQuestions: true, shufflesOptions: true })).id
}

async function start({ address }: Program, examId: number, members: { token: string }[]) {
  const sittings: Sitting[] = []
  const times: number[] = []
  let errors = 0
  const left = members.values()
  const startedAt = performance.now()
  await inTurns(STARTING_AT_ONCE, async () => {
    const { value: member, done } = left.next()
    if (done) return false
    const before = performance.now()
    const answer = await fetch(`${address}/api/Examination/DoExam/${examId}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${member.token}` },
    })
    const { data } = (await answer.json()) as { data: Attempt }
    times.push(performance.now() - before)
    if (answer.ok) sittings.push({ token: member.token, attempt: data })
    else if (errors++ < 3) console.error(`  DoExam: ${answer.status} ${JSON.stringify(data)}`)
    return true
  })
  if (!sittings.length) throw new Error('Nobody could start')
  return { starts: summarise(times, performance.now() - startedAt, errors), sittings }
}

/** Round after round, one question after the other. */
function savesOf({ address }: Program, sittings: Sitting[], rounds: number): OneCall[][] {
  return Array.from({ length: rounds }, (_, round) =>
    sittings.map(({ token, attempt }): OneCall[] => {
      const question = attempt.questionActives[round % QUESTIONS] as Attempt['questionActives'][number]
      const body = { questionId: question.id, answer: answerTo(question), seq: 1 + Math.floor(round / QUESTIONS) }
      return [
        {
          ...{ method: 'PATCH', url: `${address}/api/Examination/Answers/${attempt.attemptId}` },
          ...{ headers: headersOf(token), body: JSON.stringify(body) },
        },
      ]
    }),
  ).flat()
}

function answerTo({ body }: Attempt['questionActives'][number]): string[] {
  if (body.type === 'single') return [body.options[0]?.id ?? '']
  return body.type === 'trueFalse' ? body.statements.map(({ id }) => `${id}:true`) : []
}

/** In turns, so that whatever else the machine does delays both alike. */
async function compareSaves({ address }: Program, db: Database, { token, attempt }: Sitting): Promise<number> {
  const { attemptId, questionActives } = attempt
  const { id: questionId, body } = questionActives.find((one) => one.body.type === 'single') as Attempt['questionActives'][number]
  const { rows } = await db.execute<{
    options: [shown: string, own: string][]
    key: string
  }>(sql`select q.options, v.content->>'key' as key
    from exam_attempt_questions q join bank_question_versions v on v.id = q.version_id where q.attempt_id = ${attemptId} and q.id = ${questionId}`)
  const key = rows[0]?.options.find(([, own]) => own === rows[0]?.key)?.[0]
  const wrong = body.type === 'single' ? body.options.find(({ id }) => id !== key)?.id : undefined
  const times: Record<string, number[]> = { right: [], wrong: [] }
  for (let seq = 1; seq <= 2 * COMPARED; seq++) {
    const isRight = seq % 2 === 0
    const before = performance.now()
    const answer = await fetch(`${address}/api/Examination/Answers/${attemptId}`, {
      ...{ method: 'PATCH', headers: headersOf(token) },
      body: JSON.stringify({ questionId, answer: [isRight ? key : wrong], seq }),
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`A save was answered with ${answer.status}`)
    times[isRight ? 'right' : 'wrong']?.push(performance.now() - before)
  }
  return median(times.right ?? []) / median(times.wrong ?? [])
}

async function submit({ address }: Program, sittings: Sitting[]): Promise<Pick<Exams, 'submits' | 'slowestSubmit'>> {
  const times: number[] = []
  let errors = 0
  const startedAt = performance.now()
  await Promise.all(
    sittings.map(async ({ token, attempt: { attemptId } }, place) => {
      await new Promise((go) => setTimeout(go, (SUBMIT_MS * place) / sittings.length))
      const before = performance.now()
      const body = JSON.stringify({ attemptId })
      const answer = await fetch(`${address}/api/Examination/SubmitExam`, { method: 'POST', headers: headersOf(token), body })
      await answer.arrayBuffer()
      times.push(performance.now() - before)
      if (!answer.ok) errors++
    }),
  )
  return { submits: summarise(times, performance.now() - startedAt, errors), slowestSubmit: Math.max(...times) }
}

function measureGrading(): number {
  const rounds = 2_000
  const paper = Array.from({ length: QUESTIONS }, (_, n): AnsweredQuestion => {
    const content = Object.values(SAMPLES)[n % Object.values(SAMPLES).length] as AnsweredQuestion['content']
    return { points: 1000, content, options: [], answer: ['a'] }
  })
  for (let n = 0; n < rounds; n++) gradeAttempt(paper)
  const before = process.cpuUsage()
  for (let n = 0; n < rounds; n++) gradeAttempt(paper)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / rounds
}

const headersOf = (token: string) => ({ 'content-type': 'application/json', authorization: `Bearer ${token}` })

export function examRows({ starts, saves, acknowledged, logged, rightToWrong, submits, slowestSubmit, gradingMs }: Exams): Row[] {
  const lost = acknowledged - logged
  return [
    { name: `start of a paper of ${QUESTIONS} questions`, timing: starts, target: 'p95 < 30 ms', isMet: starts.p95 < 30 },
    {
      ...{ name: `save of an answer, ${LEARNERS} learners`, timing: saves, reading: `${lost} of ${acknowledged} lost` },
      ...{ target: 'p95 < 60 ms, none lost', isMet: saves.p95 < 60 && saves.errors === 0 && lost === 0 },
      isWrong: lost !== 0,
    },
    // Whoever measures their saves must not learn which one is right.
    { name: 'a right save, beside a wrong one', reading: `${rightToWrong.toFixed(2)} of its time` },
    {
      ...{ name: `${LEARNERS} submits within 5 s`, timing: submits, reading: `slowest ${slowestSubmit.toFixed(0)} ms` },
      ...{ target: 'each < 2 s', isMet: slowestSubmit < 2_000 && submits.errors === 0 },
    },
    {
      name: `marking ${QUESTIONS} questions`,
      reading: `${gradingMs.toFixed(3)} ms of CPU`,
      target: '< 1 ms',
      isMet: gradingMs < 1,
    },
  ]
}
