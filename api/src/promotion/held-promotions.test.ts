import * as contract from '@tq/contract/order.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { flashSaleItems } from '@tq/db/schema/catalog/catalog.ts'
import { codes, customerUses } from '@tq/db/schema/promotion.ts'
import { eq, like, sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { systemActor } from '../actor.ts'
import { cancelExpiredOrders } from '../order/payment/query/reconcile.ts'
import { openTestTill } from '../order/testing/till.ts'
import { takePromotions } from './held-promotions.ts'

const till = await openTestTill()
const { sandbox, api, db, shop, BOOK, buy, gateways, letPass, staff } = till
api.leavesBroken('flash_sale_items.sold', 'a piece that somebody took whose order is not told of')
const FLASH_PRICE = 1_000

/** Another book in a flash sale of its own. */
async function openSale(quota: number) {
  const { rows } = await db.execute<{ productId: number; flashSaleId: number }>(sql`
    with sale as (insert into flash_sales (name, starts_at, ends_at) values ('x', now() - interval '1 hour', now() + interval '1 hour') returning id)
    insert into flash_sale_items (flash_sale_id, product_id, price, quota, limit_per_customer)
    select sale.id, p.id, ${FLASH_PRICE}::int, ${quota}::int, 2 from sale, products p join stock s on s.product_id = p.id
    where p.kind = 'printed' and p.id <> ${BOOK} and s.on_hand > 20
      and not exists (select 1 from flash_sale_items i where i.product_id = p.id)
      and not exists (select 1 from product_courses c where c.product_id = p.id) order by p.id limit 1
    returning product_id as "productId", flash_sale_id as "flashSaleId"`)
  api.invalidate('all')
  return rows[0] as { productId: number; flashSaleId: number }
}
const soldOf = async (flashSaleId: number) =>
  (await db.select().from(flashSaleItems).where(eq(flashSaleItems.flashSaleId, flashSaleId)))[0]?.sold
const addCode = (code: string) =>
  db.insert(codes).values({
    ...{ family: 'voucher', code, title: 'x', effect: 'amount', amount: 10_000, totalLimit: 5, limitPerCustomer: 1 },
    ...{ startsAt: sql`now() - interval '1 day'`, endsAt: sql`now() + interval '1 day'` },
  })
const takenOf = async (code: string) => (await db.select().from(codes).where(eq(codes.code, code)))[0]?.usedCount
const giveUp = () => cancelExpiredOrders(db, gateways, { actor: systemActor('cancel-expired-orders') })

beforeEach(async () => {
  sandbox.turn({})
  await shop.setFree(BOOK, 50)
  api.invalidate('all')
})

test('an order that was given up and is then cancelled by staff gives its codes and flash pieces back once', async () => {
  const { productId, flashSaleId } = await openSale(10)
  await addCode('MOTLANTHOI')
  const lines = [
    { productId, quantity: 2 },
    { productId: BOOK, quantity: 1 },
  ]
  // Somebody else's pieces of the same sale, which must stay taken.
  await buy('cod', [{ productId, quantity: 2 }])
  const bought = await buy('vnpay', lines, ['MOTLANTHOI'])
  expect([await soldOf(flashSaleId), await takenOf('MOTLANTHOI')]).toEqual([4, 1])
  await letPass(bought.id, 50)
  expect(await giveUp()).toBe(1)
  expect([await soldOf(flashSaleId), await takenOf('MOTLANTHOI')]).toEqual([2, 0])
  // Late money for books that are gone: a person looks, and cancels.
  await shop.setFree(BOOK, 0)
  await bought.pay('00')
  expect(await bought.row()).toMatchObject({ status: 'needsAttention', promotionsReleased: true })
  await staff.call(contract.advanceOrder, { params: { id: bought.id }, body: { status: 'cancelled' } })
  expect([await soldOf(flashSaleId), await takenOf('MOTLANTHOI')]).toEqual([2, 0])
  const uses = await db
    .select()
    .from(customerUses)
    .where(like(customerUses.promotionKey, `flash:${flashSaleId}:%`))
  expect(uses.map(({ usedCount }) => usedCount).toSorted()).toEqual([0, 0, 2, 2])
  expect(await shop.invariants()).toEqual({})
})

test('late money keeps what a code promised while it was valid, though the code has ended since', async () => {
  await addCode('HETHANROI')
  const bought = await buy('vnpay', [{ productId: BOOK, quantity: 2 }], ['HETHANROI'])
  await letPass(bought.id, 50)
  expect(await giveUp()).toBe(1)
  expect(await takenOf('HETHANROI')).toBe(0)
  await db.update(codes).set({ endsAt: sql`now() - interval '1 minute'` }).where(eq(codes.code, 'HETHANROI'))
  await bought.pay('00')
  expect(await bought.order()).toMatchObject({ status: 'paid', isPaid: true })
  expect(await bought.refunds()).toEqual([])
  expect(await takenOf('HETHANROI')).toBe(1)
  expect(await shop.invariants()).toEqual({})
})

test('late money for a code that others have used up since is given back', async () => {
  await addCode('HETLUOT')
  const bought = await buy('vnpay', [{ productId: BOOK, quantity: 2 }], ['HETLUOT'])
  await letPass(bought.id, 50)
  expect(await giveUp()).toBe(1)
  await db.update(codes).set({ totalLimit: 0 }).where(eq(codes.code, 'HETLUOT'))
  const before = await shop.stockOf(BOOK)
  await bought.pay('00')
  expect(await bought.row()).toMatchObject({ status: 'needsAttention', paidAt: null, promotionsReleased: true })
  expect(await bought.refunds()).toHaveLength(1)
  expect(await shop.stockOf(BOOK)).toEqual(before)
  expect(await shop.invariants()).toEqual({})
})

const waiting = async () => {
  const { rows } = await db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  expect(rows).toHaveLength(1)
}

test('two orders for the last flash piece at once: the second is refused with a changed price', async () => {
  const { productId, flashSaleId } = await openSale(1)
  const body = await shop.checkoutBody({ lines: [{ productId, quantity: 1 }] }, 'cod')
  const ordering = await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from flash_sale_items where flash_sale_id = ${flashSaleId} for update`)
    const placing = api.call(contract.checkOutAsGuest, { body }).catch((error: unknown) => error)
    await vi.waitFor(waiting)
    await tx.execute(sql`update flash_sale_items set sold = 1 where flash_sale_id = ${flashSaleId}`)
    return [placing]
  })
  expect(await ordering[0]).toMatchObject({ status: 409, code: 'FLASH_SALE_SOLD_OUT' })
  expect(await soldOf(flashSaleId)).toBe(1)
})

test('two orders for the last use of a code at once: the second is refused', async () => {
  await addCode('CUOICUNGNAY')
  const body = await shop.checkoutBody({ lines: [{ productId: BOOK, quantity: 2 }], codes: ['CUOICUNGNAY'] }, 'cod')
  const before = await shop.stockOf(BOOK)
  const ordering = await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from codes where code = 'CUOICUNGNAY' for update`)
    const placing = api.call(contract.checkOutAsGuest, { body }).catch((error: unknown) => error)
    await vi.waitFor(waiting)
    await tx.execute(sql`update codes set used_count = 5 where code = 'CUOICUNGNAY'`)
    return [placing]
  })
  expect(await ordering[0]).toMatchObject({ status: 400, code: 'CODE_USED_UP' })
  expect([await takenOf('CUOICUNGNAY'), await shop.stockOf(BOOK)]).toEqual([5, before])
  await db.update(codes).set({ usedCount: 0 }).where(eq(codes.code, 'CUOICUNGNAY'))
})

// The cart gives no more than the limit at the flash price, so only two tabs that are priced at once could ask for it.
test('more pieces at once than one customer may have are not given, nor counted', async () => {
  const { productId, flashSaleId } = await openSale(10)
  const three = { flashSaleId, productId, quantity: 3, limitPerCustomer: 2 }
  const taking = db.transaction((tx) =>
    takePromotions(tx, { codes: [], flash: [three], customerKeys: ['phone:x', 'email:x'], trust: 'member', method: 'vnpay' }),
  )
  await expect(taking).rejects.toMatchObject(refusal('OFFER_USED_UP'))
  expect(await soldOf(flashSaleId)).toBe(0)
})
