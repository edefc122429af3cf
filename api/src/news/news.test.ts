import * as contract from '@tq/contract/content/news.ts'
import { outcome } from '@tq/contract/testing/refusal.ts'
import { news } from '@tq/db/schema/content/content.ts'
import { newsPlain } from '@tq/db/search/news-plain.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { STAFF_ACTOR } from '../testing/staff-actor.ts'
import { tagsTold } from '../testing/tags-told.ts'
import { changeNews } from './save-news.ts'

const api = await testApi()
const { call, db, server } = api
const HOUR = 3_600_000

describe('lists of news', () => {
  test('every listed article is there once, the newest first, over all pages', async () => {
    const first = await call(contract.listNews, { query: { perPage: 10 } })
    expect(first.total).toBeGreaterThanOrEqual(40)
    expect(first.totalPage).toBe(Math.ceil(first.total / 10))
    const all = [...first.data]
    for (let page = 2; page <= first.totalPage; page++) {
      all.push(...(await call(contract.listNews, { query: { page, perPage: 10 } })).data)
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(first.total)
    const times = all.map(({ publishedAt }) => publishedAt)
    expect(times).toEqual(times.toSorted().reverse())
  })

  test('a tag narrows the list to what its count says; it goes by slug, name or number', async () => {
    const { data: tags } = await call(contract.listNewsTags)
    expect(tags.length).toBe(6)
    for (const tag of tags) {
      const { total, data } = await call(contract.listNews, { query: { tag: tag.slug, perPage: 100 } })
      expect(total, tag.name).toBe(tag.count)
      expect(data.every((card) => card.tags.some(({ slug }) => slug === tag.slug))).toBe(true)
      expect((await call(contract.listNews, { query: { tag: tag.name } })).total).toBe(tag.count)
      expect((await call(contract.listNews, { query: { tag: String(tag.id) } })).total).toBe(tag.count)
    }
  })

  test('a search that no article says word for word leaves aside what is only said around it', async () => {
    const { data } = await call(contract.listNews, { query: { searchContent: 'tìm mua sách về địa bạ giá rẻ ở đâu' } })
    expect(data[0]?.title).toBe('Đọc lại địa bạ: khi sổ ruộng kể chuyện làng')
    expect((await call(contract.listNews, { query: { searchContent: 'máy giặt giá rẻ' } })).total).toBe(0)
  })

  test('a search needs no accents, finds words inside the text, and puts titles first', async () => {
    const { data: found } = await call(contract.listNews, { query: { searchContent: 'doc lai dia ba' } })
    expect(found[0]?.title).toBe('Đọc lại địa bạ: khi sổ ruộng kể chuyện làng')
    const { data: inside } = await call(contract.listNews, { query: { searchContent: 'hương ước, bia chợ' } })
    expect(inside.map(({ id }) => id)).toContain(1)
    expect((await call(contract.listNews, { query: { searchContent: 'zzzqqq' } })).total).toBe(0)
    expect((await call(contract.listNews, { query: { searchContent: '%_\\' } })).total).toBeGreaterThan(0)
  })

  test('newest and related lists; an article is never related to itself', async () => {
    expect((await call(contract.listNewestNews, { params: { arg: 5 } })).data.length).toBe(5)
    const { data: article } = await call(contract.getNews, { params: { url: '1' } })
    const { data: related } = await call(contract.listRelatedNews, { params: { arg: article.address } })
    expect(related.length).toBe(4)
    expect(related.map(({ id }) => id)).not.toContain(1)
    const shares = related.map(({ tags }) => tags.some(({ slug }) => article.tags.some((own) => own.slug === slug)))
    expect(shares).toEqual(shares.toSorted().reverse())
  })

  test('wrong input is refused by what is wrong with it', async () => {
    const ask = async (url: string) => outcome(await server.inject(url))
    expect(await ask('/api/News?page=0')).toBe('INPUT_INVALID')
    expect(await ask('/api/News?page=abc')).toBe('INPUT_INVALID')
    expect(await ask('/api/News?page=999999')).toBe('PAGE_NOT_FOUND')
    expect(await ask('/api/News?tag=khong-co')).toBe('NEWS_TAG_NOT_FOUND')
    expect(await ask('/api/News/GetNewNews/0')).toBe('INPUT_INVALID')
    expect(await ask('/api/News/GetNewNews/1000')).toBe('INPUT_INVALID')
    expect(await ask('/api/News/NewsUrl/khong-co')).toBe('NEWS_NOT_FOUND')
    expect(await ask("/api/News/NewsUrl/1'%20or%201=1")).toBe('INPUT_INVALID')
    expect(await ask('/api/News/NewsUrl/..%2f..%2fetc')).toBe('INPUT_INVALID')
    expect(await ask('/api/News/GetRelatedNews/999999')).toBe('NEWS_NOT_FOUND')
  })
})

describe('one article', () => {
  test('by number, by address, and by name', async () => {
    const { data } = await call(contract.getNews, { params: { url: '1' } })
    expect((await call(contract.getNews, { params: { url: data.address } })).data.id).toBe(1)
    expect((await call(contract.getNews, { params: { url: data.url } })).data.id).toBe(1)
    expect(data.content).toContain('<h2>')
    expect(data.minutes).toBeGreaterThanOrEqual(1)
  })

  test('the privacy policy is found by its url and stands in no list', async () => {
    const { data } = await call(contract.getNews, { params: { url: 'chinh-sach-bao-mat' } })
    expect(data.isListed).toBe(false)
    const { data: found } = await call(contract.listNews, { query: { searchContent: data.title, perPage: 100 } })
    expect(found.map(({ id }) => id)).not.toContain(data.id)
  })

  test('what is written is cleaned, findable and new at once', async () => {
    await changeNews(db, 2, {
      actor: STAFF_ACTOR,
      title: 'Bài thử đã sửa',
      content:
        '<p onclick="x()">Chữ quả măng cụt</p><script>x()</script><img src="x" onerror="x()"><a href="javascript:x()">a</a><iframe src="https://la.example"></iframe><svg onload="x()"></svg>',
    })
    const { data } = await call(contract.getNews, { params: { url: '2' } })
    expect(data.content).not.toMatch(/script|onclick|onerror|javascript:|iframe|svg/)
    expect(data.address).toBe('bai-thu-da-sua.2')
    expect((await call(contract.listNews, { query: { searchContent: 'qua mang cut' } })).data.map(({ id }) => id)).toEqual([2])
  })

  test('two articles with one title keep names of their own', async () => {
    await changeNews(db, 3, { actor: STAFF_ACTOR, title: 'Cùng một tên' })
    await changeNews(db, 4, { actor: STAFF_ACTOR, title: 'Cùng một tên' })
    expect((await call(contract.getNews, { params: { url: 'cung-mot-ten' } })).data.id).toBe(3)
    expect((await call(contract.getNews, { params: { url: 'cung-mot-ten-4' } })).data.id).toBe(4)
  })

  test('a name that was given away stays while the title does, however it was made', async () => {
    await db.update(news).set({ title: 'Sách C++/Java', slug: 'sach-c-java' }).where(eq(news.id, 3))
    await changeNews(db, 3, { actor: STAFF_ACTOR, summary: 'Lời dẫn khác' })
    expect((await call(contract.getNews, { params: { url: 'sach-c-java' } })).data.id).toBe(3)
    await changeNews(db, 3, { actor: STAFF_ACTOR, title: 'Sách C++/Python' })
    expect((await call(contract.getNews, { params: { url: 'sach-cpython' } })).data.id).toBe(3)
  })

  test('tomorrow’s article is nowhere today, and lists know when they change', async () => {
    const at = new Date(Date.now() + HOUR)
    await db.update(news).set({ publishedAt: at }).where(eq(news.id, 5))
    expect(outcome(await server.inject('/api/News/NewsUrl/5'))).toBe('NEWS_NOT_FOUND')
    const list = await server.inject('/api/News?perPage=100')
    expect(list.json().data.map(({ id }: { id: number }) => id)).not.toContain(5)
    expect(list.headers['x-fresh-until']).toBe(at.toISOString())
  })
})

test('folded text keeps title and body apart', () => {
  expect(newsPlain({ title: 'Đọc & viết', summary: 'Tóm tắt', content: '<p>Một</p><p>hai &amp; ba</p>' })).toBe(
    ' doc viet | tom tat mot hai ba ',
  )
})

test('a changed article is told to its page, to lists of news and to the home page', async () => {
  expect(await tagsTold(api, () => changeNews(db, 3, { actor: STAFF_ACTOR, summary: 'Lời dẫn mới' }))).toEqual([
    'home',
    'news',
    'news:3',
  ])
})
