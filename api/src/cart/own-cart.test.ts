import { listAddresses } from '@tq/contract/account.ts'
import * as contract from '@tq/contract/cart.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'

const api = await testApi()
const { db } = api
const BOOK = 56

async function shopper() {
  const { call } = api.as(await addPerson(db))
  const { data } = await call(contract.addProduct, { body: { productId: BOOK, quantity: 5 } })
  return { call, lineId: data.cartDetailId, cart: async () => (await call(contract.getCart)).data }
}

test.each([{ Quantity: 1 }, { isLater: true }])("nobody else's line can be changed: %j", async (body) => {
  const [lan, stranger] = [await shopper(), await shopper()]
  await expect(stranger.call(contract.changeCartLine, { params: { cartDetailId: lan.lineId }, body })).rejects.toMatchObject(
    refusal('CART_LINE_NOT_FOUND'),
  )
  expect(await lan.cart()).toMatchObject({ lines: [{ cartDetailId: lan.lineId, quantity: 5 }], laterLines: [] })
})

test("nobody else's line can be taken out, nor a removal taken back", async () => {
  const [lan, stranger] = [await shopper(), await shopper()]
  const params = { id: lan.lineId }
  await expect(stranger.call(contract.removeCartLine, { params })).rejects.toMatchObject(refusal('CART_LINE_NOT_FOUND'))
  expect((await lan.cart()).totalProducts).toBe(5)
  await lan.call(contract.removeCartLine, { params })
  await expect(stranger.call(contract.restoreCartLine, { params })).rejects.toMatchObject(refusal('CART_LINE_NOT_FOUND'))
  expect((await lan.call(contract.restoreCartLine, { params })).data.totalProducts).toBe(5)
})

test.each([{}, { code: 'TUUTRUONG50' }])('taking out codes %j leaves those in the carts of others', async (query) => {
  const [lan, minh] = [await shopper(), await shopper()]
  for (const { call } of [lan, minh]) await call(contract.addVoucher, { body: { code: 'TUUTRUONG50' } })
  expect((await minh.call(contract.removeVoucher, { query })).data.code).toBeNull()
  expect((await lan.cart()).code).toMatchObject({ codeName: 'TUUTRUONG50' })
})

test('an address goes into the address book only when that was asked for', async () => {
  const lan = await shopper()
  const { rows } = await db.execute<{ id: number }>(
    sql`select unit_id as id from geo_units where scheme = 'L2' and level = 3 order by 1 limit 1`,
  )
  const body = {
    name: 'Lan',
    phone: '0912345678',
    email: 'lan@example.vn',
    address: '12 Hàng Bài',
    wardId: rows[0]?.id as number,
  }
  const kept = async () => (await lan.call(listAddresses)).data.length
  await lan.call(contract.setDelivery, { body: { ...body, isKept: false } })
  expect(await kept()).toBe(0)
  await lan.call(contract.setDelivery, { body: { ...body, isKept: true } })
  expect(await kept()).toBe(1)
})
