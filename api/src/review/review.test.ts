import { listFeedback, listFeedbackOfProduct } from '@tq/contract/catalog/feedback.ts'
import { getProduct, listProducts } from '@tq/contract/catalog.ts'
import { getMyOrder } from '@tq/contract/order.ts'
import * as contract from '@tq/contract/review.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { products } from '@tq/db/schema/catalog/catalog.ts'
import { entitlements } from '@tq/db/schema/entitlement.ts'
import { orderLines, orders } from '@tq/db/schema/order/order.ts'
import { feedbacks, feedbackVotes } from '@tq/db/schema/review.ts'
import { invalidateTags, listenForTags } from '@tq/db/tags.ts'
import { saveProduct } from '@tq/db/testing/by-hand.ts'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addBought } from '../order/testing/bought.ts'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { shownName } from './shown-name.ts'

const api = await testApi()
const { db } = api
api.leavesBroken(
  'what was bought online is open from the payment until the refund of its line',
  'lines that were not opened, or closed',
)
for (const rule of ['products.sold', 'pieces that cost something are refunded with money'])
  api.leavesBroken(rule, 'a line that was given back without an order that says so')
const CONTENT = 'Sách in đẹp, giấy dày, nội dung rất hay.'

const write = (person: { id: string }, orderLineId: number, rating = 5, content = CONTENT) =>
  api.as(person).call(contract.writeReview, { body: { orderLineId, rating, content } })

/** A product nobody has rated yet. */
async function unrated(): Promise<number> {
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.kind} = 'printed' and is_published and rating_1 + rating_2 + rating_3 + rating_4 + rating_5 > 0`)
    .limit(1)
  const id = row?.id as number
  await db.delete(feedbacks).where(eq(feedbacks.productId, id))
  await saveProduct(db, id, { rating1: 0, rating2: 0, rating3: 0, rating4: 0, rating5: 0 })
  return id
}

async function counts(productId: number): Promise<{ counted: number[]; recount: number[] }> {
  const { rows } = await db.execute<{ counted: number[]; recount: number[] }>(sql`
    select array[rating_1, rating_2, rating_3, rating_4, rating_5] as counted,
      array(select (select count(*)::int from feedbacks f where f.product_id = p.id and f.rating = n) from generate_series(1, 5) n)
        as recount
    from products p where id = ${productId}`)
  return rows[0] as { counted: number[]; recount: number[] }
}

describe('what waits', () => {
  test('is delivered or opened, not given back, not written about yet, and mine', async () => {
    const [lan, minh] = [await addPerson(db), await addPerson(db)]
    const delivered = await addBought(db, { userId: lan.id })
    const opened = await addBought(db, { userId: lan.id, productId: 92, kind: 'digital' })
    await addBought(db, { userId: lan.id, status: 'shipped' })
    await addBought(db, { userId: lan.id, status: 'awaitingPayment', kind: 'digital' })
    // Paid, but never opened (money that came too late), even beside a delivered book; and closed again.
    const unopened = await addBought(db, { userId: lan.id, kind: 'digital', order: { deliveredAt: new Date() } })
    await db.delete(entitlements).where(eq(entitlements.orderLineId, unopened.line.id))
    const closed = await addBought(db, { userId: lan.id, kind: 'digital' })
    await db.update(entitlements).set({ revokedAt: new Date() }).where(eq(entitlements.orderLineId, closed.line.id))
    const refunded = await addBought(db, { userId: lan.id, status: 'refunded' })
    await db.update(orderLines).set({ refundedQuantity: 1, refundedAmount: 90_000 }).where(eq(orderLines.id, refunded.line.id))
    await addBought(db, { userId: minh.id })
    const { data, total, totalPage } = await api.as(lan).call(contract.listReviewable, { query: {} })
    expect([total, totalPage]).toEqual([2, 1])
    expect(data.map(({ orderLineId }) => orderLineId).sort()).toEqual([delivered.line.id, opened.line.id].sort())
    expect(data.find(({ productId }) => productId === 56)).toMatchObject({
      orderCode: delivered.order.code,
      address: 'lang-xa-chau-tho-qua-tu-lieu-dia-ba.56',
      picture: { width: expect.any(Number) },
    })

    for (const { order, line } of [unopened, closed]) {
      await expect(write(lan, line.id)).rejects.toMatchObject(refusal('REVIEW_LINE_NOT_FOUND'))
      expect((await api.as(lan).call(getMyOrder, { params: { id: order.id } })).data.lines[0]?.canReview).toBe(false)
    }
    expect((await api.as(lan).call(getMyOrder, { params: { id: opened.order.id } })).data.lines[0]?.canReview).toBe(true)
    await write(lan, delivered.line.id)
    expect((await api.as(lan).call(contract.listReviewable, { query: {} })).total).toBe(1)
    await expect(api.as(lan).call(contract.listReviewable, { query: { page: 2 } })).rejects.toMatchObject(
      refusal('PAGE_NOT_FOUND'),
    )
    await expect(api.call(contract.listReviewable, { query: {} })).rejects.toMatchObject(refusal('SESSION_EXPIRED'))
  })
})

describe('what waits, asked for from elsewhere', () => {
  const waiting = async (person: { id: string }, query: { productId?: number; orderCode?: string }) =>
    (await api.as(person).call(contract.listReviewable, { query })).data.map(({ orderLineId }) => orderLineId)
  const standing = async (person: { id: string }, productId: number) =>
    (await api.as(person).call(contract.getMyVotes, { query: { productId } })).data

  test('is narrowed to a product, to an order, to both', async () => {
    const [lan, minh] = [await addPerson(db), await addPerson(db)]
    const first = await addBought(db, { userId: lan.id })
    const second = await addBought(db, { userId: lan.id, productId: 57 })
    const again = await addBought(db, { userId: lan.id, productId: 57 })
    await addBought(db, { userId: minh.id, productId: 57 })
    expect(await waiting(lan, { productId: 56 })).toEqual([first.line.id])
    expect(await waiting(lan, { productId: 57 })).toHaveLength(2)
    expect(await waiting(lan, { orderCode: second.order.code })).toEqual([second.line.id])
    expect(await waiting(lan, { productId: 57, orderCode: again.order.code })).toEqual([again.line.id])
    expect(await waiting(lan, { productId: 56, orderCode: again.order.code })).toEqual([])
    expect(await waiting(minh, { orderCode: first.order.code })).toEqual([])
  })

  test('a product’s page learns the line one may write about, or whether one has it at all', async () => {
    const lan = await addPerson(db)
    expect(await standing(lan, 56)).toMatchObject({ waitingLineId: null, isBought: false })
    await addBought(db, { userId: lan.id, status: 'cancelled' })
    expect(await standing(lan, 56)).toMatchObject({ waitingLineId: null, isBought: false })
    await addBought(db, { userId: lan.id, status: 'shipped' })
    expect(await standing(lan, 56)).toMatchObject({ waitingLineId: null, isBought: true })
    const { line } = await addBought(db, { userId: lan.id })
    expect(await standing(lan, 56)).toMatchObject({ waitingLineId: line.id, isBought: true })
    expect(await standing(await addPerson(db), 56)).toMatchObject({ waitingLineId: null, isBought: false })
    const { data } = await write(lan, line.id)
    expect(await standing(lan, 56)).toMatchObject({ waitingLineId: null, own: [data.id] })
  })
})

describe('writing', () => {
  test('shows at once on the product, under a name others may see, and counts', async () => {
    const productId = await unrated()
    const lan = await addPerson(db)
    const { line } = await addBought(db, { userId: lan.id, productId })
    const { data, successMessage } = await write(lan, line.id, 4)
    expect(successMessage).toBe('Cảm ơn bạn đã viết đánh giá')
    expect(data).toMatchObject({ name: 'Nguyễn L.', rating: 4, isVerified: true, orderLineId: line.id, pictures: [], helpful: 0 })
    const listed = await api.call(listFeedbackOfProduct, { params: { id: productId }, query: {} })
    expect(listed.data).toMatchObject([{ id: data.id, name: 'Nguyễn L.', content: CONTENT, reply: null }])
    expect((await api.call(listFeedback, { query: {} })).data[0]).toMatchObject({ id: data.id })
    expect((await api.call(getProduct, { params: { id: productId } })).data).toMatchObject({
      rating4: 1,
      ratingCount: 1,
      rating: 4,
    })
    const { rows } = await db.execute(sql`select rating from search_docs where product_id = ${productId}`)
    expect(rows).toEqual([{ rating: 40 }])
    expect((await api.as(lan).call(contract.listMyReviews, { query: {} })).data).toEqual([data])
  })

  test('drops what was made from the book, from reviews and from lists', async () => {
    const lan = await addPerson(db)
    const { line } = await addBought(db, { userId: lan.id })
    const seen: string[] = []
    const listener = await listenForTags(api.url, { onTags: (tags) => seen.push(...tags), onGap() {} })
    await write(lan, line.id)
    await expect.poll(() => seen).toEqual(expect.arrayContaining(['book:56', 'feedback', 'catalog']))
    await listener.close()
    expect((await api.call(listProducts, { query: { sort: 'rating' } })).data.length).toBeGreaterThan(0)
  })

  test('twice for one line is refused with a sentence, also at once', async () => {
    const productId = await unrated()
    const lan = await addPerson(db)
    const { line } = await addBought(db, { userId: lan.id, productId })
    const settled = await Promise.allSettled(Array.from({ length: 10 }, () => write(lan, line.id)))
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of settled)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409, code: 'REVIEW_EXISTS' })
    expect((await counts(productId)).counted).toEqual([0, 0, 0, 0, 1])
  })

  test('nobody else’s line, nor one that is under way, unpaid, given back or unknown', async () => {
    const [lan, minh] = [await addPerson(db), await addPerson(db)]
    const { line } = await addBought(db, { userId: lan.id })
    const lost = await addBought(db, { userId: minh.id })
    await db.update(orderLines).set({ refundedQuantity: 1 }).where(eq(orderLines.id, lost.line.id))
    const wrong = [
      line.id,
      (await addBought(db, { userId: minh.id, status: 'shipped' })).line.id,
      (await addBought(db, { userId: minh.id, status: 'awaitingPayment', kind: 'digital' })).line.id,
      lost.line.id,
      1_999_999_999,
    ]
    for (const id of wrong) await expect(write(minh, id)).rejects.toMatchObject({ status: 404, code: 'REVIEW_LINE_NOT_FOUND' })
    await expect(
      api.call(contract.writeReview, { body: { orderLineId: line.id, rating: 5, content: CONTENT } }),
    ).rejects.toMatchObject(refusal('SESSION_EXPIRED'))
  })

  test('bad input is refused, with the field', async () => {
    const lan = await addPerson(db)
    const { line } = await addBought(db, { userId: lan.id })
    const good = { orderLineId: line.id, rating: 5, content: CONTENT }
    const bad = [
      ...[0, 6, 2.5, '5', null].map((rating) => ({ ...good, rating })),
      ...['ngắn', ' '.repeat(40), 'x'.repeat(2001), `${CONTENT}\0`].map((content) => ({ ...good, content })),
      { ...good, isVerified: true },
      { ...good, orderLineId: -1 },
    ]
    for (const body of bad)
      await expect(api.as(lan).call(contract.writeReview, { body: body as typeof good })).rejects.toMatchObject(
        refusal('INPUT_INVALID', { fields: [{ message: expect.any(String) }] }),
      )
    expect((await write(lan, line.id, 5, `  <b>${CONTENT}</b> `)).data.content).toBe(`<b>${CONTENT}</b>`)
  })

  test('is limited for each account', async () => {
    const lan = await addPerson(db)
    for (let i = 0; i < 60; i++) await write(lan, 1_999_999_999).catch(() => {})
    await expect(write(lan, 1_999_999_999)).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
  })
})

describe('changing and removing', () => {
  test('moves the stars; the line waits again after removal', async () => {
    const productId = await unrated()
    const lan = await addPerson(db)
    const { line } = await addBought(db, { userId: lan.id, productId })
    const { data } = await write(lan, line.id, 2)
    const params = { id: data.id }
    const changed = await api
      .as(lan)
      .call(contract.changeReview, { params, body: { rating: 5, content: 'Đọc lại thấy hay hơn hẳn.' } })
    expect(changed.data).toMatchObject({ id: data.id, rating: 5, content: 'Đọc lại thấy hay hơn hẳn.' })
    expect((await counts(productId)).counted).toEqual([0, 0, 0, 0, 1])
    await api.as(lan).call(contract.removeReview, { params })
    expect((await counts(productId)).counted).toEqual([0, 0, 0, 0, 0])
    await expect(api.as(lan).call(contract.removeReview, { params })).rejects.toMatchObject(refusal('REVIEW_NOT_FOUND'))
    expect((await api.as(lan).call(contract.listReviewable, { query: {} })).total).toBe(1)
    expect((await write(lan, line.id)).data.id).not.toBe(data.id)
  })

  test('is the writer’s alone', async () => {
    const [lan, minh] = [await addPerson(db), await addPerson(db)]
    const { data } = await write(lan, (await addBought(db, { userId: lan.id })).line.id)
    const params = { id: data.id }
    await expect(
      api.as(minh).call(contract.changeReview, { params, body: { rating: 1, content: CONTENT } }),
    ).rejects.toMatchObject(refusal('REVIEW_NOT_FOUND'))
    await expect(api.as(minh).call(contract.removeReview, { params })).rejects.toMatchObject(refusal('REVIEW_NOT_FOUND'))
    expect((await api.as(minh).call(contract.listMyReviews, { query: {} })).data).toEqual([])
    expect(await db.$count(feedbacks, eq(feedbacks.id, data.id))).toBe(1)
  })

  test('many at once leave the counters equal to a recount', async () => {
    const productId = await unrated()
    const people = await Promise.all(Array.from({ length: 5 }, () => addPerson(db)))
    const written = await Promise.all(
      people.map(async (person) => {
        const { line } = await addBought(db, { userId: person.id, productId })
        return { person, id: (await write(person, line.id, 3)).data.id }
      }),
    )
    const edits = Array.from({ length: 20 }, (_, n) => {
      const { person, id } = written[n % 5] as (typeof written)[number]
      const body = { rating: (n % 4) + 1, content: `${CONTENT} Lần ${n}.` }
      return api.as(person).call(contract.changeReview, { params: { id }, body })
    })
    const late = await addPerson(db)
    const { line } = await addBought(db, { userId: late.id, productId })
    const [gone] = written
    await Promise.all([
      ...edits.filter((_, n) => n % 5 !== 0),
      ...edits.filter((_, n) => n % 5 === 0).map((edit) => edit.catch(() => {})),
      write(late, line.id, 5),
      gone && api.as(gone.person).call(contract.removeReview, { params: { id: gone.id } }),
    ])
    const { counted, recount } = await counts(productId)
    expect(counted).toEqual(recount)
    expect(counted.reduce((sum, n) => sum + n)).toBe(5)
  })

  test('a hidden review is still its writer’s, and counted no more', async () => {
    const productId = await unrated()
    const lan = await addPerson(db)
    const { data } = await write(lan, (await addBought(db, { userId: lan.id, productId })).line.id, 3)
    await db.update(feedbacks).set({ isVisible: false }).where(eq(feedbacks.id, data.id))
    await saveProduct(db, productId, { rating3: 0 })
    await api.as(lan).call(contract.changeReview, { params: { id: data.id }, body: { rating: 1, content: CONTENT } })
    expect((await api.call(listFeedbackOfProduct, { params: { id: productId }, query: {} })).data).toEqual([])
    expect((await api.as(lan).call(contract.listMyReviews, { query: {} })).data).toHaveLength(1)
    await api.as(lan).call(contract.removeReview, { params: { id: data.id } })
    expect((await counts(productId)).counted).toEqual([0, 0, 0, 0, 0])
  })
})

describe('helpful votes', () => {
  const vote = (person: { id: string }, id: number, isHelpful = true) =>
    api.as(person).call(contract.voteHelpful, { params: { id }, body: { isHelpful } })

  test('count once each, are taken back, and are not for oneself', async () => {
    const productId = await unrated()
    const [lan, minh] = [await addPerson(db), await addPerson(db)]
    const { id } = (await write(lan, (await addBought(db, { userId: lan.id, productId })).line.id)).data
    expect((await vote(minh, id)).data).toEqual({ helpful: 1, isHelpful: true })
    expect((await vote(minh, id)).data).toEqual({ helpful: 1, isHelpful: true })
    const votes = async (person: { id: string }) =>
      (await api.as(person).call(contract.getMyVotes, { query: { productId } })).data
    expect(await votes(minh)).toMatchObject({ helpful: [id], own: [] })
    expect(await votes(lan)).toMatchObject({ helpful: [], own: [id] })
    expect((await vote(minh, id, false)).data).toEqual({ helpful: 0, isHelpful: false })
    expect((await vote(minh, id, false)).data).toEqual({ helpful: 0, isHelpful: false })
    await expect(vote(lan, id)).rejects.toMatchObject({ status: 409, code: 'REVIEW_OWN' })
    await expect(vote(minh, 1_999_999_999)).rejects.toMatchObject(refusal('REVIEW_NOT_FOUND'))
  })

  test('are told to the pages that show the review, each change once; the same vote again says nothing', async () => {
    const productId = await unrated()
    const [lan, minh] = [await addPerson(db), await addPerson(db)]
    const { id } = (await write(lan, (await addBought(db, { userId: lan.id, productId })).line.id)).data
    const heard: string[] = []
    const listener = await listenForTags(api.url, { onTags: (tags) => heard.push(...tags), onGap() {} })
    const toldBy = async (work: () => Promise<unknown>) => {
      heard.length = 0
      await work()
      // Notices come in the order in which they were sent.
      await invalidateTags(db, ['end'])
      await expect.poll(() => heard).toContain('end')
      return heard.filter((tag) => tag !== 'end').toSorted()
    }
    const pages = [`book:${productId}`, 'feedback']
    expect(await toldBy(() => vote(minh, id))).toEqual(pages)
    expect(await toldBy(() => vote(minh, id))).toEqual([])
    expect(await toldBy(() => vote(minh, id, false))).toEqual(pages)
    await listener.close()
  })

  test('of twenty people at once, some twice, are exact; the most helpful comes first', async () => {
    const productId = await unrated()
    const [lan, minh] = [await addPerson(db), await addPerson(db)]
    const { id } = (await write(lan, (await addBought(db, { userId: lan.id, productId })).line.id)).data
    const newer = (await write(minh, (await addBought(db, { userId: minh.id, productId })).line.id)).data
    const people = await Promise.all(Array.from({ length: 20 }, () => addPerson(db)))
    await Promise.all([...people, ...people.slice(0, 8)].map((person) => vote(person, id)))
    await Promise.all(people.slice(0, 5).map((person) => vote(person, id, false)))
    const [row] = await db.select({ helpful: feedbacks.helpful }).from(feedbacks).where(eq(feedbacks.id, id))
    expect(row?.helpful).toBe(15)
    expect(await db.$count(feedbackVotes, eq(feedbackVotes.feedbackId, id))).toBe(15)
    const list = async (sort?: 'helpful') =>
      (await api.call(listFeedbackOfProduct, { params: { id: productId }, query: { sort } })).data.map((one) => one.id)
    expect(await list()).toEqual([newer.id, id])
    expect(await list('helpful')).toEqual([id, newer.id])
  })
})

test('an order that leaves its owner takes the right to write along', async () => {
  const lan = await addPerson(db)
  const { order, line } = await addBought(db, { userId: lan.id })
  await db.update(orders).set({ userId: null }).where(eq(orders.id, order.id))
  await expect(write(lan, line.id)).rejects.toMatchObject(refusal('REVIEW_LINE_NOT_FOUND'))
})

test('names as others see them', () => {
  expect(['Nguyễn Thị Lan', 'lê đức', 'Lan', '  ', 'Trần  Văn   Ân'].map(shownName)).toEqual([
    'Nguyễn L.',
    'lê Đ.',
    'Lan',
    'Bạn đọc',
    'Trần Â.',
  ])
})
