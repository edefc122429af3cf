import { isIPv6 } from 'node:net'
import { AppError } from '@tq/contract/errors.ts'
import type { Db } from '@tq/db/database.ts'
import { allowances } from '@tq/db/schema/limits.ts'
import { eq, lt, sql } from 'drizzle-orm'

/**
 * Takes one of `most` in each stretch of so many seconds, over all processes; throws when none is left.
 * Call it outside the transaction it guards: what is rolled back would not count.
 */
export async function takeAllowance(db: Db, key: string, { most, seconds }: { most: number; seconds: number }): Promise<void> {
  const stretch = sql`make_interval(secs => ${seconds})`
  const since = sql`date_bin(${stretch}, now(), 'epoch')`
  const { rowCount } = await db.execute(sql`
    insert into allowances (key, since, used, ends_at) values (${key}, ${since}, 1, ${since} + ${stretch})
    on conflict (key, since) do update set used = allowances.used + 1 where allowances.used < ${most}`)
  if (!rowCount) throw new AppError('TOO_MANY_REQUESTS')
}

/** What turned out not to count: only failures of a login do. */
export async function returnAllowance(db: Db, key: string): Promise<void> {
  await db.execute(sql`update allowances set used = used - 1 where key = ${key} and ends_at > now() and used > 0`)
}

export async function resetAllowance(db: Db, key: string): Promise<void> {
  await db.delete(allowances).where(eq(allowances.key, key))
}

/** True once in so many seconds, counted from the last time it was: unlike an allowance, two are never close together. */
export async function takeTurn(db: Db, key: string, seconds: number): Promise<boolean> {
  const endsAt = sql`now() + make_interval(secs => ${seconds})`
  const { rowCount } = await db.execute(sql`
    insert into allowances (key, since, used, ends_at) values (${key}, 'epoch', 1, ${endsAt})
    on conflict (key, since) do update set ends_at = excluded.ends_at where allowances.ends_at <= now()`)
  return rowCount === 1
}

export async function clearAllowances(db: Db): Promise<void> {
  await db.delete(allowances).where(lt(allowances.endsAt, sql`now()`))
}

/** Whoever has one IPv6 address has a whole /64 of them: they count as one. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [before = '', after] = plain.toLowerCase().split('%', 1).join('').split('::')
  const left = before ? before.split(':') : []
  const right = after ? after.split(':') : []
  const zeros = after === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
