import { advanceOrder, cancelByAddress, decideSuspectPayment, payAgain } from '@tq/contract/order.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { commissions } from '@tq/db/schema/affiliate.ts'
import { codes, customerUses } from '@tq/db/schema/promotion.ts'
import { eq, like, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { systemActor } from '../../actor.ts'
import { deleteAccounts } from '../../profile/deletion.ts'
import { addPerson } from '../../profile/testing/people.ts'
import { openTestTill, started } from '../testing/till.ts'
import { applyPaymentResult } from './apply-payment-result.ts'
import { askGateways, cancelExpiredOrders } from './query/reconcile.ts'

const till = await openTestTill()
const { sandbox, api, db, shop, BOOK, EBOOK, buy, gateways, letPass, staff } = till

beforeEach(async () => {
  sandbox.turn({})
  await shop.setFree(BOOK, 50)
  api.invalidate('all')
})

const advance = (id: string, status: 'paid' | 'cancelled') => staff.call(advanceOrder, { params: { id }, body: { status } })
const giveUp = () => cancelExpiredOrders(db, gateways, { actor: systemActor('cancel-expired-orders') })
type Bought = Awaited<ReturnType<typeof buy>>
/** News as VNPAY would send it. */
const tell = async (bought: Bought, outcome: 'paid' | 'failed' | 'suspect', ref?: string) => {
  const attempt = await bought.attempt()
  return applyPaymentResult(db, {
    gateway: 'vnpay',
    source: 'notification',
    result: {
      ...{ ref: ref ?? attempt.ref, gatewayTxn: null, amount: attempt.amount, currency: 'VND', outcome },
      ...{ code: '00', reason: 'Giao dịch bị lỗi.', raw: {} },
    },
  })
}

describe('a payment VNPAY suspects', () => {
  const decide = (id: string, decision: 'accept' | 'refuse') =>
    staff.call(decideSuspectPayment, { params: { id }, body: { decision } }).then(({ data }) => data)
  const suspected = async (lines = [{ productId: BOOK, quantity: 2 }]) => {
    const bought = await buy('vnpay', lines)
    await bought.pay('07')
    return bought
  }

  test('opens and sends nothing, keeps its books held, and the buyer gets a letter', async () => {
    const bought = await suspected([{ productId: EBOOK, quantity: 1 }])
    expect(await bought.order()).toMatchObject({ status: 'needsAttention', isPaid: false, canPay: false })
    expect(await bought.alerts()).toEqual(['suspectPayment'])
    expect(await bought.letters()).toContain(`Thanh toán cho đơn ${(await bought.row()).code} đang được kiểm tra`)
    expect(await shop.invariants()).toEqual({})
  })

  test('is accepted by staff: the order is paid', async () => {
    const bought = await suspected()
    expect(await decide(bought.id, 'accept')).toMatchObject({ status: 'paid', isPaid: true })
    expect(await shop.stockOf(BOOK)).toEqual({ ...bought.before, onHand: bought.before.onHand - 2 })
    await expect(decide(bought.id, 'accept')).rejects.toMatchObject(refusal('SUSPECT_PAYMENT_NOT_FOUND'))
    expect(await tell(bought, 'paid')).toBe('alreadyFinal')
    expect(await shop.invariants()).toEqual({})
  })

  test.each(['decided', 'cancelled'])('is refused by staff (%s): everything held and the money go back, once', async (how) => {
    const bought = await suspected()
    if (how === 'decided') await decide(bought.id, 'refuse')
    else await advance(bought.id, 'cancelled')
    expect(await bought.row()).toMatchObject({ status: 'cancelled', paidAt: null, refundedTotal: 0 })
    expect(await shop.stockOf(BOOK)).toEqual(bought.before)
    const { amount, ref } = await bought.attempt()
    expect(await bought.refunds()).toMatchObject([{ amount, attemptRef: ref, status: 'requested' }])
    expect(await tell(bought, 'paid')).toBe('alreadyFinal')
    expect(await bought.refunds()).toHaveLength(1)
    expect(await shop.invariants()).toEqual({})
  })

  test('is decided by several staff at once: one decision counts', async () => {
    const bought = await suspected()
    const answers = await Promise.allSettled(
      (['accept', 'refuse', 'accept', 'refuse'] as const).map((decision) => decide(bought.id, decision)),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await shop.invariants()).toEqual({})
  })

  test('is reported as paid later: the order is paid', async () => {
    const bought = await suspected()
    expect(await tell(bought, 'suspect')).toBe('alreadyFinal')
    expect(await tell(bought, 'paid')).toBe('recorded')
    expect(await bought.order()).toMatchObject({ status: 'paid', isPaid: true })
    expect(await shop.invariants()).toEqual({})
  })

  test('is reported as failed later: the order can be paid again', async () => {
    const bought = await suspected()
    expect(await tell(bought, 'failed')).toBe('recorded')
    expect(await bought.order()).toMatchObject({ status: 'awaitingPayment', canPay: true, payment: { status: 'failed' } })
    const again = await api.call(payAgain, { params: { id: bought.id }, body: { paymentMethod: 'vnpay' } })
    await sandbox.pay(started(again), '00')
    expect(await bought.order()).toMatchObject({ status: 'paid' })
    expect(await shop.invariants()).toEqual({})
  })

  test('of an order that is paid another way leaves it alone, and can only go back', async () => {
    const bought = await buy('vnpay')
    const { ref } = await bought.attempt()
    const again = await api.call(payAgain, { params: { id: bought.id }, body: { paymentMethod: 'vnpay' } })
    await sandbox.pay(started(again), '00')
    expect(await tell(bought, 'suspect', ref)).toBe('recorded')
    expect(await bought.order()).toMatchObject({ status: 'paid' })
    expect(await bought.alerts()).toEqual(['suspectPayment'])
    await expect(decide(bought.id, 'accept')).rejects.toMatchObject(refusal('SUSPECT_PAYMENT_TOO_LATE'))
    expect(await decide(bought.id, 'refuse')).toMatchObject({ status: 'paid' })
    expect(await bought.refunds()).toMatchObject([{ attemptRef: ref, kind: 'unexpected' }])
    expect(await shop.invariants()).toEqual({})
  })
})

describe('a cancelled order', () => {
  const LIMITED = {
    ...{ family: 'voucher' as const, title: 'x', effect: 'amount' as const, amount: 10_000, totalLimit: 1, limitPerCustomer: 1 },
    ...{ startsAt: sql`now() - interval '1 day'`, endsAt: sql`now() + interval '1 day'` },
  }
  const taken = async (code: string) => (await db.select().from(codes).where(eq(codes.code, code)))[0]?.usedCount
  const counted = async (thing: string) =>
    (await db.select().from(customerUses).where(like(customerUses.promotionKey, thing))).map((use) => use.usedCount)
  /** A book in a flash sale of two pieces. */
  const flash = async () => {
    const { rows } = await db.execute<{ productId: number; flashSaleId: number }>(sql`
      with sale as (insert into flash_sales (name, starts_at, ends_at) values ('x', now() - interval '1 hour', now() + interval '1 hour') returning id)
      insert into flash_sale_items (flash_sale_id, product_id, price, quota, limit_per_customer)
      select sale.id, p.id, 1000, 2, 2 from sale, products p join stock s on s.product_id = p.id where p.kind = 'printed' and p.id <> ${BOOK}
        and s.on_hand > 20 and not exists (select 1 from flash_sale_items i where i.product_id = p.id)
        and not exists (select 1 from product_courses c where c.product_id = p.id) order by p.id limit 1
      returning product_id as "productId", flash_sale_id as "flashSaleId"`)
    api.invalidate('all')
    return rows[0] as { productId: number; flashSaleId: number }
  }
  const sold = async (id: number) =>
    (await db.execute<{ sold: number }>(sql`select sold from flash_sale_items where flash_sale_id = ${id}`)).rows[0]?.sold

  test.each(['cancelled', 'expired'])('gives its codes and flash pieces back (%s), exactly as they were taken', async (how) => {
    const code = `MOTLAN${how.toUpperCase()}`
    await db.insert(codes).values([
      { ...LIMITED, code },
      { ...LIMITED, code: `${code}2`, effect: 'shipping', amount: null, limitPerCustomer: null },
    ])
    const { productId, flashSaleId } = await flash()
    const bought = await buy(
      'vnpay',
      [
        { productId, quantity: 2 },
        { productId: BOOK, quantity: 1 },
      ],
      [code, `${code}2`],
    )
    expect([await taken(code), await taken(`${code}2`), await sold(flashSaleId)]).toEqual([1, 1, 2])
    expect(await counted(`flash:${flashSaleId}:%`)).toEqual([2, 2])
    // A limit that comes later finds what was counted before it.
    await db
      .update(codes)
      .set({ limitPerCustomer: 1 })
      .where(eq(codes.code, `${code}2`))
    if (how === 'cancelled') await advance(bought.id, 'cancelled')
    else {
      await letPass(bought.id, 50)
      expect(await giveUp()).toBe(1)
    }
    expect([await taken(code), await taken(`${code}2`), await sold(flashSaleId)]).toEqual([0, 0, 0])
    expect(await counted(`flash:${flashSaleId}:%`)).toEqual([0, 0])
    expect(await shop.invariants()).toEqual({})
  })

  test('is revived by late money with all its codes and flash pieces, or not at all', async () => {
    await db.insert(codes).values({ ...LIMITED, code: 'TREHEN' })
    const { productId, flashSaleId } = await flash()
    const lines = [
      { productId, quantity: 1 },
      { productId: BOOK, quantity: 2 },
    ]
    const [first, second] = [await buy('vnpay', lines, ['TREHEN']), await buy('vnpay', lines)]
    for (const { id } of [first, second]) await letPass(id, 50)
    expect(await giveUp()).toBe(2)
    await first.pay('00')
    expect(await first.order()).toMatchObject({ status: 'paid' })
    expect([await taken('TREHEN'), await sold(flashSaleId)]).toEqual([1, 1])
    expect(await shop.invariants()).toEqual({})
    // Nothing of the second is left half taken.
    await db.execute(sql`update flash_sale_items set quota = 1 where flash_sale_id = ${flashSaleId}`)
    const before = await shop.stockOf(BOOK)
    await second.pay('00')
    expect(await second.row()).toMatchObject({ status: 'needsAttention', paidAt: null })
    expect(await second.refunds()).toHaveLength(1)
    expect(await shop.stockOf(BOOK)).toEqual(before)
    expect(await shop.invariants()).toEqual({})
  })

  test('gives back nothing of what its owner, who took it over and left, had elsewhere', async () => {
    await db.insert(codes).values({ ...LIMITED, code: 'NHANDON' })
    const bought = await buy('vnpay', [{ productId: BOOK, quantity: 1 }], ['NHANDON'])
    const lan = await addPerson(db)
    await db.execute(sql`update orders set user_id = ${lan.id} where id = ${bought.id}`)
    await db.execute(
      sql`insert into customer_uses (promotion_key, customer, used_count) select 'code:' || id, ${`user:${lan.id}`}, 0 from codes where code = 'NHANDON'`,
    )
    await db.execute(sql`update users set delete_after = now() where id = ${lan.id}`)
    expect(await deleteAccounts(db)).toBe(1)
    await advance(bought.id, 'cancelled')
    expect(await taken('NHANDON')).toBe(0)
    expect(await shop.invariants()).toEqual({})
  })

  test.each([
    ['its buyer', (id: string) => api.call(cancelByAddress, { params: { id }, body: {} })],
    ['staff', (id: string) => advance(id, 'cancelled')],
  ])('stays cancelled when %s cancelled it: late money goes back', async (_, cancel) => {
    const bought = await buy('vnpay')
    await cancel(bought.id)
    await bought.pay('00')
    expect(await bought.row()).toMatchObject({ status: 'cancelled', paidAt: null })
    expect(await bought.refunds()).toHaveLength(1)
    expect(await bought.alerts()).toEqual(['moneyTwice'])
    await expect(advance(bought.id, 'cancelled')).rejects.toMatchObject(refusal('ORDER_STATE'))
    expect(await shop.stockOf(BOOK)).toEqual(bought.before)
    expect(await shop.invariants()).toEqual({})
  })
})

test('payment, expiry and staff at the same moment: no money is lost and nothing moves twice', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, () => buy('vnpay')))
  for (const { id } of orders) await letPass(id, 50)
  await Promise.allSettled([
    ...orders.map((bought) => bought.pay('00', { copies: 2 })),
    giveUp(),
    ...orders.slice(3).map(({ id }) => advance(id, 'cancelled')),
    askGateways(db, gateways),
  ])
  await sandbox.settled()
  for (const bought of orders) {
    const { status, total, refundedTotal, paidAt } = await bought.row()
    const back = (await bought.refunds()).reduce((sum, { amount }) => sum + amount, 0)
    // The buyer has the books or the money.
    if (status === 'paid') expect(back).toBe(0)
    else expect([status, back, refundedTotal]).toEqual(['cancelled', total, paidAt ? total : 0])
  }
  expect(await shop.invariants()).toEqual({})
})

test('an affiliate whose account was deleted earns nothing from later payments, which succeed', async () => {
  const bought = await buy('vnpay')
  const lan = await addPerson(db)
  await db.execute(
    sql`update orders set affiliate_id = ${lan.id}, affiliate_percent = 10,
      commission_base = (select sum(total - vat) from order_lines where order_id = ${bought.id}) where id = ${bought.id}`,
  )
  await db.execute(sql`delete from users where id = ${lan.id}`)
  await bought.pay('00')
  expect(await bought.order()).toMatchObject({ status: 'paid' })
  expect(await db.$count(commissions, eq(commissions.orderId, bought.id))).toBe(0)
})
