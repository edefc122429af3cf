import { beforeEach, describe, expect, test, vi } from 'vitest'
import { GatewayUnreachable, newAttemptRef, type PayableAttempt, type RefundRequest } from '../gateway.ts'
import { attemptOf } from '../testing/attempt.ts'
import { testMerchant } from '../testing/merchant.ts'
import { tokenOf } from './epay-fields.ts'

const { epay, sandbox, publicUrl, heard, answerWith } = await testMerchant()
const MINUTE_MS = 60_000

beforeEach(() => {
  heard.length = 0
  answerWith(() => 'recorded')
  sandbox.turn({})
})

function newAttempt(): PayableAttempt {
  const createdAt = new Date()
  return attemptOf({ ref: newAttemptRef(), createdAt, expiresAt: new Date(createdAt.getTime() + 15 * MINUTE_MS) })
}

async function pay(outcome: string, picks: Record<string, string | number> = {}) {
  const attempt = newAttempt()
  const back = await sandbox.pay(epay.createPayment(attempt), outcome, picks)
  return { attempt, back, returned: epay.parseReturn(back.searchParams) }
}

const refundOf = (attempt: PayableAttempt, amount = attempt.amount): RefundRequest => ({
  id: crypto.randomUUID(),
  attempt,
  amount,
  isFull: amount === attempt.amount,
  by: 'Lê Biên Tập',
  reason: 'Khách đổi ý',
  at: new Date(),
})

const outcomes = () => heard.map(({ result }) => result?.outcome)

describe('the pay page', () => {
  test('opens from the form alone', async () => {
    const attempt = newAttempt()
    const page = await sandbox.openPage(epay.createPayment(attempt))
    expect(page.status).toBe(200)
    expect(page.html).toContain('Cổng thử nghiệm – không có tiền thật')
    expect(page.html).toContain('150.000 ₫')
    expect(page.html).not.toContain('<script')
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${publicUrl}`)
    expect(await epay.query(attempt, new Date())).toMatchObject({ outcome: 'pending', code: '99' })
  })

  test.each([
    ['OR_113', { merchantToken: 'x' }],
    ['OR_123', { merId: 'OTHER' }],
    ['OR_106', { goodsNm: 'Sách <hay>' }],
    ['OR_110', { callBackUrl: 'https://evil.example/' }],
    ['OR_111', { notiUrl: 'http://127.0.0.1:1/' }],
    ['OR_118', { reqDomain: '' }],
  ])('refuses with %s', async (code, change) => {
    const started = epay.createPayment(newAttempt())
    if (started.kind !== 'form') throw new Error('a form was expected')
    const page = await sandbox.openPage({ ...started, model: { ...started.model, ...change } })
    expect(page.status).toBe(400)
    expect(page.html).toContain(code)
  })

  test('refuses an invoice that another attempt has used', async () => {
    const first = epay.createPayment(newAttempt())
    const second = epay.createPayment(newAttempt())
    if (first.kind !== 'form' || second.kind !== 'form') throw new Error('a form was expected')
    await sandbox.openPage(first)
    const model = { ...second.model, invoiceNo: first.model.invoiceNo ?? '' }
    expect((await sandbox.openPage({ ...second, model })).html).toContain('OR_116')
  })

  test('takes one decision only', async () => {
    const { attempt } = await pay('PG_ER5')
    expect((await sandbox.openPage(epay.createPayment(attempt))).html).toContain('Giao dịch này đã kết thúc.')
    expect(heard).toHaveLength(1)
  })
})

describe('outcomes', () => {
  test.each([
    ['00_000', 'paid'],
    ['PG_ER5', 'failed'],
    ['DC_101', 'failed'],
  ])('%s is %s by notification, by callback and by inquiry', async (code, outcome) => {
    const { attempt, back, returned } = await pay(code)
    expect(back.pathname).toBe('/thanh-toan/epay-result')
    expect(heard).toHaveLength(1)
    for (const result of [heard[0]?.result, returned, await epay.query(attempt, new Date())]) {
      expect(result).toMatchObject({ ref: attempt.ref, amount: attempt.amount, currency: 'VND', outcome, code })
    }
  })

  test('a deposit code is no money; the transfer is', async () => {
    const { attempt, returned } = await pay('00_005', { depositSeconds: 0 })
    expect(returned).toMatchObject({ outcome: 'pending', code: '00_005' })
    expect(outcomes()).toEqual(['pending'])
    expect(await epay.query(attempt, new Date())).toMatchObject({ outcome: 'pending' })
    expect(await sandbox.release()).toBe(1)
    expect(outcomes()).toEqual(['pending', 'paid'])
    expect(await epay.query(attempt, new Date())).toMatchObject({ outcome: 'paid', raw: { payType: 'VA' } })
  })

  test('of which the notices may come in the wrong order', async () => {
    await pay('00_005', { depositSeconds: 0, order: 'swapped' })
    expect(heard).toEqual([])
    await sandbox.release()
    expect(outcomes()).toEqual(['paid', 'pending'])
  })

  test('an attempt nobody opened is pending, and failed when it is too late for it', async () => {
    const attempt = newAttempt()
    expect(await epay.query(attempt, new Date())).toMatchObject({ outcome: 'pending', code: 'OR_140' })
    const later = new Date(attempt.expiresAt.getTime() + 16 * MINUTE_MS)
    expect(await epay.query(attempt, later)).toMatchObject({ outcome: 'failed', code: 'OR_140' })
  })
})

describe('notifications', () => {
  test('come again until they are taken', async () => {
    answerWith(() => (heard.length < 2 ? 'error' : 'recorded'))
    await pay('00_000')
    await sandbox.settled()
    expect(heard.map(({ receipt }) => receipt)).toEqual(['error', 'error', 'recorded'])
  })

  test('dropped: the callback and an inquiry still tell', async () => {
    const { attempt, returned } = await pay('00_000', { timing: 'dropped' })
    await sandbox.settled()
    expect(heard).toEqual([])
    expect(returned?.outcome).toBe('paid')
    expect((await epay.query(attempt, new Date())).outcome).toBe('paid')
  })

  test('doubled, after the return, released, swapped', async () => {
    await pay('00_000', { copies: 20 })
    expect(heard).toHaveLength(20)
    heard.length = 0
    await pay('00_000', { timing: 'afterReturn' })
    await sandbox.settled()
    expect(heard).toHaveLength(1)
    await pay('00_000', { timing: 'held' })
    expect(heard).toHaveLength(1)
    await sandbox.release()
    expect(heard).toHaveLength(2)
    await pay('PG_ER5', { order: 'swapped' })
    expect(outcomes()).toEqual(['paid', 'paid', 'failed', 'pending'])
  })

  test('forged, or with a wrong amount', async () => {
    await pay('00_000', { content: 'forged' })
    await sandbox.settled()
    expect(heard[0]).toEqual({ result: null, receipt: 'badSignature' })
    heard.length = 0
    const { returned } = await pay('00_000', { content: 'wrongAmount' })
    expect(heard[0]?.result).toMatchObject({ amount: 151_000, outcome: 'paid' })
    expect(returned?.amount).toBe(150_000)
  })
})

describe('a gateway in trouble', () => {
  test('that hangs is given up, and answers when released', async () => {
    const { attempt } = await pay('00_000', { api: 'hangs' })
    const patience = new AbortController()
    const clock = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal)
    const given = epay.query(attempt, new Date())
    given.catch(() => {})
    await expect.poll(() => sandbox.exchanges().some(({ kind, ref }) => kind === 'query' && ref === attempt.ref)).toBe(true)
    patience.abort(new DOMException('', 'TimeoutError'))
    await expect(given).rejects.toThrow(GatewayUnreachable)
    clock.mockRestore()
    expect(await sandbox.released(epay.query(attempt, new Date()))).toMatchObject({ outcome: 'paid' })
  })

  test.each(['fails', 'forged'])('that %s is not believed', async (api) => {
    const { attempt } = await pay('00_000', { api })
    await expect(epay.query(attempt, new Date())).rejects.toThrow(GatewayUnreachable)
    expect(await epay.refund(refundOf(attempt))).toMatchObject({ outcome: 'notSent', code: 'UNREACHABLE' })
  })
})

describe('refunds', () => {
  test('of all of it: done, and not twice', async () => {
    const { attempt } = await pay('00_000')
    expect(await epay.refund(refundOf(attempt))).toMatchObject({
      outcome: 'done',
      code: '00_000',
      gatewayRefund: expect.any(String),
    })
    expect(await epay.query(attempt, new Date())).toMatchObject({ outcome: 'refunded' })
    expect(await epay.refund(refundOf(attempt))).toMatchObject({ outcome: 'done', gatewayRefund: null })
    expect(sandbox.exchanges().filter(({ kind, ref }) => kind === 'refund' && ref === attempt.ref)).toHaveLength(1)
  })

  test('in parts, never more than was paid', async () => {
    const { attempt } = await pay('00_000')
    expect(await epay.refund(refundOf(attempt, 100_000))).toMatchObject({ outcome: 'done' })
    expect((await epay.query(attempt, new Date())).outcome).toBe('paid')
    expect(await epay.refund(refundOf(attempt, 100_000))).toMatchObject({ outcome: 'refused', code: 'OR_134' })
  })

  test('not of a bank transfer, of what was not paid, or when the gateway refuses', async () => {
    const deposit = await pay('00_005', { depositSeconds: 0 })
    await sandbox.release()
    expect(await epay.refund(refundOf(deposit.attempt))).toMatchObject({
      outcome: 'refused',
      reason: expect.stringContaining('chuyển khoản ngân hàng'),
    })
    expect(await epay.refund(refundOf((await pay('PG_ER5')).attempt))).toMatchObject({ outcome: 'refused', code: 'PG_ER5' })
    const { attempt } = await pay('00_000', { refund: 'rejected' })
    expect(await epay.refund(refundOf(attempt))).toMatchObject({ outcome: 'refused', code: 'OR_117' })
  })

  test('never show the password in what was exchanged', async () => {
    const { attempt } = await pay('00_000')
    await epay.refund(refundOf(attempt))
    const password = sandbox.payment.epay?.refundPassword ?? ''
    expect(JSON.stringify(sandbox.exchanges())).not.toContain(password)
    expect(JSON.stringify(sandbox.exchanges())).toContain(
      tokenOf.refundPassword(attempt.ref, password, sandbox.payment.epay?.encodeKey ?? ''),
    )
  })
})
