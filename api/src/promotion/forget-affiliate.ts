import type { Tx } from '@tq/db/database.ts'
import { affiliates } from '@tq/db/schema/promotion.ts'
import { bumpTags } from '@tq/db/tags.ts'
import { eq, sql } from 'drizzle-orm'

/** Whom commissions and payouts belong to once whoever earned them has left: nobody, and the same nobody for all. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** What was earned and paid out stays for the books; identity, bank account and code go. */
export async function forgetAffiliate(tx: Tx, userId: string): Promise<void> {
  // Locked before the commissions, as asking for a payout does.
  const [affiliate] = await tx
    .select({ code: affiliates.code })
    .from(affiliates)
    .where(eq(affiliates.userId, userId))
    .for('update')
  if (!affiliate) return
  // No mailbox is called that, so nobody can register or log in as this row.
  await tx.execute(sql`
    insert into users (id, email, name, is_active) values (${NOBODY}, 'da-xoa', 'Đã xoá', false) on conflict do nothing`)
  await tx.execute(sql`update commissions set user_id = ${NOBODY} where user_id = ${userId}`)
  await tx.execute(sql`update payouts set user_id = ${NOBODY} where user_id = ${userId}`)
  // Orders that are paid from now on earn nobody anything.
  await tx.execute(sql`update orders set affiliate_id = null where affiliate_id = ${userId}`)
  await tx.delete(affiliates).where(eq(affiliates.userId, userId))
  await bumpTags(tx, ['affiliates'])
}
