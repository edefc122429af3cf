import { isIPv6 } from 'node:net'
import { AppError } from '@tq/contract/errors.ts'
import type { Db } from '@tq/db/database.ts'
import { allowances } from '@tq/db/schema/limits.ts'
import { lt, sql } from 'drizzle-orm'

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
