import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { mountApi } from '@tq/api/app.ts'
import { sendFailure } from '@tq/api/http/failures.ts'
import { TAG_HEADER, UNTIL_HEADER } from '@tq/api/http/freshness.ts'
import type { Database } from '@tq/db/database.ts'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { AnswerCache, type Filled } from '../cache/answer-cache.ts'
import { type Made, send } from '../cache/entry.ts'
import { callKey, pageKey, type QueryKeys } from '../cache/keys.ts'
import type { Config } from '../config.ts'
import { mountAssets } from './assets.ts'
import { mountHealth } from './health.ts'
import { createLimiter } from './limiter.ts'
import { createMetrics, mountMetrics } from './metrics.ts'
import { type AskApi, createPageRenderer, type WebBuild } from './page-renderer.ts'
import { SILENT_POLICY, securityHeaders } from './security.ts'

export interface SiteOptions {
  config: Pick<Config, 'publicUrl' | 'apiHost' | 'cacheBytes' | 'isProduction'>
  db: Database
  log: FastifyBaseLogger
  web: WebBuild
  /** Folder of the built browser files; null in development, where Vite serves them. */
  assets: string | null
}

export interface Site {
  server: FastifyInstance
  cache: AnswerCache
}

const RENDERS_AT_ONCE = 16
const RENDERS_WAITING = 2_000
/** Marks a call made by this program itself, so that filling the cache does not ask the cache. */
const OWN_CALL = randomBytes(16).toString('hex')

/** Everything that answers HTTP: the cache in front, then the API, files and pages. */
export async function buildSite({ config, db, log, web, assets }: SiteOptions): Promise<Site> {
  const cache = new AnswerCache(config.cacheBytes)
  const metrics = createMetrics(cache)
  const headers = securityHeaders(config.publicUrl)
  const limited = createLimiter(RENDERS_AT_ONCE, RENDERS_WAITING)
  const pages = createPageRenderer(web, config.isProduction || assets ? 'production' : 'development', config.publicUrl, askApi)
  let queryKeys: QueryKeys = assets ? await pages.queryKeys() : []

  const keyOf = (url: string) => (url.startsWith('/api/') ? callKey(url) : pageKey(url, queryKeys))

  const server = Fastify({
    loggerInstance: log,
    disableRequestLogging: true,
    genReqId: () => randomBytes(8).toString('hex'),
    forceCloseConnections: 'idle',
    bodyLimit: 1024 * 1024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
    frameworkErrors: (error, request, reply) => {
      sendFailure(error, request as FastifyRequest, reply as unknown as FastifyReply)
    },
    // Held answers leave before Fastify begins: that is what makes them cheap.
    serverFactory: (handler) =>
      createServer((request, response) => {
        if (request.method === 'GET' || request.method === 'HEAD') {
          const key = keyOf(request.url ?? '/')
          const entry = key === null ? undefined : cache.get(key)
          if (entry) {
            metrics.hit.inc()
            send(entry, 'hit', request, response)
            return
          }
        }
        handler(request, response)
      }),
  })

  server.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id })
    if (request.url.startsWith('/api/')) reply.header('content-security-policy', SILENT_POLICY)
  })
  server.addHook('onResponse', async (request, reply) => {
    if (request.headers['x-own-call'] === OWN_CALL) return
    request.log.info({ method: request.method, url: request.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  // Open reads are made once for everybody who asks at the same time, then kept.
  server.addHook('onRequest', async (request, reply) => {
    if (request.headers['x-own-call'] === OWN_CALL || !isRead(request) || !request.url.startsWith('/api/')) return
    const key = callKey(request.url)
    if (key === null) return
    const filled = await fillCall(key)
    // What must not be kept (a failure, mostly) is answered by the call itself, under this request's own id.
    if (filled.entry) await sendFilled(filled, request, reply)
  })

  mountMetrics(server, metrics)
  mountHealth(server, db)
  if (assets) await mountAssets(server, assets)
  await mountApi(server, { db, identify: async () => null, checkAnswers: !config.isProduction })
  server.route({ method: ['GET', 'HEAD'], url: '/*', handler: renderPage })
  server.setNotFoundHandler(renderPage)

  async function renderPage(request: FastifyRequest, reply: FastifyReply) {
    const url = request.url
    if (!isRead(request)) return reply.code(405).header('allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('Trang này chỉ đọc được.')
    if (/^.+\/(\?|$)/.test(url)) return reply.redirect(url.replace(/\/+(\?|$)/, '$1').replace(/^\/{2,}/, '/'), 301)
    if (looksLikeFile(url)) return reply.code(404).type('text/plain; charset=utf-8').send('Không có tệp này.')
    if (!assets) queryKeys = await pages.queryKeys()
    const key = pageKey(url, queryKeys)
    if (key === null) return reply.code(414).type('text/plain; charset=utf-8').send('Địa chỉ quá dài.')
    const filled = await cache.fill(key, () => limited(() => renderMade(key)), { keepText: false })
    return sendFilled(filled, request, reply)
  }

  async function renderMade(key: string): Promise<Made> {
    const made = await pages.render(key)
    return { ...made, headers: { ...headers, ...made.headers } }
  }

  async function sendFilled(filled: Filled, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    metrics.miss.inc()
    if (filled.made) {
      const { status, headers: own, body } = filled.made
      return reply.code(status).headers({ ...own, 'x-cache': 'miss' }).send(request.method === 'HEAD' ? null : body)
    }
    reply.hijack()
    reply.raw.setHeader('x-request-id', request.id)
    await send(filled.entry, 'miss', request.raw, reply.raw)
    return reply
  }

  /** How pages reach the API: through the cache, in this process, or over HTTP when it runs elsewhere. */
  async function askApi({ method, url, headers: own, body }: Parameters<AskApi>[0]) {
    const key = method === 'GET' ? callKey(url) : null
    if (key === null || config.apiHost) return toAnswer(await request({ method, url, headers: own, body }))
    const { entry, made } = await fillCall(key)
    if (entry) return { status: 200, body: entry.text ?? '', tags: entry.tags, until: entry.until }
    return { status: made.status, body: made.body.toString(), tags: made.tags, until: made.until }
  }

  const fillCall = (key: string) =>
    cache.fill(key, async () => request({ method: 'GET', url: key, headers: {}, body: undefined }), { keepText: true })

  async function request({ method, url, headers: own, body }: Parameters<AskApi>[0]): Promise<Made> {
    if (config.apiHost) {
      const response = await fetch(config.apiHost + url, { method, headers: own, ...(body === undefined ? {} : { body }) })
      return toMade(response.status, Object.fromEntries(response.headers), Buffer.from(await response.arrayBuffer()))
    }
    const answer = await server.inject({ method: method as 'GET', url, headers: { ...own, 'x-own-call': OWN_CALL }, ...(body === undefined ? {} : { payload: body }) })
    return toMade(answer.statusCode, answer.headers as Record<string, string>, answer.rawPayload)
  }

  server.addHook('onClose', async () => cache.clear())
  return { server, cache }
}

function toMade(status: number, given: Record<string, string>, body: Buffer): Made {
  const { [TAG_HEADER]: tags, [UNTIL_HEADER]: until, 'x-request-id': _, 'content-length': __, date: ___, connection: ____, ...headers } = given
  return { status, headers, body, tags: tags ? tags.split(',') : [], until: until ? Date.parse(until) : null }
}

const toAnswer = ({ status, body, tags, until }: Made) => ({ status, body: body.toString(), tags, until })

const isRead = (request: FastifyRequest) => request.method === 'GET' || request.method === 'HEAD'

/** `/favicon.png` is a missing file; `/san-pham/toan.12` and `/san-pham.data` are pages. */
const looksLikeFile = (url: string) => /\.(?!data(?:\?|$))[a-z][a-z0-9]{1,8}(?:\?|$)/i.test(url.split('?')[0] ?? '')
