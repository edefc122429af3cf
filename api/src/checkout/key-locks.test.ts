import { cartCodes, carts } from '@tq/db/schema/cart.ts'
import { codes } from '@tq/db/schema/promotion.ts'
import { eq, sql, TransactionRollbackError } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { lockOrder } from '../order/order-row.ts'
import { addBought } from '../order/testing/bought.ts'
import { addPerson } from '../profile/testing/people.ts'
import { takePromotions } from '../promotion/held-promotions.ts'
import { raiseStaffAlert } from '../staff/staff-alerts.ts'
import { testApi } from '../testing/api.ts'

const { db } = await testApi()

const isAnybodyWaiting = async () => {
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

/** Whether a write is done while the caller's transaction is still open. */
async function isDoneMeanwhile(write: Promise<unknown>): Promise<boolean> {
  let isDone = false
  const written = write.then(() => {
    isDone = true
  })
  written.catch(() => {})
  await vi.waitFor(async () => expect(isDone || (await isAnybodyWaiting())).toBe(true), { timeout: 10_000, interval: 20 })
  return isDone
}

test('a code that an order is counting can be put into other carts meanwhile', async () => {
  const lan = await addPerson(db)
  await db.insert(carts).values({ userId: lan.id })
  const [code] = await db.select().from(codes).where(eq(codes.isForSome, false)).orderBy(codes.id).limit(1)
  if (!code) throw new Error('no code')
  let isDone = false
  const counting = db.transaction(async (tx) => {
    const held = { id: code.id, code: code.code, limitPerCustomer: null, saved: 1_000 }
    await takePromotions(tx, {
      codes: [held],
      flash: [],
      customerKeys: ['phone:0900000009'],
      trust: 'returning',
      method: 'vnpay',
    })
    isDone = await isDoneMeanwhile(db.insert(cartCodes).values({ userId: lan.id, codeId: code.id }))
    // There is no order that the use would be of.
    tx.rollback()
  })
  await expect(counting).rejects.toBeInstanceOf(TransactionRollbackError)
  expect(isDone).toBe(true)
})

test('staff can be told of an order while somebody changes it', async () => {
  const { order } = await addBought(db, { userId: null })
  const isDone = await db.transaction(async (tx) => {
    await lockOrder(tx, order.id)
    return isDoneMeanwhile(raiseStaffAlert(db, { kind: 'paymentUnclear', ref: order.id, order, text: 'Cổng chưa rõ' }))
  })
  expect(isDone).toBe(true)
})
