import type { Db } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'

/**
 * What is earned for certain less all that was asked for. A refund after the payment lowers what is earned, so it may fall
 * below zero: that much is taken off the next payouts and never asked back.
 */
export async function balanceOf(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute<{ balance: string }>(sql`select
    (select coalesce(sum(amount), 0) from commissions where user_id = ${userId}::uuid and status in ('confirmed', 'paid'))
    - (select coalesce(sum(amount), 0) from payouts where user_id = ${userId}::uuid and status <> 'refused') as balance`)
  return Number(rows[0]?.balance ?? 0)
}
