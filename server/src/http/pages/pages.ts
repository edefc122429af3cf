import { whenGone } from '@tq/api/http/client-gone.ts'
import { boundedQueue } from '@tq/api/http/limit/bounded-queue.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerCache } from '../../cache/answer-cache.ts'
import { isWorthHolding, pageKey, type QueryKeys } from '../../cache/cache-keys.ts'
import { COST } from '../protection/read-limit.ts'
import { isRead, sendFilled } from '../send-held-answer.ts'
import type { PageRenderer } from './page-renderer.ts'

const RENDERS_AT_ONCE = 16
const RENDERS_WAITING = 2_000

/** Every address that is no call and no file is a page, if only the page that says there is nothing. */
export function mountPages(
  server: FastifyInstance,
  options: {
    cache: AnswerCache
    pages: PageRenderer
    headers: Record<string, string>
    /** Throws when that network has had too much made. */
    countMaking(key: string, request: FastifyRequest, cost: number): void
    queryKeys(): QueryKeys | Promise<QueryKeys>
  },
): void {
  const { cache, pages, headers } = options
  // Rendering more at once only makes everybody slower.
  const limited = boundedQueue({ atOnce: RENDERS_AT_ONCE, waiting: RENDERS_WAITING })

  async function renderPage(request: FastifyRequest, reply: FastifyReply) {
    const { url } = request
    if (!isRead(request)) return sayPlainly(reply.header('allow', 'GET, HEAD'), 405, 'Trang này chỉ đọc được.')
    if (hasTrailingSlash(url)) return reply.redirect(withoutTrailingSlash(url), 301)
    if (looksLikeFile(url)) return sayPlainly(reply, 404, 'Không có tệp này.')
    const key = pageKey(url, await options.queryKeys())
    if (key === null) throw new AppError('ADDRESS_TOO_LONG')
    options.countMaking(key, request, COST.page)
    const filled = await cache.fill(
      key,
      (abandoned) =>
        limited(async () => {
          const made = await pages.render(key)
          return { ...made, headers: { ...headers, ...made.headers } }
        }, abandoned),
      { keepText: false, isHeld: isWorthHolding(key), gone: whenGone(reply.raw) },
    )
    // Several may have waited for the same one: what is only this reader's goes into a copy.
    const own = filled.made ? { ...filled, made: { ...filled.made, headers: withQuery(filled.made.headers, url) } } : filled
    return sendFilled(own, request, reply)
  }

  server.route({ method: ['GET', 'HEAD'], url: '/*', handler: renderPage })
  server.setNotFoundHandler(renderPage)
}

function sayPlainly(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(sentence)
}

/** A page sees only the query keys it knows, so a redirect adds the rest again: a shared link would lose its affiliate code. */
function withQuery(headers: Record<string, string>, url: string): Record<string, string> {
  const { location } = headers
  const query = url.slice(pathOf(url).length)
  return location?.startsWith('/') && !location.includes('?') && query ? { ...headers, location: location + query } : headers
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? ''
const hasTrailingSlash = (url: string) => pathOf(url).length > 1 && pathOf(url).endsWith('/')
/** One leading slash only: `//host/` must not become a redirect to another site. */
const withoutTrailingSlash = (url: string) => `/${pathOf(url).replace(/^\/+|\/+$/g, '')}${url.slice(pathOf(url).length)}`

/** `/favicon.png` is a missing file; `/san-pham/toan.12` and `/san-pham.data` are pages. */
const looksLikeFile = (url: string) => /\.(?!data$)[a-z][a-z0-9]{1,8}$/i.test(pathOf(url))
