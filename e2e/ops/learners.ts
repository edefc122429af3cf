import type { Body, Data } from '@tq/contract/endpoint.ts'
import type { Attempt, saveAnswer } from '@tq/contract/exam/attempt.ts'

type Save = Body<typeof saveAnswer>
type Question = Attempt['questionActives'][number]

/** A save that was answered with success, in the order of the answers. */
export interface Acknowledged {
  attemptId: string
  questionId: string
  seq: number
  answer: string[]
}

export interface Learner {
  token: string
  attempt: Attempt
}

export interface Sitting {
  acknowledged: Acknowledged[]
  /** What the server said no to. Silence and "not now" are not among it. */
  refused: string[]
  stop(): Promise<void>
}

/** Learners who change their minds without end, each save with a higher number; whoever got no answer sends the same save again. */
export function goOnAnswering(address: () => string, learners: Learner[]): Sitting {
  const acknowledged: Acknowledged[] = []
  const refused: string[] = []
  let isOver = false
  const sitting = learners.map(async ({ token, attempt: { attemptId, questionActives } }, nth) => {
    const asked = questionActives.filter(isChoice)
    for (let turn = 0; !isOver; turn++) {
      const save = nextSave(asked, turn, nth)
      const said = await untilHeard(() =>
        send<Data<typeof saveAnswer>>(address(), `/api/Examination/Answers/${attemptId}`, token, save),
      )
      if (typeof said === 'string') refused.push(said)
      else if (!said.isSaved) refused.push(`${save.questionId} ${save.seq}: something newer is stored (${said.seq})`)
      else acknowledged.push({ attemptId, questionId: save.questionId, seq: save.seq, answer: save.answer ?? [] })
    }
  })
  return {
    acknowledged,
    refused,
    stop: async () => {
      isOver = true
      await Promise.all(sitting)
    },
  }
}

type Choice = Question & { body: Extract<Question['body'], { type: 'single' }> }
const isChoice = (question: Question): question is Choice => question.body.type === 'single'

/** Question after question, round after round, each time another option. */
function nextSave(asked: Choice[], turn: number, nth: number): Save {
  const { id: questionId, body } = asked[turn % asked.length] as Choice
  const round = Math.floor(turn / asked.length)
  const option = body.options[(round + turn + nth) % body.options.length]
  return { questionId, answer: [option?.id ?? ''], seq: round + 1 }
}

async function untilHeard<T>(ask: () => Promise<T | 'nothing'>): Promise<T> {
  for (;;) {
    const said = await ask()
    if (said !== 'nothing') return said
  }
}

/** The same for what must succeed. */
export async function ask<T>(address: string, path: string, token: string, body?: object): Promise<T> {
  const said = await send<T>(address, path, token, body)
  if (typeof said === 'string') throw new Error(`${path}: ${said}`)
  return said
}

/** What came back; the sentence of a refusal; nothing where the server is away or says "not now". */
export async function send<T>(address: string, path: string, token: string, body?: object): Promise<T | string | 'nothing'> {
  try {
    const answer = await fetch(address + path, {
      method: path.includes('/Answers/') ? 'PATCH' : 'POST',
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    })
    const { isSuccess, data, errorMessage } = (await answer.json()) as { isSuccess: boolean; data: T; errorMessage: string }
    if (isSuccess) return data
    return answer.status < 500 ? `${answer.status} ${errorMessage}` : 'nothing'
  } catch {
    // Nobody answers, or only half of an answer comes.
    return 'nothing'
  }
}
