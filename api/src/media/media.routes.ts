import { brotliCompressSync } from 'node:zlib'
import type { Format } from '@tq/covers/rasterise.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../deps.ts'
import { matchesEtag } from '../http/etag.ts'
import { readAddress } from './picture-address.ts'
import type { Pictures } from './pictures.ts'

const TYPES: Record<Format, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml; charset=utf-8',
}
export const NO_PICTURE = 'Không có ảnh này.'
/** A cover may change with its title, under the same address: kept for a week, then looked after. */
const LIFETIME = 'public, max-age=604800, stale-while-revalidate=2592000'

export function mediaRoutes(app: App, pictures: Pictures) {
  app.onInvalidated((tags) => pictures.invalidate(tags))
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
  const isText = address.format === 'svg'
  const isPacked = isText && /\bbr\b/.test(String(request.headers['accept-encoding']))
  const etag = isPacked ? picture.etag.replace(/"$/, '-br"') : picture.etag
  reply.headers({
    etag,
    'cache-control': LIFETIME,
    'x-content-type-options': 'nosniff',
    // An SVG opened by itself is a document: it may load and run nothing.
    'content-security-policy': "default-src 'none'",
    ...(isText ? { vary: 'accept-encoding' } : {}),
  })
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const body = picture.held ?? (await pictures.load(address))
  if (!body) return sayMissing(reply)
  reply.type(TYPES[address.format])
  return isPacked ? reply.header('content-encoding', 'br').send(pack(body)) : reply.send(body)
}

const packed = new WeakMap<Buffer, Buffer>()

/** Outlined words are half air. Packed once for as long as the picture is in memory. */
function pack(body: Buffer): Buffer {
  const known = packed.get(body) ?? brotliCompressSync(body)
  packed.set(body, known)
  return known
}

function sayMissing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .removeHeader('etag')
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(NO_PICTURE)
}
