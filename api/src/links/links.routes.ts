import * as contract from '@tq/contract/content/links.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { HeldLinks, type ResolvedLink } from './cached-links.ts'
import { checkRedirect } from './check-redirect.ts'
import { readCode } from './code.ts'
import { qrRoutes } from './qr.routes.ts'
import { countScans } from './scans.ts'

type Request = FastifyRequest<{ Params: { kind: string; '*': string } }>

export function linksRoutes(app: App) {
  const { db, settings } = app.deps
  const links = new HeldLinks()
  const count = countScans(app)
  app.onInvalidated((tags) => links.invalidate(tags))

  serve(app, contract.checkUrl, async ({ body }) => ({ data: checkRedirect(body.url, settings) }))
  qrRoutes(app)

  // Every one-letter path is a short link; the kinds are rows. Codes that lead nowhere get the site's 404 page, the same for
  // withdrawn codes as for unknown ones.
  app.http.get('/:kind(^[a-z]$)/*', (request: Request, reply) => {
    const code = readCode(request.params['*'])
    if (!code) return reply.callNotFound()
    const held = links.get(code)
    if (held) return follow(held, request, reply)
    return links.resolve(db, code, settings).then((link) => (link ? follow(link, request, reply) : reply.callNotFound()))
  })

  function follow(link: ResolvedLink, request: Request, reply: FastifyReply) {
    if (link.kind !== request.params.kind) return reply.callNotFound()
    // Programs that look whether a link is alive ask with HEAD; a browser that asks ahead of its reader says so.
    if (request.method === 'GET' && !isAhead(request)) count(link.code)
    const address = (link.isBare && isPhone(request) && link.bareAddress) || link.address
    return reply.code(302).header('location', address).header('cache-control', 'no-store').send()
  }
}

const isAhead = ({ headers }: Request): boolean => String(headers['sec-purpose'] ?? '').startsWith('prefetch')

function isPhone({ headers }: Request): boolean {
  const agent = headers['user-agent'] ?? ''
  return agent.includes('Mobile') && !agent.includes('iPad')
}
