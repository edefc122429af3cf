import * as contract from '@tq/contract/order.ts'
import { returnRequests } from '@tq/db/schema/order/return.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addPerson } from '../../profile/testing/people.ts'
import { testApi } from '../../testing/api.ts'
import { addBought } from '../testing/bought.ts'
import { returnRequestsWithLines } from './return-lines.ts'

const api = await testApi()
const { db } = api
const staff = api.as(await addPerson(db, { role: 'staff' }))

/** Two copies of one book, delivered. */
async function boughtTwo() {
  const { order, line } = await addBought(db, { userId: null, quantity: 2 })
  const params = { id: order.id }
  const ask = (...lines: { lineId: number; quantity: number }[]) =>
    api.call(contract.requestReturnByAddress, { params, body: { reason: 'Sách bị rách bìa khi nhận', lines } })
  return { order, line, params, ask }
}
const requests = (orderId: string) => returnRequestsWithLines(db, eq(returnRequests.orderId, orderId))
const TOO_MUCH = { status: 409, code: 'RETURN_TOO_MANY' }

test('one of two copies was refunded: two can’t be given back any more, one can', async () => {
  const { order, line, params, ask } = await boughtTwo()
  const body = { lines: [{ lineId: line.id, quantity: 1 }], expectedRefunded: 0, reason: 'Khách trả lại' }
  await staff.call(contract.refundOrder, { params, body })
  await expect(ask({ lineId: line.id, quantity: 2 })).rejects.toMatchObject(TOO_MUCH)
  expect(await requests(order.id)).toEqual([])
  await ask({ lineId: line.id, quantity: 1 })
  expect(await requests(order.id)).toMatchObject([{ status: 'open', lines: [{ lineId: line.id, quantity: 1 }] }])
})

test('more than was bought, the same line twice, or a line of another order is refused and asks nobody', async () => {
  const { order, line, ask } = await boughtTwo()
  const other = await boughtTwo()
  await expect(ask({ lineId: line.id, quantity: 3 })).rejects.toMatchObject(TOO_MUCH)
  await expect(ask({ lineId: line.id, quantity: 1 }, { lineId: line.id, quantity: 1 })).rejects.toMatchObject(TOO_MUCH)
  await expect(ask({ lineId: other.line.id, quantity: 1 })).rejects.toMatchObject(TOO_MUCH)
  expect(await requests(order.id)).toEqual([])
  expect((await ask({ lineId: line.id, quantity: 2 })).data.hasOpenReturn).toBe(true)
})
