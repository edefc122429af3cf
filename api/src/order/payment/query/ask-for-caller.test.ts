import type { OnlineGateway } from '@tq/contract/enums.ts'
import { cancelByAddress, readPaymentReturn } from '@tq/contract/order.ts'
import { outcome } from '@tq/contract/testing/refusal.ts'
import { paymentAttempts } from '@tq/db/schema/order/payment.ts'
import { eq, sql } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { mountApi } from '../../../app.ts'
import { TEST_SETTINGS } from '../../../testing/settings.ts'
import { openTestTill } from '../../testing/till.ts'
import { askGateways } from './reconcile.ts'

const { sandbox, api, db, shop, BOOK, buy, gateways, letPass } = await openTestTill()
await shop.setFree(BOOK, 500)
api.invalidate('all')

/** Another process of the same shop. */
const other = Fastify()
await mountApi(other, {
  db,
  checkAnswers: true,
  mediaDir: api.mediaDir,
  settings: { ...TEST_SETTINGS, payment: sandbox.payment },
})
afterAll(() => other.close())

const questions = (ref: string) => sandbox.exchanges().filter((one) => one.kind === 'query' && one.ref === ref).length
const tenSecondsPass = (ref: string) =>
  db
    .update(paymentAttempts)
    .set({ callerAskedAt: sql`caller_asked_at - interval '10 seconds'` })
    .where(eq(paymentAttempts.ref, ref))
const load = (server: FastifyInstance, gateway: OnlineGateway, query: string) =>
  server.inject({ method: 'POST', url: readPaymentReturn.path, payload: { gateway, query } })
const cancel = (server: FastifyInstance, id: string) =>
  server.inject({ method: cancelByAddress.method, url: cancelByAddress.path.replace(':id', id), payload: {} })

beforeEach(() => sandbox.turn({}))

test.each([
  ['vnpay', '24'],
  ['epay', 'PG_ER5'],
] as const)(
  '%s: a return address loaded forty times, in two processes: one question in ten seconds',
  async (method, cancelled) => {
    const bought = await buy(method)
    const { ref } = await bought.attempt()
    const back = await bought.pay(cancelled, { timing: 'dropped' })
    const query = back.search.slice(1)
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => load(i % 2 ? other : api.server, method, query)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(questions(ref)).toBe(1)
    await load(api.server, method, query)
    expect(questions(ref)).toBe(1)
    await tenSecondsPass(ref)
    await load(other, method, query)
    expect(questions(ref)).toBe(2)
  },
)

test('an order cancelled forty times while its gateway is silent: one question in ten seconds; then it is asked again', async () => {
  const bought = await buy('vnpay')
  const { ref } = await bought.attempt()
  sandbox.turn({ api: 'fails' })
  const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => cancel(i % 2 ? other : api.server, bought.id)))
  for (const answer of answers) expect(answer.json()).toMatchObject({ status: 409, code: 'PAYMENT_UNCLEAR' })
  expect(questions(ref)).toBe(1)
  sandbox.turn({})
  expect(outcome(await cancel(other, bought.id))).toBe('PAYMENT_UNCLEAR')
  await tenSecondsPass(ref)
  expect((await cancel(other, bought.id)).statusCode).toBe(200)
  expect(questions(ref)).toBe(2)
})

test('a buyer who returns without having paid cancels at once, by the answer of a moment ago', async () => {
  const bought = await buy('vnpay')
  const { ref } = await bought.attempt()
  const back = await bought.pay('24', { timing: 'dropped' })
  await load(api.server, 'vnpay', back.search.slice(1))
  expect((await cancel(other, bought.id)).json()).toMatchObject({ status: 200, data: { status: 'cancelled' } })
  expect(questions(ref)).toBe(1)
})

test('our own scheduled queries are not held back by a caller’s query before them', async () => {
  const bought = await buy('vnpay')
  const { ref } = await bought.attempt()
  const back = await bought.pay('00', { timing: 'dropped' })
  sandbox.turn({ api: 'fails' })
  await load(api.server, 'vnpay', back.search.slice(1))
  expect(questions(ref)).toBe(1)
  sandbox.turn({})
  await letPass(bought.id, 3)
  await askGateways(db, gateways)
  expect(await bought.order()).toMatchObject({ status: 'paid' })
})
