import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../http/deps.ts'
import { type Format, readAddress } from './picture-address.ts'
import type { Pictures } from './pictures.ts'

const TYPES: Record<Format, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
}
/** A cover may change with its title, under the same address: kept for a week, then looked after. */
const LIFETIME = 'public, max-age=604800, stale-while-revalidate=2592000'

export function mediaRoutes(app: App, pictures: Pictures) {
  app.onBump((tags) => pictures.forget(tags))
  app.http.get<{ Params: { '*': string } }>('/media/*', (request, reply) => sendPicture(pictures, request, reply))
}

async function sendPicture(
  pictures: Pictures,
  request: FastifyRequest<{ Params: { '*': string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const address = readAddress(request.params['*'])
  const picture = address && (await pictures.find(address))
  if (!picture) return sayMissing(reply)
  reply.headers({
    etag: picture.etag,
    'cache-control': LIFETIME,
    'x-content-type-options': 'nosniff',
    // An SVG opened by itself is a document: it may load and run nothing.
    'content-security-policy': "default-src 'none'",
  })
  if (hasSame(request.headers['if-none-match'], picture.etag)) return reply.code(304).send()
  const body = picture.held ?? (await pictures.load(address))
  return body ? reply.type(TYPES[address.format]).send(body) : sayMissing(reply)
}

function sayMissing(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Không có ảnh này.')
}

const hasSame = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch === etag ||
    ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag || candidate.trim() === '*'))
