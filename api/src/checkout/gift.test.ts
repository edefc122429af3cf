import { randomUUID } from 'node:crypto'
import { addProduct, getCart, setDelivery } from '@tq/contract/cart.ts'
import * as contract from '@tq/contract/order.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newBuyer } from '../order/testing/shop.ts'
import { openTestTill } from '../order/testing/till.ts'
import { addPerson } from '../profile/testing/people.ts'

const { api, db, shop, staff, BOOK, EBOOK } = await openTestTill()
await shop.setFree(BOOK, 50)
const GIFT = { message: 'Chúc mừng sinh nhật Minh!\nCô Lan', hidesPrices: true }
const line = (productId: number) => ({ productId, quantity: 1 })

async function letterAbout(email: string): Promise<string> {
  await api.runJobs()
  const [letter] = await db.select().from(mails).where(eq(mails.recipient, email))
  return letter?.text ?? ''
}

test('a guest’s words go with the order: its buyer and staff read them', async () => {
  const who = newBuyer()
  const { orderId } = await shop.buy({ lines: [line(BOOK)] }, 'cod', { ...who, gift: GIFT })
  const params = { id: orderId }
  expect((await api.call(contract.getOrder, { params })).data.delivery.gift).toEqual(GIFT)
  expect((await staff.call(contract.getStaffOrder, { params })).data.delivery.gift).toEqual(GIFT)
  // The mailbox may be anybody's: a stranger's words are not sent there.
  const text = await letterAbout(who.email)
  expect(text).toContain('Gửi tặng:\nLời nhắn ở trang đơn hàng\nPhiếu giao không in giá')
  expect(text).not.toContain('sinh nhật')
})

test('a member’s words wait in the cart, and stand in the letter to their own mailbox', async () => {
  const lan = await addPerson(db, newBuyer())
  const { call } = api.as(lan)
  await call(addProduct, { body: line(BOOK) })
  await call(setDelivery, { body: shop.delivery({ email: lan.email, gift: GIFT }) })
  const { data: cart } = await call(getCart)
  expect(cart.delivery?.gift).toEqual(GIFT)
  const body = { paymentMethod: 'cod' as const, requestKey: randomUUID(), expectedTotal: cart.total, isAgreed: true as const }
  const { orderId } = await call(contract.checkOut, { body })
  expect((await call(contract.getMyOrder, { params: { id: orderId } })).data.delivery.gift).toEqual(GIFT)
  expect(await letterAbout(lan.email)).toContain(GIFT.message)
  // The next parcel may go to somebody else.
  const { delivery } = (await call(getCart)).data
  expect(delivery).toEqual({ ...cart.delivery, gift: null })
})

test('where nothing is sent there is no parcel to give; who says nothing gives nothing', async () => {
  const online = await shop.buy({ lines: [line(EBOOK)] }, 'transfer', { gift: GIFT })
  const plain = await shop.buy({ lines: [line(BOOK)] }, 'cod')
  for (const { orderId: id } of [online, plain])
    expect((await api.call(contract.getOrder, { params: { id } })).data.delivery.gift).toBeNull()
})

test('three hundred characters, not one more; half an emoji can’t be stored', async () => {
  const buy = (message: string) => shop.buy({ lines: [line(BOOK)] }, 'cod', { gift: { message, hidesPrices: false } })
  await buy('ă'.repeat(300))
  await expect(buy('ă'.repeat(301))).rejects.toMatchObject(refusal('INPUT_INVALID'))
  await expect(buy('quà \ud83d')).rejects.toMatchObject(refusal('INPUT_INVALID'))
})
