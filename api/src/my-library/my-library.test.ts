import { login } from '@tq/contract/account.ts'
import { listCoursesOwned } from '@tq/contract/learning/progress.ts'
import * as contract from '@tq/contract/my-library.ts'
import { advanceOrder, refundOrder } from '@tq/contract/order.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { entitlements } from '@tq/db/schema/entitlement.ts'
import { saveProduct } from '@tq/db/testing/by-hand.ts'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { hashPassword } from '../account/password/password.ts'
import { addBought } from '../order/testing/bought.ts'
import { openTestShop } from '../order/testing/shop.ts'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'

const api = await testApi()
const { db } = api
api.leavesBroken('what was bought online is open from the payment until the refund of its line', 'closed by hand')
const idsOf = async (kind: string, most: number) =>
  (
    await db.execute<{ id: number }>(sql`select id from products where kind = ${kind} and is_published order by id limit ${most}`)
  ).rows.map(({ id }) => id)
const [ebook = 0, other = 0] = await idsOf('digital', 2)
const [course = 0] = await idsOf('course', 1)

const PASSWORD = 'SachHayMoiNgay@2026'
const passwordHash = await hashPassword(PASSWORD)
const comeInAgain = ({ email }: { email: string }) => api.call(login, { body: { Email: email, Password: PASSWORD } })

const mine = (person: { id: string }, page?: number) =>
  api.as(person).call(contract.listDigitalProductsOwned, { query: { page } })
const one = (person: { id: string }, productSaleId: number | string) =>
  api.as(person).call(contract.getDigitalProductOwned, { params: { productSaleId } })

describe('owned e-books and courses', () => {
  test('are listed each in its place, with what they are and where they come from', async () => {
    const lan = await addPerson(db)
    const { order } = await addBought(db, { userId: lan.id, productId: ebook, kind: 'digital' })
    await addBought(db, { userId: lan.id, productId: course, kind: 'course' })
    await addBought(db, { userId: lan.id, productId: 56 })
    const { data, total, totalPage } = await mine(lan)
    expect([total, totalPage]).toEqual([1, 1])
    expect(data).toMatchObject([{ productId: ebook, kind: 'digital', orderId: order.id, orderCode: order.code }])
    expect(data[0]?.authors.length).toBeGreaterThan(0)
    const courses = await api.as(lan).call(listCoursesOwned, { query: {} })
    expect(courses).toMatchObject({ total: 1, totalPage: 1, data: [{ productId: course, kind: 'course' }] })
    expect(courses.data[0]?.lessonCount).toBeGreaterThan(0)
    expect((await one(lan, ebook)).data).toMatchObject({ orderCode: order.code, description: expect.stringContaining('<p>') })
    expect((await one(lan, `ten-bat-ky.${course}`)).data.kind).toBe('course')
  })

  test('are opened by a real purchase and closed by its refund', async () => {
    const lan = await addPerson(db)
    const staff = await addPerson(db, { role: 'staff' })
    const shop = await openTestShop({ ...api, call: api.as(lan).call })
    const { orderId } = await shop.buy({ lines: [{ productId: ebook, quantity: 1 }], codes: [], affiliateCode: null }, 'transfer')
    expect((await mine(lan)).total).toBe(0)
    await api.as(staff).call(advanceOrder, { params: { id: orderId }, body: { status: 'paid' } })
    expect((await mine(lan)).total).toBe(1)
    const { rows } = await db.execute<{ id: number }>(sql`select id from order_lines where order_id = ${orderId}`)
    const lines = rows.map(({ id }) => ({ lineId: id, quantity: 1 }))
    await api.as(staff).call(refundOrder, { params: { id: orderId }, body: { expectedRefunded: 0, lines, reason: 'Khách trả' } })
    expect((await mine(lan)).total).toBe(0)
    await expect(one(lan, ebook)).rejects.toMatchObject({ status: 404, code: 'OWNED_PRODUCT_NOT_FOUND' })
  })

  test('bought as a guest are the account’s that owns the mailbox: at once where there is one, else at its first login', async () => {
    const shop = await openTestShop(api)
    const staff = await addPerson(db, { role: 'staff' })
    const lan = await addPerson(db, { passwordHash })
    const cart = { lines: [{ productId: ebook, quantity: 1 }], codes: [], affiliateCode: null }
    const buyFor = async (email: string) => {
      const { orderId } = await shop.buy(cart, 'transfer', { email })
      await api.as(staff).call(advanceOrder, { params: { id: orderId }, body: { status: 'paid' } })
      return orderId
    }
    const orderId = await buyFor(lan.email.toUpperCase())
    expect((await mine(lan)).data).toMatchObject([{ productId: ebook, orderId }])
    // The page its buyer has open stays a guest's until the account's owner comes in.
    expect((await shop.row(orderId)).userId).toBeNull()
    await comeInAgain(lan)
    expect((await shop.row(orderId)).userId).toBe(lan.id)

    const early = await buyFor('chua-co-tai-khoan@doc.example')
    const minh = await addPerson(db, { email: 'chua-co-tai-khoan@doc.example', passwordHash })
    expect((await mine(minh)).total).toBe(0)
    await comeInAgain(minh)
    expect((await mine(minh)).data).toMatchObject([{ productId: ebook, orderId: early }])
    expect((await shop.row(early)).userId).toBe(minh.id)
    // Nobody else's, and nothing that was given back.
    await comeInAgain(lan)
    expect((await mine(lan)).total).toBe(1)
  })

  test('bought twice are owned once; one refund of two leaves the other', async () => {
    const lan = await addPerson(db)
    const first = await addBought(db, { userId: lan.id, productId: ebook, kind: 'digital' })
    const second = await addBought(db, { userId: lan.id, productId: ebook, kind: 'digital' })
    expect((await mine(lan)).data).toMatchObject([{ orderCode: first.order.code }])
    await db.update(entitlements).set({ revokedAt: new Date() }).where(eq(entitlements.orderLineId, first.line.id))
    expect((await mine(lan)).data).toMatchObject([{ orderCode: second.order.code }])
  })

  test('stay when they are no longer sold', async () => {
    const lan = await addPerson(db)
    await addBought(db, { userId: lan.id, productId: other, kind: 'digital' })
    await saveProduct(db, other, { isPublished: false })
    expect((await mine(lan)).total).toBe(1)
    expect((await one(lan, other)).data.productId).toBe(other)
  })

  test('come in pages of twelve', async () => {
    const lan = await addPerson(db)
    for (const productId of await idsOf('digital', 14)) await addBought(db, { userId: lan.id, productId, kind: 'digital' })
    const [first, second] = [await mine(lan), await mine(lan, 2)]
    expect([first.data.length, first.totalPage, second.data.length]).toEqual([12, 2, first.total - 12])
    expect(new Set([...first.data, ...second.data].map(({ productId }) => productId)).size).toBe(first.total)
    await expect(mine(lan, 3)).rejects.toMatchObject(refusal('PAGE_NOT_FOUND'))
  })
})

test('nobody sees another’s', async () => {
  const [lan, minh] = [await addPerson(db), await addPerson(db)]
  await addBought(db, { userId: lan.id, productId: ebook, kind: 'digital' })
  await addBought(db, { userId: null, productId: ebook, kind: 'digital' })
  expect((await mine(minh)).total).toBe(0)
  await expect(one(minh, ebook)).rejects.toMatchObject(refusal('OWNED_PRODUCT_NOT_FOUND'))
  await expect(one(lan, 'khong-phai-ma')).rejects.toMatchObject(refusal('INPUT_INVALID'))
  for (const endpoint of [contract.listDigitalProductsOwned, listCoursesOwned])
    await expect(api.call(endpoint, { query: {} })).rejects.toMatchObject(refusal('SESSION_EXPIRED'))
})
