import { randomUUID } from 'node:crypto'
import { addProduct, changeCartLine, getCart, setDelivery } from '@tq/contract/cart.ts'
import * as contract from '@tq/contract/order.ts'
import { products } from '@tq/db/schema/catalog/catalog.ts'
import { orders } from '@tq/db/schema/order/order.ts'
import { saveProduct } from '@tq/db/testing/by-hand.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { newBuyer, openTestShop } from '../order/testing/shop.ts'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'

const api = await testApi()
const { db } = api
const shop = await openTestShop(api)
const { rows } = await db.execute<{ id: number }>(sql`
  select p.id from products p join stock s on s.product_id = p.id where p.kind = 'printed' and p.sale_price is null
    and not exists (select 1 from flash_sale_items i where i.product_id = p.id)
    and not exists (select 1 from combo_parts c where c.product_id = p.id) order by p.id limit 3`)
const [BOOK, OTHER, DEAR] = rows.map(({ id }) => id) as [number, number, number]
const line = (productId: number, quantity = 1) => ({ productId, quantity })

beforeEach(async () => {
  for (const id of [BOOK, OTHER, DEAR]) await shop.setFree(id, 50)
  api.invalidate('all')
})

test('what a member has saved for later is neither ordered nor gone after ordering', async () => {
  const { call } = api.as(await addPerson(db, newBuyer()))
  for (const id of [BOOK, OTHER]) await call(addProduct, { body: line(id) })
  await call(setDelivery, { body: shop.delivery() })
  const { data: both } = await call(getCart)
  const later = both.lines.find(({ productId }) => productId === OTHER)?.cartDetailId as number
  const { data: cart } = await call(changeCartLine, { params: { cartDetailId: later }, body: { isLater: true } })
  const body = { paymentMethod: 'cod' as const, requestKey: randomUUID(), expectedTotal: cart.total, isAgreed: true as const }
  const { orderId } = await call(contract.checkOut, { body })
  const { data: order } = await call(contract.getMyOrder, { params: { id: orderId } })
  expect(order.lines.map(({ productId }) => productId)).toEqual([BOOK])
  const { data: after } = await call(getCart)
  expect([after.lines, after.laterLines.map(({ productId }) => productId)]).toEqual([[], [OTHER]])
})

test.each([
  ['dearer', 1_000],
  ['cheaper', -1_000],
])('a book that became %s since its buyer saw the total is not ordered in silence', async (_, by) => {
  const body = await shop.checkoutBody({ lines: [line(BOOK)] })
  const [book] = await db.select().from(products).where(eq(products.id, BOOK))
  await saveProduct(db, BOOK, { price: (book?.price as number) + by })
  await expect(api.call(contract.checkOutAsGuest, { body })).rejects.toMatchObject({ status: 409, code: 'PRICE_CHANGED' })
  expect(await db.$count(orders, eq(orders.requestKey, body.requestKey))).toBe(0)
  api.invalidate('all')
  const anew = await shop.checkoutBody({ lines: [line(BOOK)] })
  expect(anew.expectedTotal).toBe(body.expectedTotal + by)
  await expect(api.call(contract.checkOutAsGuest, { body: anew })).resolves.toMatchObject({ gateway: 'vnpay' })
})

test('cash on delivery goes up to three million đồng, to the đồng', async () => {
  const buyFor = async (price: number) => {
    await saveProduct(db, DEAR, { price })
    api.invalidate('all')
    const body = await shop.checkoutBody({ lines: [line(DEAR)] }, 'cod')
    expect(body.expectedTotal).toBe(price)
    return api.call(contract.checkOutAsGuest, { body })
  }
  await expect(buyFor(3_000_000)).resolves.toMatchObject({ gateway: 'cod' })
  await expect(buyFor(3_000_001)).rejects.toMatchObject({ status: 400, code: 'CASH_TOO_MUCH' })
})
