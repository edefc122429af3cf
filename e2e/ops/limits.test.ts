import { randomUUID } from 'node:crypto'
import { outcome } from '@tq/contract/testing/refusal.ts'
import { codes } from '@tq/db/schema/promotion.ts'
import { setStock } from '@tq/db/testing/by-hand.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { beginCounting } from '@tq/db/testing/invariants/opening.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startProgram } from './fixtures/program.ts'

const BOOK = 2
const MEMBER = { Email: 'docgia@thuquan.test', Password: 'DocGia@2026', remember: false }

interface Envelope {
  ended: ReturnType<typeof outcome>
  isSuccess: boolean
  errorMessage: string
  data: { total: number; token: string; code: { codeName: string } | null }
}

async function post(address: string, path: string, body: object, token?: string): Promise<Envelope> {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  return { ...JSON.parse(text), ended: outcome({ status: answer.status, body: text }) }
}

test('two processes: the last use of a voucher, a code once for each person, and the end of guessing', async () => {
  const { db, url } = await testDatabase()
  const programs = await Promise.all([1, 2].map(() => startProgram({ DATABASE_URL: url, ROLE: 'web' })))
  const addressOf = (n: number) => programs[n % 2]?.address as string
  await setStock(db, BOOK, { onHand: 1000, reserved: 0 })
  const window = { startsAt: sql`now() - interval '1 day'`, endsAt: sql`now() + interval '1 day'` }
  const plain = { family: 'voucher', title: 'Giảm', effect: 'amount', amount: 10_000, isPublic: false, ...window } as const
  await db.insert(codes).values([
    { ...plain, code: 'CUOICUNG', totalLimit: 5, usedCount: 4 },
    { ...plain, code: 'MOTLAN', limitPerCustomer: 1 },
  ])
  await beginCounting(db, { of: /^codes/ })
  const { rows } = await db.execute<{ id: number }>(
    sql`select unit_id as id from geo_units where scheme = 'L2' and level = 3 order by 1 limit 1`,
  )
  const cartOf = (code: string, who: { email: string; phone: string }) => ({
    lines: [{ productId: BOOK, quantity: 1 }],
    codes: [code],
    delivery: { name: 'Lan', ...who, address: 'Số 1 phố Huế', wardId: rows[0]?.id },
  })
  const order = async (n: number, cart: object, expectedTotal: number, token?: string) =>
    post(
      addressOf(n),
      '/api/Order/checkout-without-login',
      // Paid at once: the last uses of a code are kept for whoever does.
      { ...cart, paymentMethod: 'vnpay', requestKey: randomUUID(), expectedTotal, isAgreed: true },
      token,
    )
  const totalOf = async (cart: object) => (await post(addressOf(0), '/api/Order/shipping-fee-without-login', cart)).data.total

  const guests = Array.from({ length: 50 }, (_, n) =>
    cartOf('CUOICUNG', { email: `khach${n}@doc.example`, phone: `0912000${String(100 + n)}` }),
  )
  const total = await totalOf(guests[0] as object)
  const answers = await Promise.all(guests.map((cart, n) => order(n, cart, total)))
  expect(answers.filter(({ isSuccess }) => isSuccess)).toHaveLength(1)
  for (const { ended, errorMessage } of answers.filter(({ isSuccess }) => !isSuccess)) {
    expect(['PRICE_CHANGED', 'CODE_LAPSED', 'CODE_USED_UP', 'OFFER_USED_UP']).toContain(ended)
    // Who came later is told that the price changed, not that such a code exists and is used up.
    expect(errorMessage).toMatch(/lượt|ưu đãi vừa thay đổi/)
  }
  expect((await db.execute(sql`select used_count from codes where code = 'CUOICUNG'`)).rows).toEqual([{ used_count: 5 }])

  // Twenty tabs of one person: logged in with another mailbox in the form, and as a guest with the account's own.
  const { data: login } = await post(addressOf(0), '/api/Authentication/Login', MEMBER)
  const own = cartOf('MOTLAN', { email: MEMBER.Email, phone: '0912000999' })
  const asMember = cartOf('MOTLAN', { email: 'khac@doc.example', phone: '0912000998' })
  const once = await totalOf(own)
  const tabs = await Promise.all(
    Array.from({ length: 20 }, (_, n) => (n % 4 < 2 ? order(n, asMember, once, login.token) : order(n, own, once))),
  )
  expect(tabs.filter(({ isSuccess }) => isSuccess)).toHaveLength(1)
  for (const { ended } of tabs) expect(['OK', 'PRICE_CHANGED', 'CODE_LAPSED', 'CODE_USED_UP', 'OFFER_USED_UP']).toContain(ended)
  expect((await db.execute(sql`select used_count from codes where code = 'MOTLAN'`)).rows).toEqual([{ used_count: 1 }])

  // Wrong codes at one process count at the other. Carts that came late with a used-up code have guessed too: a new stretch.
  await db.execute(sql`delete from rate_limits where key like 'code-guess:%'`)
  const guess = (n: number, code: string) => post(addressOf(n), '/api/Order/add-voucher-without-login', { lines: [], code })
  const guesses = await Promise.all(Array.from({ length: 100 }, (_, n) => guess(n, `DOAN${n}`)))
  expect(guesses.filter(({ ended }) => ended === 'VOUCHER_INVALID')).toHaveLength(60)
  expect(guesses.filter(({ ended }) => ended === 'TOO_MANY_REQUESTS')).toHaveLength(40)
  for (const n of [0, 1]) expect((await guess(n, 'TUUTRUONG50')).ended).toBe('TOO_MANY_REQUESTS')
})
