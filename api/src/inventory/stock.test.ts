import * as contract from '@tq/contract/order.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { systemActor } from '../actor.ts'
import { cancelExpiredOrders } from '../order/payment/query/reconcile.ts'
import { openTestTill } from '../order/testing/till.ts'
import { tagsTold } from '../testing/tags-told.ts'
import { piecesOf, returnStock } from './stock.ts'

const till = await openTestTill()
const { sandbox, api, db, shop, BOOK, buy, gateways, letPass, staff } = till
const { rows: sets } = await db.execute<{ comboId: number; partId: number }>(sql`
  select c.combo_id as "comboId", c.product_id as "partId" from combo_parts c join stock s on s.product_id = c.product_id
    join products p on p.id = c.combo_id where p.is_published order by 1, 2 limit 1`)
const { comboId: COMBO, partId: PART } = sets[0] as { comboId: number; partId: number }

beforeEach(async () => {
  sandbox.turn({})
  for (const id of [BOOK, PART]) await shop.setFree(id, 500)
  api.invalidate('all')
})

/** The products whose pages were told, in rising order. */
async function told(work: () => Promise<unknown>): Promise<number[]> {
  const books = (await tagsTold(api, work)).filter((tag) => tag.startsWith('book:'))
  const ids = books.map((tag) => Number(tag.slice('book:'.length)))
  return [...new Set(ids)].toSorted((a, b) => a - b)
}
const cancel = (id: string) => staff.call(contract.advanceOrder, { params: { id }, body: { status: 'cancelled' } })

test('pages of books with many left hear nothing of an order, nor of its end', async () => {
  let id = ''
  expect(
    await told(async () => {
      id = (await buy('cod')).id
    }),
  ).toEqual([])
  expect(await told(() => cancel(id))).toEqual([])
})

test.each([
  ['cancelled', (id: string) => cancel(id)],
  [
    'given up',
    async (id: string) => {
      await letPass(id, 50)
      expect(await cancelExpiredOrders(db, gateways, { actor: systemActor('cancel-expired-orders') })).toBe(1)
    },
  ],
])('the page of a book of which few are left hears that some were taken, and that they are free again: %s', async (_, end) => {
  await shop.setFree(BOOK, 3)
  api.invalidate('all')
  let id = ''
  const take = async () => {
    id = (await buy('vnpay')).id
  }
  expect(await told(take)).toEqual([BOOK])
  expect(await told(() => end(id))).toEqual([BOOK])
})

test('books that come back to the shelf after a refund are told, unless they are not put there', async () => {
  await shop.setFree(BOOK, 3)
  api.invalidate('all')
  const bought = await buy('vnpay')
  await bought.pay('00')
  const [line] = (await bought.order()).lines
  const refund = async (isRestocked: boolean) => {
    const { refundedTotal: expectedRefunded } = await bought.row()
    const body = { lines: [{ lineId: line?.id as number, quantity: 1 }], expectedRefunded, reason: 'x', isRestocked }
    await staff.call(contract.refundOrder, { params: { id: bought.id }, body })
  }
  expect(await told(() => refund(false))).toEqual([])
  expect(await told(() => refund(true))).toEqual([BOOK])
})

test('a set is told of what happens to its parts', async () => {
  await shop.setFree(PART, 3)
  api.invalidate('all')
  const both = [COMBO, PART].toSorted((a, b) => a - b)
  const { rows } = await db.execute<{ id: number }>(sql`select combo_id as id from combo_parts where product_id = ${PART}`)
  const expected = [...new Set([...both, ...rows.map(({ id }) => id)])].toSorted((a, b) => a - b)
  let id = ''
  const take = async () => {
    id = (await buy('cod', [{ productId: PART, quantity: 1 }])).id
  }
  expect(await told(take)).toEqual(expected)
  expect(await told(() => cancel(id))).toEqual(expected)
})

test('two sets hold twice their parts, together with the same book on a line of its own', () => {
  const set = {
    quantity: 2,
    parts: [
      { productId: 7, quantity: 3 },
      { productId: 5, quantity: 1 },
    ],
  }
  const single = { quantity: 4, parts: [{ productId: 7, quantity: 1 }] }
  expect([...piecesOf([set, single])]).toEqual([
    [5, 2],
    [7, 10],
  ])
})

test('no more copies come back to the shelf than left it for the order, however often it is said', async () => {
  const bought = await buy('vnpay')
  await bought.pay('00')
  const before = await shop.stockOf(BOOK)
  const [line] = (await bought.order()).lines
  const quantity = line?.quantity as number
  await returnStock(db, bought.id, new Map([[BOOK, quantity + 3]]))
  await returnStock(db, bought.id, new Map([[BOOK, 1]]))
  expect(await shop.stockOf(BOOK)).toEqual({ ...before, onHand: before.onHand + quantity })
})
