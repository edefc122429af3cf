import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerCache, Filled } from '../cache/answer-cache.ts'
import { send } from '../cache/entry.ts'
import type { Metrics } from './metrics.ts'

/** Requests with a token bypass the held answers: they get an answer of their own. */
export const isShared = ({ headers }: Pick<IncomingMessage, 'headers'>) => headers.authorization === undefined

export const isRead = ({ method }: { method?: string | undefined }) => method === 'GET' || method === 'HEAD'

/** Whoever makes an answer that is not held; false where that is left to Fastify, the whole way. */
type MakeMissed = (key: string, request: IncomingMessage, response: ServerResponse, whole: RequestListener) => boolean

/** Sends a held answer before Fastify begins: that is what makes it cheap. False when there is none, and nobody makes it here. */
export function createHeldAnswerSender(
  cache: AnswerCache,
  metrics: Metrics,
  keyOf: (url: string) => string | null,
  makeMissed: MakeMissed = () => false,
) {
  return (request: IncomingMessage, response: ServerResponse, whole: RequestListener): boolean => {
    if (!isRead(request) || !isShared(request)) return false
    const key = keyOf(request.url ?? '/')
    const entry = key === null ? undefined : cache.get(key)
    if (!entry) return key !== null && makeMissed(key, request, response, whole)
    metrics.hit.inc()
    send(entry, 'hit', request, response)
    return true
  }
}

/** Sends an answer that was just made, kept or not. */
export async function sendFilled(filled: Filled, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (filled.made) {
    const { status, headers, body } = filled.made
    return reply
      .code(status)
      .headers({ ...headers, 'x-cache': 'miss' })
      .send(request.method === 'HEAD' ? undefined : body)
  }
  reply.hijack()
  reply.raw.setHeader('x-request-id', request.id)
  send(filled.entry, 'miss', request.raw, reply.raw)
  return reply
}
