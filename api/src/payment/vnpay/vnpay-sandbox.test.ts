import { beforeEach, describe, expect, test, vi } from 'vitest'
import { GatewayUnreachable, newAttemptRef, type PayableAttempt, type RefundRequest } from '../gateway.ts'
import { attemptOf } from '../testing/attempt.ts'
import { testMerchant } from '../testing/merchant.ts'
import { canonical, hmac } from './vnpay-sign.ts'

const { vnpay, sandbox, publicUrl, heard, answerWith } = await testMerchant()
const MINUTE_MS = 60_000

beforeEach(() => {
  heard.length = 0
  answerWith(() => 'recorded')
  sandbox.turn({})
})

function newAttempt(change: Partial<PayableAttempt> = {}): PayableAttempt {
  const createdAt = new Date()
  return attemptOf({ ref: newAttemptRef(), createdAt, expiresAt: new Date(createdAt.getTime() + 15 * MINUTE_MS), ...change })
}

/** A shopper who presses one button; what the return says, and the attempt. */
async function pay(outcome: string, picks: Record<string, string | number> = {}, attempt = newAttempt()) {
  const back = await sandbox.pay(vnpay.createPayment(attempt), outcome, picks)
  return { attempt, back, returned: vnpay.parseReturn(back.searchParams) }
}

const refundOf = (attempt: PayableAttempt, change: Partial<RefundRequest> = {}): RefundRequest => ({
  id: crypto.randomUUID(),
  attempt,
  amount: attempt.amount,
  isFull: true,
  by: 'Lê Biên Tập',
  reason: 'Khách đổi ý',
  at: new Date(),
  ...change,
})

const notices = () => sandbox.exchanges().filter(({ kind }) => kind === 'notification')
const noticesOf = ({ ref }: PayableAttempt) => notices().filter((notice) => notice.ref === ref)
const seen = (kind: string, { ref }: PayableAttempt) =>
  expect.poll(() => sandbox.exchanges().some((exchange) => exchange.kind === kind && exchange.ref === ref)).toBe(true)

describe('the pay page', () => {
  test('shows what is paid, and that it is not real', async () => {
    const attempt = newAttempt()
    const page = await sandbox.openPage(vnpay.createPayment(attempt))
    expect(page.status).toBe(200)
    expect(page.html).toContain('Cổng thử nghiệm – không có tiền thật')
    expect(page.html).toContain('150.000 ₫')
    expect(page.html).toContain('Thanh toan don hang TQ-2611-0001')
    expect(page.html).not.toContain('<script')
    expect([...page.html.matchAll(/name="outcome" value="(\w+)"/g)].map(([, code]) => code)).toEqual([
      '00',
      '07',
      '24',
      '51',
      '13',
      '11',
    ])
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${publicUrl}`)
    expect(await vnpay.query(attempt, new Date())).toMatchObject({ outcome: 'pending', code: '01' })
  })

  test('refuses a wrong signature, another shop, a foreign return address and a ref used for something else', async () => {
    const attempt = newAttempt()
    const { url } = vnpay.createPayment(attempt)
    const statusOf = async (href: string) => {
      const page = await sandbox.openPage({ kind: 'redirect', url: href })
      return [page.status, /Mã lỗi: <b>(\w+)/.exec(page.html)?.[1]]
    }
    const changed = (name: string, value: string) => {
      const copy = new URL(url)
      copy.searchParams.set(name, value)
      const signed = canonical(copy.searchParams)
      return `${copy.origin}${copy.pathname}?${signed}&vnp_SecureHash=${hmac(signed, sandbox.payment.vnpay?.hashSecret ?? '')}`
    }
    expect(await statusOf(url.replace('vnp_Amount=1', 'vnp_Amount=2'))).toEqual([400, '70'])
    expect(await statusOf(changed('vnp_TmnCode', 'OTHER'))).toEqual([400, '02'])
    expect(await statusOf(changed('vnp_Amount', '1.5'))).toEqual([400, '03'])
    expect(await statusOf(changed('vnp_ReturnUrl', 'https://evil.example/'))).toEqual([400, '72'])
    await sandbox.openPage({ kind: 'redirect', url })
    expect(await statusOf(changed('vnp_Amount', '100000'))).toEqual([400, '01'])
  })

  test('takes one decision only', async () => {
    const { attempt, returned } = await pay('24')
    expect(returned?.outcome).toBe('failed')
    const again = await sandbox.openPage(vnpay.createPayment(attempt))
    expect(again.html).toContain('Giao dịch này đã kết thúc.')
    expect(noticesOf(attempt)).toHaveLength(1)
  })

  test('knows when it is too late', async () => {
    const createdAt = new Date(Date.now() - 20 * MINUTE_MS)
    const late = newAttempt({ createdAt, expiresAt: new Date(createdAt.getTime() + 15 * MINUTE_MS) })
    expect((await sandbox.openPage(vnpay.createPayment(late))).html).not.toContain('Thanh toán thành công')
    expect(await vnpay.query(late, new Date())).toMatchObject({ outcome: 'failed', code: '02' })
    expect((await pay('00', {}, late)).returned).toMatchObject({ outcome: 'failed', code: '11' })
  })
})

describe('outcomes', () => {
  test.each([
    ['00', 'paid', 'paid'],
    ['07', 'suspect', 'suspect'],
    ['24', 'failed', 'failed'],
    ['51', 'failed', 'failed'],
    ['11', 'failed', 'failed'],
    ['13', 'failed', 'failed'],
  ])('%s is %s by notification, by return and by query', async (code, outcome, asked) => {
    const { attempt, returned } = await pay(code)
    expect(heard).toHaveLength(1)
    for (const result of [heard[0]?.result, returned]) {
      expect(result).toMatchObject({ ref: attempt.ref, amount: attempt.amount, outcome, code })
    }
    const answer = await vnpay.query(attempt, new Date())
    expect(answer).toMatchObject({ ref: attempt.ref, amount: attempt.amount, outcome: asked })
    expect(answer.gatewayTxn).toBe(returned?.gatewayTxn)
  })

  test('an attempt nobody opened is pending, and failed when it is too late for it', async () => {
    const attempt = newAttempt()
    expect(await vnpay.query(attempt, new Date())).toMatchObject({ outcome: 'pending', code: '91' })
    const later = new Date(attempt.expiresAt.getTime() + 16 * MINUTE_MS)
    expect(await vnpay.query(attempt, later)).toMatchObject({ outcome: 'failed', code: '91' })
  })

  test('a payment is found by the second it was made', async () => {
    const { attempt } = await pay('00')
    const other = { ...attempt, createdAt: new Date(attempt.createdAt.getTime() + 1_000) }
    expect(await vnpay.query(other, new Date())).toMatchObject({ outcome: 'pending', code: '91' })
  })
})

describe('notifications', () => {
  test('come before the return, and again until they are taken', async () => {
    const answers = ['error', 'notFound', 'recorded'] as const
    answerWith(() => answers[heard.length] ?? 'error')
    const { attempt } = await pay('00')
    await sandbox.settled()
    expect(heard.map(({ receipt }) => receipt)).toEqual(answers)
    const kinds = sandbox.exchanges().filter(({ ref }) => ref === attempt.ref)
    expect(kinds.map(({ kind }) => kind).indexOf('notification')).toBeLessThan(kinds.map(({ kind }) => kind).indexOf('return'))
    expect(noticesOf(attempt).map(({ answer }) => JSON.parse(answer?.body ?? '{}').RspCode)).toEqual(['99', '01', '00'])
  })

  test('stop when the order was final already, and at last when nobody takes them', async () => {
    answerWith(() => 'alreadyFinal')
    const { attempt: final } = await pay('00')
    await sandbox.settled()
    expect(noticesOf(final)).toHaveLength(1)
    answerWith(() => 'error')
    const { attempt: refused } = await pay('00')
    await sandbox.settled()
    expect(noticesOf(refused)).toHaveLength(1 + 3)
  })

  test('dropped: the return and a query still tell', async () => {
    const { attempt, returned } = await pay('00', { timing: 'dropped' })
    await sandbox.settled()
    expect(heard).toEqual([])
    expect(returned?.outcome).toBe('paid')
    expect((await vnpay.query(attempt, new Date())).outcome).toBe('paid')
  })

  test('fifty at once', async () => {
    const { attempt } = await pay('00', { copies: 50 })
    expect(heard).toHaveLength(50)
    expect(new Set(heard.map(({ result }) => result?.ref))).toEqual(new Set([attempt.ref]))
  })

  test('after the return', async () => {
    const { attempt } = await pay('00', { timing: 'afterReturn' })
    await sandbox.settled()
    const kinds = sandbox.exchanges().flatMap(({ ref, kind }) => (ref === attempt.ref ? [kind] : []))
    expect(kinds.indexOf('notification')).toBeGreaterThan(kinds.indexOf('return'))
    expect(heard[0]?.result?.outcome).toBe('paid')
  })

  test('late by seconds', async () => {
    await pay('00', { timing: 'late', lateSeconds: 0 })
    await sandbox.settled()
    expect(heard).toHaveLength(1)
  })

  test('only when released, in either order', async () => {
    const first = await pay('00', { timing: 'held' })
    const second = await pay('24', { timing: 'held' })
    expect(heard).toEqual([])
    const released = await fetch(`${sandbox.url}/release`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ isReversed: true }),
    })
    expect(await released.json()).toEqual({ released: 2 })
    expect(heard.map(({ result }) => result?.ref)).toEqual([second.attempt.ref, first.attempt.ref])
  })

  test('an older one after the final one', async () => {
    await pay('00', { order: 'swapped' })
    expect(heard.map(({ result }) => result?.outcome)).toEqual(['paid', 'pending'])
  })

  test('with a forged signature', async () => {
    const { attempt } = await pay('00', { content: 'forged' })
    await sandbox.settled()
    expect(heard.every(({ result, receipt }) => result === null && receipt === 'badSignature')).toBe(true)
    expect(noticesOf(attempt)).toHaveLength(1 + 3)
  })

  test('with a wrong amount, rightly signed', async () => {
    answerWith(({ amount }) => (amount === 150_000 ? 'recorded' : 'wrongAmount'))
    const { returned } = await pay('00', { content: 'wrongAmount' })
    expect(heard[0]).toMatchObject({ result: { amount: 151_000, outcome: 'paid' }, receipt: 'wrongAmount' })
    expect(returned?.amount).toBe(150_000)
    await sandbox.settled()
  })
})

describe('a gateway in trouble', () => {
  test('that hangs is given up, and answers when released', async () => {
    const { attempt } = await pay('00')
    sandbox.turn({ api: 'hangs' })
    const patience = new AbortController()
    const clock = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal)
    const given = vnpay.query(attempt, new Date())
    given.catch(() => {})
    await seen('query', attempt)
    expect(clock).toHaveBeenCalledWith(5_000)
    patience.abort(new DOMException('', 'TimeoutError'))
    await expect(given).rejects.toThrow(GatewayUnreachable)
    clock.mockRestore()

    expect(await sandbox.released(vnpay.query(attempt, new Date()))).toMatchObject({ outcome: 'paid' })
  })

  test('that hangs while it refunds has refunded all the same', async () => {
    const { attempt } = await pay('00', { api: 'hangs' })
    const patience = new AbortController()
    const clock = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal)
    const request = refundOf(attempt)
    const lost = vnpay.refund(request)
    await seen('refund', attempt)
    patience.abort(new DOMException('', 'TimeoutError'))
    expect(await lost).toMatchObject({ outcome: 'unknown', code: 'UNREACHABLE' })
    clock.mockRestore()
    expect(await sandbox.released(vnpay.refund(request))).toMatchObject({ outcome: 'accepted', code: '94' })
  })

  test.each(['fails', 'forged'])('that %s is not believed', async (api) => {
    const { attempt } = await pay('00', { api })
    await expect(vnpay.query(attempt, new Date())).rejects.toThrow(GatewayUnreachable)
    expect(await vnpay.refund(refundOf(attempt))).toMatchObject({ outcome: 'unknown' })
  })
})

test('switches can be turned over HTTP, wrong values are left alone, nothing puts them back', async () => {
  const turn = async (body: object) =>
    (
      await fetch(`${sandbox.url}/switches`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json()
  expect(await turn({ timing: 'dropped', copies: 999, api: 'explodes', lateSeconds: -1 })).toMatchObject({
    timing: 'dropped',
    copies: 50,
    api: 'answers',
    lateSeconds: 30,
  })
  await pay('00')
  expect(heard).toEqual([])
  expect(await turn({})).toMatchObject({ timing: 'beforeReturn', copies: 1 })
  const listed = (await (await fetch(`${sandbox.url}/exchanges`)).json()) as unknown[]
  expect(listed.length).toBeGreaterThan(0)
})
