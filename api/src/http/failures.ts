import { AppError, invalidInput, type PlainErrorCode } from '@tq/contract/errors.ts'
import type { FailedEnvelope } from '@tq/contract/http/envelope.ts'
import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ClientLeft } from './client-gone.ts'

/** Turns whatever was thrown into the envelope. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = readFailure(error, request)
  return reply
    .code(failure.status)
    .headers({
      'cache-control': 'no-store',
      ...(failure.retryAfter === undefined ? {} : { 'retry-after': String(failure.retryAfter) }),
    })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelopeOf(failure, request.id)))
}

export const envelopeOf = (failure: AppError, requestId: string): FailedEnvelope => ({
  isSuccess: false,
  data: null,
  successMessage: null,
  errorMessage: failure.message,
  status: failure.status,
  totalPage: 1,
  code: failure.code,
  requestId,
  ...(failure.fields ? { fields: failure.fields } : {}),
})

/** What the client is told. What happened inside goes to the log, never to the client. */
export function readFailure(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError && error.status < 500) return error
  if (hasLeft(error, request)) {
    request.log.debug({ err: error }, 'the client left')
    return invalidInput()
  }
  const failure = error instanceof AppError ? error : madeOf(error)
  if (failure.code === 'BUSY') request.log.warn(withoutValues(error), 'too many at once')
  else if (failure.status >= 500) request.log.error(withoutValues(error), 'call failed')
  return failure
}

/** The client closed the connection, perhaps while still sending: no fault of ours, and nobody reads an answer. */
const hasLeft = (error: unknown, { raw }: FastifyRequest) =>
  error instanceof ClientLeft || raw.errored === error || (raw.destroyed && !raw.complete)

/** Logs a failed statement without its values, which may be personal data. */
const withoutValues = (error: unknown) =>
  error instanceof DrizzleQueryError ? { err: error.cause ?? 'unknown', query: error.query } : { err: error }

const BY_STATUS: Record<number, PlainErrorCode> = {
  404: 'CALL_NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  414: 'ADDRESS_TOO_LONG',
  415: 'BODY_TYPE_UNSUPPORTED',
  503: 'UNAVAILABLE',
}

/** Somebody else held the row for too long: nothing was changed, and it is free again soon. */
const LOCK_WAITED = '55P03'
const COME_BACK_SECONDS = 5

function madeOf(error: unknown): AppError {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ((cause as { code?: string }).code === LOCK_WAITED) return new AppError('BUSY', { retryAfter: COME_BACK_SECONDS })
  if (willPass(error)) return new AppError('UNAVAILABLE')
  const { statusCode: status = 500 } = error as { statusCode?: number }
  const code = BY_STATUS[status]
  if (code) return new AppError(code)
  if (status === 429) return new AppError('TOO_MANY_REQUESTS', { values: {} })
  // A refusal we have no row for is still the client's doing.
  return status >= 400 && status < 500 ? invalidInput() : new AppError('INTERNAL')
}

// Connection refused or cut, server starting or stopping, too many connections; disk or memory full, here or at the database: it
// passes by itself or when somebody makes room.
const PASSING = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|ENOSPC|EDQUOT|EMFILE|ENFILE|57P0[1-5]|08\w{3}|53\d{3})$/

function willPass(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, syscall } = cause as NodeJS.ErrnoException
    if (code && PASSING.test(code)) return true
    // Its socket is gone with it.
    if (code === 'ENOENT' && syscall === 'connect') return true
    if (/timeout exceeded when trying to connect|Connection terminated/.test(cause.message)) return true
  }
  return false
}
