import { changeAuthor, getAuthor } from '@tq/contract/catalog/author.ts'
import { listProducts } from '@tq/contract/catalog.ts'
import { outcome, refusal } from '@tq/contract/testing/refusal.ts'
import { contributors, productContributors } from '@tq/db/schema/catalog/catalog.ts'
import { saveProduct } from '@tq/db/testing/by-hand.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addPerson } from '../../profile/testing/people.ts'
import { testApi } from '../../testing/api.ts'
import { tagsTold } from '../../testing/tags-told.ts'

const api = await testApi()
const { call, db, server } = api
const HISTORIAN = 11
const ILLUSTRATOR = 1001

const author = async (id: number | string) => (await call(getAuthor, { params: { id } })).data

describe('an author', () => {
  test('is told with what they made, and their books are a list of products', async () => {
    const data = await author(HISTORIAN)
    expect(data).toMatchObject({
      ...{ name: 'Thái Vân Hải Đăng', address: 'thai-van-hai-dang.11', roles: ['author'] },
      ...{ workCount: 4, digitalCount: 2 },
    })
    expect(data.biography).toContain('địa bạ')
    expect(data.rating).toBeGreaterThan(3)
    expect(data.coauthors.every(({ id, workCount }) => id !== HISTORIAN && workCount > 0)).toBe(true)
    const { data: books, total } = await call(listProducts, { query: { author: data.address, sort: 'title' } })
    expect(total).toBe(data.workCount + data.courseCount)
    expect(books.map(({ title }) => title)).toContain('Làng xã châu thổ qua tư liệu địa bạ')
  })

  test('is found by number and by any spelling of the name before it', async () => {
    expect((await author('ten-cu.11')).id).toBe(HISTORIAN)
  })

  test('who draws is named as who draws, and has written nothing together with anybody', async () => {
    expect(await author(ILLUSTRATOR)).toMatchObject({ roles: ['illustrator'], coauthors: [] })
  })

  test('nobody has rated their books → no stars are shown', async () => {
    await saveProduct(db, 58, { isPublished: false })
    const none = { rating1: 0, rating2: 0, rating3: 0, rating4: 0, rating5: 0 }
    const theirs = await db.select().from(productContributors).where(eq(productContributors.contributorId, 5))
    for (const { productId } of theirs) await saveProduct(db, productId, none)
    expect(await author(5)).toMatchObject({ rating: null, ratingCount: 0 })
    expect((await author(HISTORIAN)).workCount).toBe(3)
  })

  test('nobody by that number, or nothing of theirs is sold → not found', async () => {
    await expect(author(999_999)).rejects.toMatchObject(refusal('AUTHOR_NOT_FOUND'))
    await db.insert(contributors).values({ id: 7001, name: 'Chưa Có Sách', slug: 'chua-co-sach' })
    await expect(author(7001)).rejects.toMatchObject(refusal('AUTHOR_NOT_FOUND'))
  })

  test('a number that is none → refused', async () => {
    for (const id of ['khong-so', '0', 'a.b', '1'.repeat(12)])
      expect(outcome(await server.inject({ url: `/api/Author/${id}` })), id).toBe('INPUT_INVALID')
  })
})

describe('a biography', () => {
  test('changed by staff is there at once, and the cached page is told', async () => {
    const staff = api.as(await addPerson(db, { role: 'staff' }))
    const tags = await tagsTold(api, () =>
      staff.call(changeAuthor, { params: { id: HISTORIAN }, body: { biography: '  Người đọc sổ ruộng.  ' } }),
    )
    expect(tags).toContain(`author:${HISTORIAN}`)
    expect((await author(HISTORIAN)).biography).toBe('Người đọc sổ ruộng.')
    const { headers } = await server.inject({ url: `/api/Author/${HISTORIAN}` })
    expect(headers['cache-tag']).toBe(`catalog,author:${HISTORIAN}`)
  })

  test('of nobody → not found; too long → refused', async () => {
    const staff = api.as(await addPerson(db, { role: 'staff' }))
    const change = (id: number, biography: string) => staff.call(changeAuthor, { params: { id }, body: { biography } })
    await expect(change(999_999, 'x')).rejects.toMatchObject(refusal('AUTHOR_NOT_FOUND'))
    await expect(change(HISTORIAN, 'x'.repeat(5_001))).rejects.toMatchObject(refusal('INPUT_INVALID'))
  })
})
