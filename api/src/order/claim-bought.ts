import type { Db } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import { normalEmail } from '../account/email.ts'
import { runPrepared } from '../catalog/statement.ts'

/**
 * What was bought as a guest and is opened online becomes the account's that owns the mailbox: when it is paid, if there is
 * one (`openEntitlements`), and with the order itself at that person's next login. Whoever logs in has proven the mailbox.
 */
export async function claimBought(tx: Db, { id, email }: { id: string; email: string }): Promise<void> {
  await runPrepared(
    tx,
    sql`with bought as (
      select distinct o.id from entitlements e join order_lines l on l.id = e.order_line_id join orders o on o.id = l.order_id
      where (e.user_id is null or e.user_id = ${id}::uuid) and e.revoked_at is null
        and o.user_id is null and lower(o.email) = ${normalEmail(email)}
    ), taken as (
      update orders set user_id = ${id}::uuid where id in (select id from bought)
    ), own_link as (
      update commissions set status = 'reversed', amount = 0 where user_id = ${id}::uuid and order_id in (select id from bought)
    )
    update entitlements set user_id = ${id}::uuid
    where user_id is null and revoked_at is null
      and order_line_id in (select l.id from order_lines l where l.order_id in (select id from bought))`,
  )
}
