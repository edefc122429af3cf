import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { TAG_HEADER, UNTIL_HEADER } from '@tq/api/http/cache/cache-info.ts'
import type { Exchange } from '@tq/contract/http/call.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import inject from 'light-my-request'
import type { Made } from '../cache/entry.ts'

/** Marks a call made by this program itself, so that filling the cache does not ask the cache. */
const MARK = randomBytes(16).toString('hex')

type Headed = Pick<FastifyRequest, 'headers'> | Pick<IncomingMessage, 'headers'>

export const isOwnCall = (request: Headed) => request.headers['x-own-call'] === MARK

/** A call made on behalf of a request carries that request's id, so that one id leads through the whole log. */
export function requestId(request: Headed): string {
  const given = isOwnCall(request) ? request.headers['x-own-id'] : undefined
  return typeof given === 'string' ? given : randomUUID()
}

export type ApiSource = (exchange: Exchange, requestId?: string) => Promise<Made>

/** Asks the API: in this process without a socket, or over HTTP when it runs elsewhere. */
export function createApiSource(server: FastifyInstance, apiHost: string | null): ApiSource {
  if (apiHost) {
    return async ({ method, url, headers, body }) => {
      const response = await fetch(apiHost + url, { method, headers, ...(body === undefined ? {} : { body }) })
      const given = Object.fromEntries(response.headers)
      // fetch has unpacked the body already.
      delete given['content-encoding']
      return toMade(response.status, given, Buffer.from(await response.arrayBuffer()))
    }
  }
  return async ({ method, url, headers, body }, id) => {
    // Not `server.inject`: it refuses as soon as the server is closing, and pages under way still have to ask.
    const answer = await inject((req, res) => server.routing(req, res), {
      method: method as 'GET',
      url,
      headers: { ...headers, 'x-own-call': MARK, ...(id ? { 'x-own-id': id } : {}) },
      ...(body === undefined ? {} : { payload: body }),
    })
    return toMade(answer.statusCode, answer.headers as Record<string, string>, answer.rawPayload)
  }
}

/** Headers that belong to one exchange: not copied, each answer gets its own. */
const PASSING_HEADERS = ['x-request-id', 'content-length', 'date', 'connection', 'keep-alive', 'etag', 'vary', 'x-cache']

function toMade(status: number, given: Record<string, string>, body: Buffer): Made {
  const { [TAG_HEADER]: tags, [UNTIL_HEADER]: until, ...headers } = given
  for (const name of PASSING_HEADERS) delete headers[name]
  return { status, headers, body, tags: tags ? tags.split(',') : [], until: until ? Date.parse(until) : null }
}
