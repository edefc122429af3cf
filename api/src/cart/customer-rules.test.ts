import { randomUUID } from 'node:crypto'
import * as contract from '@tq/contract/cart.ts'
import { collectCoupon, dropCoupon, listCoupons, listVouchers } from '@tq/contract/promotion/codes.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { affiliates } from '@tq/db/schema/affiliate.ts'
import { products } from '@tq/db/schema/catalog/catalog.ts'
import { codeCustomers, codes, customerUses } from '@tq/db/schema/promotion.ts'
import { indexProducts } from '@tq/db/search/search-index.ts'
import { inArray, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { mailboxKey } from '../mail/mailbox.ts'
import { addPerson } from '../profile/testing/people.ts'
import { codePromotionKey, flashPromotionKey } from '../promotion/customer.ts'
import { testApi } from '../testing/api.ts'
import { clearCarts } from './cart.jobs.ts'

const api = await testApi()
const { db } = api
api.leavesBroken('customer_uses.used_count is what the customer has by orders', 'uses stand for orders that were never placed')
const [FIRST, FLASH, DIGITAL] = [56, 177, 1001]

beforeEach(() => api.invalidate('all'))

let people = 0
async function shopper() {
  const person = await addPerson(db, { phone: `09${String(10_000_000 + people++)}` })
  const { call } = api.as(person)
  return {
    person,
    call,
    add: (productId: number, quantity = 1) =>
      call(contract.addProduct, { body: { productId, quantity } }).then(({ data }) => data),
    cart: () => call(contract.getCart).then(({ data }) => data),
    addCode: (code: string) => call(contract.addVoucher, { body: { code } }).then(({ data }) => data),
    offers: (page = 1) => call(listVouchers, { query: { page } }),
  }
}

async function addCode(given: Partial<typeof codes.$inferInsert> & { code: string }) {
  const [row] = await db
    .insert(codes)
    .values({
      ...{ family: 'voucher', title: given.code, effect: 'amount', amount: 5_000, isPublic: false },
      ...{ startsAt: sql`now() - interval '1 day'`, endsAt: sql`now() + interval '1 day'` },
      ...given,
    })
    .returning()
  api.invalidate(['codes'])
  return row as typeof codes.$inferSelect
}

describe('limits of a customer', () => {
  test.each(['email', 'phone'] as const)('what was used as a guest with the account’s own %s counts', async (by) => {
    const lan = await shopper()
    const { id, code } = await addCode({ code: `MOTLAN${by.toUpperCase()}`, limitPerCustomer: 1 })
    const customer = by === 'email' ? `email:${mailboxKey(lan.person.email)}` : `phone:${lan.person.phone}`
    await lan.add(FIRST)
    expect(await lan.addCode(code)).toMatchObject({ code: { codeName: code } })
    await db.insert(customerUses).values({ promotionKey: codePromotionKey(id), customer, usedCount: 1 })
    const reason = 'Bạn đã dùng hết lượt của mã này'
    expect((await lan.cart()).refusedCodes).toEqual([{ codeName: code, family: 'voucher', reason }])
    await expect(lan.addCode(code)).rejects.toMatchObject({ message: reason })
    // "Buy now" sends its cart along and is the same member.
    const { data: bought } = await lan.call(contract.calculateGuestCart, {
      body: { lines: [{ productId: FIRST, quantity: 1 }], codes: [code] },
    })
    expect(bought.refusedCodes).toMatchObject([{ reason }])
  })

  test('the price that is remembered is the one that is shown, flash sales used up included', async () => {
    const lan = await shopper()
    await lan.add(FLASH)
    const [before] = (await lan.cart()).lines
    expect(before).toMatchObject({ priceNow: before?.flashPrice, priceBefore: null, flashQuantity: 1 })
    await db
      .insert(customerUses)
      .values({ promotionKey: flashPromotionKey(1, FLASH), customer: `phone:${lan.person.phone}`, usedCount: 2 })
    const [after] = (await lan.cart()).lines
    expect(after).toMatchObject({ priceNow: after?.unitPrice, priceBefore: before?.flashPrice, flashQuantity: 0 })
    const cartDetailId = after?.cartDetailId as number
    const change = (body: object) => lan.call(contract.changeCartLine, { params: { cartDetailId }, body })
    const { data: later } = await change({ isLater: true })
    expect(later.laterLines).toMatchObject([{ priceNow: after?.unitPrice, priceBefore: before?.flashPrice }])
    expect((await change({ Quantity: 2 })).data.laterLines).toMatchObject([{ quantity: 2, priceBefore: null }])
  })
})

describe('lines', () => {
  test('one column at a time; what is opened online is told in its own words', async () => {
    const lan = await shopper()
    const { cartDetailId } = await lan.add(FIRST, 2)
    const change = (id: number, body: object) => lan.call(contract.changeCartLine, { params: { cartDetailId: id }, body })
    await Promise.all([change(cartDetailId, { Quantity: 3 }), change(cartDetailId, { isLater: true })])
    expect((await lan.cart()).laterLines).toMatchObject([{ quantity: 3 }])
    const ebook = await lan.add(DIGITAL)
    await expect(change(ebook.cartDetailId, { Quantity: 2 })).rejects.toMatchObject(
      refusal('STOCK_SHORT', { message: expect.stringContaining('mở trực tuyến nên mỗi đơn chỉ cần mua một') }),
    )
  })

  test('a removal is taken back whole: number, place, quantity, put aside or not, and the price that was seen', async () => {
    const [lan, minh] = [await shopper(), await shopper()]
    const first = await lan.add(FIRST, 3)
    await lan.add(DIGITAL)
    await db.execute(sql`update cart_lines set price_seen = 1 where id = ${first.cartDetailId}`)
    const remove = () => lan.call(contract.removeCartLine, { params: { id: first.cartDetailId } })
    const restore = (who = lan) => who.call(contract.restoreCartLine, { params: { id: first.cartDetailId } })
    await expect(restore()).rejects.toMatchObject(refusal('CART_LINE_NOT_FOUND'))
    const before = await lan.cart()
    await remove()
    await expect(restore(minh)).rejects.toMatchObject(refusal('CART_LINE_NOT_FOUND'))
    expect((await restore()).data).toEqual(before)
    await expect(restore()).rejects.toMatchObject(refusal('CART_LINE_NOT_FOUND'))
    await lan.call(contract.changeCartLine, { params: { cartDetailId: first.cartDetailId }, body: { isLater: true } })
    await remove()
    expect((await restore()).data.laterLines).toMatchObject([{ cartDetailId: first.cartDetailId, quantity: 3, priceBefore: 1 }])
    // Put in anew meanwhile: that one stays.
    await remove()
    await clearCarts(db)
    await lan.add(FIRST)
    expect((await restore()).data.lines).toMatchObject([{ productId: DIGITAL }, { productId: FIRST, quantity: 1 }])
    await lan.call(contract.removeCartLine, { params: { id: (await lan.cart()).lines[1]?.cartDetailId as number } })
    await db.execute(sql`update removed_cart_lines set removed_at = now() - interval '61 minutes'`)
    await clearCarts(db)
    expect((await db.execute(sql`select 1 from removed_cart_lines`)).rows).toEqual([])
  })

  test('a hundred and first that slipped in is pointed out, not counted, and can’t be ordered', async () => {
    const lan = await shopper()
    await lan.add(FIRST)
    await db.execute(sql`
      insert into cart_lines (user_id, product_id, quantity, price_seen)
      select ${lan.person.id}, p.id, 1, p.price from products p join stock s on s.product_id = p.id
      where p.id <> ${FIRST} and p.kind = 'printed' and s.on_hand - s.reserved > 0 order by p.id limit 100`)
    const cart = await lan.cart()
    expect(cart.lines).toHaveLength(101)
    expect(cart.canCheckOut).toBe(false)
    expect(cart.lines.map(({ problem }) => problem)).toEqual([...Array(100).fill(null), 'noRoom'])
    await expect(lan.call(contract.checkInventory)).rejects.toMatchObject({
      message: 'Giỏ hàng chứa tối đa 100 loại sản phẩm, bạn bỏ bớt rồi thêm nhé',
    })
  })

  test('what was withdrawn is named to whoever has it in the cart, and to nobody else', async () => {
    const lan = await shopper()
    await lan.add(60)
    const { cartDetailId } = await lan.add(61)
    await lan.call(contract.changeCartLine, { params: { cartDetailId }, body: { isLater: true } })
    const rows = await db
      .update(products)
      .set({ isPublished: false })
      .where(inArray(products.id, [60, 61]))
      .returning()
    await indexProducts(db, [60, 61])
    const [row, later] = rows.sort((a, b) => a.id - b.id)
    api.invalidate('all')
    expect(await lan.cart()).toMatchObject({ lines: [{ title: row?.title }], laterLines: [{ title: later?.title }] })
    const { data: guests } = await api.call(contract.calculateGuestCart, { body: { lines: [{ productId: 60, quantity: 1 }] } })
    expect(guests.lines).toMatchObject([{ title: 'Sản phẩm không còn bán' }])
    await expect(lan.call(contract.checkInventory)).rejects.toMatchObject({ message: `“${row?.title}”: không còn bán` })
    await expect(
      api.call(contract.checkGuestInventory, { body: { lines: [{ productId: 60, quantity: 1 }] } }),
    ).rejects.toMatchObject({ message: 'Sản phẩm này không còn bán' })
  })
})

describe('codes', () => {
  test('what can’t be a code removes nothing, and neither family removes the other’s', async () => {
    const lan = await shopper()
    await lan.add(FIRST, 5)
    await lan.addCode('TUUTRUONG50')
    await lan.call(contract.addCoupon, { body: { code: 'SACHMOI15' } })
    const both = { code: { codeName: 'TUUTRUONG50' }, productCode: [{ codeName: 'SACHMOI15' }] }
    const body = { lines: [{ productId: FIRST, quantity: 5 }], codes: ['TUUTRUONG50', 'SACHMOI15'] }
    for (const code of ['!!', 'SACHMOI15']) {
      expect((await lan.call(contract.removeVoucher, { query: { code } })).data).toMatchObject(both)
      expect((await api.call(contract.removeGuestVoucher, { body: { ...body, code } })).data).toMatchObject(both)
    }
    for (const code of ['!!', 'TUUTRUONG50']) {
      expect((await lan.call(contract.removeCoupon, { query: { code } })).data).toMatchObject(both)
      expect((await api.call(contract.removeGuestCoupon, { body: { ...body, code } })).data).toMatchObject(both)
    }
  })

  test('a shipping voucher is active while it waits for the address', async () => {
    const { code } = await addCode({ code: 'SHIPCHO', effect: 'shipping', amount: null })
    const body = { lines: [{ productId: FIRST, quantity: 1 }], code }
    expect((await api.call(contract.addGuestVoucher, { body })).data).toMatchObject({
      isActiveVoucher: true,
      shippingCode: { codeName: code, saves: 0 },
    })
  })

  test('a guest’s affiliate code comes along at login only when it is somebody else’s and in force', async () => {
    const lan = await shopper()
    const papers = { fullName: 'L', identityNumber: '001', bankName: 'N', bankAccount: '1', bankHolder: 'L', termsVersion: 1 }
    await db.insert(affiliates).values({ userId: lan.person.id, code: 'CUALAN', status: 'active', percent: 8, ...papers })
    const merge = (affiliateCode: string) =>
      lan.call(contract.mergeCart, { body: { key: randomUUID(), lines: [{ productId: FIRST, quantity: 1 }], affiliateCode } })
    const kept = async () => {
      const { rows } = await db.execute<{ code: string | null }>(
        sql`select affiliate_code as code from carts where user_id = ${lan.person.id}`,
      )
      return rows[0]?.code
    }
    for (const wrong of ['KHONGCO', 'CUALAN', 'không thể']) {
      await merge(wrong)
      expect(await kept()).toBeNull()
    }
    await merge('bandoc26')
    await merge('KHONGCO')
    expect(await kept()).toBe('BANDOC26')
    // That it was merged is remembered for as long as a browser may repeat it.
    const merges = async () => (await db.execute(sql`select 1 from cart_merges where user_id = ${lan.person.id}`)).rows.length
    await clearCarts(db)
    expect(await merges()).toBe(5)
    await db.execute(sql`update cart_merges set occurred_at = now() - interval '91 days'`)
    await clearCarts(db)
    expect(await merges()).toBe(0)
  })
})

describe('offers', () => {
  test('not what one has used up; what was given to oneself; the closest before the farthest', async () => {
    const lan = await shopper()
    const used = await addCode({ code: 'DADUNG', isPublic: true, limitPerCustomer: 1 })
    const gift = await addCode({ code: 'TANGLAN', isForSome: true, amount: 9_000 })
    const near = await addCode({ code: 'GANDU', isPublic: true, minimum: 160_000 })
    const far = await addCode({ code: 'CONXA', isPublic: true, minimum: 900_000_000 })
    await db
      .insert(customerUses)
      .values({ promotionKey: codePromotionKey(used.id), customer: `phone:${lan.person.phone}`, usedCount: 1 })
    await db.insert(codeCustomers).values({ codeId: gift.id, userId: lan.person.id })
    await lan.add(FIRST)
    const names = (await lan.offers()).data.map(({ codeName }) => codeName)
    expect(names).toContain('TANGLAN')
    expect(names).not.toContain('DADUNG')
    expect(names.indexOf(near.code)).toBeLessThan(names.indexOf(far.code))
    const shown = (await lan.cart()).offers.map(({ codeName }) => codeName)
    expect(shown).toHaveLength(4)
    expect(shown).toContain('TANGLAN')
    expect(shown).not.toContain('DADUNG')
  })

  test('a guest’s list is measured against the cart that is sent, on every page', async () => {
    await db.execute(sql`
      insert into codes (family, code, title, effect, amount, minimum, is_public, starts_at, ends_at)
      select 'voucher', 'NHIEU' || n, 'Giảm 1.000 ₫', 'amount', 1000, 150000 * n, true, now() - interval '1 day', now() + interval '1 day'
      from generate_series(1, 220) n`)
    api.invalidate('all')
    const ask = (page: number) =>
      api.call(contract.listOffersForCart, {
        body: { lines: [{ productId: FIRST, quantity: 2 }], codes: ['NHIEU1'], family: 'voucher', page },
      })
    const { data, totalPage } = await ask(1)
    expect(totalPage).toBe((await api.call(listVouchers)).totalPage)
    expect(totalPage).toBeGreaterThanOrEqual(22)
    expect(data[0]).toMatchObject({ codeName: 'NHIEU1', isApplied: true })
    // What was typed and is beaten says so, instead of offering itself again.
    const { data: beaten } = await api.call(contract.listOffersForCart, {
      body: { lines: [{ productId: FIRST, quantity: 2 }], codes: ['NHIEU1', 'NHIEU2'], family: 'voucher', page: 1 },
    })
    expect(beaten.find(({ codeName }) => codeName === 'NHIEU2')?.missing).toMatch(/lợi hơn$|^Còn thiếu/)
    const { data: second } = await ask(2)
    expect(second).toHaveLength(10)
    for (const { missing } of second) expect(missing).toMatch(/^Còn thiếu/)
    await db.execute(sql`delete from codes where code like 'NHIEU%'`)
  })

  test('a coupon given to one person is kept by that person alone', async () => {
    const [lan, minh] = [await shopper(), await shopper()]
    const { id } = await addCode({ code: 'PHIEURIENG', family: 'coupon', isForSome: true })
    await db.insert(codeCustomers).values({ codeId: id, userId: lan.person.id })
    await lan.call(collectCoupon, { params: { id } })
    expect((await lan.call(listCoupons)).data).toContainEqual(expect.objectContaining({ id, isCollected: true }))
    await expect(minh.call(collectCoupon, { params: { id } })).rejects.toMatchObject(refusal('COUPON_NOT_FOUND'))
    // What is listed for nobody is kept by nobody; what was kept stands first.
    const over = await addCode({ code: 'PHIEUCU', family: 'coupon', isPublic: true, endsAt: new Date(Date.now() - 60_000) })
    const others = await addCode({ code: 'PHIEUNGUOIKHAC', family: 'coupon', isPublic: true, isForSome: true })
    for (const one of [over, others])
      await expect(lan.call(collectCoupon, { params: { id: one.id } })).rejects.toMatchObject(refusal('COUPON_NOT_FOUND'))
    await expect(lan.call(collectCoupon, { params: { id: '1e0' } })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
    const far = await addCode({ code: 'PHIEUXA', family: 'coupon', isPublic: true, minimum: 900_000_000 })
    await lan.call(dropCoupon, { params: { id } })
    await lan.call(collectCoupon, { params: { id: far.id } })
    expect((await lan.call(listCoupons)).data[0]).toMatchObject({ codeName: 'PHIEUXA', isCollected: true })
  })
})

test('a full address book refuses the delivery whole, with a sentence', async () => {
  const lan = await shopper()
  await lan.add(FIRST)
  const { rows } = await db.execute<{ id: number }>(
    sql`select w.unit_id as id from geo_units w where w.scheme = 'L2' and w.level = 3 order by 1 limit 1`,
  )
  const body = {
    name: 'Lan',
    phone: '0912345678',
    email: 'lan@example.vn',
    address: '12 Hàng Bài',
    wardId: rows[0]?.id as number,
  }
  await db.execute(sql`
    insert into user_addresses (user_id, name, phone, address, ward_id, place_text, is_default)
    select ${lan.person.id}, 'Lan', '0912345678', '12 Hàng Bài', ${body.wardId}, 'Hà Nội', n = 1 from generate_series(1, 20) n`)
  await expect(lan.call(contract.setDelivery, { body: { ...body, isKept: true } })).rejects.toMatchObject({
    message: 'Sổ địa chỉ đã đủ 20 địa chỉ, bạn xoá bớt rồi thêm nhé',
  })
  expect((await lan.cart()).delivery).toBeNull()
})
