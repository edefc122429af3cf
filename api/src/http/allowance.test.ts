import { refusal } from '@tq/contract/testing/refusal.ts'
import { connect } from '@tq/db/database.ts'
import { allowances } from '@tq/db/schema/limits.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  clearAllowances,
  cornerOf,
  forgetAllowances,
  networkOf,
  resetAllowance,
  returnAllowance,
  takeAllowance,
  takeTurn,
} from './allowance.ts'

const { db, url } = await testDatabase()
const YEAR = 365 * 24 * 60 * 60

test('of fifty at once, from two pools, exactly as many pass as are allowed', async () => {
  const other = connect({ url })
  const tries = Array.from({ length: 50 }, (_, i) => takeAllowance(i % 2 ? db : other, 'cuộc đua', { most: 5, seconds: YEAR }))
  const settled = await Promise.allSettled(tries)
  await other.$client.end()
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  for (const result of settled)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 })
})

test('every key and every stretch has its own; old rows are cleared', async () => {
  const once = { most: 1, seconds: YEAR }
  await takeAllowance(db, 'a', once)
  await takeAllowance(db, 'b', once)
  await expect(takeAllowance(db, 'a', once)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  const over = (key: string) => db.update(allowances).set({ endsAt: sql`now()` }).where(eq(allowances.key, key))
  await over('a')
  await over('b')
  await takeAllowance(db, 'a', once)
  await expect(takeAllowance(db, 'a', once)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await clearAllowances(db)
  expect(await db.select({ key: allowances.key, used: allowances.used }).from(allowances)).toContainEqual({ key: 'a', used: 1 })
  expect(await db.$count(allowances, eq(allowances.key, 'b'))).toBe(0)
})

test('a stretch lasts from its first use to its end, however often it is used, and says how long is left', async () => {
  const limit = { most: 2, seconds: 3600 }
  await takeAllowance(db, 'đoạn', limit)
  await db.update(allowances).set({ endsAt: sql`now() + interval '90 seconds'` }).where(eq(allowances.key, 'đoạn'))
  await takeAllowance(db, 'đoạn', limit)
  const refused = await takeAllowance(db, 'đoạn', limit).catch((error) => error)
  expect(refused.message).toBe('Đã có quá nhiều lần, vui lòng thử lại sau 2 phút')
  expect(refused.retryAfter).toBeGreaterThan(60)
  expect(refused.retryAfter).toBeLessThanOrEqual(90)
  // The stretch that begins anew forgets the old one's uses, at once for many as for one.
  await db.update(allowances).set({ endsAt: sql`now()` }).where(eq(allowances.key, 'đoạn'))
  const settled = await Promise.allSettled(Array.from({ length: 10 }, () => takeAllowance(db, 'đoạn', limit)))
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
})

test('what is kept by a name goes with it, and nobody else’s', async () => {
  for (const key of ['x:an@a.vn', 'x:an@a.vn:10.0.0.1', 'x:lan@a.vn', 'an@a.vn'])
    await takeAllowance(db, key, { most: 1, seconds: 60 })
  await forgetAllowances(db, ['an@a.vn', 'không ai'])
  const left = await db.select({ key: allowances.key }).from(allowances).where(sql`${allowances.key} like '%an@a.vn%'`)
  expect(left).toEqual([{ key: 'x:lan@a.vn' }])
})

test('what is given back can be taken again, and a reset gives back all', async () => {
  const twice = { most: 2, seconds: YEAR }
  const take = () => takeAllowance(db, 'trả lại', twice)
  await take()
  await take()
  await returnAllowance(db, 'trả lại')
  await take()
  await expect(take()).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
  await resetAllowance(db, 'trả lại')
  await take()
  await take()
  await expect(take()).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
})

test('a turn comes once, to one of many, and again only after its time', async () => {
  const turns = await Promise.all(Array.from({ length: 20 }, () => takeTurn(db, 'lượt', 60)))
  expect(turns.filter(Boolean)).toHaveLength(1)
  await db.execute(sql`update allowances set ends_at = now() where key = 'lượt'`)
  expect([await takeTurn(db, 'lượt', 60), await takeTurn(db, 'lượt', 60)]).toEqual([true, false])
})

test.each([
  ['203.113.7.9', '203.113.7.9'],
  ['::ffff:203.113.7.9', '203.113.7.9'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network))

test.each([
  ['27.64.1.2', '27.64.200.9', true],
  ['27.64.1.2', '27.65.1.2', false],
  ['2402:800:1:2::3', '2402:0800:9:9::3', true],
  ['2402:800:1:2::3', '2405:4800:1:2::3', false],
])('%s and %s are of one corner: %s', (one, other, isOne) => expect(cornerOf(one) === cornerOf(other)).toBe(isOne))
