import { isIPv6 } from 'node:net'
import { AppError } from '@tq/contract/errors.ts'
import type { Db } from '@tq/db/database.ts'
import { rateLimits } from '@tq/db/schema/rate-limits.ts'
import { eq, lt, sql } from 'drizzle-orm'

export interface Limit {
  most: number
  seconds: number
}

/**
 * Counts one use of `key` over all processes and throws when more than `most` fall into a period of `seconds`, which begins with the
 * first use. Call it outside the transaction it guards: a rollback would undo the count.
 */
export async function consumeOrThrow(db: Db, key: string, limit: Limit): Promise<void> {
  if (!(await tryConsume(db, key, limit))) throw await tooMany(db, key)
}

/** The same without throwing: false when none is left. */
export async function tryConsume(db: Db, key: string, { most, seconds }: Limit): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into rate_limits (key, since, used, ends_at) values (${key}, 'epoch', 1, now() + make_interval(secs => ${seconds}))
    on conflict (key, since) do update set
      used = case when rate_limits.ends_at <= now() then 1 else rate_limits.used + 1 end,
      ends_at = case when rate_limits.ends_at <= now() then excluded.ends_at else rate_limits.ends_at end
    where rate_limits.ends_at <= now() or rate_limits.used < ${most}`)
  return rowCount === 1
}

/** Counts `wanted` uses in one statement, up to the limit. Returns how many were left before. */
export async function consumeUpTo(db: Db, key: string, { most, seconds }: Limit, wanted: number): Promise<number> {
  if (wanted === 0) {
    const { rows } = await db.execute<{ used: number }>(
      sql`select used from rate_limits where key = ${key} and since = 'epoch' and ends_at > now()`,
    )
    return Math.max(0, most - (rows[0]?.used ?? 0))
  }
  const { rows } = await db.execute<{ used: number }>(sql`
    insert into rate_limits (key, since, used, ends_at)
    values (${key}, 'epoch', least(${wanted}::int, ${most}::int), now() + make_interval(secs => ${seconds}))
    on conflict (key, since) do update set
      used = least(case when rate_limits.ends_at <= now() then 0 else rate_limits.used end + ${wanted}::int, ${most}::int),
      ends_at = case when rate_limits.ends_at <= now() then excluded.ends_at else rate_limits.ends_at end
    returning case when old.ends_at > now() then old.used else 0 end as used`)
  return Math.max(0, most - (rows[0]?.used ?? 0))
}

/** Counts `wanted` uses in one statement, or none: whoever asks at the same moment can't take the same rest. */
export async function tryConsumeAll(db: Db, key: string, { most, seconds }: Limit, wanted: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into rate_limits (key, since, used, ends_at)
    select ${key}, 'epoch', ${wanted}::int, now() + make_interval(secs => ${seconds}) where ${wanted}::int <= ${most}::int
    on conflict (key, since) do update set
      used = case when rate_limits.ends_at <= now() then 0 else rate_limits.used end + excluded.used,
      ends_at = case when rate_limits.ends_at <= now() then excluded.ends_at else rate_limits.ends_at end
    where rate_limits.ends_at <= now() or rate_limits.used + excluded.used <= ${most}::int`)
  return rowCount === 1
}

/** The error for a limit that is reached, with the time until it starts again. */
export async function tooMany(db: Db, key: string, what = 'Đã có quá nhiều lần'): Promise<AppError> {
  const { rows } = await db.execute<{ left: number }>(
    sql`select ceil(extract(epoch from ends_at - now()))::int as left from rate_limits where key = ${key} and since = 'epoch'`,
  )
  const retryAfter = Math.max(1, rows[0]?.left ?? 1)
  return new AppError('TOO_MANY_REQUESTS', { values: { what, seconds: retryAfter }, retryAfter })
}

/** Takes one use back, such as a successful login, where only failures count. */
export const restoreOne = (db: Db, key: string) => restore(db, key, 1)

export async function restore(db: Db, key: string, count: number): Promise<void> {
  await db.execute(
    sql`update rate_limits set used = greatest(used - ${count}::int, 0)
      where key = ${key} and since = 'epoch' and ends_at > now() and used > 0`,
  )
}

export async function resetLimit(db: Db, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key))
}

/** True at most once in so many seconds, counted from the last true. */
export async function tryCooldown(db: Db, key: string, seconds: number): Promise<boolean> {
  const endsAt = sql`now() + make_interval(secs => ${seconds})`
  const { rowCount } = await db.execute(sql`
    insert into rate_limits (key, since, used, ends_at) values (${key}, 'epoch', 1, ${endsAt})
    on conflict (key, since) do update set ends_at = excluded.ends_at where rate_limits.ends_at <= now()`)
  return rowCount === 1
}

/** Deletes every counter whose key holds one of these mailboxes or ids between colons. */
export async function forgetLimits(db: Db, names: string[]): Promise<void> {
  await db.execute(sql`
    delete from rate_limits using unnest(${sql.param(names)}::text[]) as name
    where strpos(':' || key || ':', ':' || name || ':') > 0`)
}

export async function clearRateLimits(db: Db): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.endsAt, sql`now()`))
}

/** The part of an address that stays when a carrier gives a phone a new one: a /16, or a /32 of IPv6. */
export const coarseNetwork = (address: string) => networkOf(address).split(/[.:]/, 2).join('.')

/** Some proxies write the port beside it, another one each time. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/

/** An IPv6 subscriber has a whole /64, so it counts as one network. */
export function networkOf(address: string): string {
  const [, inBrackets, beforePort] = WITH_PORT.exec(address) ?? []
  const plain = (inBrackets ?? beforePort ?? address).replace(/^::ffff:(?=\d+\.)/i, '')
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
