import { mountApi } from '@tq/api/app.ts'
import type { Settings } from '@tq/api/deps.ts'
import { HELD_FILES } from '@tq/api/discovery/discovery.routes.ts'
import { warmPictures } from '@tq/api/media/warm.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { Exchange } from '@tq/contract/http/call.ts'
import type { Database } from '@tq/db/database.ts'
import type { Tag, TagListener } from '@tq/db/tags.ts'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { AnswerCache } from '../cache/answer-cache.ts'
import { callKey, isWorthHolding, pageKey, type QueryKeys } from '../cache/cache-keys.ts'
import { textOf } from '../cache/entry.ts'
import type { Config } from '../config/config.ts'
import { mountAssets } from './assets.ts'
import { createQuestionAnswerer } from './direct-questions.ts'
import { createDirectSource, LONGEST_PARAMETER } from './direct-source.ts'
import { mountHealth } from './health.ts'
import { createMetrics, mountMetrics } from './metrics.ts'
import { createCallMaker } from './missed-calls.ts'
import { createApiSource, isOwnCall, requestId } from './own-calls.ts'
import { sendFailureOf } from './pages/failure-page.ts'
import { createPageRenderer, type WebBuild } from './pages/page-renderer.ts'
import { mountPages } from './pages/pages.ts'
import { routePatterns } from './pages/route-patterns.ts'
import { Port, TIMEOUTS, type Timeouts } from './port.ts'
import { answerBrokenRequest } from './protection/broken-request.ts'
import { isOddUrl } from './protection/odd-urls.ts'
import { COST, createReadLimit } from './protection/read-limit.ts'
import { fileSecurityHeaders, formOriginsOf, SILENT_POLICY, securityHeaders } from './protection/security.ts'
import { mountGateways, mountGoogle, mountStandInFonts } from './sandbox.ts'
import { createHeldAnswerSender, isRead, isShared, sendFilled } from './send-held-answer.ts'

export interface SiteOptions {
  config: Settings & Pick<Config, 'apiHost' | 'cacheBytes' | 'isProduction' | 'ownUrl' | 'readLimit' | 'trustProxy'>
  db: Database
  log: FastifyBaseLogger
  web: WebBuild
  /** Folder where drawn pictures are kept. */
  mediaDir: string
  /** Folder where the stand-ins for payment gateways keep what was paid. */
  sandboxDir: string
  /** Folder of the built browser files; null in development, where Vite serves them. */
  assets: string | null
  timeouts?: Timeouts
}

export interface Site {
  server: FastifyInstance
  port: Port
  cache: AnswerCache
  /** Drops everything held that was made from the tags it hears of; the tag `site` stands for all of them. */
  listener: Required<TagListener>
  /** Draws ahead what the first visitors will see. */
  warmPictures(signal: AbortSignal): Promise<void>
}

/** Everything that answers HTTP: held answers in front, then the API, files and pages. */
export async function buildSite(options: SiteOptions): Promise<Site> {
  const { config, db, log, web, mediaDir, sandboxDir, assets, timeouts = TIMEOUTS } = options
  const cache = new AnswerCache(config.cacheBytes)
  const metrics = createMetrics(cache)
  const headers = securityHeaders(config.publicUrl)
  const fileHeaders = fileSecurityHeaders(config.publicUrl)
  const pages = createPageRenderer(
    web,
    {
      mode: assets ? 'production' : 'development',
      origin: config.publicUrl,
      formOrigins: formOriginsOf(config.payment),
      // Our own by its path alone: the site may be reached under another name.
      adminHost: config.adminHost === config.publicUrl ? '' : config.adminHost,
      hasGoogleLogin: config.google !== null,
    },
    askApi,
  )
  const knownKeys: QueryKeys = assets ? await pages.queryKeys() : []
  const countRead = createReadLimit(config.readLimit)
  const makeCall = createCallMaker({
    ...{ cache, metrics, log, countRead, fillCall, trustProxy: config.trustProxy },
    routeOf: (key) => (key.startsWith('/api/') ? directSource.routeOf(key) : null),
  })
  const front = createHeldAnswerSender(
    cache,
    metrics,
    (url) => (url.startsWith('/api/') ? callKey(url) : pageKey(url, knownKeys)),
    makeCall,
  )

  const port = new Port(timeouts)
  const server = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    forceCloseConnections: 'idle',
    // While we stop, what was asked before is still answered, and its own calls with it.
    return503OnClosing: false,
    // A cart of a hundred lines is a tenth of it; pictures come as multipart, with a limit of their own.
    bodyLimit: 100 * 1024,
    trustProxy: config.trustProxy,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAMETER },
    frameworkErrors: (error, request, reply) => {
      refuse(error, request as FastifyRequest, reply as unknown as FastifyReply)
    },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, log),
    serverFactory: (handler) =>
      port.answerWith((request, response) => {
        if (!front(request, response, handler) && !answerQuestion(request, response, handler)) handler(request, response)
      }),
  })
  const apiSource = createApiSource(server, config.apiHost)
  /** Nothing until the calls are mounted. */
  let directSource = createDirectSource(new Map(), {})
  let answerQuestion: ReturnType<typeof createQuestionAnswerer> = () => false

  server.addHook('onRequest', async (request, reply) => {
    // A client that has disconnected already has no address, and waits for no answer.
    if (!request.ip) return refuse(new AppError('REQUEST_MALFORMED'), request, reply)
    if (isOddUrl(request.url)) return refuse(new AppError('ADDRESS_MALFORMED'), request, reply)
  })
  server.addHook('onRequest', async (request, reply) => {
    // Our own scripts and sheets open nothing and are framed by nobody: on slow lines their headers are a tenth of them.
    if (assets && request.url.startsWith('/assets/')) return void reply.headers(fileHeaders)
    reply.headers({ ...headers, 'x-request-id': request.id })
    if (request.url.startsWith('/api/')) reply.header('content-security-policy', SILENT_POLICY)
  })
  server.addHook('onResponse', async (request, reply) => {
    if (isOwnCall(request)) return
    // Logs the path without the query, which may hold a code or payment data.
    const path = request.url.split('?', 1)[0]
    request.log.info({ method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  // Open reads are made once for everybody who asks at the same time, then kept.
  server.addHook('onRequest', async (request, reply) => {
    if (isOwnCall(request) || !isRead(request)) return
    const isCall = request.url.startsWith('/api/')
    const key = !isShared(request) ? null : isCall ? callKey(request.url) : fileKey(request.url)
    if (key === null) {
      // Playlists and keys of lessons are read from rows each time.
      if (isCall || request.url.startsWith('/media/lessons/')) countRead(request, COST.call)
      return
    }
    countMaking(key, request, COST.call)
    return sendFilled(await fillCall(key, request.id), request, reply)
  })
  server.setErrorHandler(refuse)

  mountMetrics(server, metrics)
  mountHealth(server, db, () => port.isStopping)
  if (assets) await mountAssets(server, assets)
  const api = await mountApi(server, {
    db,
    checkAnswers: !config.isProduction,
    mediaDir,
    settings: config,
    routePatterns: typeof web === 'function' ? undefined : routePatterns(web.routes),
  })
  // Whoever builds a site has its listener told before anybody asks.
  api.setListening(true)
  const callHeaders = { ...headers, 'content-security-policy': SILENT_POLICY }
  directSource = createDirectSource(config.apiHost ? new Map() : api.directReads, callHeaders)
  answerQuestion = createQuestionAnswerer({
    ...{ metrics, log, trustProxy: config.trustProxy, questions: api.directQuestions, headers: callHeaders },
  })
  await mountStandInFonts(server, config)
  await mountGateways(server, config, sandboxDir)
  await mountGoogle(server, config, db)
  mountPages(server, { cache, pages, headers, countMaking, queryKeys: () => (assets ? knownKeys : pages.queryKeys()) })
  const invalidate = (tags: Tag[] | 'all') => {
    const dropped = tags.includes('site') ? 'all' : tags
    api.invalidate(dropped)
    if (dropped === 'all') cache.clear()
    else cache.drop(dropped)
  }
  return {
    server,
    cache,
    port,
    listener: {
      onTags: invalidate,
      onLost: () => api.setListening(false),
      onGap() {
        api.setListening(true)
        invalidate('all')
      },
    },
    warmPictures: (signal) => warmPictures(db, api.pictures, signal),
  }

  /** Not every way here has passed the hooks that set the headers. */
  function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    return sendFailureOf(error, request, reply.headers({ ...headers, 'x-request-id': request.id }))
  }

  /** Requests that find an answer held, or join one being made, cost nothing and are not limited. */
  function countMaking(key: string, request: FastifyRequest, cost: number): void {
    if (cache.get(key)) metrics.hit.inc()
    else if (cache.isMaking(key)) metrics.joined.inc()
    else {
      countRead(request, cost)
      metrics.miss.inc()
    }
  }

  function fillCall(key: string, requestId?: string, keepText = true) {
    const exchange = { method: 'GET', url: key, headers: {}, body: undefined }
    return cache.fill(key, async () => (await directSource.make(key, requestId)) ?? apiSource(exchange, requestId), {
      keepText,
      isHeld: isWorthHolding(key),
    })
  }

  /** How pages reach the API: through the cache, so that what every page needs is made once. */
  async function askApi(exchange: Exchange) {
    const key = exchange.method === 'GET' ? callKey(exchange.url) : null
    const filled = key === null ? { entry: null, made: await apiSource(exchange) } : await fillCall(key)
    if (!filled.entry) return filled.made
    const { entry, read } = filled
    return { status: 200, body: textOf(entry), tags: entry.tags, until: entry.until, read }
  }
}

/** Files that are made from rows and held like calls; they read no query. */
function fileKey(url: string): string | null {
  const path = url.split('?', 1)[0] ?? ''
  return HELD_FILES.has(path) ? path : null
}
