import type { Database } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'

/** What accounting needs of each table: rows by their key, with what must never change in them. */
const BOOKS: Record<string, { key: string; kept: string; where?: string }> = {
  orders: {
    key: 'id',
    kept: 'code, payment_method, list_total, goods_total, shipping_fee, total, vat, commission_base, terms_version, created_at, paid_at',
  },
  order_lines: { key: 'id', kept: 'order_id, product_id, title, quantity, list_total, subtotal, total, vat_class, vat' },
  order_events: { key: 'id', kept: 'order_id, status, actor, occurred_at' },
  payment_attempts: { key: 'ref', kept: 'order_id, gateway, amount, created_at' },
  // What a stranger made up is no voucher.
  payment_notices: { key: 'id', kept: 'gateway, ref, source, outcome, occurred_at', where: `outcome <> 'badSignature'` },
  refunds: { key: 'id', kept: 'order_id, attempt_ref, kind, amount, created_at' },
  stock_moves: { key: 'id', kept: 'order_id, product_id, kind, quantity, occurred_at' },
  code_uses: { key: "order_id || ':' || code_id", kept: 'saved' },
  commissions: { key: 'order_id', kept: 'percent, created_at, payout_id' },
  payouts: { key: 'id', kept: 'amount, status, created_at' },
  entitlements: { key: 'id', kept: 'order_line_id, product_id, opened_at' },
}

export type Books = Map<string, string>

/** Every accounting row as it stands. */
export async function readBooks(db: Database): Promise<Books> {
  const books: Books = new Map()
  for (const [table, { key, kept, where = 'true' }] of Object.entries(BOOKS)) {
    const { rows } = await db.execute<{ key: string; kept: string }>(
      sql.raw(`select (${key})::text as key, row(${kept})::text as kept from ${table} where ${where}`),
    )
    for (const row of rows) books.set(`${table} ${row.key}`, row.kept)
  }
  return books
}

/** Rows that are gone or changed since; new ones are none of it. */
export function missingFrom(now: Books, before: Books): string[] {
  return [...before]
    .filter(([row, kept]) => now.get(row) !== kept)
    .map(([row, kept]) => `${row}: ${kept} → ${now.get(row) ?? 'gone'}`)
}

/** The sums that must come out the same whenever they are made. */
export async function readSums(db: Database): Promise<Record<string, string>> {
  const { rows } = await db.execute<Record<string, string>>(sql`select
    (select sum(total) from orders where paid_at is not null)::text as paid,
    (select sum(refunded_total) from orders)::text as refunded,
    (select sum(amount) from commissions where status in ('confirmed', 'paid'))::text as earned,
    (select sum(amount) from payouts where status = 'paid')::text as "paidOut",
    (select sum(l.vat) from order_lines l join orders o on o.id = l.order_id where o.paid_at is not null)::text as vat`)
  return rows[0] ?? {}
}

/** What must be gone at any time, once the night's work is done: the longest that each may be kept. */
const PASSING: Record<string, string> = {
  users: `email_verified_at is null and role = 'user' and updated_at < now() - interval '31 days'`,
  'users who left': `select 1 from users u where delete_after < now() - interval '1 day'
    and not exists (select 1 from payouts p where p.user_id = u.id and p.status = 'requested')`,
  sessions: `least(expires_at, coalesce(ended_at, expires_at)) < now() - interval '181 days'`,
  security_codes: `expires_at < now() - interval '2 days'`,
  registration_proofs: `expires_at < now() - interval '1 day'`,
  login_nonces: `expires_at < now() - interval '1 day'`,
  rate_limits: `ends_at < now() - interval '1 day'`,
  mails: `coalesce(sent_at, created_at) < now() - case when holds_code then interval '3 days' else interval '91 days' end`,
  due_letters: `true`,
  removed_cart_lines: `removed_at < now() - interval '2 days'`,
  cart_merges: `occurred_at < now() - interval '91 days'`,
  payment_notices: `outcome = 'badSignature' and occurred_at < now() - interval '31 days'`,
  files: `claimed_at < now() - interval '2 days' and not exists (select 1 from avatars where file_hash = hash)
    and not exists (select 1 from feedback_pictures where file_hash = hash)
    and not exists (select 1 from videos where hash in (source_hash, mp4_hash, poster_hash, sprite_hash))
    and not exists (select 1 from video_segments where file_hash = hash)
    and not exists (select 1 from lessons where file_hash = hash)
    and not exists (select 1 from lesson_materials where file_hash = hash)
    and not exists (select 1 from book_versions where source_hash = hash)
    and not exists (select 1 from book_resources where file_hash = hash)
    and not exists (select 1 from book_copies where file_hash = hash)
    and not exists (select 1 from manuscript_files where hash in (file_hash, blind_hash))
    and not exists (select 1 from manuscript_uploads where file_hash = hash)`,
  bulk_requests: `created_at < now() - interval '368 days'`,
  newsletter_subscribers: `confirmed_at is null and asked_at < now() - interval '4 days'`,
  manuscript_uploads: `created_at < now() - interval '8 days'`,
  manuscript_keys: `expires_at < now() - interval '1 day'`,
  reading_marks: `removed_at < now() - interval '371 days'`,
  videos: `state in ('uploading', 'processing') and updated_at < now() - interval '8 days'`,
  'orders whose buyer left': `select 1 from orders where user_id is null and customer_keys[1] ~ '^(user:|left)' and status in ('cancelled', 'refunded')`,
}

/** Which of them are still there. */
export async function readOverdue(db: Database): Promise<string[]> {
  const overdue: string[] = []
  for (const [name, which] of Object.entries(PASSING)) {
    const { rows } = await db.execute(sql.raw(which.startsWith('select') ? which : `select 1 from ${name} where ${which}`))
    if (rows.length) overdue.push(`${rows.length} of ${name}`)
  }
  return overdue
}

/** Every table in which one of these words stands, whatever the column. */
export async function tablesNaming(db: Database, words: string[]): Promise<string[]> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker') order by 1`)
  const found: string[] = []
  for (const { name } of tables)
    for (const word of words) {
      const { rows } = await db.execute<{ row: string }>(
        sql`select left(t::text, 300) as row from ${sql.raw(name)} t where t::text ilike ${`%${word}%`} limit 1`,
      )
      if (rows[0]) found.push(`${name}: ${word}: ${rows[0].row}`)
    }
  return found
}
