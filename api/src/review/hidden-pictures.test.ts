import { listFeedbackOfProduct } from '@tq/contract/catalog/feedback.ts'
import { addressOf } from '@tq/contract/http/call.ts'
import * as contract from '@tq/contract/review.ts'
import { bareStatus } from '@tq/contract/testing/refusal.ts'
import { feedbacks } from '@tq/db/schema/review.ts'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { openKeys } from '../account/signing-keys.ts'
import { addBought } from '../order/testing/bought.ts'
import { openTestLogin } from '../profile/testing/login.ts'
import { addPerson } from '../profile/testing/people.ts'
import { openTickets } from '../storage/tickets.ts'
import { testApi } from '../testing/api.ts'
import { asForm, photo } from './testing/pictures.ts'

const api = await testApi()
const { db, server } = api
afterEach(() => void vi.useRealTimers())

/** Somebody's review with so many pictures, which staff have hidden. */
async function hiddenReview(count = 1) {
  const person = await addPerson(db)
  const { line } = await addBought(db, { userId: person.id })
  const body = { orderLineId: line.id, rating: 5, content: 'Sách in đẹp, giấy dày, rất hay.' }
  const { data } = await api.as(person).call(contract.writeReview, { body })
  const login = await openTestLogin(db, person.id)
  for (let n = 0; n < count; n++) {
    const { payload, headers } = asForm(await photo({ width: 60 + n, height: 60 }))
    const url = addressOf(contract.addReviewPicture, { id: data.id })
    await server.inject({ method: 'POST', url, payload, headers: { ...headers, ...login } })
  }
  await hide(data.id)
  const mine = async () => (await api.as(person).call(contract.listMyReviews, { query: {} })).data[0]?.pictures ?? []
  return { person, id: data.id, login, mine }
}

async function hide(id: number) {
  await db.update(feedbacks).set({ isVisible: false }).where(eq(feedbacks.id, id))
  await db.execute(sql`update products p set rating_5 = rating_5 - 1 from feedbacks f where f.id = ${id} and p.id = f.product_id`)
}

const plain = (url: string) => url.replace(/\?.*/, '')

test('the writer sees pictures of a hidden review, nobody else does, and nobody keeps them', async () => {
  const { mine } = await hiddenReview()
  const [url = ''] = await mine()
  expect(url).toMatch(/^\/media\/reviews\/[0-9a-f]{32}\.webp\?ticket=[\w.-]+$/)
  const shown = await server.inject(url)
  expect(shown.statusCode).toBe(200)
  expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' })
  expect(bareStatus(await server.inject(plain(url)))).toBe(404)
  const part = await server.inject({ url, headers: { range: 'bytes=0-3' } })
  expect([part.statusCode, part.body]).toEqual([206, 'RIFF'])
})

test('the picture of a review that is shown needs no ticket, and no answer for everybody ever has one', async () => {
  const { id, mine } = await hiddenReview()
  await db.update(feedbacks).set({ isVisible: true }).where(eq(feedbacks.id, id))
  await db.execute(sql`update products p set rating_5 = rating_5 + 1 from feedbacks f where f.id = ${id} and p.id = f.product_id`)
  const [url = ''] = await mine()
  expect(url).toBe(plain(url))
  const answer = await server.inject(url)
  expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=604800, immutable', 'accept-ranges': 'bytes' })
  const { data } = await api.call(listFeedbackOfProduct, { params: { id: 56 }, query: {} })
  expect(JSON.stringify(data)).not.toContain('ticket')
})

test('changing a hidden review, adding and taking pictures answers with addresses that work', async () => {
  const { person, id, login, mine } = await hiddenReview(2)
  const body = { rating: 4, content: 'Sách in đẹp, giấy dày, đọc lại vẫn hay.' }
  const changed = await api.as(person).call(contract.changeReview, { params: { id }, body })
  const { payload, headers } = asForm(await photo({ width: 80, height: 60 }))
  const url = addressOf(contract.addReviewPicture, { id })
  const added = await server.inject({ method: 'POST', url, payload, headers: { ...headers, ...login } })
  const name = plain((await mine())[0] ?? '')
    .split('/')
    .at(-1) as string
  const removed = await api.as(person).call(contract.removeReviewPicture, { params: { id, name } })
  const answers: string[][] = [changed.data.pictures, added.json().data.pictures, removed.data.pictures]
  expect(answers.map((pictures) => pictures.length)).toEqual([2, 3, 2])
  for (const picture of removed.data.pictures) expect((await server.inject(picture)).statusCode).toBe(200)
  for (const picture of answers.flat()) expect(picture).toContain('?ticket=')
})

test('a ticket that is over, altered, of another picture, for something else or signed by somebody else opens nothing', async () => {
  const { person, mine } = await hiddenReview(2)
  const [one = '', two = ''] = await mine()
  const name = plain(one).split('/').at(-1) as string
  const ticket = one.split('=')[1] as string
  const key = await openKeys(db)('ticket')
  const grant = await openTickets(async () => key).open(ticket, { purpose: 'reviewPicture', name })
  if (!grant) throw new Error('no grant')
  expect(grant.userId).toBe(person.id)
  const forged = {
    altered: `${plain(one)}?ticket=${ticket.slice(0, -3)}AAA`,
    'of another picture': `${plain(two)}?ticket=${ticket}`,
    'for something else': `${plain(one)}?ticket=${await openTickets(async () => key).sign({ ...grant, purpose: 'lesson' as never })}`,
    'with another key': `${plain(one)}?ticket=${await openTickets(() => openKeys(db)('session')).sign(grant)}`,
    none: `${plain(one)}?ticket=`,
    two: `${one}&ticket=${ticket}`,
  }
  for (const [what, url] of Object.entries(forged)) {
    const answer = await server.inject(url)
    expect(bareStatus(answer), what).toBe(403)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
    expect(answer.body).toBe('Địa chỉ này không còn dùng được.')
  }
  vi.useFakeTimers({ now: Date.now() + 2 * 60 * 60 * 1000, toFake: ['Date'] })
  expect(bareStatus(await server.inject(one))).toBe(403)
})
