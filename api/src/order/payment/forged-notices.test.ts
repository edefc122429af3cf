import { paymentNotices } from '@tq/db/schema/order/payment.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openTestTill } from '../testing/till.ts'
import { clearForgedNotices } from './forged-notices.ts'

const { api, db, buy } = await openTestTill()

beforeEach(async () => {
  await db.execute(sql`truncate rate_limits`)
  await db.delete(paymentNotices)
})

const forged = () =>
  db.select().from(paymentNotices).where(eq(paymentNotices.outcome, 'badSignature')).orderBy(desc(paymentNotices.id))
const tellVnpay = (query: string) => api.server.inject({ url: `/api/payment/vnpay/ipn?${query}`, remoteAddress: '203.113.30.1' })

test('a forged notice of VNPAY is kept, with where it came from; its order stays as it was', async () => {
  const bought = await buy('vnpay')
  const { ref } = await bought.attempt()
  const answer = await tellVnpay(`vnp_TxnRef=${ref}&vnp_Amount=100&vnp_ResponseCode=00&vnp_SecureHash=abc`)
  expect(answer.json()).toMatchObject({ RspCode: '97' })
  // Under no payment's name: what strangers say must not stand among what its gateway said.
  expect(await forged()).toMatchObject([
    {
      gateway: 'vnpay',
      source: 'notification',
      ref: null,
      raw: { vnp_TxnRef: ref, vnp_ResponseCode: '00', from: '203.113.30.1' },
    },
  ])
  expect(await bought.order()).toMatchObject({ status: 'awaitingPayment', isPaid: false })
})

test.each([
  ['a form', { merTrxId: 'X', resultCd: '00_000' }],
  ['a list', [1, 2]],
  ['nothing', undefined],
  ['deep and odd things', { merTrxId: { a: { b: '\u0000' } }, 'k\u0000': 'v\u0000' }],
])('a forged notice of epay: %s is kept too', async (_, payload) => {
  const answer = await api.server.inject({
    method: 'POST',
    url: '/api/payment/epay/notify',
    ...(payload === undefined ? {} : { payload }),
  })
  expect(answer.statusCode).toBeLessThan(500)
  expect(await forged()).toMatchObject([{ gateway: 'epay', ref: null }])
})

test('strangers can’t fill the table: twenty an hour of each gateway, each of a few short fields', async () => {
  const long = Array.from({ length: 60 }, (_, i) => `k${i}=${'x'.repeat(100)}`).join('&')
  const answers = await Promise.all(Array.from({ length: 50 }, () => tellVnpay(long)))
  expect(new Set(answers.map((answer) => answer.json().RspCode))).toEqual(new Set(['97']))
  const kept = await forged()
  expect(kept).toHaveLength(20)
  for (const { raw } of kept) expect(JSON.stringify(raw).length).toBeLessThan(6_000)
  await api.server.inject({ method: 'POST', url: '/api/payment/epay/notify', payload: { a: '1' } })
  expect(await forged()).toHaveLength(21)
})

test('forged notices are deleted after thirty days, genuine ones stay', async () => {
  await tellVnpay('vnp_TxnRef=OLD')
  await db.insert(paymentNotices).values({ gateway: 'vnpay', ref: 'R', source: 'notification', outcome: 'recorded', raw: {} })
  await db.execute(sql`update payment_notices set occurred_at = now() - interval '31 days'`)
  await tellVnpay('vnp_TxnRef=NEW')
  await clearForgedNotices(db)
  const left = await db.select().from(paymentNotices).orderBy(paymentNotices.id)
  expect(left.map(({ outcome, raw }) => [outcome, raw.vnp_TxnRef])).toEqual([
    ['recorded', undefined],
    ['badSignature', 'NEW'],
  ])
})
