import { type GatewaysOptions, openGateways } from '@tq/sandbox/gateways.ts'
import { SANDBOX_EPAY, SANDBOX_VNPAY } from '@tq/sandbox/keys.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, expect } from 'vitest'
import { TEST_SETTINGS } from '../../testing/settings.ts'
import type { StartedPayment } from '../gateway.ts'
import type { PaymentSettings } from '../gateways.ts'

/** Both stand-ins on a loopback port, with the settings of a shop that pays through them. Nothing waits: no test sleeps. */
export async function testSandbox({
  publicUrl = TEST_SETTINGS.publicUrl,
  ...options
}: Partial<GatewaysOptions> & { publicUrl?: string } = {}) {
  let merchant: FastifyInstance | undefined
  const gateways = openGateways({
    vnpay: { ...SANDBOX_VNPAY, ipnUrl: `${publicUrl}/api/payment/vnpay/ipn` },
    epay: SANDBOX_EPAY,
    merchantOrigins: [new URL(publicUrl).origin],
    retries: 3,
    retryMs: 1,
    afterReturnMs: 0,
    fetch: (url, init) => (merchant ? inject(merchant, String(url), init) : fetch(url, init)),
    ...options,
  })
  const server = Fastify({ forceCloseConnections: true })
  await server.register(gateways.plugin, { prefix: '/sandbox' })
  const url = `${await server.listen({ port: 0, host: '127.0.0.1' })}/sandbox`
  afterAll(() => server.close())

  const payment: PaymentSettings = {
    isSandbox: true,
    vnpay: {
      ...SANDBOX_VNPAY,
      payUrl: `${url}/vnpay/paymentv2/vpcpay.html`,
      apiUrl: `${url}/vnpay/merchant_webapi/api/transaction`,
      returnUrl: `${publicUrl}/api/payment/vnpay/return`,
    },
    epay: {
      ...SANDBOX_EPAY,
      domain: `${url}/epay`,
      apiDomain: `${url}/epay`,
      callBackUrl: `${publicUrl}/thanh-toan/epay-result`,
      notiUrl: `${publicUrl}/api/payment/epay/notify`,
      reqDomain: publicUrl,
    },
  }
  return {
    ...gateways,
    url,
    payment,
    /** Notices go into this server without a socket, whatever the public address says. */
    deliverTo: (server: FastifyInstance) => {
      merchant = server
    },
    /** The answer to a question that hangs: released again and again, since it may not have arrived yet. */
    async released<T>(question: Promise<T>): Promise<T> {
      let isAnswered = false
      const answer = question.finally(() => {
        isAnswered = true
      })
      await expect.poll(() => gateways.release().then(() => isAnswered)).toBe(true)
      return answer
    },
    openPage,
    /** What a browser does: opens the pay page, presses one button; gives back where it is sent. */
    async pay(started: StartedPayment, outcome: string, picks: Record<string, string | number> = {}): Promise<URL> {
      const { action, fields } = await openPage(started)
      for (const [name, value] of Object.entries({ ...picks, outcome })) fields.set(name, String(value))
      const answer = await fetch(action, { method: 'POST', body: fields, redirect: 'manual' })
      const location = answer.headers.get('location')
      if (answer.status !== 303 || !location) throw new Error(`The pay page answered ${answer.status}: ${await answer.text()}`)
      return new URL(location)
    },
  }
}

/** The pay page as a browser sees it: its text, and its form with what stands in it. */
export async function openPage(started: StartedPayment) {
  const answer =
    started.kind === 'redirect'
      ? await fetch(started.url)
      : await fetch(started.url, { method: 'POST', body: new URLSearchParams(started.model) })
  const html = await answer.text()
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
  const fields = new URLSearchParams(inputs.map(([, name = '', value = '']): [string, string] => [name, readHtml(value)]))
  const action = new URL(/<form method="post" action="([^"]*)"/.exec(html)?.[1] ?? '', started.url)
  action.search = ''
  return { status: answer.status, headers: answer.headers, html, action, fields }
}

const readHtml = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'")

async function inject(server: FastifyInstance, url: string, init: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(url)
  const answer = await server.inject({
    method: (init.method ?? 'GET') as 'GET',
    url: pathname + search,
    headers: (init.headers ?? {}) as Record<string, string>,
    ...(init.body ? { payload: String(init.body) } : {}),
  })
  return new Response(answer.body, { status: answer.statusCode })
}
