import { exportMyData } from '@tq/contract/account.ts'
import * as contract from '@tq/contract/order.ts'
import { refunds } from '@tq/db/schema/order/payment.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Gateway, RefundRequest } from '../../payment/gateway.ts'
import { addPerson } from '../../profile/testing/people.ts'
import { anonymiseLeftBuyers } from '../buyer/anonymise-buyer.ts'
import { sendRefund } from '../refund/send-refund.ts'
import { addBought } from '../testing/bought.ts'
import { openTestTill } from '../testing/till.ts'

const till = await openTestTill()
const { sandbox, api, db, shop, BOOK, buy, gateways, staff } = till
const NOTE = 'Khách này hay bom hàng, gọi lại số 0900000001'
const WORDS = 'Bản in đợt này bị lỗi trang'

beforeEach(async () => {
  sandbox.turn({})
  await shop.setFree(BOOK, 50)
  api.invalidate('all')
})

const step = (id: string, status: string, more = {}) =>
  staff.call(contract.advanceOrder, { params: { id }, body: { status, ...more } as never })
const notesOf = async (id: string) =>
  (await staff.call(contract.getStaffOrder, { params: { id } })).data.notes.map(({ text }) => text)
/** All letters about an order, as they leave. */
async function letters(id: string) {
  await api.runJobs()
  const { rows } = await db.execute<{ all: string | null }>(
    sql`select string_agg(subject || text || html, ' ') as all from mails where text like ${`%${id}%`}`,
  )
  return rows[0]?.all ?? ''
}
/** Everything that a guest can come to see of an order. */
const seenByGuest = async (id: string) =>
  JSON.stringify((await api.call(contract.getOrder, { params: { id } })).data) + (await letters(id))

type Bought = Awaited<ReturnType<typeof buy>>
const paid = async (bought: Bought) => {
  await bought.pay('00')
  return bought
}
const refundOne = async (bought: Bought, more = {}) => {
  const [line] = (await bought.order()).lines
  const body = { lines: [{ lineId: line?.id as number, quantity: 1 }], expectedRefunded: 0, reason: NOTE, ...more }
  await staff.call(contract.refundOrder, { params: { id: bought.id }, body })
  return (await bought.refunds())[0] as typeof refunds.$inferSelect
}
const said = { note: NOTE, words: WORDS }

/** Each way in which staff write something, with what is noted of it. */
const WAYS: [string, () => Promise<{ id: string }>, string?][] = [
  [
    'a step of the parcel',
    async () => {
      const bought = await buy('cod')
      await step(bought.id, 'shipped', said)
      return bought
    },
  ],
  [
    'cancelling',
    async () => {
      const bought = await paid(await buy('vnpay'))
      await step(bought.id, 'cancelled', said)
      return bought
    },
  ],
  [
    'the reason of a refund',
    async () => {
      const bought = await paid(await buy('vnpay'))
      await refundOne(bought, { words: WORDS })
      return bought
    },
  ],
  [
    'a refund by hand',
    async () => {
      const bought = await buy('cod')
      for (const status of ['shipped', 'delivered']) await step(bought.id, status)
      const { id } = await refundOne(bought, { reason: 'x' })
      await staff.call(contract.closeRefund, { params: { id }, body: { status: 'done', ...said } })
      return bought
    },
  ],
  [
    'a payment in doubt that is refused',
    async () => {
      const bought = await buy('vnpay')
      await bought.pay('07')
      await staff.call(contract.decideSuspectPayment, { params: { id: bought.id }, body: { decision: 'refuse', ...said } })
      return bought
    },
  ],
  [
    'a return that is refused',
    async () => {
      const { order, line } = await addBought(db, { userId: null })
      const body = { reason: 'Sách bị rách bìa khi nhận', lines: [{ lineId: line.id, quantity: 1 }] }
      await api.call(contract.requestReturnByAddress, { params: { id: order.id }, body })
      const { data } = await staff.call(contract.listReturns, { query: { page: 1, status: 'open' } })
      const id = data.find(({ orderId }) => orderId === order.id)?.id as number
      await staff.call(contract.decideReturn, { params: { id }, body: { status: 'refused', ...said } })
      return order
    },
  ],
]

test.each(WAYS)('%s: the buyer reads the words, only staff the note', async (_, act) => {
  const { id } = await act()
  const seen = await seenByGuest(id)
  expect(seen).toContain(WORDS)
  expect(seen).not.toContain('bom hàng')
  expect((await notesOf(id)).join('\n')).toContain(NOTE)
})

test('words about cancelling, or about a return, are in the letter too', async () => {
  const bought = await paid(await buy('vnpay'))
  await step(bought.id, 'cancelled', said)
  expect(await letters(bought.id)).toContain(WORDS)
})

test('a transfer that staff saw on the statement: their note is theirs', async () => {
  const bought = await buy('transfer')
  await step(bought.id, 'paid', { note: NOTE })
  expect(await seenByGuest(bought.id)).not.toContain('bom hàng')
  expect(await notesOf(bought.id)).toEqual([NOTE])
})

test('the gateway, whose words banks print, is not told the reason of a refund', async () => {
  const { id } = await refundOne(await paid(await buy('vnpay')))
  const asked: RefundRequest[] = []
  const vnpay: Gateway = {
    ...(gateways.vnpay as Gateway),
    refund: (request) => {
      asked.push(request)
      return (gateways.vnpay as Gateway).refund(request)
    },
  }
  await sendRefund(db, { vnpay }, id)
  expect(asked).toHaveLength(1)
  expect(JSON.stringify(asked)).not.toContain('bom hàng')
})

test('a member’s own pages and data hold no note; strangers and buyers do not read what staff read', async () => {
  const lan = await addPerson(db)
  const me = api.as(lan)
  const { order } = await addBought(db, { userId: lan.id, status: 'paid', order: { email: lan.email } })
  await step(order.id, 'processing', { note: NOTE })
  const own = await Promise.all([
    me.call(contract.getMyOrder, { params: { id: order.id } }),
    me.call(contract.listOrders),
    me.call(exportMyData),
  ])
  expect(JSON.stringify(own)).toContain(order.code)
  expect(JSON.stringify(own)).not.toContain('bom hàng')
  const read = { params: { id: order.id } }
  await expect(me.call(contract.getStaffOrder, read)).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
  await expect(api.call(contract.getStaffOrder, read)).rejects.toMatchObject({ status: 401, code: 'SESSION_EXPIRED' })
})

test('notes go with the buyer who left', async () => {
  const { order } = await addBought(db, { userId: null, status: 'paid', order: { customerKeys: ['left'] } })
  await step(order.id, 'cancelled', { note: NOTE })
  await db.update(refunds).set({ status: 'done', doneAt: new Date() }).where(eq(refunds.orderId, order.id))
  expect(await notesOf(order.id)).toEqual([NOTE])
  await anonymiseLeftBuyers(db)
  expect(await notesOf(order.id)).toEqual([])
})
