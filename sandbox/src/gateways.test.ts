import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { stamp } from './desk.ts'
import { type GatewaysOptions, openGateways } from './gateways.ts'
import { SANDBOX_EPAY, SANDBOX_VNPAY } from './keys.ts'
import { pipedHash, signedQuery } from './vnpay/sign.ts'

async function open(options: Partial<GatewaysOptions> = {}) {
  const gateways = openGateways({
    vnpay: { ...SANDBOX_VNPAY, ipnUrl: 'http://shop.example/ipn' },
    epay: SANDBOX_EPAY,
    merchantOrigins: ['http://shop.example'],
    fetch: async () => Response.json({ RspCode: '00' }),
    ...options,
  })
  const server = Fastify()
  await server.register(gateways.plugin, { prefix: '/sandbox' })
  onTestFinished(() => server.close())
  return { ...gateways, server }
}

const createdAt = stamp(new Date())
const PAYMENT = {
  vnp_Version: '2.1.0',
  vnp_Command: 'pay',
  vnp_TmnCode: SANDBOX_VNPAY.tmnCode,
  vnp_Amount: '15000000',
  vnp_CurrCode: 'VND',
  vnp_TxnRef: 'REF1',
  vnp_OrderInfo: 'Thanh toan',
  vnp_OrderType: 'other',
  vnp_ReturnUrl: 'http://shop.example/return',
  vnp_IpAddr: '127.0.0.1',
  vnp_Locale: 'vn',
  vnp_CreateDate: createdAt,
  vnp_ExpireDate: stamp(new Date(Date.now() + 900_000)),
}
const PAGE = '/sandbox/vnpay/paymentv2/vpcpay.html'
const signedPayment = signedQuery(PAYMENT, SANDBOX_VNPAY.hashSecret)

const choose = (outcome: string, more = '') => ({
  method: 'POST' as const,
  url: PAGE,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: `${signedPayment}&outcome=${outcome}${more}`,
})

function question(id: string) {
  const fields = {
    vnp_RequestId: id,
    vnp_Version: '2.1.0',
    vnp_Command: 'querydr',
    vnp_TmnCode: SANDBOX_VNPAY.tmnCode,
    vnp_TxnRef: 'REF1',
    vnp_TransactionDate: createdAt,
    vnp_CreateDate: createdAt,
    vnp_IpAddr: '127.0.0.1',
    vnp_OrderInfo: 'Truy van',
  }
  const payload = { ...fields, vnp_SecureHash: pipedHash('querydr', fields, SANDBOX_VNPAY.hashSecret) }
  return { method: 'POST' as const, url: '/sandbox/vnpay/merchant_webapi/api/transaction', payload }
}

test('one process shows the page, another takes the click, a third is asked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tq-sandbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [first, second, third] = [await open({ folder }), await open({ folder }), await open({ folder })]
  expect((await first.server.inject(`${PAGE}?${signedPayment}`)).statusCode).toBe(200)
  expect((await second.server.inject(choose('00'))).headers.location).toMatch(
    /^http:\/\/shop\.example\/return\?vnp_Amount=15000000&/,
  )
  expect((await third.server.inject(question('Q1'))).json()).toMatchObject({
    vnp_ResponseCode: '00',
    vnp_TransactionStatus: '00',
  })
})

test('without a folder the click alone is enough', async () => {
  const { server } = await open()
  expect((await server.inject(choose('24'))).statusCode).toBe(303)
  expect((await server.inject(question('Q1'))).json()).toMatchObject({ vnp_TransactionStatus: '02' })
})

test('the same question twice is a duplicate', async () => {
  const { server } = await open()
  await server.inject(choose('00'))
  await server.inject(question('Q1'))
  expect((await server.inject(question('Q1'))).json()).toMatchObject({ vnp_ResponseCode: '94' })
})

test('closing waits for nobody who hangs or is late', async () => {
  const { server, turn, settled, exchanges } = await open({ hangMs: 3_600_000 })
  await server.inject(choose('00', '&timing=late&lateSeconds=3600'))
  turn({ api: 'hangs' })
  const hanging = server.inject(question('Q1'))
  await expect.poll(() => exchanges().some(({ kind }) => kind === 'query')).toBe(true)
  await server.close()
  expect((await hanging).json()).toMatchObject({ vnp_TransactionStatus: '00' })
  await settled()
  expect(exchanges().some(({ kind }) => kind === 'notification')).toBe(false)
})

test('a call hangs no longer than it may', async () => {
  const { server, turn } = await open({ hangMs: 1 })
  turn({ api: 'hangs' })
  expect((await server.inject(question('Q1'))).statusCode).toBe(200)
})
