import { SANDBOX_EPAY, SANDBOX_VNPAY } from '@tq/sandbox/keys.ts'
import { expect, test } from 'vitest'
import type { PaymentSettings } from './gateways.ts'
import { homeOrigin } from './home-origin.ts'
import { paymentFor } from './stand-ins.ts'

const HOME = 'http://localhost:3000'

const demoAt = (publicUrl: string): PaymentSettings => ({
  isSandbox: true,
  vnpay: {
    ...SANDBOX_VNPAY,
    payUrl: `${publicUrl}/sandbox/vnpay/pay`,
    apiUrl: 'http://127.0.0.1:3000/sandbox/vnpay/api',
    returnUrl: `${publicUrl}/api/payment/vnpay/return`,
  },
  epay: {
    ...SANDBOX_EPAY,
    domain: `${publicUrl}/sandbox/epay`,
    apiDomain: 'http://127.0.0.1:3000/sandbox/epay',
    callBackUrl: `${publicUrl}/thanh-toan/epay-result`,
    notiUrl: 'http://127.0.0.1:3000/api/payment/epay/notify',
    reqDomain: publicUrl,
  },
})

test.each([
  '127.0.0.1:3000',
  '192.168.1.20:3000',
  '10.0.0.7',
  '172.31.9.9:8080',
  '[::1]:3000',
  '[fd00::5]:3000',
  'localhost:8080',
])('a demo at home, opened as %s, pays there and comes back there; servers talk as before', (host) => {
  expect(paymentFor(demoAt(HOME), HOME, host)).toEqual(demoAt(`http://${host}`))
})

test.each([
  'evil.example',
  'localhost.evil.example:3000',
  '127.0.0.1.evil.example',
  '8.8.8.8:3000',
  '172.32.0.1',
  '192.169.0.1',
  '169.254.169.254',
  '[2001:db8::1]:3000',
  'localhost@evil.example',
  'localhost:3000/x',
  'localhost:3000?x',
  'evil.example#localhost',
  '0x7f.1',
  '2130706433',
  '127.0.0.1:99999',
  '',
  undefined,
])('a stranger’s Host %j leads nowhere else', (host) => {
  expect(homeOrigin(host, HOME)).toBeNull()
  expect(paymentFor(demoAt(HOME), HOME, host)).toEqual(demoAt(HOME))
})

test.each(['https://thuquan.vn', 'http://demo.example', 'https://192.168.1.20'])(
  'a shop with the public address %s has only that one',
  (publicUrl) => {
    for (const host of ['127.0.0.1:3000', '192.168.1.20:3000', 'localhost:3000'])
      expect(paymentFor(demoAt(publicUrl), publicUrl, host)).toEqual(demoAt(publicUrl))
  },
)

test('real gateways are where they are, also beside a stand-in', () => {
  const { vnpay } = demoAt(HOME)
  const real = vnpay && { ...vnpay, payUrl: 'https://pay.vnpay.vn/vpcpay.html' }
  expect(paymentFor({ ...demoAt(HOME), vnpay: real }, HOME, '127.0.0.1:3000').vnpay).toEqual(real)
  expect(paymentFor({ ...demoAt(HOME), isSandbox: false }, HOME, '127.0.0.1:3000')).toEqual({ ...demoAt(HOME), isSandbox: false })
})
