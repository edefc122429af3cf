import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { AnswerCache, Filled } from '../cache/answer-cache.ts'
import { pickEncoding, send } from '../cache/entry.ts'
import type { Metrics } from './metrics.ts'
import { isOddUrl } from './protection/odd-urls.ts'
import { COST, type ReadLimit } from './protection/read-limit.ts'
import { visitorAddress } from './protection/visitor-address.ts'

interface MissedCallOptions {
  cache: AnswerCache
  metrics: Metrics
  log: FastifyBaseLogger
  countRead: ReadLimit
  trustProxy: false | string[]
  /** The pattern of the call that has this key, if it is made without an exchange. */
  routeOf(key: string): string | null
  fillCall(key: string, requestId: string, keepText: boolean): Promise<Filled>
}

/**
 * Makes and sends an open call that nobody holds yet, before Fastify begins: its request, its reply and its hooks take as long as a list
 * takes to be made. What they give is given here, too: a request id, the limit, the histogram, the log line. False where it is left
 * to Fastify, which also says whatever is refused before anything was made.
 */
export function createCallMaker({ cache, metrics, log, countRead, trustProxy, routeOf, fillCall }: MissedCallOptions) {
  const addressOf = visitorAddress(trustProxy)

  return (key: string, request: IncomingMessage, response: ServerResponse, whole: RequestListener): boolean => {
    const route = request.method === 'GET' && !isOddUrl(request.url ?? '') ? routeOf(key) : null
    const ip = route && addressOf(request)
    if (!route || !ip || !isAdmitted(key, ip, request)) return false
    const startedAt = performance.now()
    const id = randomUUID()
    const answered = () => noteAnswered({ metrics, log }, { id, route, startedAt }, request, response)
    // Also of somebody who leaves before it is made: the work is done all the same.
    response.once('close', answered)
    fillCall(key, id, !isPackedFor(request)).then(
      (filled) => write(filled, id, request, response),
      // It knows how to say so.
      () => whole(request, response.off('close', answered)),
    )
    return true
  }

  /** Whoever joins an answer that is being made costs nothing and is not limited. */
  function isAdmitted(key: string, ip: string, { headers }: IncomingMessage): boolean {
    if (cache.isMaking(key)) {
      metrics.joined.inc()
      return true
    }
    try {
      countRead({ ip, headers }, COST.call)
    } catch {
      return false
    }
    metrics.miss.inc()
    return true
  }
}

/** Whoever holds an answer may be told that it is the same, without its bytes. */
const isPackedFor = ({ headers }: IncomingMessage) =>
  headers['if-none-match'] === undefined && pickEncoding(headers['accept-encoding']) === 'br'

/** No status of HTTP: whoever asked has hung up. */
const GONE = 499

/** What Fastify's hooks note of every answer. */
export function noteAnswered(
  { metrics, log }: Pick<MissedCallOptions, 'metrics' | 'log'>,
  { id, route, startedAt }: { id: string; route: string; startedAt: number },
  { method, url = '' }: IncomingMessage,
  { statusCode, writableFinished }: ServerResponse,
): void {
  const ms = performance.now() - startedAt
  const status = writableFinished ? statusCode : GONE
  metrics.duration.observe({ method: method ?? 'GET', route, status }, ms / 1000)
  // Without the query, which may hold a code or payment data.
  log.info({ reqId: id, method, path: url.split('?', 1)[0], status, ms: Math.round(ms) }, 'answered')
}

function write({ entry, made }: Filled, id: string, request: IncomingMessage, response: ServerResponse): void {
  if (entry) return void send(entry, 'miss', request, response, id)
  const { status, headers, body } = made
  const own = { 'x-cache': 'miss', 'x-request-id': id, 'content-length': Buffer.byteLength(body) }
  response.writeHead(status, { ...headers, ...own }).end(body)
}
