import { randomUUID } from 'node:crypto'
import * as contract from '@tq/contract/cart.ts'
import { collectCoupon, dropCoupon, listCoupons, listVouchers } from '@tq/contract/promotion/codes.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { affiliates } from '@tq/db/schema/affiliate.ts'
import { codeCustomers, codes } from '@tq/db/schema/promotion.ts'
import { saveProduct, setStock } from '@tq/db/testing/by-hand.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'

const api = await testApi()
const { db } = api

const { rows } = await db.execute<{ id: number }>(sql`
  select p.id from products p join stock s on s.product_id = p.id where p.kind = 'printed' and p.sale_price is null and s.on_hand > 20
    and not exists (select 1 from flash_sale_items i where i.product_id = p.id) order by p.id limit 3`)
const [FIRST, SECOND, THIRD] = rows.map(({ id }) => id) as [number, number, number]
const DIGITAL = 1001 as number

beforeEach(() => api.invalidate('all'))

async function shopper() {
  const person = await addPerson(db)
  const { call } = api.as(person)
  return {
    person,
    call,
    add: (productId: number, quantity = 1) =>
      call(contract.addProduct, { body: { productId, quantity } }).then(({ data }) => data),
    cart: () => call(contract.getCart).then(({ data }) => data),
    merge: (lines: { productId: number; quantity: number }[], key = randomUUID(), more = {}) =>
      call(contract.mergeCart, { body: { key, lines, ...more } }).then(({ data }) => data),
  }
}

const onHand = (productId: number, count: number) => setStock(db, productId, { onHand: count, reserved: 0 })

describe('lines', () => {
  test('adding sums up, and tells how many there are', async () => {
    const lan = await shopper()
    expect(await lan.cart()).toMatchObject({ lines: [], total: 0, totalProducts: 0 })
    expect(await lan.add(FIRST, 2)).toMatchObject({ quantity: 2, added: 2, totalProducts: 2 })
    expect(await lan.add(FIRST)).toMatchObject({ quantity: 3, added: 1, totalProducts: 3 })
    expect(await lan.add(SECOND)).toMatchObject({ quantity: 1, totalProducts: 4 })
    expect((await lan.call(contract.countCart)).data.totalProducts).toBe(4)
    expect((await lan.cart()).lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [FIRST, 3],
      [SECOND, 1],
    ])
  })

  test('adding stops at the stock, and at one of what is opened online', async () => {
    const lan = await shopper()
    await onHand(THIRD, 3)
    expect(await lan.add(THIRD, 5)).toMatchObject({ quantity: 3, added: 3 })
    expect(await lan.add(THIRD, 5)).toMatchObject({ quantity: 3, added: 0 })
    expect(await lan.add(DIGITAL, 4)).toMatchObject({ quantity: 1, added: 1 })
    expect(await lan.add(DIGITAL)).toMatchObject({ quantity: 1, added: 0 })
    await onHand(THIRD, 0)
    api.invalidate('all')
    await expect((await shopper()).add(THIRD)).rejects.toMatchObject(
      refusal('STOCK_SHORT', { message: expect.stringContaining('tạm hết hàng') }),
    )
  })

  test('a line can be changed, put aside, taken back and removed', async () => {
    const lan = await shopper()
    const { cartDetailId } = await lan.add(FIRST)
    const change = (body: object) =>
      lan.call(contract.changeCartLine, { params: { cartDetailId }, body }).then(({ data }) => data)
    expect((await change({ Quantity: 4 })).lines).toMatchObject([{ cartDetailId, quantity: 4 }])
    expect(await change({ isLater: true })).toMatchObject({
      lines: [],
      laterLines: [{ cartDetailId, quantity: 4 }],
      totalProducts: 0,
    })
    expect(await change({ isLater: false })).toMatchObject({ lines: [{ quantity: 4 }], laterLines: [] })
    await onHand(FIRST, 5)
    api.invalidate('all')
    await expect(change({ Quantity: 6 })).rejects.toMatchObject(
      refusal('STOCK_SHORT', { message: expect.stringMatching(/: chỉ còn 5 cuốn, bạn giảm số lượng nhé$/) }),
    )
    expect((await lan.cart()).lines).toMatchObject([{ quantity: 4 }])
    expect((await lan.call(contract.removeCartLine, { params: { id: cartDetailId } })).data.lines).toEqual([])
    await expect(lan.call(contract.removeCartLine, { params: { id: cartDetailId } })).rejects.toMatchObject(
      refusal('CART_LINE_NOT_FOUND', { message: 'Sản phẩm không còn trong giỏ hàng' }),
    )
  })

  test('a price that changed since is pointed out', async () => {
    const lan = await shopper()
    await lan.add(SECOND)
    const [before] = (await lan.cart()).lines
    expect(before?.priceBefore).toBeNull()
    await saveProduct(db, SECOND, { price: 55_000 })
    api.invalidate([`book:${SECOND}`])
    expect((await lan.cart()).lines).toMatchObject([{ unitPrice: 55_000, priceBefore: before?.unitPrice }])
  })

  test('the hundred and first kind is refused', async () => {
    const lan = await shopper()
    await lan.add(FIRST)
    await db.execute(sql`
      insert into cart_lines (user_id, product_id, quantity, price_seen)
      select ${lan.person.id}, id, 1, price from products where id not in (${FIRST}, ${SECOND}) order by id limit 99`)
    await expect(lan.add(SECOND)).rejects.toMatchObject(
      refusal('CART_FULL', { message: 'Giỏ hàng chứa tối đa 100 loại sản phẩm, bạn bỏ bớt rồi thêm nhé' }),
    )
    expect(await lan.add(FIRST)).toMatchObject({ quantity: 2 })
    expect((await lan.merge([{ productId: SECOND, quantity: 1 }])).remarks).toEqual([
      expect.stringContaining('Giỏ đã đủ 100 loại'),
    ])
  })

  test('unknown and unpublished products are refused', async () => {
    const lan = await shopper()
    await expect(lan.add(1_999_999)).rejects.toMatchObject(refusal('PRODUCT_NOT_FOUND'))
    await saveProduct(db, 5, { isPublished: false })
    api.invalidate(['book:5'])
    await expect(lan.add(5)).rejects.toMatchObject(refusal('PRODUCT_NOT_FOUND'))
  })

  test('twenty additions at once are all counted', async () => {
    const lan = await shopper()
    await onHand(SECOND, 100)
    api.invalidate('all')
    const answers = await Promise.all(Array.from({ length: 20 }, () => lan.add(SECOND)))
    expect((await lan.cart()).lines).toMatchObject([{ quantity: 20 }])
    // Each is told of its own piece, so that taking it back takes no other's.
    expect(answers.map(({ added }) => added)).toEqual(Array(20).fill(1))
  })
})

describe('taking over a guest’s cart', () => {
  test('lines are summed up to the stock, what did not fit is named, and repeating changes nothing', async () => {
    const lan = await shopper()
    await onHand(FIRST, 50)
    await onHand(SECOND, 4)
    api.invalidate('all')
    await lan.add(FIRST, 2)
    const key = randomUUID()
    const lines = [
      { productId: FIRST, quantity: 3 },
      { productId: SECOND, quantity: 9 },
      { productId: 1_999_999, quantity: 1 },
    ]
    const merged = await lan.merge(lines, key, { codes: ['sinhvien', 'KHONGCO'], affiliateCode: 'bandoc26' })
    expect(merged).toMatchObject({ totalProducts: 9, merged: 2 })
    expect(merged.remarks).toEqual([expect.stringContaining('chỉ còn 4 cuốn, giỏ giữ 4'), 'Một sản phẩm không còn bán'])
    // The first answer may have been lost on the way.
    expect(await lan.merge(lines, key)).toEqual(merged)
    expect(await lan.cart()).toMatchObject({ totalProducts: 9, affiliateCode: 'BANDOC26' })
  })

  test('what was put aside is not summed up with what comes in: as many as the guest chose', async () => {
    const lan = await shopper()
    await onHand(FIRST, 500)
    api.invalidate('all')
    const { cartDetailId } = await lan.add(FIRST, 7)
    await lan.call(contract.changeCartLine, { params: { cartDetailId }, body: { isLater: true } })
    expect(await lan.merge([{ productId: FIRST, quantity: 2 }])).toMatchObject({ totalProducts: 2, merged: 1 })
    expect(await lan.cart()).toMatchObject({ lines: [{ productId: FIRST, quantity: 2 }], laterLines: [] })
  })

  test('twenty tabs that send the same cart at login merge it once', async () => {
    const lan = await shopper()
    await onHand(FIRST, 500)
    api.invalidate('all')
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => lan.merge([{ productId: FIRST, quantity: 2 }], key)))
    expect(answers).toEqual(Array(20).fill({ totalProducts: 2, merged: 1, remarks: [] }))
    expect((await lan.cart()).totalProducts).toBe(2)
  })
})

describe('codes', () => {
  test('voucher, coupon and affiliate come and go; a better voucher replaces a weaker one', async () => {
    const lan = await shopper()
    await onHand(FIRST, 50)
    api.invalidate('all')
    await lan.add(FIRST, 10)
    const add = (code: string) => lan.call(contract.addVoucher, { body: { code } }).then(({ data }) => data)
    await db.insert(codes).values({
      family: 'voucher',
      code: 'NHO5',
      title: 'Giảm 5.000 ₫',
      effect: 'amount',
      amount: 5_000,
      startsAt: sql`now() - interval '1 day'`,
      endsAt: sql`now() + interval '1 day'`,
    })
    expect(await add('nho5')).toMatchObject({ code: { codeName: 'NHO5' }, isActiveVoucher: true })
    expect(await add('TUUTRUONG50')).toMatchObject({ code: { codeName: 'TUUTRUONG50' }, refusedCodes: [] })
    await expect(add('NHO5')).rejects.toMatchObject({ message: 'Mỗi đơn dùng một mã giảm giá; cách đang áp dụng lợi hơn' })
    expect((await lan.call(contract.addCoupon, { body: { code: 'SACHMOI15' } })).data.productCode).toMatchObject([
      { codeName: 'SACHMOI15' },
    ])
    expect((await lan.call(contract.addAffiliate, { query: { affiliateCode: 'BANDOC26' } })).data.isActiveAffiliate).toBe(true)
    expect((await lan.call(contract.removeVoucher)).data).toMatchObject({ code: null, productCode: [{}] })
    expect((await lan.call(contract.removeCoupon, { query: { code: 'SACHMOI15' } })).data.productCode).toEqual([])
    expect((await lan.call(contract.removeAffiliate)).data).toMatchObject({ affiliateCode: null, isActiveAffiliate: false })
  })

  test('a refused code changes nothing', async () => {
    const lan = await shopper()
    await lan.add(FIRST)
    await expect(lan.call(contract.addVoucher, { body: { code: 'khong co' } })).rejects.toMatchObject({
      message: 'Mã giảm giá không hợp lệ',
    })
    expect((await lan.cart()).refusedCodes).toEqual([])
  })

  test('one’s own affiliate code is refused', async () => {
    const lan = await shopper()
    await db.insert(affiliates).values({
      userId: lan.person.id,
      code: 'CUALAN',
      status: 'active',
      percent: 8,
      fullName: 'Lan',
      identityNumber: '001000000000',
      bankName: 'NH',
      bankAccount: '1',
      bankHolder: 'LAN',
      termsVersion: 1,
    })
    await expect(lan.call(contract.addAffiliate, { query: { affiliateCode: 'CUALAN' } })).rejects.toMatchObject(
      refusal('AFFILIATE_OWN_CODE', { message: 'Bạn không thể dùng mã cộng tác viên của chính mình' }),
    )
  })

  test('a private code is for those it was given to, and listed only for them', async () => {
    const [lan, minh] = [await shopper(), await shopper()]
    const [row] = await db
      .insert(codes)
      .values({
        family: 'voucher',
        code: 'TANGRIENG',
        title: 'Tặng riêng 10.000 ₫',
        effect: 'amount',
        amount: 10_000,
        isPublic: false,
        isForSome: true,
        startsAt: sql`now() - interval '1 day'`,
        endsAt: sql`now() + interval '1 day'`,
      })
      .returning()
    await db.insert(codeCustomers).values({ codeId: row?.id as number, userId: lan.person.id })
    await Promise.all([lan.add(FIRST), minh.add(FIRST)])
    const add = (who: typeof lan) => who.call(contract.addVoucher, { body: { code: 'TANGRIENG' } })
    expect((await add(lan)).data.code).toMatchObject({ codeName: 'TANGRIENG' })
    await expect(add(minh)).rejects.toMatchObject({ message: 'Mã giảm giá không hợp lệ' })
    const names = (who: Pick<typeof lan, 'call'>) =>
      who.call(listVouchers).then(({ data }) => data.map(({ codeName }) => codeName))
    expect(await names(lan)).toContain('TANGRIENG')
    expect(await names(minh)).not.toContain('TANGRIENG')
    expect(await names(api)).not.toContain('TANGRIENG')
  })
})

describe('lists of codes', () => {
  test('what is offered, with conditions and what is missing', async () => {
    const lan = await shopper()
    await lan.add(FIRST)
    const { data, totalPage } = await lan.call(listVouchers)
    expect(totalPage).toBe(1)
    const big = data.find(({ codeName }) => codeName === 'TUUTRUONG50')
    expect(big).toMatchObject({ missing: expect.stringMatching(/^Còn thiếu/), saves: 0, isApplied: false })
    expect(big?.conditions).toContain('Đơn từ 400.000\u00a0₫')
    expect(data.map(({ codeName }) => codeName)).not.toContain('GIANGVIEN20')
    expect((await api.call(listVouchers, { query: { page: 9 } })).data).toEqual([])
  })

  test('coupons are put aside by members', async () => {
    const lan = await shopper()
    const find = async () => (await lan.call(listCoupons)).data.find(({ codeName }) => codeName === 'SACHMOI15')
    const id = (await find())?.id as number
    await lan.call(collectCoupon, { params: { id } })
    await lan.call(collectCoupon, { params: { id } })
    expect((await find())?.isCollected).toBe(true)
    await lan.call(dropCoupon, { params: { id } })
    expect((await find())?.isCollected).toBe(false)
    await expect(lan.call(dropCoupon, { params: { id } })).rejects.toMatchObject(refusal('COUPON_NOT_FOUND'))
    await expect(lan.call(collectCoupon, { params: { id: 999_999 } })).rejects.toMatchObject(refusal('COUPON_NOT_FOUND'))
  })
})

test('the delivery is kept, and in the address book when that is wanted', async () => {
  const lan = await shopper()
  await lan.add(FIRST)
  const wardId = Number(
    Object.values(
      (await db.execute(sql`select w.unit_id from geo_units w where w.scheme = 'L2' and w.level = 3 order by 1 limit 1`))
        .rows[0] ?? {},
    )[0],
  )
  const body = { name: 'Lan', phone: '0912345678', email: 'lan@example.vn', address: '12 Hàng Bài', wardId, isKept: true }
  const { data } = await lan.call(contract.setDelivery, { body })
  expect(data).toMatchObject({ delivery: { name: 'Lan', wardId, method: 'standard' } })
  expect(data.shippingFee).not.toBeNull()
  expect((await lan.cart()).delivery).toMatchObject({ address: '12 Hàng Bài' })
  const { rows } = await db.execute(sql`select 1 from user_addresses where user_id = ${lan.person.id}`)
  expect(rows).toHaveLength(1)
  await expect(lan.call(contract.setDelivery, { body: { ...body, address: '' } })).rejects.toMatchObject(
    refusal('DELIVERY_INCOMPLETE'),
  )
  expect((await lan.cart()).delivery).toMatchObject({ address: '12 Hàng Bài' })
})
