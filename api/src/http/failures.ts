import type { FailedEnvelope } from '@tq/contract/envelope.ts'
import { AppError, type ErrorCode } from '@tq/contract/errors.ts'
import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Turns whatever was thrown into the envelope. What happened inside goes to the log, never to the client. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = error instanceof AppError ? error : new AppError(codeOf(error))
  if (failure.status >= 500) request.log.error(withoutValues(error), 'call failed')
  const envelope: FailedEnvelope = {
    isSuccess: false,
    data: null,
    successMessage: null,
    errorMessage: failure.message,
    status: failure.status,
    totalPage: 1,
    code: failure.code,
    requestId: request.id,
    ...(failure.fields ? { fields: failure.fields } : {}),
  }
  return reply
    .code(failure.status)
    .headers({
      'cache-control': 'no-store',
      ...(failure.retryAfter === undefined ? {} : { 'retry-after': String(failure.retryAfter) }),
    })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(envelope))
}

/** A statement that failed names its values, which may be somebody's: only its text is told. */
const withoutValues = (error: unknown) =>
  error instanceof DrizzleQueryError ? { err: error.cause ?? 'unknown', query: error.query } : { err: error }

const BY_STATUS: Record<number, ErrorCode> = {
  400: 'INPUT_INVALID',
  404: 'CALL_NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'BODY_TOO_LARGE',
  414: 'INPUT_INVALID',
  415: 'BODY_TYPE_UNSUPPORTED',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
}

function codeOf(error: unknown): ErrorCode {
  if (isDatabaseAway(error)) return 'UNAVAILABLE'
  const status = (error as { statusCode?: number }).statusCode
  return (status && BY_STATUS[status]) || 'INTERNAL'
}

// Connection refused or cut, server starting or stopping, too many connections: it passes by itself.
const PASSING = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|57P0[1-5]|08\w{3}|53300)$/

export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, syscall } = cause as NodeJS.ErrnoException
    if (code && PASSING.test(code)) return true
    // Its socket is gone with it.
    if (code === 'ENOENT' && syscall === 'connect') return true
    if (/timeout exceeded when trying to connect|Connection terminated/.test(cause.message)) return true
  }
  return false
}
