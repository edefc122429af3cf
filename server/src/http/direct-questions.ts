import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { DirectQuestion } from '@tq/api/http/cache/direct-read.ts'
import type { FastifyBaseLogger } from 'fastify'
import { headerBlock, writeBlock } from '../cache/header-block.ts'
import { JSON_TYPE, refusalOf } from './direct-source.ts'
import { knownBodies } from './known-bodies.ts'
import type { Metrics } from './metrics.ts'
import { noteAnswered } from './missed-calls.ts'
import { visitorAddress } from './protection/visitor-address.ts'

interface QuestionAnswererOptions {
  metrics: Metrics
  log: FastifyBaseLogger
  trustProxy: false | string[]
  /** By path. */
  questions: ReadonlyMap<string, DirectQuestion>
  /** On every answer of a call. */
  headers: Record<string, string>
}

/** A full cart with its delivery is a third of it. */
const LONGEST_BODY = 16 * 1024

/**
 * Answers an open call that only asks something with a body, such as what a guest's cart costs, before Fastify begins: its request, its
 * reply, its hooks and its reader of bodies take as long as twenty lines take to be priced. Whatever is not as our own pages send it is
 * left to Fastify whole, with its body unread, and so is what fails.
 */
export function createQuestionAnswerer({ metrics, log, trustProxy, questions, headers }: QuestionAnswererOptions) {
  const addressOf = visitorAddress(trustProxy)
  const asked = new Map([...questions].map(([path, question]) => [path, { ...question, read: readerOf(question) }]))
  const given = { ...headers, 'content-type': JSON_TYPE, 'cache-control': 'no-store' }
  const head = Object.entries(given).flat()
  const block = headerBlock(head)

  return (request: IncomingMessage, response: ServerResponse, whole: RequestListener): boolean => {
    const route = request.method === 'POST' ? (request.url ?? '') : ''
    const question = asked.get(route)
    const address = question && isPlain(request.headers) ? addressOf(request) : undefined
    if (!question || !address) return false
    const startedAt = performance.now()
    request.once('data', (sent: Buffer) => {
      // Not read to its end, so that Fastify can have it in case of need.
      request.pause()
      const body = sent.length === Number(request.headers['content-length']) ? question.read(sent.toString()) : null
      if (body === null) return leave(sent, request, response, whole)
      const id = randomUUID()
      const answered = () => noteAnswered({ metrics, log }, { id, route, startedAt }, request, response)
      response.once('close', answered)
      question.answer(body, address).then(
        (answer) => write(answer, id, request, response),
        (error) => {
          const refusal = refusalOf(error, headers, id)
          if (!refusal) return leave(sent, request, response.off('close', answered), whole)
          response.writeHead(refusal.status, {
            ...refusal.headers,
            'x-request-id': id,
            'content-length': Buffer.byteLength(refusal.body),
          })
          response.end(refusal.body)
          request.resume()
        },
      )
    })
    return true
  }

  /** To Fastify, with what was read of the body put back. */
  function leave(sent: Buffer, request: IncomingMessage, response: ServerResponse, whole: RequestListener): void {
    request.unshift(sent)
    whole(request, response)
  }

  function write(answer: Buffer, id: string, request: IncomingMessage, response: ServerResponse): void {
    const own = ['x-request-id', id, 'content-length', String(answer.length)]
    const isSent = writeBlock(`${block}x-request-id: ${id}\r\ncontent-length: ${answer.length}\r\n`, answer, request, response)
    if (!isSent) response.writeHead(200, [...head, ...own]).end(answer)
    request.resume()
  }
}

/** As our own pages ask. A login, another type, a body that comes in pieces of unknown length: Fastify knows them all. */
const isPlain = (headers: IncomingHttpHeaders) =>
  headers['content-type'] === 'application/json' &&
  Number(headers['content-length']) > 0 &&
  Number(headers['content-length']) <= LONGEST_BODY &&
  UNUSUAL.every((name) => headers[name] === undefined)

const UNUSUAL = ['authorization', 'transfer-encoding', 'content-encoding', 'expect', 'upgrade', 'x-own-call']

/** What might change an object's own kind, or spell that in another way. */
const SUSPECT = /__proto__|constructor|\\u/

/** Reads a body; null where Fastify has something to say of it. */
const readerOf = ({ read, isAnonymous }: DirectQuestion) =>
  knownBodies((text) => {
    if (SUSPECT.test(text)) return null
    try {
      return read(JSON.parse(text))
    } catch {
      return null
    }
  }, isAnonymous)
