import fc from '@tq/db/testing/fast-check.ts'
import { describe, expect, test } from 'vitest'
import { attemptOf } from '../testing/attempt.ts'
import { openEpay } from './epay.ts'
import { outcomeOf, resultOutcome } from './epay-codes.ts'
import { tokenOf } from './epay-fields.ts'

const KEY = 'TEST-ENCODE-KEY'
const CONFIG = {
  merId: 'EPAY000001',
  encodeKey: KEY,
  refundPassword: 'refund-pw',
  domain: 'https://sandbox.megapay.vn',
  apiDomain: 'https://sandbox.megapay.vn',
  callBackUrl: 'https://thuquan.example/thanh-toan/epay-result',
  notiUrl: 'https://thuquan.example/api/payment/epay/notify',
  reqDomain: 'https://thuquan.example',
}
const epay = openEpay(CONFIG)

type Fields = Record<string, string>

/** A result as MegaPay would sign it. */
function resultOf(change: Fields = {}, key = KEY): Fields {
  const fields: Fields = {
    resultCd: '00_000',
    timeStamp: '20260101120500',
    merTrxId: 'TQ26ABCDEFGH0001',
    trxId: 'EPAY000001202601011205',
    merId: 'EPAY000001',
    amount: '150000',
    currency: 'VND',
    payType: 'DC',
    ...change,
  }
  return { ...fields, merchantToken: tokenOf.result(fields, key) }
}
const notified = (body: unknown) => epay.parseNotification({ query: new URLSearchParams(), body })
const returned = (fields: Fields) => epay.parseReturn(new URLSearchParams(fields))

describe('known tokens', () => {
  const common = { merTrxId: 'NXB0001', merId: 'EPAY000001', amount: '150000', trxId: 'TRX1' }
  test.each([
    [
      'payment',
      tokenOf.payment({ ...common, timeStamp: '20260101120000' }, KEY),
      '2b74612bcd6241c1f05486d9d695bb7011ee7874f3b392319da80f11603b33a7',
    ],
    [
      'callback',
      tokenOf.result({ ...common, timeStamp: '20260101120500', resultCd: '00_000' }, KEY),
      '170b2868794b2eb86c0be9019382972907d43c2d0a7f6396fb16a40c2c395691',
    ],
    [
      'inquiry',
      tokenOf.inquiry({ ...common, timeStamp: '20260101121000' }, KEY),
      '83f4ea46d42c54c1e1c1c3ebfc5eaac84591f9a9e4899ace4acd3522b575d9dc',
    ],
    [
      'refund',
      tokenOf.refund({ ...common, timeStamp: '20260101121500' }, KEY),
      '96f58175e1926519269d078b5f281cb378512d00085f42ef19c9e700c810b3fd',
    ],
    [
      'refund password',
      tokenOf.refundPassword('NXB0001', 'refund-pw', KEY),
      'ff3aff8cd7fe09a21c772515735903fdf79ff96d2a0b86bc6f963e64c6384a35',
    ],
  ])('%s', (_, made, known) => expect(made).toBe(known))

  test('a fee and a card token are signed behind the amount, a fee of nothing is not', () => {
    const plain = tokenOf.result({ ...common, userFee: '0' }, KEY)
    expect(plain).toBe(tokenOf.result(common, KEY))
    expect(tokenOf.result({ ...common, userFee: '1100' }, KEY)).toBe(tokenOf.result({ ...common, amount: '1500001100' }, KEY))
    expect(tokenOf.result({ ...common, payToken: 'x' }, KEY)).toBe(plain)
    expect(tokenOf.result({ ...common, payOption: 'PAY_WITH_TOKEN', payToken: 'x' }, KEY)).not.toBe(plain)
  })
})

test('the form has what MegaPay asks for', () => {
  const started = epay.createPayment(attemptOf({ orderCode: 'TQ <đ>&"26"' }))
  expect(started).toEqual({
    kind: 'form',
    url: 'https://sandbox.megapay.vn/pg_was/order/Minit.do',
    model: {
      merId: 'EPAY000001',
      currency: 'VND',
      amount: '150000',
      invoiceNo: 'TQ26ABCDEFGH0001',
      merTrxId: 'TQ26ABCDEFGH0001',
      goodsNm: 'Don hang TQ d 26',
      description: 'Don hang TQ d 26',
      payType: 'NO',
      callBackUrl: CONFIG.callBackUrl,
      notiUrl: CONFIG.notiUrl,
      reqDomain: CONFIG.reqDomain,
      timeStamp: '20260101120000',
      merchantToken: expect.stringMatching(/^[0-9a-f]{64}$/),
      userLanguage: 'VN',
      windowType: '1',
      buyerFirstNm: 'Dao',
      buyerLastNm: 'Nguyen Thi',
      buyerPhone: '0912345678',
      buyerEmail: 'dao@example.vn',
      vaStartDt: '20260101120000',
      vaEndDt: '20260101123000',
      vaCondition: '03',
    },
  })
  expect(epay.hosts).toEqual(['sandbox.megapay.vn'])
  expect(() => epay.createPayment(attemptOf({ ref: 'NXB0001' }))).toThrow('Not a ref')
  expect(() => epay.createPayment(attemptOf({ amount: 0.5 }))).toThrow('Not an amount')
})

describe('a result', () => {
  test('is read alike from the address and from JSON, where the amount may be a number', () => {
    const paid = {
      ref: 'TQ26ABCDEFGH0001',
      gatewayTxn: 'EPAY000001202601011205',
      amount: 150_000,
      currency: 'VND',
      outcome: 'paid',
    }
    expect(returned(resultOf())).toMatchObject(paid)
    expect(notified({ ...resultOf(), amount: 150_000, extra: { nested: true } })).toMatchObject(paid)
    expect(returned(resultOf())?.raw).not.toHaveProperty('merchantToken')
  })

  test.each<[string, unknown]>([
    ['without a token', { ...resultOf(), merchantToken: undefined }],
    ['with another key', resultOf({}, 'OTHER')],
    ['for another shop', resultOf({ merId: 'EPAY000002' })],
    // The form before 1.4: its result could be changed at will.
    ['signed without its result', { ...resultOf(), merchantToken: tokenOf.result({ ...resultOf(), resultCd: '' }, KEY) }],
    ['that is no object', 'resultCd=00_000'],
    ['that is a list', [resultOf()]],
    ['that is nothing', null],
  ])('%s is refused', (_, body) => expect(notified(body)).toBeNull())

  test('with a doubled field is refused', () => {
    const query = new URLSearchParams(resultOf())
    query.append('resultCd', '00_000')
    expect(epay.parseReturn(query)).toBeNull()
  })

  test('can’t be cut into another one, though nothing stands between the hashed values', () => {
    const { merchantToken, ...fields } = resultOf({ resultCd: '00_005' })
    const cuts: Fields[] = [
      { ...fields, resultCd: '00_00', timeStamp: '520260101120500' },
      { ...fields, timeStamp: '2026010112050', merTrxId: '0TQ26ABCDEFGH000', trxId: '1EPAY000001202601011205' },
      { ...fields, merTrxId: 'TQ26ABCDEFGH000', trxId: '1EPAY000001202601011205' },
      { ...fields, merTrxId: 'TQ26ABCDEFGH0001E', trxId: 'PAY000001202601011205' },
    ]
    for (const cut of cuts) {
      expect(tokenOf.result(cut, KEY)).toBe(merchantToken)
      expect(returned({ ...cut, merchantToken: merchantToken ?? '' })).toBeNull()
    }
  })

  test('in another currency, or with an odd amount, is not money', () => {
    expect(returned(resultOf({ currency: 'USD' }))).toMatchObject({ outcome: 'unknown', currency: 'USD' })
    expect(returned(resultOf({ amount: '150000.5' }))).toMatchObject({ outcome: 'unknown', amount: null })
  })
})

describe('what the codes mean', () => {
  test.each([
    ['00_000', 'paid'],
    ['00', 'paid'],
    ['00_005', 'pending'],
    ['99', 'pending'],
    ['PG_ER5', 'failed'],
    ['FL_900', 'unknown'],
    ['FL_903', 'unknown'],
    ['OR_113', 'failed'],
    ['OR_128', 'failed'],
    ['OR_199', 'failed'],
    ['DC_101', 'failed'],
    ['00_001', 'unknown'],
    ['XX_123', 'unknown'],
  ])('%s is %s', (code, outcome) => {
    expect(resultOutcome(code)).toBe(outcome)
    expect(returned(resultOf({ resultCd: code }))).toMatchObject({ outcome, code, reason: expect.stringMatching(/\.$/) })
  })

  test.each([
    ['00_000', '0', '', 'paid'],
    ['00_000', '', '', 'paid'],
    ['00_000', '5', '', 'pending'],
    ['00_000', '2', '', 'refunded'],
    ['00_000', '1', '', 'unknown'],
    ['00_000', '-3', '', 'failed'],
    ['00_000', '0', '1', 'pending'],
    ['00_000', '0', '2', 'paid'],
    ['00_000', '0', '4', 'failed'],
    // The state is not signed: it can't turn a failure into money.
    ['PG_ER5', '0', '', 'failed'],
    ['00_005', '0', '', 'pending'],
  ])('%s with status %s and step %s is %s', (resultCd, status, twoStepStatus, outcome) =>
    expect(outcomeOf({ resultCd, status, twoStepStatus })).toBe(outcome),
  )
})

test('receipts: 200 where sending again would not help', () => {
  expect(epay.acknowledge('recorded')).toEqual({ status: 200, body: { resultCd: '00_000' } })
  expect(epay.acknowledge('alreadyFinal')).toEqual({ status: 200, body: { resultCd: '00_000' } })
  expect(epay.acknowledge('wrongAmount').status).toBe(200)
  expect(epay.acknowledge('error').status).toBe(500)
  expect(epay.acknowledge('badSignature').status).toBe(400)
  expect(epay.acknowledge('notFound').status).toBe(404)
})

describe('for any message', () => {
  const digits = fc.nat({ max: 9_999_999_999 }).map(String)
  const ref = fc.stringMatching(/^[A-Z][A-Z0-9]{15}$/)
  const message = fc.record({
    merTrxId: ref,
    trxId: fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }),
    amount: digits,
    userFee: digits,
  })

  test('signed it is read back as it was', () => {
    fc.assert(
      fc.property(message, (fields) => {
        const result = returned(resultOf(fields))
        expect(result?.raw).toMatchObject(fields)
        expect(result).toMatchObject({ ref: fields.merTrxId, amount: Number(fields.amount) })
      }),
    )
  })

  test('changed in any one signed field it is refused', () => {
    const names = ['resultCd', 'timeStamp', 'merTrxId', 'trxId', 'merId', 'amount', 'merchantToken'] as const
    fc.assert(
      fc.property(message, fc.constantFrom(...names), fc.string({ maxLength: 20 }), (fields, name, other) => {
        const signed = resultOf({ ...fields, userFee: '0' })
        fc.pre(signed[name] !== other)
        expect(returned({ ...signed, [name]: other })).toBeNull()
        const { [name]: _, ...without } = signed
        expect(returned(without)).toBeNull()
      }),
    )
  })
})
