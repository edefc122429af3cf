import { AppError } from '@tq/contract/errors.ts'
import { LetterKey } from '@tq/contract/letter-key.ts'
import * as contract from '@tq/contract/newsletter.ts'
import type { FastifyRequest } from 'fastify'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { listNewsletters, sendNewsletter } from './issues.ts'
import { askForNewsletter, confirmNewsletter, leaveNewsletter } from './subscribe.ts'

const FORM_BYTES = 4_096

export function newsletterRoutes(app: App) {
  const { db, settings } = app.deps
  const ask = (email: string, address: string) =>
    askForNewsletter(db, { email, address, limitsNetworks: settings.limitsNetworks }, settings)

  serve(app, contract.askForNewsletter, async ({ body, address }) => {
    await ask(body.email, address)
    return { data: null, successMessage: 'Bạn mở thư xác nhận vừa gửi tới hộp thư để hoàn tất nhé' }
  })
  serve(app, contract.confirmNewsletter, async ({ body }) => {
    await confirmNewsletter(db, body.key)
    return { data: null, successMessage: 'Bạn sẽ nhận được bản tin từ số tới' }
  })
  serve(app, contract.leaveNewsletter, async ({ body }) => {
    await leaveNewsletter(db, body.key)
    return { data: null, successMessage: 'Bạn sẽ không nhận bản tin nữa' }
  })
  serve(app, contract.sendNewsletter, async ({ actor, body }) => ({ data: await sendNewsletter(db, { ...body, actor }) }))
  serve(app, contract.listNewsletters, ({ query }) => listNewsletters(db, query))

  // The page's own forms, which work without scripts, and mail programs that leave for their reader (RFC 8058).
  app.http.register(async (inside) => {
    inside.removeAllContentTypeParsers()
    inside.addContentTypeParser('*', { parseAs: 'string', bodyLimit: FORM_BYTES }, (_, text, done) => done(null, text))
    inside.post('/nhan-ban-tin', async (request, reply) => {
      const said = await act(request)
      reply.header('cache-control', 'no-store')
      // A mail program follows no redirect, and tries again after a failure.
      if (isOneClick(request)) return reply.code(said === 'da-thoi' ? 200 : 503).send()
      return reply.redirect(`/nhan-ban-tin?tin=${said}`, 303)
    })
  })

  /** What the page then says. */
  async function act(request: FastifyRequest): Promise<string> {
    const { tin, khoa } = request.query as Record<string, unknown>
    const key = LetterKey.safeParse(khoa)
    try {
      if (tin === 'thoi') {
        if (key.success) await leaveNewsletter(db, key.data)
        return 'da-thoi'
      }
      if (tin === 'xac-nhan') {
        if (!key.success) return 'het-han'
        await confirmNewsletter(db, key.data)
        return 'da-nhan'
      }
      // Another site's page could have each of its visitors ask for somebody else, from as many networks.
      if (request.headers['sec-fetch-site'] === 'cross-site') return 'chua-duoc'
      const typed = contract.askForNewsletter.body.safeParse({ email: fieldsOf(request).get('email') ?? '' })
      if (!typed.success) return 'sai-email'
      await ask(typed.data.email, request.ip)
      return 'da-gui'
    } catch (error) {
      if (error instanceof AppError && error.code === 'NEWSLETTER_LINK_OVER') return 'het-han'
      if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return 'qua-nhieu'
      request.log.error({ err: error }, 'a form of the newsletter could not be taken')
      return 'chua-duoc'
    }
  }
}

const fieldsOf = ({ body }: FastifyRequest) => new URLSearchParams(typeof body === 'string' ? body : '')

/** By the text of it: some send the field as a form in parts. */
const isOneClick = ({ body }: FastifyRequest) => typeof body === 'string' && body.includes('One-Click')
