import { invalidInput } from '@tq/contract/errors.ts'
import { wholeNumber } from '@tq/contract/shapes.ts'
import type { FastifyReply } from 'fastify'
import type { App } from '../deps.ts'
import { readCode } from './code.ts'
import { drawQrPng, drawQrSvg } from './qr.ts'
import { findShortLink } from './short-link.ts'

/** A code leads from the same address for good. */
const LIFETIME = 'public, max-age=31536000, immutable'
const Size = wholeNumber({ min: 128, max: 2048 })
const USUAL_SIZE = '512'

export function qrRoutes({ http, deps }: App) {
  http.get<{ Params: { file: string }; Querystring: { size?: string } }>('/media/qr/:file', async (request, reply) => {
    const [, name = '', format] = /^([^.]*)\.(svg|png)$/.exec(request.params.file) ?? []
    const code = readCode(name)
    const link = code && (await findShortLink(deps.db, code))
    if (!link) return sayMissing(reply)
    const url = `${deps.settings.publicUrl}/${link.kind}/${code}`
    const size = Size.safeParse(request.query.size ?? USUAL_SIZE)
    if (!size.success) throw invalidInput({ field: 'size', message: size.error.issues[0]?.message ?? '' })
    const picture = format === 'svg' ? await drawQrSvg(url) : await drawQrPng(url, size.data)
    return reply
      .headers({
        'cache-control': LIFETIME,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'",
      })
      .type(format === 'svg' ? 'image/svg+xml; charset=utf-8' : 'image/png')
      .send(picture)
  })
}

const sayMissing = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Không có ảnh này.')
