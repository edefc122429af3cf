import * as contract from '@tq/contract/order.ts'
import { products } from '@tq/db/schema/catalog/catalog.ts'
import { orderLines } from '@tq/db/schema/order/order.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openTestTill } from '../testing/till.ts'
import { refundValue } from './refund-order.ts'

const { sandbox, api, db, shop, BOOK, buy, staff } = await openTestTill()
// Two of them are not enough for a parcel without a fee.
await db.update(products).set({ price: 90_001 }).where(eq(products.id, BOOK))

beforeEach(async () => {
  sandbox.turn({})
  await shop.setFree(BOOK, 50)
  api.invalidate('all')
})

/** What each of these parts of a line is worth, one after the other. */
function worth(total: number, quantity: number, parts: number[]): number[] {
  const line = { total, quantity, refundedQuantity: 0, refundedAmount: 0 }
  return parts.map((part) => {
    const amount = refundValue(line, part)
    line.refundedQuantity += part
    line.refundedAmount += amount
    return amount
  })
}

test('100 over three pieces goes back as 33, 33 and 34, and never as more than was paid on the way there', () => {
  expect(worth(100, 3, [1, 1, 1])).toEqual([33, 33, 34])
  expect(worth(100, 3, [2, 1])).toEqual([66, 34])
  expect(worth(100, 3, [1, 2])).toEqual([33, 67])
  expect(worth(100, 3, [3])).toEqual([100])
  expect(worth(200, 3, [1, 1, 1])).toEqual([66, 67, 67])
  expect(worth(1, 3, [1, 1, 1])).toEqual([0, 0, 1])
  expect(worth(0, 2, [1, 1])).toEqual([0, 0])
})

/** Paid, with a fee for the parcel. */
async function paidWithFee() {
  const bought = await buy('vnpay', [{ productId: BOOK, quantity: 2 }])
  await bought.pay('00')
  const { shippingFee, total, lines } = await bought.order()
  expect(shippingFee).toBeGreaterThan(0)
  const refundOne = async (includesShipping: boolean) => {
    const { refundedTotal } = await bought.row()
    const body = { lines: [{ lineId: lines[0]?.id as number, quantity: 1 }], expectedRefunded: refundedTotal, reason: 'x' }
    return (await staff.call(contract.refundOrder, { params: { id: bought.id }, body: { ...body, includesShipping } })).data
  }
  const amounts = async () => (await bought.refunds()).map(({ amount }) => amount)
  return { bought, shippingFee, total, refundOne, amounts }
}

test('the shipping fee goes back once, with whichever part it was asked for first', async () => {
  const { bought, shippingFee, total, refundOne, amounts } = await paidWithFee()
  const half = Math.floor((total - shippingFee) / 2)
  expect(await refundOne(true)).toMatchObject({ status: 'partlyRefunded', refundedTotal: half + shippingFee })
  expect(await refundOne(true)).toMatchObject({ status: 'refunded', refundedTotal: total })
  expect(await amounts()).toEqual([half + shippingFee, total - shippingFee - half])
  expect(await db.select().from(orderLines).where(eq(orderLines.orderId, bought.id))).toMatchObject([
    { refundedQuantity: 2, refundedAmount: total - shippingFee },
  ])
  expect(await shop.invariants()).toEqual({})
})

test('cancelling after a part was refunded with the fee gives the rest back, and the fee not again', async () => {
  const { bought, shippingFee, total, refundOne, amounts } = await paidWithFee()
  await refundOne(true)
  await staff.call(contract.advanceOrder, { params: { id: bought.id }, body: { status: 'cancelled' } })
  const half = Math.floor((total - shippingFee) / 2)
  expect(await amounts()).toEqual([half + shippingFee, total - shippingFee - half])
  expect(await bought.row()).toMatchObject({ status: 'cancelled', refundedTotal: total })
})

test('all goods without the fee: the order is partly refunded, and there is no third of two pieces to give back', async () => {
  const { bought, shippingFee, total, refundOne } = await paidWithFee()
  await refundOne(false)
  expect(await refundOne(false)).toMatchObject({ status: 'partlyRefunded', refundedTotal: total - shippingFee })
  await expect(refundOne(true)).rejects.toMatchObject({ status: 409, code: 'REFUND_TOO_MUCH' })
  expect(await bought.row()).toMatchObject({ refundedTotal: total - shippingFee })
})

test('cancelling after all goods were refunded gives the fee back as a part of the order, not as money that never should have come', async () => {
  const { bought, shippingFee, total, refundOne, amounts } = await paidWithFee()
  await refundOne(false)
  await refundOne(false)
  await staff.call(contract.advanceOrder, { params: { id: bought.id }, body: { status: 'cancelled' } })
  expect((await amounts()).at(-1)).toBe(shippingFee)
  expect(await bought.row()).toMatchObject({ status: 'cancelled', refundedTotal: total })
  expect(await shop.invariants()).toEqual({})
})
