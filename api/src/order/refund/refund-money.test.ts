import type { OnlineGateway } from '@tq/contract/enums.ts'
import { cancelOrder, checkOutAsGuest, closeRefund, refundOrder } from '@tq/contract/order.ts'
import { orderLines } from '@tq/db/schema/order/order.ts'
import { refunds } from '@tq/db/schema/order/payment.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Gateway } from '../../payment/gateway.ts'
import { deleteAccounts } from '../../profile/deletion.ts'
import { addPerson } from '../../profile/testing/people.ts'
import { anonymiseLeftBuyers } from '../buyer/anonymise-buyer.ts'
import { openTestTill, started } from '../testing/till.ts'
import { askAboutRefunds } from './follow-refunds.ts'
import { sendRefund } from './send-refund.ts'

const till = await openTestTill()
const { sandbox, api, db, shop, BOOK, EBOOK, buy, gateways, staff } = till

beforeEach(async () => {
  sandbox.turn({})
  await shop.setFree(BOOK, 50)
  api.invalidate('all')
})

type Bought = Awaited<ReturnType<typeof buy>>
const paid = async (method: OnlineGateway = 'vnpay', picks = {}): Promise<Bought> => {
  const bought = await buy(method)
  await bought.pay(method === 'vnpay' ? '00' : '00_000', picks)
  return bought
}
/** Half of it, or what is left. */
const refundOne = async (bought: Bought) => {
  const { lines, refundedTotal } = await bought.order()
  const body = {
    lines: [{ lineId: lines[0]?.id as number, quantity: 1 }],
    expectedRefunded: refundedTotal,
    reason: 'Khách trả lại',
  }
  await staff.call(refundOrder, { params: { id: bought.id }, body })
  return (await bought.refunds()).at(-1) as typeof refunds.$inferSelect
}
const statusOf = async (id: string) => (await db.select().from(refunds).where(eq(refunds.id, id)))[0]?.status
const send = (id: string, by = gateways) => sendRefund(db, by, id)
/** As if the time to ask had come. */
const ask = async () => {
  await db.execute(sql`update refunds set next_query_at = now() where next_query_at is not null`)
  return askAboutRefunds(db, gateways)
}
const close = (id: string, status: 'done' | 'again') => staff.call(closeRefund, { params: { id }, body: { status } })

describe('VNPAY', () => {
  test('accepts and pays later: it is queried until the money has arrived', async () => {
    const bought = await paid()
    const { id, amount } = await refundOne(bought)
    await send(id)
    expect((await bought.order()).refunds).toMatchObject([{ amount, status: 'underWay', isByHand: false }])
    expect(await askAboutRefunds(db, gateways)).toBe(0)
    for (const expected of ['accepted', 'accepted', 'done']) {
      expect(await ask()).toBe(1)
      expect(await statusOf(id)).toBe(expected)
    }
    expect(await ask()).toBe(0)
    // Now, and not before, the buyer is told; once.
    const { next, events } = await bought.order()
    expect([next, events.at(-1)?.by]).toEqual(['Tiền đã được hoàn cho bạn.', 'gateway'])
    expect((await bought.letters()).filter((title) => title.startsWith('Đã hoàn tiền cho đơn'))).toHaveLength(1)
    expect(await shop.invariants()).toEqual({})
  })

  test('says nothing about a refund for days: staff are alerted', async () => {
    const bought = await paid()
    const { id } = await refundOne(bought)
    await send(id)
    sandbox.turn({ api: 'fails' })
    for (let n = 0; n < 8; n++) await ask()
    expect(await statusOf(id)).toBe('accepted')
    expect(await bought.alerts()).toEqual(['refundUnknown'])
    await close(id, 'done')
  })

  test('refuses in the end: staff are alerted, and may send it again or pay by hand', async () => {
    const bought = await paid('vnpay', { refund: 'rejected' })
    const { id } = await refundOne(bought)
    await send(id)
    for (let n = 0; n < 3; n++) await ask()
    expect(await statusOf(id)).toBe('refused')
    expect(await bought.alerts()).toEqual(['refundRefused'])
    await close(id, 'again')
    expect(await statusOf(id)).toBe('requested')
    await send(id)
    expect(await statusOf(id)).toBe('accepted')
    for (let n = 0; n < 3; n++) await ask()
    expect(await bought.alerts()).toEqual(['refundRefused', 'refundRefused'])
    await close(id, 'done')
    expect(await statusOf(id)).toBe('done')
  })

  test('takes one part at a time: the second waits for the first and then goes by itself', async () => {
    const bought = await paid()
    let [first, second] = [await refundOne(bought), await refundOne(bought)]
    await Promise.all([first, second].map(({ id }) => send(id)))
    const statuses = [await statusOf(first.id), await statusOf(second.id)]
    expect(statuses.toSorted()).toEqual(['accepted', 'requested'])
    if (statuses[0] === 'requested') [first, second] = [second, first]
    await db.execute(sql`delete from graphile_worker._private_jobs`)
    for (let n = 0; n < 3; n++) await ask()
    expect(await statusOf(first.id)).toBe('done')
    const { rows } = await db.execute(
      sql`select payload ->> 'id' as id from graphile_worker._private_jobs where key = ${`refund:${second.id}`}`,
    )
    expect(rows).toEqual([{ id: second.id }])
    await send(second.id)
    expect(await statusOf(second.id)).toBe('accepted')
    expect(await shop.invariants()).toEqual({})
  })

  test('loses its answer: a retry is the same refund, and after five staff are alerted', async () => {
    const bought = await paid()
    const { id } = await refundOne(bought)
    // The request arrives, its answer does not.
    const vnpay = gateways.vnpay as Gateway
    const lossy: Gateway = {
      ...vnpay,
      refund: async (request) => ({ ...(await vnpay.refund(request)), outcome: 'unknown', code: 'UNREACHABLE' }),
    }
    await expect(send(id, { vnpay: lossy })).rejects.toThrow('no answer')
    expect(await statusOf(id)).toBe('sending')
    await send(id)
    expect(await statusOf(id)).toBe('accepted')
    const other = await refundOne(await paid())
    sandbox.turn({ api: 'fails' })
    for (let n = 0; n < 6; n++) await expect(send(other.id)).rejects.toThrow('no answer')
    expect(await till.alertsAbout('refundUnknown', other.requestId)).toBe(1)
  })
})

describe('MegaPay', () => {
  test('accepts and has paid at once: the refund is done', async () => {
    const { id } = await refundOne(await paid('epay'))
    await send(id)
    expect(await statusOf(id)).toBe('done')
  })

  test('refuses: staff are alerted', async () => {
    const bought = await paid('epay', { refund: 'rejected' })
    const { id } = await refundOne(bought)
    await send(id)
    expect(await statusOf(id)).toBe('refused')
    expect(await bought.alerts()).toEqual(['refundRefused'])
  })

  test('was never reached: the refund is sent again and paid once', async () => {
    const bought = await paid('epay')
    const { id } = await refundOne(bought)
    sandbox.turn({ api: 'fails' })
    await expect(send(id)).rejects.toThrow('no answer')
    expect(await statusOf(id)).toBe('requested')
    sandbox.turn({})
    await Promise.all([send(id), send(id)])
    expect(await statusOf(id)).toBe('done')
    expect(await shop.invariants()).toEqual({})
  })

  test('is never sent a refund twice: after a crash in between staff are alerted', async () => {
    const bought = await paid('epay')
    const { id } = await refundOne(bought)
    const epay = gateways.epay as Gateway
    let asked = 0
    const dying: Gateway = {
      ...epay,
      refund: async (request) => {
        asked++
        await epay.refund(request)
        throw new Error('killed')
      },
    }
    await expect(send(id, { epay: dying })).rejects.toThrow('killed')
    for (let n = 0; n < 2; n++) await send(id, { epay: dying })
    expect(asked).toBe(1)
    expect(await bought.alerts()).toEqual(['refundUnknown'])
    expect(await statusOf(id)).toBe('sending')
    await close(id, 'done')
    expect(await statusOf(id)).toBe('done')
  })

  test('a partial refund after the whole payment went back is unknown, not done', async () => {
    const bought = await paid('epay')
    const attempt = await bought.attempt()
    const request = (amount: number) => ({
      ...{ id: crypto.randomUUID(), amount, isFull: amount === attempt.amount, by: 'x', reason: 'x', at: new Date() },
      attempt: { ...attempt, orderCode: 'TQ', buyer: { name: 'Lan', email: 'lan@example.vn', phone: '0912345678' } },
    })
    expect(await gateways.epay?.refund(request(attempt.amount))).toMatchObject({ outcome: 'done' })
    expect(await gateways.epay?.refund(request(attempt.amount))).toMatchObject({ outcome: 'done' })
    expect(await gateways.epay?.refund(request(1_000))).toMatchObject({ outcome: 'unknown' })
    expect(await gateways.epay?.askRefund(request(1_000))).toMatchObject({ outcome: 'unknown' })
    expect(await gateways.epay?.askRefund(request(attempt.amount))).toMatchObject({ outcome: 'done' })
  })
})

test('a gateway that is not configured any more: staff are alerted and the refund waits', async () => {
  const { id } = await refundOne(await paid())
  await send(id, {})
  expect(await statusOf(id)).toBe('requested')
  expect(await till.alertsAbout('gatewayMissing', 'vnpay')).toBe(1)
})

describe('a buyer who deletes the account', () => {
  const buyAs = async (lines: { productId: number; quantity: number }[]) => {
    const lan = await addPerson(db)
    const { call } = api.as(lan)
    const answer = await call(checkOutAsGuest, { body: await shop.checkoutBody({ lines }) })
    return { lan, call, id: answer.orderId, start: started(answer) }
  }
  const leave = async (id: string) => {
    await db.execute(sql`update users set delete_after = now() - interval '1 second' where id = ${id}`)
    return deleteAccounts(db)
  }
  const nameOf = async (id: string) => (await shop.row(id)).name
  const waiting = (sessions: number) =>
    expect
      .poll(
        async () => {
          const { rows } = await db.execute<{ n: number }>(
            sql`select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          )
          return rows[0]?.n
        },
        { timeout: 10_000, interval: 20 },
      )
      .toBe(sessions)

  test('is wiped from the order once the refund is done', async () => {
    const { lan, call, id, start } = await buyAs([{ productId: BOOK, quantity: 1 }])
    await sandbox.pay(start, '00')
    await call(cancelOrder, { body: { id, reason: 'Đổi ý' } })
    await leave(lan.id)
    expect(await nameOf(id)).not.toBe('Đã xoá')
    const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, id))
    await send(refund?.id as string)
    for (let n = 0; n < 3; n++) await ask()
    await anonymiseLeftBuyers(db)
    expect(await nameOf(id)).toBe('Đã xoá')
  })

  test('is not wiped within the return period; afterwards a refund still works, without a letter', async () => {
    const { lan, id, start } = await buyAs([{ productId: EBOOK, quantity: 1 }])
    await sandbox.pay(start, '00')
    await leave(lan.id)
    expect(await nameOf(id)).not.toBe('Đã xoá')
    await db.execute(sql`update orders set delivered_at = now() - interval '8 days' where id = ${id}`)
    await anonymiseLeftBuyers(db)
    expect(await nameOf(id)).toBe('Đã xoá')
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, id))
    const body = { lines: [{ lineId: line?.id as number, quantity: 1 }], expectedRefunded: 0, reason: 'Khiếu nại' }
    expect((await staff.call(refundOrder, { params: { id }, body })).data).toMatchObject({ status: 'refunded' })
    expect(await db.$count(refunds, eq(refunds.orderId, id))).toBe(1)
  })

  test('is not wiped while an attempt is still queried', async () => {
    const { lan, call, id, start } = await buyAs([{ productId: BOOK, quantity: 1 }])
    await call(cancelOrder, { body: { id, reason: 'Đổi ý' } })
    await leave(lan.id)
    expect(await nameOf(id)).not.toBe('Đã xoá')
    await db.execute(sql`update payment_attempts set next_query_at = null where order_id = ${id}`)
    await anonymiseLeftBuyers(db)
    expect(await nameOf(id)).toBe('Đã xoá')
    // It comes all the same: it is recorded, and goes back.
    await sandbox.pay(start, '00')
    expect(await db.$count(refunds, eq(refunds.orderId, id))).toBe(1)
  })

  test('does not deadlock with a payment that opens an e-book for them', async () => {
    const { lan, id } = await buyAs([{ productId: EBOOK, quantity: 1 }])
    let deletion: Promise<number> | undefined
    await db.transaction(async (tx) => {
      // Where a payment stands when it has locked its order.
      await tx.execute(sql`select 1 from orders where id = ${id} for update`)
      deletion = leave(lan.id)
      await waiting(1)
      await tx.execute(sql`insert into entitlements (order_line_id, product_id, user_id)
        select id, product_id, ${lan.id} from order_lines where order_id = ${id}`)
    })
    expect(await deletion).toBe(1)
    await db.execute(sql`delete from entitlements e using order_lines l where l.id = e.order_line_id and l.order_id = ${id}`)
  })

  test('a payment that ends in a deadlock is tried again @slow', async () => {
    const bought = await buy('vnpay')
    let payment: Promise<unknown> | undefined
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local deadlock_timeout = '20s'`)
      await tx.execute(sql`select 1 from stock where product_id = ${BOOK} for update`)
      payment = bought.pay('00')
      await waiting(1)
      await tx.execute(sql`select 1 from orders where id = ${bought.id} for update`)
    })
    await payment
    expect(await bought.order()).toMatchObject({ status: 'paid' })
    expect(await shop.invariants()).toEqual({})
  })
})
