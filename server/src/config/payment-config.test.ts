import { SANDBOX_EPAY, SANDBOX_VNPAY } from '@tq/sandbox/keys.ts'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://u:p@h/d',
  PUBLIC_URL: 'https://thuquan.vn',
  TRUST_PROXY: '::1',
}
const VNPAY = {
  VNPAY_TMN_CODE: 'NXBTQ001',
  VNPAY_HASH_SECRET: 'a-real-secret',
  VNPAY_PAY_URL: 'https://pay.vnpay.vn/vpcpay.html',
  VNPAY_API_URL: 'https://merchant.vnpay.vn/merchant_webapi/api/transaction',
}
const EPAY = {
  EPAY_MER_ID: 'EPAY009999',
  EPAY_ENCODE_KEY: 'a-real-key',
  EPAY_REFUND_PASSWORD: 'a-real-password',
  EPAY_DOMAIN: 'https://pg.megapay.vn/',
}
const paymentOf = (env: Record<string, string>) => readConfig(env).payment

test('the demo pays through the sandbox: browsers by the public address, servers at home', () => {
  const { vnpay, epay, isSandbox } = paymentOf({ PUBLIC_URL: 'https://demo.example', HOST: '0.0.0.0', PORT: '4000' })
  expect(isSandbox).toBe(true)
  expect(vnpay).toEqual({
    ...SANDBOX_VNPAY,
    payUrl: 'https://demo.example/sandbox/vnpay/paymentv2/vpcpay.html',
    apiUrl: 'http://127.0.0.1:4000/sandbox/vnpay/merchant_webapi/api/transaction',
    returnUrl: 'https://demo.example/api/payment/vnpay/return',
  })
  expect(epay).toEqual({
    ...SANDBOX_EPAY,
    domain: 'https://demo.example/sandbox/epay',
    apiDomain: 'http://127.0.0.1:4000/sandbox/epay',
    callBackUrl: 'https://demo.example/thanh-toan/epay-result',
    notiUrl: 'http://127.0.0.1:4000/api/payment/epay/notify',
    reqDomain: 'https://demo.example',
  })
})

test('with variables it is the real one, the sandbox stands in for the other', () => {
  const half = paymentOf(VNPAY)
  expect(half.vnpay?.payUrl).toBe('https://pay.vnpay.vn/vpcpay.html')
  expect(half.epay?.merId).toBe(SANDBOX_EPAY.merId)
  expect(half.isSandbox).toBe(true)
  expect(paymentOf({ ...VNPAY, ...EPAY }).isSandbox).toBe(false)
})

test('production never has the sandbox: a gateway without variables is not offered', () => {
  expect(paymentOf(PRODUCTION)).toEqual({ vnpay: null, epay: null, isSandbox: false })
  expect(paymentOf({ DEMO: 'off' })).toEqual({ vnpay: null, epay: null, isSandbox: false })
  const { vnpay, epay, isSandbox } = paymentOf({ ...PRODUCTION, ...EPAY })
  expect({ vnpay, isSandbox }).toEqual({ vnpay: null, isSandbox: false })
  expect(epay).toMatchObject({
    domain: 'https://pg.megapay.vn',
    apiDomain: 'https://pg.megapay.vn',
    notiUrl: 'https://thuquan.vn/api/payment/epay/notify',
  })
})

test('all variables of a gateway or none', () => {
  const { VNPAY_HASH_SECRET: _, ...rest } = VNPAY
  expect(() => paymentOf(rest)).toThrow(/^Cổng thanh toán thiếu biến môi trường VNPAY_HASH_SECRET: .+\.$/)
  expect(() => paymentOf({ EPAY_MER_ID: 'EPAY009999' })).toThrow(/EPAY_ENCODE_KEY, EPAY_REFUND_PASSWORD, EPAY_DOMAIN/)
})

test.each([
  ['VNPAY_TMN_CODE', SANDBOX_VNPAY.tmnCode],
  ['VNPAY_HASH_SECRET', SANDBOX_VNPAY.hashSecret],
  ['EPAY_ENCODE_KEY', SANDBOX_EPAY.encodeKey],
  ['EPAY_REFUND_PASSWORD', SANDBOX_EPAY.refundPassword],
  ['VNPAY_PAY_URL', 'http://pay.vnpay.vn/vpcpay.html'],
  ['EPAY_DOMAIN', 'http://pg.megapay.vn'],
])('production refuses %s=%s', (name, value) => {
  expect(() => paymentOf({ ...PRODUCTION, ...VNPAY, ...EPAY, [name]: value })).toThrow(
    new RegExp(`^${name} .+ khi chạy thật\\.$`),
  )
})

test('where this machine reaches itself', () => {
  expect(readConfig({}).ownUrl).toBe('http://127.0.0.1:3000')
  expect(readConfig({ HOST: '192.168.1.5' }).ownUrl).toBe('http://192.168.1.5:3000')
  expect(readConfig({ HOST: '::' }).ownUrl).toBe('http://[::1]:3000')
})
