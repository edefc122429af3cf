import * as contract from '@tq/contract/order.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { orders } from '@tq/db/schema/order/order.ts'
import { refunds } from '@tq/db/schema/order/payment.ts'
import { returnRequests } from '@tq/db/schema/order/return.ts'
import { inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addPerson } from '../../profile/testing/people.ts'
import { testApi } from '../../testing/api.ts'
import { addBought } from '../testing/bought.ts'

const api = await testApi()
const { db } = api
const staff = api.as(await addPerson(db, { role: 'staff' }))

/** Seven requests of seven buyers: three are decided, and two came in the same moment. */
const bought = await Promise.all(Array.from({ length: 7 }, async () => addBought(db, { userId: (await addPerson(db)).id })))
const day = (n: number) => new Date(Date.UTC(2026, 0, n))
await db.insert(returnRequests).values(
  bought.map(({ order }, n) => ({
    orderId: order.id,
    reason: 'Sách bị rách bìa',
    createdAt: day(Math.max(1, n)),
    ...(n < 3 ? { status: 'refused' as const, decidedAt: day(20 - n) } : {}),
  })),
)
await db.insert(refunds).values(
  bought.slice(0, 4).map(({ order }, n) => ({
    orderId: order.id,
    amount: (n + 1) * 1000,
    kind: 'order' as const,
    reason: 'Trả hàng',
    status: n === 3 ? ('done' as const) : n === 0 ? ('refused' as const) : ('requested' as const),
    createdAt: day(10 - n),
  })),
)
const codes = bought.map(({ order }) => order.code)

const returns = (query: object) => staff.call(contract.listReturns, { query: query as never })
const codesOf = async (query: object) => (await returns(query)).data.map(({ orderCode }) => orderCode)

describe('the returns staff see', () => {
  test('the longest waiting first, each once on its page, with the whole number beside', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => returns({ page, perPage: 3 })))
    expect(pages.map(({ data, total, totalPage }) => [data.length, total, totalPage])).toEqual([
      [3, 7, 3],
      [3, 7, 3],
      [1, 7, 3],
    ])
    expect(pages.flatMap(({ data }) => data.map(({ orderCode }) => orderCode))).toEqual(codes)
  })

  test('in every order that is offered, both ways; without a day stands last both ways', async () => {
    const sorts = contract.listReturns.list?.sorts ?? []
    expect(sorts).toEqual(['createdAt', '-createdAt', 'decidedAt', '-decidedAt', 'orderCode', '-orderCode'])
    for (const sort of sorts) expect((await codesOf({ sort })).toSorted()).toEqual(codes.toSorted())
    expect((await codesOf({ sort: '-createdAt' })).slice(0, 5)).toEqual(codes.toReversed().slice(0, 5))
    expect(await codesOf({ sort: 'orderCode' })).toEqual(codes.toSorted())
    expect((await codesOf({ sort: 'decidedAt' })).slice(0, 3)).toEqual([codes[2], codes[1], codes[0]])
    expect((await codesOf({ sort: '-decidedAt' })).slice(0, 3)).toEqual([codes[0], codes[1], codes[2]])
  })

  test('only those of one status, counted as such', async () => {
    const { data, total } = await returns({ status: 'refused', sort: '-decidedAt', perPage: 2 })
    expect([data.map(({ orderCode }) => orderCode), total]).toEqual([codes.slice(0, 2), 3])
    expect(await returns({ status: 'done' })).toMatchObject({ data: [], total: 0, totalPage: 1 })
  })

  test.each([
    ['an order that is not offered', { sort: 'email' }, 'sort'],
    ['SQL for an order', { sort: 'createdAt; drop table orders' }, 'sort'],
    ['two signs', { sort: '--createdAt' }, 'sort'],
    ['too many on a page', { perPage: 101 }, 'perPage'],
    ['none on a page', { perPage: 0 }, 'perPage'],
    ['page nought', { page: 0 }, 'page'],
    ['a status there is not', { status: 'lost' }, 'status'],
  ])('%s is refused', async (_, query, field) => {
    await expect(returns(query)).rejects.toMatchObject(refusal('INPUT_INVALID', { fields: [{ field }] }))
  })

  test('a page behind the last one is not there', async () => {
    await expect(returns({ page: 4, perPage: 3 })).rejects.toMatchObject(refusal('PAGE_NOT_FOUND'))
    await expect(returns({ page: 2, status: 'done' })).rejects.toMatchObject(refusal('PAGE_NOT_FOUND'))
  })
})

test('refunds that are not over: by age, by amount, by status, page after page', async () => {
  const list = async (query: object) => {
    const { data, total } = await staff.call(contract.listOpenRefunds, { query: query as never })
    return [data.map(({ amount }) => amount), total]
  }
  expect(await list({})).toEqual([[3000, 2000, 1000], 3])
  expect(await list({ sort: '-amount', perPage: 2 })).toEqual([[3000, 2000], 3])
  expect(await list({ sort: 'amount', perPage: 2, page: 2 })).toEqual([[3000], 3])
  expect(await list({ status: 'refused' })).toEqual([[1000], 1])
  expect(await list({ status: 'done' })).toEqual([[], 0])
  await expect(list({ page: 2 })).rejects.toMatchObject(refusal('PAGE_NOT_FOUND'))
  await db.delete(refunds).where(inArray(refunds.orderId, db.select({ id: orders.id }).from(orders)))
})
