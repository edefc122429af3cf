import { AppError } from '@tq/contract/errors.ts'
import { CertificateCode } from '@tq/contract/learning/certificate.ts'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../deps.ts'
import { consumeOrThrow } from '../../http/limit/rate-limit.ts'
import { requireOwnCertificate } from './certificates.ts'

/** Each takes a tenth of a second of a processor. */
const PDFS = { most: 60, seconds: 60 * 60 }

type PdfRequest = FastifyRequest<{ Params: { code: string }; Querystring: { ticket?: string | string[] } }>

/** Made when it is asked for: it is small, and a corrected seal or font reaches all that were ever issued. */
export function certificatePdfRoute(app: App) {
  app.http.get<{ Params: { code: string }; Querystring: { ticket?: string | string[] } }>(
    '/api/Certificate/:code/pdf',
    async (request, reply) => {
      const { db, settings } = app.deps
      const code = CertificateCode.safeParse(request.params.code)
      if (!code.success) throw new AppError('CERTIFICATE_NOT_FOUND')
      const userId = await ownerOf(app, request, code.data)
      const certificate = await requireOwnCertificate(db, userId, code.data)
      await consumeOrThrow(db, `certificate-pdf:${userId}`, PDFS)
      // Fonts and PDF are some ten megabytes of program: not before somebody asks.
      const { drawCertificate } = await import('./draw-certificate.ts')
      const pdf = await drawCertificate(certificate, settings.publicUrl)
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename="chung-nhan-${code.data}.pdf"`,
          'x-content-type-options': 'nosniff',
        })
        .type('application/pdf')
        .send(pdf)
    },
  )
}

/** By the address from the list of one's own certificates, which a link can carry, or by the access token. */
async function ownerOf(app: App, { query, headers }: PdfRequest, code: string): Promise<string> {
  if (query.ticket !== undefined) {
    const pass = await app.tickets.openPass(String(query.ticket), { purpose: 'certificate', name: code })
    if (!pass) throw new AppError('CERTIFICATE_NOT_FOUND')
    return pass.userId
  }
  const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1]
  const person = token ? await app.identify(token) : null
  if (!person) throw new AppError('SESSION_EXPIRED')
  return person.id
}
