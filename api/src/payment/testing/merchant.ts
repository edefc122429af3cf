import Fastify from 'fastify'
import { afterAll } from 'vitest'
import type { Gateway, PaymentResult, Receipt } from '../gateway.ts'
import { openGateways } from '../gateways.ts'
import { testSandbox } from './sandbox.ts'

export interface Heard {
  result: PaymentResult | null
  receipt: Receipt
}

/** A shop with no memory but what it heard, on a real port, and the sandbox that tells it. */
export async function testMerchant(options: Parameters<typeof testSandbox>[0] = {}) {
  const server = Fastify({ forceCloseConnections: true })
  const heard: Heard[] = []
  let answer: (result: PaymentResult) => Receipt = () => 'recorded'
  let gateways: { vnpay: Gateway; epay: Gateway }

  const hear = (gateway: Gateway, raw: Parameters<Gateway['parseNotification']>[0]) => {
    const result = gateway.parseNotification(raw)
    const receipt = result ? answer(result) : 'badSignature'
    heard.push({ result, receipt })
    return gateway.acknowledge(receipt)
  }
  server.get('/api/payment/vnpay/ipn', async (request, reply) => {
    const { status, body } = hear(gateways.vnpay, { query: new URL(request.url, 'http://x').searchParams, body: null })
    return reply.code(status).send(body)
  })
  server.post('/api/payment/epay/notify', async (request, reply) => {
    const { status, body } = hear(gateways.epay, { query: new URLSearchParams(), body: request.body })
    return reply.code(status).send(body)
  })
  const publicUrl = await server.listen({ port: 0, host: '127.0.0.1' })
  afterAll(() => server.close())

  const sandbox = await testSandbox({ publicUrl, ...options })
  const { vnpay, epay } = openGateways(sandbox.payment)
  if (!vnpay || !epay) throw new Error('Both gateways are open')
  gateways = { vnpay, epay }
  return {
    ...gateways,
    sandbox,
    publicUrl,
    heard,
    /** What the shop answers to a notice with a right signature. */
    answerWith: (how: typeof answer) => {
      answer = how
    },
  }
}
