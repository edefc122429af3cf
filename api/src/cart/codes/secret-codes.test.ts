import * as contract from '@tq/contract/cart.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { codeCustomers, codes } from '@tq/db/schema/promotion.ts'
import { beginCounting } from '@tq/db/testing/invariants/opening.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addPerson } from '../../profile/testing/people.ts'
import { testApi } from '../../testing/api.ts'

const api = await testApi()
const { db } = api
const BOOK = 56
const lines = [{ productId: BOOK, quantity: 5 }]
const [lan, minh] = [await addPerson(db), await addPerson(db)]

const UNKNOWN = 'KHONGCOMA'
const SECRET = ['RIENGCHOLAN', 'HETLUOT', 'CHUADEN']

beforeAll(async () => {
  const [day, before] = [sql`now() + interval '1 day'`, sql`now() - interval '1 day'`]
  const made = { family: 'voucher' as const, title: 'Giảm 5.000 ₫', effect: 'amount' as const, amount: 5_000, isPublic: false }
  const rows = await db
    .insert(codes)
    .values([
      { ...made, code: 'RIENGCHOLAN', isForSome: true, startsAt: before, endsAt: day },
      { ...made, code: 'HETLUOT', totalLimit: 3, usedCount: 3, startsAt: before, endsAt: day },
      { ...made, code: 'CHUADEN', startsAt: day, endsAt: sql`now() + interval '2 days'` },
      { ...made, code: 'QUAHAN', startsAt: sql`now() - interval '2 days'`, endsAt: before },
      { ...made, code: 'CONDUNG', startsAt: before, endsAt: day },
    ])
    .returning()
  await beginCounting(db, { of: /^codes/ })
  await db.insert(codeCustomers).values({ codeId: rows[0]?.id as number, userId: lan.id })
  await Promise.all([lan, minh].map((who) => api.as(who).call(contract.addProduct, { body: lines[0] as (typeof lines)[0] })))
})

beforeEach(async () => {
  await db.execute(sql`truncate rate_limits`)
  api.invalidate('all')
})

const shown = async (typed: string, call = api.call) =>
  (await call(contract.calculateGuestCart, { body: { lines, codes: [typed] } })).data.refusedCodes.map(({ family, reason }) => ({
    family,
    reason,
  }))
const typed = (code: string, call = api.call) =>
  call(contract.addGuestVoucher, { body: { lines, code } }).then(
    () => 'taken',
    ({ status, code: name, message }) => ({ status, name, message }),
  )
const guessesUsed = async () =>
  (
    await db.execute<{ used: number }>(
      sql`select coalesce(sum(used), 0)::int as used from rate_limits where key like 'code-guess:%'`,
    )
  ).rows[0]?.used

test.each(SECRET)(
  '%s looks to a guest as a code that does not exist: typed, in the cart, and in what a guess costs',
  async (code) => {
    expect(await typed(code)).toEqual(await typed(UNKNOWN))
    expect(await shown(code)).toEqual(await shown(UNKNOWN))
    await db.execute(sql`truncate rate_limits`)
    await typed(UNKNOWN)
    await shown(UNKNOWN)
    const cost = await guessesUsed()
    await db.execute(sql`truncate rate_limits`)
    await typed(code)
    await shown(code)
    expect(await guessesUsed()).toBe(cost)
  },
)

test.each(SECRET)('%s looks to another member as a code that does not exist', async (code) => {
  const { call } = api.as(minh)
  expect(await typed(code, call)).toEqual(await typed(UNKNOWN, call))
  expect(await shown(code, call)).toEqual(await shown(UNKNOWN, call))
  const add = (name: string) => call(contract.addVoucher, { body: { code: name } })
  await expect(add(code)).rejects.toMatchObject(refusal('VOUCHER_INVALID', { message: 'Mã giảm giá không hợp lệ' }))
})

test('a guest is told the way: whoever was given a code of their own logs in', async () => {
  expect(await typed('RIENGCHOLAN')).toMatchObject({
    name: 'VOUCHER_INVALID',
    message: 'Mã giảm giá không hợp lệ; nếu mã được gửi riêng cho bạn, hãy đăng nhập rồi nhập lại',
  })
})

test('the owner of a code uses it, and is told why when it can’t be used', async () => {
  const { call } = api.as(lan)
  const add = () => call(contract.addVoucher, { body: { code: 'RIENGCHOLAN' } })
  expect((await add()).data.code).toMatchObject({ codeName: 'RIENGCHOLAN' })
  for (const [change, message] of [
    [{ totalLimit: 1, usedCount: 1 }, 'Mã giảm giá đã hết lượt dùng'],
    [{ totalLimit: null, usedCount: 0, endsAt: sql`now()` }, 'Mã giảm giá đã hết hạn'],
  ] as const) {
    await db.update(codes).set(change).where(eq(codes.code, 'RIENGCHOLAN'))
    api.invalidate('all')
    await expect(add()).rejects.toMatchObject(refusal('CODE_NOT_APPLICABLE', { message }))
  }
})

test('a code that anybody may use who knows it works, and costs no guess', async () => {
  expect(await typed('CONDUNG')).toBe('taken')
  expect(await shown('CONDUNG')).toEqual([])
  expect(await guessesUsed()).toBe(0)
})

test('whoever kept a code too long is told so: nothing is to be had by it any more', async () => {
  expect(await typed('QUAHAN')).toMatchObject({ name: 'CODE_NOT_APPLICABLE', message: 'Mã giảm giá đã hết hạn' })
})
