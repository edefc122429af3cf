import { AppError } from '@tq/contract/errors.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { normalEmail } from '../../mail/mailbox.ts'
import { lockOrder } from '../order-row.ts'

/**
 * A guest's order goes to the account with the very same, verified mailbox: having seen its address is not enough, and
 * two spellings that count together in limits may be two people's.
 */
export async function claimOrder(db: Database, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (order.userId === userId) return
    const [person] = await tx
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)))
    if (order.userId !== null || !person || normalEmail(person.email) !== normalEmail(order.email))
      throw new AppError('ORDER_NOT_FOUND')
    await takeOver(tx, userId, sql`select ${id}::uuid as id`)
  })
}

/**
 * Gives e-books and courses that a guest bought to the account that owns the mailbox: at payment if it exists (`grantBought`), and
 * together with the order at that person's next login. Logging in proves that the mailbox is theirs.
 */
export function claimBought(tx: Db, { id, email }: { id: string; email: string }): Promise<void> {
  return takeOver(
    tx,
    id,
    // Runs at every login, so it starts from the few guest orders of this mailbox, which have an index of their own.
    sql`select o.id from orders o where o.user_id is null and lower(o.email) = ${normalEmail(email)} and exists (
      select 1 from order_lines l join entitlements e on e.order_line_id = l.id
      where l.order_id = o.id and e.revoked_at is null and (e.user_id is null or e.user_id = ${id}::uuid))`,
  )
}

/**
 * Who recommended them to themselves earns nothing by it. `offset 0` makes PostgreSQL look the lines up order by order: it takes a
 * mailbox for half a percent of all orders, and would rather read every line there is.
 */
async function takeOver(tx: Db, userId: string, ids: SQL): Promise<void> {
  await runPrepared(
    tx,
    sql`with claimed as (${ids}), taken as (
      update orders set user_id = ${userId}::uuid, affiliate_id = nullif(affiliate_id, ${userId}::uuid)
      where id in (select id from claimed)
    ), own_link as (
      update commissions set status = 'reversed', amount = 0
      where user_id = ${userId}::uuid and status in ('pending', 'confirmed') and order_id in (select id from claimed)
    )
    update entitlements e set user_id = ${userId}::uuid
    from claimed cross join lateral (select id from order_lines where order_id = claimed.id offset 0) l
    where e.order_line_id = l.id and e.user_id is null and e.revoked_at is null`,
  )
}
