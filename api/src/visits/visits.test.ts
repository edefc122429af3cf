import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type PageView, reportPageView } from '@tq/contract/content/visits.ts'
import { outcome } from '@tq/contract/testing/refusal.ts'
import { pageViews } from '@tq/db/schema/content/visits.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { TEST_SETTINGS } from '../testing/settings.ts'
import { vietnamDay } from '../time/vietnam-time.ts'
import { stepOf } from './steps.ts'

const routePatterns = new Set(['/san-pham/:id', '/trang-chu'])
const view = (more: Partial<PageView> = {}): PageView => ({ pattern: '/san-pham/:id', device: 'phone', ...more })

describe('page views', () => {
  test('are counted by day, pattern, device, metric and step; closing writes what is left', async () => {
    const api = await testApi({ routePatterns })
    await api.call(reportPageView, { body: view({ LCP: 700, CLS: 0.02, TTFB: 0 }) })
    await api.call(reportPageView, { body: view({ LCP: 701 }) })
    await api.call(reportPageView, { body: view({ device: 'desktop' }) })
    await api.server.close()
    const day = vietnamDay(new Date())
    const row = (metric: string, step: number, views: number, device = 'phone') => ({
      day,
      pattern: '/san-pham/:id',
      device,
      metric,
      step,
      views,
    })
    const rows = await api.db.select().from(pageViews).orderBy(pageViews.device, pageViews.metric)
    expect(rows).toHaveLength(5)
    expect(rows).toEqual(
      expect.arrayContaining([
        row('view', 0, 2),
        row('LCP', stepOf(700), 2),
        row('CLS', stepOf(20), 1),
        row('TTFB', 0, 1),
        row('view', 0, 1, 'desktop'),
      ]),
    )
  })

  test('add to what is stored; three of four visits were at least as quick as p75', async () => {
    const api = await testApi({ routePatterns })
    const stored = { day: vietnamDay(new Date()), pattern: '/san-pham/:id', device: 'phone', views: 1 } as const
    await api.db.insert(pageViews).values([
      { ...stored, metric: 'view', step: 0 },
      { ...stored, metric: 'LCP', step: stepOf(400) },
    ])
    for (const LCP of [100, 200, 5_000]) await api.call(reportPageView, { body: view({ LCP }) })
    await api.server.close()
    const [seen] = await api.db.select().from(pageViews).where(eq(pageViews.metric, 'view'))
    expect(seen?.views).toBe(4)
    const { rows } = await api.db.execute<{ p75: number; views: number }>(sql`select p75, views from page_vitals`)
    expect(rows).toEqual([{ views: 4, p75: expect.closeTo(400, -2) }])
  })

  test('of people who asked not to be counted, of pages there are not, and odd ones make no rows', async () => {
    const api = await testApi({ routePatterns })
    const post = (body: unknown, headers = {}) =>
      api.server.inject({
        method: 'POST',
        url: '/api/PageViews',
        headers: { 'content-type': 'application/json', ...headers },
        payload: JSON.stringify(body),
      })
    expect((await post(view(), { dnt: '1' })).statusCode).toBe(200)
    expect((await post(view(), { 'sec-gpc': '1' })).statusCode).toBe(200)
    expect((await post(view({ pattern: '/khong-co' }))).statusCode).toBe(200)
    for (const odd of [{}, view({ LCP: -1 }), view({ LCP: 1e9 }), { ...view(), user: 'Lan' }, view({ pattern: '/a b' }), []])
      expect(outcome(await post(odd)), JSON.stringify(odd)).toBe('INPUT_INVALID')
    await api.server.close()
    expect(await api.db.select().from(pageViews)).toEqual([])
  })
})

describe('passed on', () => {
  const received: { views: PageView[] }[] = []
  let status = 204
  const service = createServer(async (request, response) => {
    received.push(JSON.parse(Buffer.concat(await request.toArray()).toString()))
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  afterAll(() => void service.close())

  const apiThatPasses = async (port: number) => {
    const settings = { ...TEST_SETTINGS, analyticsUrl: `http://127.0.0.1:${port}/dem` }
    return testApi({ settings, routePatterns })
  }
  const portOf = async () => {
    if (!service.listening) await once(service, 'listening')
    return (service.address() as AddressInfo).port
  }

  test('in batches, without anything about the person, and not stored', async () => {
    const api = await apiThatPasses(await portOf())
    for (let i = 0; i < 150; i++) await api.call(reportPageView, { body: view({ LCP: i }) })
    await api.server.close()
    expect(received.map(({ views }) => views.length)).toEqual([100, 50])
    expect(received[0]?.views[7]).toEqual(view({ LCP: 7 }))
    expect(await api.db.select().from(pageViews)).toEqual([])
  })

  test('a service that refuses or is away disturbs nobody', async () => {
    status = 500
    for (const port of [await portOf(), 1]) {
      const api = await apiThatPasses(port)
      await expect(api.call(reportPageView, { body: view() })).resolves.toMatchObject({ data: null })
      await expect(api.server.close()).resolves.toBeUndefined()
    }
  })
})

test.each([
  [0, 0],
  [1, 0],
  [1.1, 1],
  [100, 48],
  [600_000, 140],
])('%d falls into step %d', (value, step) => expect(stepOf(value)).toBe(step))
