import { bareStatus } from '@tq/contract/testing/refusal.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { childrenNamed, readXml, textOfChild } from './testing/read-xml.ts'

const { server, db } = await testApi()

test('an empty press can be found too', async () => {
  await db.execute(sql`truncate products, news, content_pages, landing_pages, categories cascade`)
  const read = async (url: string) => {
    const answer = await server.inject({ url })
    expect(answer.statusCode, url).toBe(200)
    return readXml(answer.body)
  }
  const places = (await read('/sitemap.xml')).children.map((part) => textOfChild(part, 'loc'))
  expect(places).toEqual(['https://thuquan.example/sitemap/pages.xml'])
  expect((await read('/sitemap/pages.xml')).children).toHaveLength(11)
  for (const feed of ['/tin-sach/rss.xml', '/merchant.xml']) {
    const [channel] = (await read(feed)).children
    expect(channel && childrenNamed(channel, 'item')).toEqual([])
  }
  for (const part of ['news', 'products-1']) expect(bareStatus(await server.inject({ url: `/sitemap/${part}.xml` }))).toBe(404)
  for (const name of ['book-1', 'news-1', 'page-gioi-thieu'])
    expect(bareStatus(await server.inject({ url: `/media/share/${name}.jpg` }))).toBe(404)
  expect((await server.inject({ url: '/media/share/site.jpg' })).statusCode).toBe(200)
})
