import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { entitlements } from '@tq/db/schema/entitlement.ts'
import { sql } from 'drizzle-orm'
import type { StaffActor, UserActor } from '../actor.ts'
import { normalEmail } from '../mail/mailbox.ts'
import { recordAudit } from '../staff/audit.ts'

/**
 * What was bought and is opened online: the product itself, such parts of a combo, and the courses that come with any of them. A
 * guest's is opened for the account that owns the mailbox, where there is one.
 */
export async function grantBought(tx: Db, order: { id: string; userId: string | null; email: string }): Promise<void> {
  await runPrepared(
    tx,
    sql`insert into entitlements (order_line_id, product_id, user_id)
    select distinct l.id, opened.product_id, coalesce(${order.userId}::uuid,
      (select id from users where email = ${normalEmail(order.email)} and email_verified_at is not null
        and is_active and (delete_after is null or delete_after > now()))) from order_lines l
    cross join lateral (
      select part.product_id from order_line_parts part where part.order_line_id = l.id and part.kind in ('digital', 'course')
      union
      select pc.course_id from order_line_parts part join product_courses pc on pc.product_id = part.product_id
      where part.order_line_id = l.id
    ) opened
    where l.order_id = ${order.id}::uuid
    on conflict do nothing`,
  )
}

export interface Gift {
  userId: string
  productId: number
  source: 'gift' | 'class' | 'staff'
  /** A reader who gives it away, or somebody who works here. */
  actor: UserActor | StaffActor
}

/** Given, not bought. The same again changes nothing; false then. */
export async function grant(db: Db, { actor, ...gift }: Gift): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [given] = await tx
      .insert(entitlements)
      .values({ ...gift, givenByUserId: actor.userId })
      .onConflictDoNothing()
      .returning({ id: entitlements.id })
    if (given && actor.kind === 'staff')
      await recordAudit(tx, {
        ...{ actor, action: 'entitlement.grant', subject: { type: 'entitlement', id: given.id } },
        ...{ before: null, after: { ...gift } },
      })
    return given !== undefined
  })
}
