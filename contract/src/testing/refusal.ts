import { ERRORS, type ErrorCode } from '../errors.ts'
import type { FailedEnvelope } from '../http/envelope.ts'

/**
 * What a test expects of a refused call: the error's code with the status the table gives it. A status alone would not
 * do: the 404 for a misspelt address looks like the 404 for somebody else's order. Matches what `call` throws, what a
 * domain function throws, and the envelope.
 */
export function refusal<More extends object>(code: ErrorCode, more?: More) {
  return { status: ERRORS[code].status, code, ...more }
}

/** As `inject` or `fetch` brings it. */
type RawAnswer = { body: string } & ({ statusCode: number } | { status: number })

/** How a raw answer of one of our calls ended: 'OK' or the error's code. HTTP, envelope and table must name the same status. */
export function outcome(answer: RawAnswer): 'OK' | ErrorCode {
  const status = statusOf(answer)
  const envelope = JSON.parse(answer.body) as FailedEnvelope
  const code = envelope.isSuccess ? 'OK' : (envelope.code as ErrorCode)
  const due = code === 'OK' ? 200 : ERRORS[code]?.status
  if (status !== due || envelope.status !== due)
    throw new Error(`${code} is ${due}, but HTTP says ${status} and the envelope ${envelope.status}`)
  return code
}

/** The status of what has no envelope, so no code: a page, a file, a gateway's stand-in. */
export function bareStatus(answer: RawAnswer): number {
  if (/^\{"isSuccess":/.test(answer.body)) throw new Error('this answer has an envelope: assert its code')
  return statusOf(answer)
}

const statusOf = (answer: RawAnswer) => ('statusCode' in answer ? answer.statusCode : answer.status)
