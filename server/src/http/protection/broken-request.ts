import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { envelopeOf } from '@tq/api/http/failures.ts'
import { AppError, type PlainErrorCode } from '@tq/contract/errors.ts'
import type { FastifyBaseLogger } from 'fastify'

const CODES: Record<string, PlainErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TOO_SLOW',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
}

/** Answers what never became a request: too slow, too long or not HTTP. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket, log: FastifyBaseLogger): void {
  const answerUnderWay = (socket as { _httpMessage?: { headersSent: boolean } | null })._httpMessage
  // Sends nothing in the middle of another answer, nor to a client that has sent no request.
  if (error.code === 'ECONNRESET' || !socket.writable || !socket.bytesRead || answerUnderWay?.headersSent) {
    socket.destroy()
    return
  }
  const requestId = randomUUID()
  log.debug({ reqId: requestId, err: error }, 'broken request')
  const failure = new AppError(CODES[error.code ?? ''] ?? 'REQUEST_MALFORMED')
  const body = JSON.stringify(envelopeOf(failure, requestId))
  const head = [
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
