import { pathToFileURL } from 'node:url'
import { bareStatus } from '@tq/contract/testing/refusal.ts'
import { expect, test } from 'vitest'
import { WEB_BUILD } from '../../program.ts'
import { testSite } from '../../testing/site.ts'
import { type ApiAnswer, createPageRenderer, type PageSurroundings } from './page-renderer.ts'

const { server } = await testSite()
const build = await import(pathToFileURL(`${WEB_BUILD}/server/index.js`).href)
const BOOK = '/san-pham/toan-cao-cap-a1-giai-tich-ham-mot-bien.1'

/** Renders over the real API, whose answers pass through `change` on their way. */
function renderWith(change: (answer: ApiAnswer, url: string) => ApiAnswer, page = BOOK) {
  const surroundings: PageSurroundings = {
    ...{ mode: 'production', origin: 'http://localhost', formOrigins: [] },
    ...{ adminHost: '', hasGoogleLogin: true },
  }
  const pages = createPageRenderer(build, surroundings, async ({ method, url }) => {
    const { statusCode, body } = await server.inject({ method: method as 'GET', url })
    return change({ status: statusCode, body, tags: ['category'], until: null }, url)
  })
  return pages.render(page)
}
const isOfBook = (url: string) => url.startsWith('/api/ProductPage/toan-')

test('a page is kept as long as all it was made from', async () => {
  const soon = Date.now() + 1_000
  const made = await renderWith((answer, url) => ({
    ...answer,
    ...(isOfBook(url) ? { tags: ['book:1'], until: soon } : { until: soon + 1_000 }),
  }))
  expect(made).toMatchObject({ status: 200, until: soon })
  expect(new Set(made.tags)).toEqual(new Set(['site', 'book:1', 'category']))
})

test('a page with one answer that must not be kept is not kept either, here or on the way', async () => {
  const made = await renderWith((answer, url) => (isOfBook(url) ? { ...answer, tags: [] } : answer))
  expect(made.status).toBe(200)
  expect(made.tags).toEqual([])
  expect(made.headers['cache-control']).toBe('no-store')
})

test('a page that is not there is tried twice and asks once', async () => {
  const asked: string[] = []
  const made = await renderWith((answer, url) => {
    asked.push(url)
    return answer
  }, '/san-pham/khong-co.999999')
  expect(bareStatus({ ...made, body: made.body.toString() })).toBe(404)
  expect(asked.length).toBeGreaterThan(0)
  expect(asked).toEqual([...new Set(asked)])
})
