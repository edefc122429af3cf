import { requestPayout } from '@tq/contract/promotion/affiliate.ts'
import { commissions, payouts } from '@tq/db/schema/affiliate.ts'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addBought } from '../order/testing/bought.ts'
import { copyOrder } from '../order/testing/copy-order.ts'
import { testApi } from '../testing/api.ts'
import { addAffiliate } from './testing/link-shop.ts'

const api = await testApi()
const { db } = api
for (const rule of [
  'an order has lines',
  'orders.status is what the last event says',
  'a payout is no more than its commissions were',
])
  api.leavesBroken(rule, 'copies of an order without what belongs to it')

test('more confirmed commissions than a statement has parameters for are paid out with one request @long', async () => {
  const COUNT = 66_000
  const { person, me } = await addAffiliate(api)
  const { order } = await addBought(db, { userId: null })
  await db.execute(sql`
    with copies as (${copyOrder(order.id, COUNT)} returning id)
    insert into commissions (order_id, user_id, base, percent, amount, status, confirm_after)
    select id, ${person.id}, 100, 8, 8, 'confirmed', now() from copies`)
  await me.call(requestPayout)
  expect(await db.select().from(payouts).where(eq(payouts.userId, person.id))).toMatchObject([
    { amount: 8 * COUNT, status: 'requested' },
  ])
  expect(await db.$count(commissions, isNotNull(commissions.payoutId))).toBe(COUNT)
}, 120_000)
