import fc from '@tq/db/testing/fast-check.ts'
import { describe, expect, test } from 'vitest'
import type { Receipt } from '../gateway.ts'
import { attemptOf } from '../testing/attempt.ts'
import { openVnpay } from './vnpay.ts'
import { noticeOutcome, queryOutcome } from './vnpay-codes.ts'
import { canonical, hashOf, hmac } from './vnpay-sign.ts'

const CONFIG = {
  tmnCode: 'DEMOV210',
  hashSecret: 'TESTSECRET',
  payUrl: 'https://sandbox.vnpayment.vn/paymentv2/vpcpay.html',
  apiUrl: 'https://sandbox.vnpayment.vn/merchant_webapi/api/transaction',
  returnUrl: 'https://domainmerchant.vn/ReturnUrl',
}
const vnpay = openVnpay(CONFIG)

const NOTICE =
  'vnp_Amount=1806000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14422574&vnp_CardType=ATM&vnp_OrderInfo=Thanh+toan+don+hang+%3A5&vnp_PayDate=20210801153500&vnp_ResponseCode=00&vnp_TmnCode=DEMOV210&vnp_TransactionNo=14422574&vnp_TransactionStatus=00&vnp_TxnRef=5'
const NOTICE_HASH =
  '0dd01a84ca2ea811a332d21e9e7f4e45d606cbb434299cd71e34692931e6da6a1a8d4d36fa7e59754bcfd7569c82537cf243a499e6fc1a1d841103ea76e3bcfb'

/** A notice as VNPAY would sign it. */
function noticeOf(change: Record<string, string> = {}, secret = CONFIG.hashSecret): URLSearchParams {
  const fields = { ...Object.fromEntries(new URLSearchParams(NOTICE)), ...change }
  const signed = canonical(Object.entries(fields))
  return new URLSearchParams(`${signed}&vnp_SecureHash=${hmac(signed, secret)}`)
}

describe('known signatures', () => {
  test('the sample of the documentation', () => {
    const sample =
      'vnp_Amount=1806000&vnp_Command=pay&vnp_CreateDate=20210801153333&vnp_CurrCode=VND&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=Thanh+toan+don+hang+%3A5&vnp_OrderType=other&vnp_ReturnUrl=https%3A%2F%2Fdomainmerchant.vn%2FReturnUrl&vnp_TmnCode=DEMOV210&vnp_TxnRef=5&vnp_Version=2.1.0'
    const shuffled = [...new URLSearchParams(sample)].reverse()
    expect(canonical([...shuffled, ['vnp_BankCode', ''], ['vnp_SecureHashType', 'SHA512'], ['utm_source', 'x']])).toBe(sample)
    expect(hmac(sample, 'TESTSECRET')).toBe(
      '8d664a901079332bbfcc6c56b36be15967e4fc3c408436bf167dd73a2cb1f14f4fbd78dc43d1fb3e4dfae752476ba3b817121ba08edd1a7f6b947d4a51ee1c7d',
    )
  })

  test('a notice of a public test suite', () => {
    const fields = {
      vnp_Amount: '1000000',
      vnp_BankCode: 'NCB',
      vnp_BankTranNo: 'VNP14422574',
      vnp_CardType: 'ATM',
      vnp_OrderInfo: 'Thanh toan don hang 2024-05-21T02:17:31.249Z',
      vnp_PayDate: '20240521091806',
      vnp_ResponseCode: '00',
      vnp_TmnCode: 'TEST_TMN_CODE',
      vnp_TransactionNo: '14422574',
      vnp_TransactionStatus: '00',
      vnp_TxnRef: '1716257871703',
    }
    expect(hmac(canonical(Object.entries(fields)), 'test_secret')).toMatch(/^649982421beb4225[0-9a-f]+72895$/)
  })

  test('a notification', () => {
    expect(hmac(NOTICE, 'TESTSECRET')).toBe(NOTICE_HASH)
    const result = vnpay.parseNotification({
      query: new URLSearchParams(`${NOTICE}&vnp_SecureHash=${NOTICE_HASH}`),
      body: null,
    })
    expect(result).toMatchObject({ ref: '5', gatewayTxn: '14422574', amount: 18_060, outcome: 'paid', code: '00' })
    expect(result?.raw).not.toHaveProperty('vnp_SecureHash')
  })

  test('a query', () => {
    const fields = {
      vnp_RequestId: 'RQ1',
      vnp_Version: '2.1.0',
      vnp_Command: 'querydr',
      vnp_TmnCode: 'DEMOV210',
      vnp_TxnRef: '5',
      vnp_TransactionDate: '20210801153333',
      vnp_CreateDate: '20210801160000',
      vnp_IpAddr: '127.0.0.1',
      vnp_OrderInfo: 'Truy van GD:5',
    }
    expect(hashOf.query(fields, 'TESTSECRET')).toMatch(/^86e9294079187c76[0-9a-f]+1dc4$/)
  })
})

describe('the address the browser is sent to', () => {
  const started = vnpay.createPayment(attemptOf())
  const url = new URL(started.url)

  test('has every required field and a right hash', () => {
    expect(started.kind).toBe('redirect')
    expect(vnpay.hosts).toEqual([url.host])
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      vnp_Version: '2.1.0',
      vnp_Command: 'pay',
      vnp_TmnCode: 'DEMOV210',
      vnp_Amount: '15000000',
      vnp_CurrCode: 'VND',
      vnp_TxnRef: 'TQ26ABCDEFGH0001',
      vnp_OrderInfo: 'Thanh toan don hang TQ-2611-0001',
      vnp_OrderType: '150000',
      vnp_ReturnUrl: CONFIG.returnUrl,
      vnp_IpAddr: '203.0.113.9',
      vnp_Locale: 'vn',
      vnp_CreateDate: '20260101120000',
      vnp_ExpireDate: '20260101121500',
      vnp_SecureHash: hmac(canonical(url.searchParams), CONFIG.hashSecret),
    })
    expect(url.searchParams.has('vnp_SecureHashType')).toBe(false)
  })

  test('is not made for half a đồng, or none', () => {
    for (const amount of [0, -1, 0.5, Number.NaN, 2 ** 60]) expect(() => vnpay.createPayment(attemptOf({ amount }))).toThrow()
  })
})

describe('a notice is refused', () => {
  test.each([
    ['without a hash', NOTICE],
    ['with an empty hash', `${NOTICE}&vnp_SecureHash=`],
    ['with the hash of another secret', noticeOf({}, 'other').toString()],
    ['with a doubled field', `${NOTICE}&vnp_SecureHash=${NOTICE_HASH}&vnp_TxnRef=5`],
    ['with a doubled hash', `${NOTICE}&vnp_SecureHash=${NOTICE_HASH}&vnp_SecureHash=${NOTICE_HASH}`],
    ['with a signed-looking addition', `${NOTICE}&vnp_SecureHash=${NOTICE_HASH}&vnp_CurrCode=VND`],
    ['for another shop', noticeOf({ vnp_TmnCode: 'OTHER' }).toString()],
    ['without a ref', noticeOf({ vnp_TxnRef: '' }).toString()],
    ['without a code', noticeOf({ vnp_ResponseCode: '' }).toString()],
  ])('%s', (_, query) => {
    expect(vnpay.parseReturn(new URLSearchParams(query))).toBeNull()
    expect(vnpay.parseNotification({ query: new URLSearchParams(query), body: null })).toBeNull()
  })

  test('but not for foreign fields, or a hash in capitals', () => {
    const query = new URLSearchParams(`${NOTICE}&vnp_SecureHash=${NOTICE_HASH.toUpperCase()}&utm_source=a&utm_source=b`)
    expect(vnpay.parseReturn(query)).toMatchObject({ outcome: 'paid' })
  })
})

describe('what the codes mean', () => {
  test.each([
    ['00', '00', 'paid'],
    ['07', '00', 'suspect'],
    ['07', '07', 'suspect'],
    ['00', '04', 'suspect'],
    ['00', '01', 'pending'],
    ['00', '02', 'unknown'],
    ['00', '', 'unknown'],
    ['24', '00', 'unknown'],
    ['24', '02', 'failed'],
    ...['09', '10', '11', '12', '13', '51', '65', '75', '79', '99'].map((code) => [code, '02', 'failed']),
  ])('in a notice %s with status %s is %s', (response, status, outcome) => {
    expect(noticeOutcome(response, status)).toBe(outcome)
    const result = vnpay.parseReturn(noticeOf({ vnp_ResponseCode: response, vnp_TransactionStatus: status }))
    expect(result?.outcome).toBe(outcome)
    expect(result?.reason).toMatch(/\.$/)
  })

  test.each([
    ['00', '01', 'paid'],
    ['00', '02', 'refunded'],
    ['00', '03', 'refunded'],
    ['01', '01', 'pending'],
    ['02', '01', 'failed'],
    ['04', '01', 'suspect'],
    ['07', '01', 'suspect'],
    ['05', '02', 'unknown'],
    ['06', '02', 'unknown'],
    ['09', '02', 'paid'],
    ['77', '01', 'unknown'],
  ])('in a query status %s of type %s is %s', (status, type, outcome) => expect(queryOutcome(status, type)).toBe(outcome))

  test('an amount that is no whole đồng is not money', () => {
    for (const vnp_Amount of ['1806050', '-1806000', '1806000.00', 'x', '']) {
      expect(vnpay.parseReturn(noticeOf({ vnp_Amount }))).toMatchObject({ amount: null, outcome: 'unknown' })
    }
  })
})

test('receipts are answered as the table says, always with 200', () => {
  const codes: Record<Receipt, string> = {
    recorded: '00',
    alreadyFinal: '02',
    notFound: '01',
    wrongAmount: '04',
    badSignature: '97',
    error: '99',
  }
  for (const [receipt, RspCode] of Object.entries(codes)) {
    expect(vnpay.acknowledge(receipt as Receipt)).toMatchObject({ status: 200, body: { RspCode, Message: expect.any(String) } })
  }
})

describe('for any message', () => {
  const text = fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
  const message = fc.record({
    vnp_OrderInfo: text,
    vnp_BankCode: text,
    vnp_TxnRef: text,
    vnp_Amount: fc.nat().map((n) => `${n}00`),
  })

  test('signed it is read back as it was', () => {
    fc.assert(
      fc.property(message, (fields) => {
        const onTheWire = new URLSearchParams(noticeOf(fields).toString())
        const result = vnpay.parseReturn(onTheWire)
        expect(result?.raw).toMatchObject(fields)
        expect(result?.ref).toBe(fields.vnp_TxnRef)
      }),
    )
  })

  test('changed in any one field it is refused', () => {
    const names = Object.keys(Object.fromEntries(noticeOf()))
    fc.assert(
      fc.property(message, fc.constantFrom(...names), text, (fields, name, other) => {
        const query = noticeOf(fields)
        fc.pre(query.get(name) !== other)
        query.set(name, other)
        expect(vnpay.parseReturn(query)).toBeNull()
        query.delete(name)
        expect(vnpay.parseReturn(query)).toBeNull()
      }),
    )
  })
})
