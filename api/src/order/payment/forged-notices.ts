import type { Database } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import { tryConsume } from '../../http/limit/rate-limit.ts'
import type { GatewayName } from '../../payment/gateway.ts'

/** Enough to see that somebody tries, and what they say; not enough to fill a table or a log. */
const KEPT = { most: 20, seconds: 60 * 60 }
const FIELDS = 40
const LONGEST = 100

/**
 * Keeps a notice whose signature is wrong: a forger, or a key that was changed on one side only. Under no payment's name. Says
 * whether it was kept, and so is worth a line in the log.
 */
export async function keepForged(
  db: Database,
  gateway: GatewayName,
  said: { query: URLSearchParams; body: unknown },
  from: string,
): Promise<boolean> {
  if (!(await tryConsume(db, `forged-notice:${gateway}`, KEPT))) return false
  const body = said.body !== null && typeof said.body === 'object' ? Object.entries(said.body) : []
  const fields = [...said.query, ...body].slice(0, FIELDS).map(([name, value]) => [shorten(name), shorten(value)] as const)
  const raw = { ...Object.fromEntries(fields), from }
  await db.execute(sql`
    insert into payment_notices (gateway, source, outcome, raw)
    values (${gateway}, 'notification', 'badSignature', ${JSON.stringify(raw)}::jsonb)`)
  return true
}

/** Without what PostgreSQL can't store. */
const shorten = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, LONGEST).toWellFormed().replaceAll('\0', '')

/** Deletes forged notices after thirty days; genuine ones stay. */
export async function clearForgedNotices(db: Database): Promise<void> {
  await db.execute(sql`delete from payment_notices where outcome = 'badSignature' and occurred_at < now() - interval '30 days'`)
}
