import { beforeEach, describe, expect, test } from 'vitest'
import { newAttemptRef, type PayableAttempt, type RefundRequest } from '../gateway.ts'
import { attemptOf } from '../testing/attempt.ts'
import { testMerchant } from '../testing/merchant.ts'

const { vnpay, sandbox } = await testMerchant()
const MINUTE_MS = 60_000

beforeEach(() => void sandbox.turn({}))

function newAttempt(): PayableAttempt {
  const createdAt = new Date()
  return attemptOf({ ref: newAttemptRef(), createdAt, expiresAt: new Date(createdAt.getTime() + 15 * MINUTE_MS) })
}

async function pay(outcome: string, picks: Record<string, string | number> = {}) {
  const attempt = newAttempt()
  await sandbox.pay(vnpay.createPayment(attempt), outcome, picks)
  return { attempt }
}

const refundOf = (attempt: PayableAttempt, change: Partial<RefundRequest> = {}): RefundRequest => ({
  ...{ id: crypto.randomUUID(), attempt, amount: attempt.amount, isFull: true },
  ...{ by: 'Lê Biên Tập', reason: 'Khách đổi ý', at: new Date() },
  ...change,
})

describe('refunds', () => {
  const steps = async (attempt: PayableAttempt) => {
    const answers = []
    for (let n = 0; n < 3; n++) answers.push(await vnpay.query(attempt, new Date()))
    return answers.map(({ outcome, code }) => `${code} ${outcome}`)
  }

  test('go 05, 06, 00', async () => {
    const { attempt } = await pay('00')
    const answer = await vnpay.refund(refundOf(attempt))
    expect(answer).toMatchObject({ outcome: 'accepted', code: '05', gatewayRefund: expect.stringMatching(/^\d{14}$/) })
    expect(await vnpay.refund(refundOf(attempt))).toMatchObject({ outcome: 'accepted', code: '94' })
    expect(await steps(attempt)).toEqual(['05 unknown', '06 unknown', '00 refunded'])
  })

  test('or 05, 06, 09: then the money is still ours, and may be asked for again', async () => {
    const { attempt } = await pay('00', { refund: 'rejected' })
    await vnpay.refund(refundOf(attempt))
    expect(await steps(attempt)).toEqual(['05 unknown', '06 unknown', '09 paid'])
    expect(await vnpay.refund(refundOf(attempt))).toMatchObject({ outcome: 'accepted', code: '05' })
  })

  test('in parts, never more than was paid', async () => {
    const { attempt } = await pay('00')
    const part = { amount: 100_000, isFull: false }
    expect(await vnpay.refund(refundOf(attempt, part))).toMatchObject({ outcome: 'accepted' })
    expect(await vnpay.refund(refundOf(attempt, part))).toMatchObject({ outcome: 'unknown', code: '94' })
    await steps(attempt)
    expect(await vnpay.refund(refundOf(attempt, part))).toMatchObject({ outcome: 'refused', code: '03' })
  })

  test('not of what was not paid, or is not known', async () => {
    expect(await vnpay.refund(refundOf((await pay('24')).attempt))).toMatchObject({ outcome: 'refused', code: '95' })
    expect(await vnpay.refund(refundOf(newAttempt()))).toMatchObject({ outcome: 'refused', code: '91' })
  })
})

describe('what became of a refund', () => {
  test('is told until the money arrived; a question moves nothing by itself', async () => {
    const { attempt } = await pay('00')
    const request = refundOf(attempt)
    expect(await vnpay.askRefund(request)).toMatchObject({ outcome: 'unknown' })
    await vnpay.refund(request)
    const outcomes = []
    for (let n = 0; n < 3; n++) outcomes.push((await vnpay.askRefund(request)).outcome)
    expect(outcomes).toEqual(['accepted', 'accepted', 'done'])
    // What is not this one's amount is not about this one.
    expect(await vnpay.askRefund(refundOf(attempt, { amount: 1_000, isFull: false }))).toMatchObject({ outcome: 'unknown' })
  })

  test('or that it was rejected; nothing when nobody answers', async () => {
    const { attempt } = await pay('00', { refund: 'rejected' })
    const request = refundOf(attempt)
    await vnpay.refund(request)
    for (let n = 0; n < 2; n++) await vnpay.askRefund(request)
    expect(await vnpay.askRefund(request)).toMatchObject({ outcome: 'refused', code: '09' })
    sandbox.turn({ api: 'fails' })
    expect(await vnpay.askRefund(request)).toMatchObject({ outcome: 'unknown', code: 'UNREACHABLE' })
  })

  test('a payment of which a part went back is not said to be worth that part', async () => {
    const { attempt } = await pay('00')
    await vnpay.refund(refundOf(attempt, { amount: 100_000, isFull: false }))
    expect(await vnpay.query(attempt, new Date())).toMatchObject({ amount: null })
  })
})
