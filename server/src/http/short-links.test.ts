import { createShortLink, withdrawShortLink } from '@tq/api/links/short-link.ts'
import { TEST_SETTINGS } from '@tq/api/testing/settings.ts'
import { staffActorIn } from '@tq/api/testing/staff-actor.ts'
import { reportPageView } from '@tq/contract/content/visits.ts'
import { bareStatus } from '@tq/contract/testing/refusal.ts'
import { pageViews } from '@tq/db/schema/content/visits.ts'
import { expect, test } from 'vitest'
import { testSite } from '../testing/site.ts'

const site = await testSite()
const get = (path: string, init: RequestInit = {}) => fetch(site.address + path, { redirect: 'manual', ...init })

/** Everything a stranger can see, without what differs from one request to the next. */
async function seen(path: string) {
  const answer = await get(path)
  const { date: _, 'x-request-id': __, ...headers } = Object.fromEntries(answer.headers)
  return { status: answer.status, headers, body: await answer.text() }
}

test('a printed code leads to its page', async () => {
  const answer = await get('/p/k7qd3mzx94hn')
  expect(answer.status).toBe(302)
  const page = await get(answer.headers.get('location') ?? '')
  expect(page.status).toBe(200)
  expect((await get('/p/k7qd3mzx94hn', { method: 'HEAD' })).status).toBe(302)
})

test("unknown, withdrawn and odd codes get the site's own page, unknown and withdrawn the very same", async () => {
  // The first page of its kind loads what the others find loaded.
  await get('/p/aaaaaaaaaaaa')
  const unknown = await seen('/p/zzzzzzzzzzz2')
  const link = { kind: 'p', targetType: 'product', target: '1' } as const
  const actor = await staffActorIn(site.db)
  await createShortLink(site.db, { ...link, actor }, TEST_SETTINGS, () => 'zzzzzzzzzzz2')
  expect((await get('/p/zzzzzzzzzzz2')).status).toBe(302)
  await withdrawShortLink(site.db, 'zzzzzzzzzzz2', { actor })
  await expect.poll(async () => bareStatus(await seen('/p/zzzzzzzzzzz2')), { timeout: 1_000, interval: 10 }).toBe(404)
  expect(await seen('/p/zzzzzzzzzzz2')).toEqual(unknown)
  expect(bareStatus(unknown)).toBe(404)
  expect(unknown).toMatchObject({
    headers: { 'content-type': expect.stringContaining('text/html'), 'cache-control': 'no-store' },
  })
  for (const path of ['/h/k7qd3mzx94hn', '/p/x', '/p/k7qd3mzx94hn/x', `/p/${'k'.repeat(500)}`, `/${'k'.repeat(500)}`])
    expect((await get(path)).headers.get('content-type'), path).toContain('text/html')
})

test('only pages of the site map are counted @slow', async () => {
  const report = (pattern: string) =>
    get(reportPageView.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pattern, device: 'phone' }),
    })
  for (const pattern of ['/', '/trang-chu', '/san-pham/:id', '/san-pham/danh-muc/:id', '/san-pham/12', '/khong-co'])
    expect((await report(pattern)).status).toBe(200)
  await expect
    .poll(async () => (await site.db.select().from(pageViews)).map(({ pattern }) => pattern).sort(), { timeout: 10_000 })
    .toEqual(['/', '/san-pham/:id', '/san-pham/danh-muc/:id', '/trang-chu'])
})
