import { getCategories, getLogos } from '@tq/contract/content/home.ts'
import type { Call } from '@tq/contract/http/call.ts'
import { addressOf, createCall, type Transport, unwrap } from '@tq/contract/http/call.ts'
import type { Endpoint } from '@tq/contract/http/endpoint.ts'
import type { Tag } from '@tq/db/tags.ts'
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router'
import type { QueryKeys } from '../../cache/cache-keys.ts'
import type { Made } from '../../cache/entry.ts'
import { pagePolicy } from '../protection/security.ts'
import { hashIn, packPage, writePage } from './page-bytes.ts'
import { createQuickPages, type QuickPage } from './quick-pages.ts'

/** One answer of the API, with what the page cache must know about it. */
export type ApiAnswer = Pick<Made, 'status' | 'body' | 'tags' | 'until' | 'read'>

type Values = Record<string, unknown>

export type AskApi = (exchange: Parameters<Transport>[0]) => Promise<ApiAnswer>

/** The web build leaves its shared values here: linked packages exist twice in this process, once inside the bundle. */
interface WebEntry {
  apiContext: RouterContext<Call>
  siteSettingsContext: RouterContext<Pick<PageSurroundings, 'adminHost' | 'hasGoogleLogin'>>
  QUERY_KEYS: QueryKeys
}

export type WebBuild = ServerBuild | (() => Promise<ServerBuild>)

export interface PageRenderer {
  render(url: string): Promise<Made>
  queryKeys(): Promise<QueryKeys>
}

export interface PageSurroundings {
  mode: 'production' | 'development'
  origin: string
  /** Where the payment page may post its form besides our own origin. */
  formOrigins: string[]
  /** Where videos of sold courses come from; empty when it is our own origin. */
  adminHost: string
  hasGoogleLogin: boolean
  /** Off: every page is made by the library's own way. */
  isQuick?: boolean
}

export function createPageRenderer(
  build: WebBuild,
  { mode, origin, formOrigins, adminHost, hasGoogleLogin, isQuick = mode === 'production' }: PageSurroundings,
  askApi: AskApi,
): PageRenderer {
  const handle = createRequestHandler(build, mode)
  // While developing, the build changes under our hands and errors want to be seen.
  const quickly = typeof build === 'function' || !isQuick ? null : createQuickPages(build, origin)
  const frame = new FrameAnswers()
  const entry = async () => (typeof build === 'function' ? await build() : build).entry.module as unknown as WebEntry

  return {
    queryKeys: async () => (await entry()).QUERY_KEYS,
    async render(url) {
      const { apiContext, siteSettingsContext } = await entry()
      const path = new URL(origin + url).pathname
      const policyOf: PolicyOf = (page, hashOf) => pagePolicy(page, { path, formOrigins, adminHost }, hashOf)
      const askOnce = askingOnce(askApi)
      const open = () => {
        const sources = new Sources()
        const context = new RouterContextProvider()
        context.set(apiContext, createPageCall(askOnce, sources, frame))
        context.set(siteSettingsContext, { adminHost, hasGoogleLogin })
        return { sources, context }
      }
      const quick = open()
      // Whatever goes wrong there goes wrong once more here, where it is told.
      const page = await quickly?.(url, quick.context).catch(() => null)
      if (page) return quickMade(page, quick.sources, policyOf)
      const { sources, context } = open()
      const response = await handle(new Request(origin + url), context)
      // In development Vite puts styles into the page from scripts; the built page has none of that.
      return toMade(response, sources, mode === 'production' ? policyOf : null)
    },
  }
}

/** A page that is tried twice asks once: what the first try was told, and was refused, is the second one's too. */
function askingOnce(askApi: AskApi): AskApi {
  const asked = new Map<string, Promise<ApiAnswer>>()
  return (exchange) => {
    const key = `${exchange.method} ${exchange.url}`
    const known = asked.get(key)
    if (known && exchange.body === undefined) return known
    const answer = askApi(exchange)
    asked.set(key, answer)
    return answer
  }
}

/** What the page was made from: the union of its calls. A page without calls changes only with the program. */
class Sources {
  readonly tags = new Set<Tag>(['site'])
  until: number | null = null
  isKeepable = true

  add(answer: ApiAnswer): void {
    if (!answer.tags.length) this.isKeepable = false
    for (const tag of answer.tags) this.tags.add(tag)
    if (answer.until && (!this.until || answer.until < this.until)) this.until = answer.until
  }
}

/** What the frame of every page is made from is read once, not once a page: the same text gives the same object. */
class FrameAnswers {
  static readonly #PATHS: ReadonlySet<string> = new Set([getCategories.path, getLogos.path])
  readonly #byPath = new Map<string, { body: ApiAnswer['body']; answer: unknown }>()

  static has = ({ path }: Endpoint): boolean => FrameAnswers.#PATHS.has(path)

  read(path: string, { status, body }: ApiAnswer): unknown {
    const known = this.#byPath.get(path)
    // A held answer is the very same; one that was made anew says the same nearly always.
    if (known && (known.body === body || known.body.toString() === body.toString())) return known.answer
    const answer: unknown = unwrap(status, body.toString())
    this.#byPath.set(path, { body, answer })
    return answer
  }
}

function createPageCall(askApi: AskApi, sources: Sources, frame: FrameAnswers): Call {
  const ask: AskApi = async (exchange) => {
    const answer = await askApi(exchange)
    sources.add(answer)
    return answer
  }
  const plain = createCall(async (exchange) => {
    const { status, body } = await ask(exchange)
    return { status, body: body.toString() }
  }) as CallableFunction
  const call = async (endpoint: Endpoint, input: { params?: Values; query?: Values } = {}) => {
    const { method, path } = endpoint
    if (method !== 'GET') return plain(endpoint, input)
    const answer = await ask({ method, url: addressOf(endpoint, input.params, input.query), headers: {}, body: undefined })
    if (FrameAnswers.has(endpoint)) return frame.read(path, answer)
    return answer.read?.() ?? unwrap(answer.status, answer.body.toString())
  }
  // Errors of one copy of the contract are strangers to the other: cross the line as a plain Response.
  return ((endpoint: Endpoint, input?: object) =>
    call(endpoint, input).catch((error: unknown) => {
      const { status, message } = error as { status?: number; message: string }
      throw status ? new Response(message, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } }) : error
    })) as Call
}

type PolicyOf = (page: Buffer, hashOf?: (code: Buffer) => string) => string

/** In one go: the page is written where the next one will be. */
function quickMade({ pieces, headers }: QuickPage, sources: Sources, policyOf: PolicyOf): Made {
  const written = writePage(pieces)
  const packed = sources.isKeepable ? packPage(written) : null
  const body = packed ?? Buffer.from(written.page)
  const policy = policyOf(written.page, hashIn(written))
  const made = madeOf(200, { 'content-type': 'text/html; charset=utf-8', ...headers }, body, sources, policy)
  return packed ? { ...made, isPacked: true } : made
}

async function toMade(response: Response, sources: Sources, policyOf: PolicyOf | null): Promise<Made> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = Object.fromEntries(response.headers)
  const isHtml = headers['content-type']?.startsWith('text/html')
  return madeOf(response.status, headers, body, sources, isHtml && policyOf ? policyOf(body) : null)
}

function madeOf(status: number, headers: Record<string, string>, body: Buffer, sources: Sources, policy: string | null): Made {
  const isKept = status === 200 && sources.isKeepable
  return {
    status,
    headers: {
      ...headers,
      // A route's own error page keeps the headers of its success: never let a failure be stored.
      'cache-control': isKept ? (headers['cache-control'] ?? 'no-cache') : 'no-store',
      ...(policy ? { 'content-security-policy': policy } : {}),
    },
    body,
    tags: isKept ? [...sources.tags] : [],
    until: sources.until,
  }
}
