import type { FastifyReply } from 'fastify'
import type { App } from '../deps.ts'
import { CacheInfo } from '../http/cache/cache-info.ts'
import { sendPieces } from './in-steps.ts'
import { MANIFEST } from './manifest.ts'
import { merchantFeed } from './merchant-feed.ts'
import { newsFeed } from './news-feed.ts'
import { robotsText } from './robots.ts'
import { sitemapIndex, sitemapPart } from './sitemap.ts'

/** Small enough to be held whole, like calls and pages. */
export const HELD_FILES: ReadonlySet<string> = new Set([
  '/sitemap.xml',
  '/robots.txt',
  '/tin-sach/rss.xml',
  '/manifest.webmanifest',
])

/** What search engines, feed readers and phones ask a site for. */
export function discoveryRoutes({ http, deps }: App) {
  const { db, settings } = deps
  const { publicUrl } = settings

  function whole(path: string, type: string, make: (cacheInfo: CacheInfo) => string | Promise<string>) {
    http.get(path, async (_request, reply) => {
      const cacheInfo = new CacheInfo()
      const text = await make(cacheInfo)
      return reply.headers(cacheInfo.headers()).type(type).send(text)
    })
  }

  whole('/sitemap.xml', 'application/xml; charset=utf-8', (cacheInfo) => sitemapIndex(db, publicUrl, cacheInfo))
  whole('/tin-sach/rss.xml', 'application/rss+xml; charset=utf-8', (cacheInfo) => newsFeed(db, publicUrl, cacheInfo))
  whole('/robots.txt', 'text/plain; charset=utf-8', (cacheInfo) => {
    cacheInfo.dependsOn('site')
    return robotsText(publicUrl)
  })
  whole('/manifest.webmanifest', 'application/manifest+json; charset=utf-8', (cacheInfo) => {
    cacheInfo.dependsOn('site')
    return JSON.stringify(MANIFEST)
  })

  http.get<{ Params: { part: string } }>('/sitemap/:part', (request, reply) =>
    sendPieces(request, reply, sitemapPart(db, publicUrl, request.params.part) ?? nothing()),
  )
  http.get('/merchant.xml', (request, reply) => sendPieces(request, reply, merchantFeed(db, publicUrl)))

  // Asked for at these places whatever the page says.
  http.get('/favicon.ico', (_request, reply) => sendTo(reply, '/media/icon-192.png'))
  http.get('/apple-touch-icon.png', (_request, reply) => sendTo(reply, '/media/icon-180.png'))
}

async function* nothing(): AsyncGenerator<string> {}

const sendTo = (reply: FastifyReply, path: string) => reply.header('cache-control', 'public, max-age=86400').redirect(path, 301)
