import { randomUUID } from 'node:crypto'
import * as account from '@tq/contract/account.ts'
import * as cart from '@tq/contract/cart.ts'
import { sendContactMessage } from '@tq/contract/content/contact.ts'
import { addressOf } from '@tq/contract/http/call.ts'
import { askForNewsletter } from '@tq/contract/newsletter.ts'
import { checkOutAsGuest } from '@tq/contract/order.ts'
import * as affiliate from '@tq/contract/promotion/affiliate.ts'
import * as review from '@tq/contract/review.ts'
import { addWishes } from '@tq/contract/wish.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { payouts } from '@tq/db/schema/affiliate.ts'
import { eq } from 'drizzle-orm'
import { peopleOf, registration } from '../../account/testing/people.ts'
import { addAffiliate, openLinkShop } from '../../affiliate/testing/link-shop.ts'
import { newBuyer } from '../../order/testing/shop.ts'
import { openTestLogin } from '../../profile/testing/login.ts'
import { addPerson } from '../../profile/testing/people.ts'
import { asForm, photo } from '../../review/testing/pictures.ts'
import { openDesk, type Till } from './orders.ts'

export interface Member {
  id: string
  email: string
  phone: string
  name: string
}

/** A member who did everything one can do, under words that stand nowhere else. */
export async function addMember(till: Till, n: number): Promise<Member> {
  const { api, db, shop, BOOK, EBOOK, sandbox } = till
  const { step } = openDesk(till)
  const phone = `0987${String(650_000 + n)}`
  const person = await addPerson(db, { phone, name: `Người Đọc Thứ ${n}`, email: `nguoi-doc-${n}@rieng.example` })
  const me = api.as(person)
  const who = { email: person.email, phone, name: person.name }
  await me.call(account.giveConsent, { body: { purpose: 'marketing', isGiven: true } })
  await me.call(account.addAddress, { body: { name: person.name, phone, address: `Số ${n} ngõ Riêng`, wardId: shop.wardId } })
  await me.call(addWishes, { body: { productIds: [BOOK, EBOOK] } })
  await me.call(cart.addProduct, { body: { productId: EBOOK, quantity: 1 } })
  const { data } = await me.call(cart.addProduct, { body: { productId: BOOK, quantity: 1 } })
  await me.call(cart.removeCartLine, { params: { id: data.cartDetailId } })
  await me.call(cart.mergeCart, { body: { key: randomUUID(), lines: [{ productId: BOOK, quantity: 1 }] } })
  await api.call(sendContactMessage, {
    body: {
      name: person.name,
      phone,
      email: person.email,
      topic: 'Việc khác',
      message: 'Tôi muốn hỏi về đơn hàng',
      source: '/lien-he',
    },
  })
  await api.call(askForNewsletter, { body: { email: person.email } })
  await api.call(account.sendSecurityCode, { body: { Email: person.email } })
  await sendPicture(till, account.changeAvatar.path, person.id, n)

  const buy = async (productId: number, method: 'vnpay' | 'cod') => {
    const body = await shop.checkoutBody({ lines: [{ productId, quantity: 1 }], codes: ['SINHVIEN'] }, method, who)
    const answer = await me.call(checkOutAsGuest, { body })
    return { id: answer.orderId, start: { kind: 'redirect' as const, url: answer.data as string } }
  }
  await buy(BOOK, 'vnpay')
  const ebook = await buy(EBOOK, 'vnpay')
  await sandbox.pay(ebook.start, '00')
  const book = await buy(BOOK, 'cod')
  await step(book.id, 'shipped', 'delivered')
  const [line] = (await me.call(review.listReviewable, { query: {} })).data
  const written = await me.call(review.writeReview, {
    body: { orderLineId: line?.orderLineId as number, rating: 4, content: 'Sách in đẹp, giấy dày, rất hay.' },
  })
  await sendPicture(till, addressOf(review.addReviewPicture, { id: written.data.id }), person.id, n)
  await me.call(review.voteHelpful, { params: { id: 1 }, body: { isHelpful: true } })
  return { id: person.id, email: person.email, phone, name: person.name }
}

/** Everybody's is another one. */
async function sendPicture({ api, db }: Till, url: string, userId: string, n: number): Promise<void> {
  const { payload, headers } = asForm(await photo({ width: 60, height: 60, background: `#0000${n}0` }))
  const login = await openTestLogin(db, userId)
  const { statusCode, body } = await api.server.inject({ method: 'POST', url, payload, headers: { ...headers, ...login } })
  if (statusCode !== 200) throw new Error(body)
}

/** Buys an e-book as a guest, and has it once there is an account with that mailbox. */
export async function addClaimer({ api, shop, sandbox, EBOOK }: Till): Promise<string> {
  const email = 'mua-truoc@rieng.example'
  const body = await shop.checkoutBody({ lines: [{ productId: EBOOK, quantity: 1 }] }, 'vnpay', { ...newBuyer(), email })
  const { data } = await api.call(checkOutAsGuest, { body })
  await sandbox.pay({ kind: 'redirect', url: data as string }, '00')
  const people = peopleOf(api)
  const { id } = await people.activated(email)
  await people.login(email)
  return id
}

/** The account's thirty days begin. */
export const askToLeave = ({ api }: Till, person: { id: string }) =>
  api.as(person).call(account.askForDeletion, { body: { Password: '' } })

export async function registerUnverified({ api, db }: Till): Promise<string> {
  const email = 'chua-kich-hoat@rieng.example'
  await api.call(account.register, { body: registration(email) })
  const [person] = await db.select().from(users).where(eq(users.email, email))
  return person?.id as string
}

/** Four who brought buyers: one goes on, one has left the programme, one leaves the shop, one leaves it while money is on its way. */
export async function addAffiliates(till: Till) {
  const { api, db } = till
  const shop = await openLinkShop(api)
  await shop.refill()
  const earnings = async () => {
    const one = await addAffiliate(api)
    await shop.earned(one.code, 60)
    await one.me.call(affiliate.requestPayout)
    const [payout] = await db.select().from(payouts).where(eq(payouts.userId, one.person.id))
    // By somebody who has logged in that day.
    const payOut = async () =>
      api
        .as(await addPerson(db, { role: 'staff' }))
        .call(affiliate.decidePayout, { params: { id: payout?.id as number }, body: { status: 'paid' } as never })
    return { ...one, payOut }
  }
  const paidOut = async () => {
    const one = await earnings()
    await one.payOut()
    // And some that is confirmed, one that may still be given back, one that was.
    await shop.earned(one.code, 1)
    await shop.buyBy(one.code, 1, 'cod')
    const { orderId } = await shop.buyBy(one.code, 1, 'cod')
    await shop.step(orderId, 'cancelled')
    await api.call(affiliate.countAffiliateClick, { body: { code: one.code } })
    return one
  }
  const [active, closed, leaving, waiting] = [await paidOut(), await paidOut(), await paidOut(), await earnings()]
  await closed.me.call(affiliate.leaveAffiliates)
  for (const { person } of [leaving, waiting]) await askToLeave(till, person)
  return { active, closed, leaving, waiting }
}
