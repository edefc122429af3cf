import { listFeedbackOfProduct } from '@tq/contract/catalog/feedback.ts'
import { addressOf } from '@tq/contract/http/call.ts'
import * as contract from '@tq/contract/review.ts'
import { bareStatus, outcome, refusal } from '@tq/contract/testing/refusal.ts'
import { feedbackPictures, feedbacks } from '@tq/db/schema/review.ts'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { addBought } from '../order/testing/bought.ts'
import { openTestLogin } from '../profile/testing/login.ts'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { asForm, photo } from './testing/pictures.ts'

const api = await testApi()
const { db, server } = api

async function reviewer() {
  const person = await addPerson(db)
  const { line } = await addBought(db, { userId: person.id })
  const body = { orderLineId: line.id, rating: 5, content: 'Sách in đẹp, giấy dày, rất hay.' }
  const { data } = await api.as(person).call(contract.writeReview, { body })
  const login = await openTestLogin(db, person.id)
  return { person, id: data.id, login }
}

async function send({ id, login }: { id: number; login: object }, file: Buffer, field?: string) {
  const { payload, headers } = asForm(file, field)
  const url = addressOf(contract.addReviewPicture, { id })
  return server.inject({ method: 'POST', url, payload, headers: { ...headers, ...login } })
}

const kept = (id: number) => db.$count(feedbackPictures, eq(feedbackPictures.feedbackId, id))

describe('a picture', () => {
  test('is drawn anew, at most 1600 px, without what else was in it', async () => {
    const lan = await reviewer()
    const answer = await send(lan, await photo())
    expect(answer.statusCode).toBe(200)
    const [url] = answer.json().data.pictures
    const listed = await api.call(listFeedbackOfProduct, { params: { id: 56 }, query: {} })
    expect(listed.data[0]?.pictures).toEqual([url])
    const shown = await server.inject(url)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    })
    const { width, height, format, exif } = await sharp(shown.rawPayload).metadata()
    expect({ width, height, format, exif }).toEqual({ width: 1600, height: 1200, format: 'webp', exif: undefined })
    expect(shown.rawPayload.includes('noi-chup-bi-mat')).toBe(false)
    const small = await send(
      lan,
      await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    )
    const again = await server.inject(small.json().data.pictures[1])
    expect((await sharp(again.rawPayload).metadata()).width).toBe(40)
  })

  test('that is none, too heavy, or in another field is refused, and nothing is kept', async () => {
    const lan = await reviewer()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const cut = (await photo()).subarray(0, 500)
    const gif = Buffer.from('R0lGODlhAQABAIAAAPHn0wAAACwAAAAAAQABAAACAkQBADs=', 'base64')
    for (const file of [svg, gif, Buffer.alloc(0), Buffer.from('%PDF-1.7')])
      expect(outcome(await send(lan, file))).toBe('FILE_TYPE_REFUSED')
    expect(outcome(await send(lan, cut))).toBe('PICTURE_UNREADABLE')
    expect(outcome(await send(lan, Buffer.concat([cut, Buffer.alloc(5 * 1024 * 1024)])))).toBe('FILE_TOO_LARGE')
    expect(outcome(await send(lan, await photo(), 'anh'))).toBe('INPUT_INVALID')
    const url = addressOf(contract.addReviewPicture, { id: lan.id })
    expect(outcome(await server.inject({ method: 'POST', url, headers: lan.login, payload: {} }))).toBe('BODY_TYPE_UNSUPPORTED')
    expect(await kept(lan.id)).toBe(0)
  })

  test('a sixth is refused, also when nine come at once', async () => {
    const lan = await reviewer()
    const file = await photo({ width: 60, height: 60 })
    const outcomes = (await Promise.all(Array.from({ length: 9 }, () => send(lan, file)))).map(outcome)
    expect(outcomes.sort()).toEqual([...Array(5).fill('OK'), ...Array(4).fill('REVIEW_PICTURES_FULL')])
    expect(await kept(lan.id)).toBe(5)
    expect((await send(lan, file)).json().errorMessage).toBe('Mỗi đánh giá có tối đa 5 ảnh')
  })

  test('comes last, also after one before it was taken off', async () => {
    const lan = await reviewer()
    const file = await photo({ width: 60, height: 60 })
    for (let sent = 0; sent < 3; sent++) await send(lan, file)
    const [first, second, third]: string[] =
      (await api.as(lan.person).call(contract.listMyReviews, { query: {} })).data[0]?.pictures ?? []
    const name = second?.split('/').at(-1) ?? ''
    await api.as(lan.person).call(contract.removeReviewPicture, { params: { id: lan.id, name } })
    const urls: string[] = (await send(lan, file)).json().data.pictures
    expect(urls).toEqual([first, third, urls[2]])
    expect(new Set([first, second, third, ...urls]).size).toBe(4)
  })

  test('goes when it is taken off, and with its review', async () => {
    const lan = await reviewer()
    const file = await photo({ width: 60, height: 60 })
    await send(lan, file)
    const urls: string[] = (await send(lan, file)).json().data.pictures
    const name = urls[0]?.split('/').at(-1) ?? ''
    const { call } = api.as(lan.person)
    const { data } = await call(contract.removeReviewPicture, { params: { id: lan.id, name } })
    expect(data.pictures).toEqual([urls[1]])
    expect(bareStatus(await server.inject(urls[0] ?? ''))).toBe(404)
    await expect(call(contract.removeReviewPicture, { params: { id: lan.id, name } })).rejects.toMatchObject(
      refusal('REVIEW_PICTURE_NOT_FOUND'),
    )
    await call(contract.removeReview, { params: { id: lan.id } })
    expect(bareStatus(await server.inject(urls[1] ?? ''))).toBe(404)
    expect(await kept(lan.id)).toBe(0)
  })

  test('of a hidden review is hidden', async () => {
    const lan = await reviewer()
    const [url] = (await send(lan, await photo({ width: 60, height: 60 }))).json().data.pictures
    await db.update(feedbacks).set({ isVisible: false }).where(eq(feedbacks.id, lan.id))
    await db.execute(
      sql`update products p set rating_5 = rating_5 - 1 from feedbacks f where f.id = ${lan.id} and p.id = f.product_id`,
    )
    expect(bareStatus(await server.inject(url))).toBe(404)
  })
})

test('a stranger adds and takes nothing', async () => {
  const [lan, minh] = [await reviewer(), await reviewer()]
  const file = await photo({ width: 60, height: 60 })
  const [url] = (await send(lan, file)).json().data.pictures
  expect(outcome(await send({ id: lan.id, login: minh.login }, file))).toBe('REVIEW_NOT_FOUND')
  expect(outcome(await send({ id: lan.id, login: {} }, file))).toBe('SESSION_EXPIRED')
  const params = { id: lan.id, name: url.split('/').at(-1) }
  await expect(api.as(minh.person).call(contract.removeReviewPicture, { params })).rejects.toMatchObject(
    refusal('REVIEW_NOT_FOUND'),
  )
  // Nor through a review of one's own.
  const through = { ...params, id: minh.id }
  await expect(api.as(minh.person).call(contract.removeReviewPicture, { params: through })).rejects.toMatchObject(
    refusal('REVIEW_PICTURE_NOT_FOUND'),
  )
  expect((await server.inject(url)).statusCode).toBe(200)
})

test('addresses that lead elsewhere find nothing', async () => {
  for (const path of ['../avatars/x.webp', '%2e%2e%2f56.webp', 'a'.repeat(32), `${'a'.repeat(32)}.png`, `${'a'.repeat(32)}.webp`])
    expect(bareStatus(await server.inject(`/media/reviews/${path}`))).toBe(404)
})
