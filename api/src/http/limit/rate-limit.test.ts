import { refusal } from '@tq/contract/testing/refusal.ts'
import { connect } from '@tq/db/database.ts'
import { rateLimits } from '@tq/db/schema/rate-limits.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  clearRateLimits,
  coarseNetwork,
  consumeOrThrow,
  forgetLimits,
  networkOf,
  resetLimit,
  restoreOne,
  tryCooldown,
} from './rate-limit.ts'

const { db, url } = await testDatabase()
const YEAR = 365 * 24 * 60 * 60

test('of fifty at once, from two pools, exactly as many pass as are allowed', async () => {
  const other = connect({ url })
  const tries = Array.from({ length: 50 }, (_, i) => consumeOrThrow(i % 2 ? db : other, 'cuộc đua', { most: 5, seconds: YEAR }))
  const settled = await Promise.allSettled(tries)
  await other.$client.end()
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  for (const result of settled)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 })
})

test('every key and every stretch has its own; old rows are cleared', async () => {
  const once = { most: 1, seconds: YEAR }
  await consumeOrThrow(db, 'a', once)
  await consumeOrThrow(db, 'b', once)
  await expect(consumeOrThrow(db, 'a', once)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  const over = (key: string) => db.update(rateLimits).set({ endsAt: sql`now()` }).where(eq(rateLimits.key, key))
  await over('a')
  await over('b')
  await consumeOrThrow(db, 'a', once)
  await expect(consumeOrThrow(db, 'a', once)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await clearRateLimits(db)
  expect(await db.select({ key: rateLimits.key, used: rateLimits.used }).from(rateLimits)).toContainEqual({ key: 'a', used: 1 })
  expect(await db.$count(rateLimits, eq(rateLimits.key, 'b'))).toBe(0)
})

test('a stretch lasts from its first use to its end, however often it is used, and says how long is left', async () => {
  const limit = { most: 2, seconds: 3600 }
  await consumeOrThrow(db, 'đoạn', limit)
  await db.update(rateLimits).set({ endsAt: sql`now() + interval '90 seconds'` }).where(eq(rateLimits.key, 'đoạn'))
  await consumeOrThrow(db, 'đoạn', limit)
  const refused = await consumeOrThrow(db, 'đoạn', limit).catch((error) => error)
  expect(refused.message).toBe('Đã có quá nhiều lần, vui lòng thử lại sau 2 phút')
  expect(refused.retryAfter).toBeGreaterThan(60)
  expect(refused.retryAfter).toBeLessThanOrEqual(90)
  // The stretch that begins anew forgets the old one's uses, at once for many as for one.
  await db.update(rateLimits).set({ endsAt: sql`now()` }).where(eq(rateLimits.key, 'đoạn'))
  const settled = await Promise.allSettled(Array.from({ length: 10 }, () => consumeOrThrow(db, 'đoạn', limit)))
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
})

test('forgetting a mailbox or id deletes its counters and nobody else’s', async () => {
  for (const key of ['x:an@a.vn', 'x:an@a.vn:10.0.0.1', 'x:lan@a.vn', 'an@a.vn'])
    await consumeOrThrow(db, key, { most: 1, seconds: 60 })
  await forgetLimits(db, ['an@a.vn', 'không ai'])
  const left = await db.select({ key: rateLimits.key }).from(rateLimits).where(sql`${rateLimits.key} like '%an@a.vn%'`)
  expect(left).toEqual([{ key: 'x:lan@a.vn' }])
})

test('what is given back can be taken again, and a reset gives back all', async () => {
  const twice = { most: 2, seconds: YEAR }
  const take = () => consumeOrThrow(db, 'trả lại', twice)
  await take()
  await take()
  await restoreOne(db, 'trả lại')
  await take()
  await expect(take()).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
  await resetLimit(db, 'trả lại')
  await take()
  await take()
  await expect(take()).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
})

test('of many at once one passes a cooldown, and the next only after its time', async () => {
  const turns = await Promise.all(Array.from({ length: 20 }, () => tryCooldown(db, 'lượt', 60)))
  expect(turns.filter(Boolean)).toHaveLength(1)
  await db.execute(sql`update rate_limits set ends_at = now() where key = 'lượt'`)
  expect([await tryCooldown(db, 'lượt', 60), await tryCooldown(db, 'lượt', 60)]).toEqual([true, false])
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
  ['203.113.7.9:51334', '203.113.7.9'],
  ['[2001:db8:1:2::9]:51334', '2001:db8:1:2::/64'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network))

test.each([
  ['27.64.1.2', '27.64.200.9', true],
  ['27.64.1.2', '27.65.1.2', false],
  ['2402:800:1:2::3', '2402:0800:9:9::3', true],
  ['2402:800:1:2::3', '2405:4800:1:2::3', false],
])('%s and %s are of one corner: %s', (one, other, isOne) => expect(coarseNetwork(one) === coarseNetwork(other)).toBe(isOne))
