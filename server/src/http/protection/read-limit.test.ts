import { bareStatus, outcome } from '@tq/contract/testing/refusal.ts'
import { describe, expect, test } from 'vitest'
import { testSite } from '../../testing/site.ts'
import { COST, createReadLimit } from './read-limit.ts'

const PER_SECOND = 100
const read = async (answer: Response) => ({ status: answer.status, body: await answer.text() })

/** A limit whose clock we turn. */
function limitAt() {
  let now = 0
  const count = createReadLimit(PER_SECOND, () => now)
  const isMade = (ip: string, cost: number, headers = {}) => {
    try {
      count({ ip, headers }, cost)
      return true
    } catch (error) {
      expect(error).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) })
      return false
    }
  }
  const wait = (seconds: number) => {
    now += seconds * 1000
  }
  return { isMade, wait }
}

describe('how much one network may have made', () => {
  test('a school of 2,000 behind one address: three new pages each in one minute, then ten minutes of browsing', () => {
    const { isMade, wait } = limitAt()
    let refused = 0
    for (let page = 0; page < 6_000; page++) {
      if (!isMade('203.113.5.1', COST.page)) refused++
      wait(0.01)
    }
    // Most of what they open is held: three new things a minute each, suggestions while they type among them.
    for (let second = 0; second < 600; second++) {
      for (let call = 0; call < 100; call++) if (!isMade('203.113.5.1', COST.call)) refused++
      wait(1)
    }
    expect(refused).toBe(0)
  })

  test('one that never stops gets its share and no more; others have theirs @slow', () => {
    const { isMade, wait } = limitAt()
    let pages = 0
    for (let second = 0; second < 1_000; second++) {
      for (let page = 0; page < 50; page++) if (isMade('198.51.100.9', COST.page)) pages++
      wait(1)
    }
    expect(pages).toBe((PER_SECOND / COST.page) * (999 + 300))
    wait(-1)
    expect(isMade('198.51.100.9', COST.page)).toBe(false)
    expect(isMade('198.51.100.10', COST.page)).toBe(true)
    wait(1)
    expect(isMade('198.51.100.9', COST.page)).toBe(true)
  })

  test('all addresses of one IPv6 network are one', () => {
    const { isMade } = limitAt()
    let made = 0
    for (let i = 0; i < 7_000; i++) if (isMade(`2001:db8:1:2::${i.toString(16)}`, COST.page)) made++
    expect(made).toBe(6_000)
  })

  test('a login is counted for itself: neither its crowd nor its token gives it more', () => {
    const { isMade } = limitAt()
    const asking = (n: number) => ({ authorization: `Bearer ${'x'.repeat(200)}${String(n).padStart(40, '0')}` })
    const made = Array.from({ length: 4_000 }, () => isMade('203.113.5.1', COST.call, asking(1))).filter(Boolean)
    expect(made).toHaveLength(3_000)
    expect(isMade('203.113.5.1', COST.call, asking(2))).toBe(true)
    // Pages know no login, so a token does not make them another's.
    for (let i = 0; i < 6_000; i++) isMade('203.113.5.1', COST.page, asking(i))
    expect(isMade('203.113.5.1', COST.page, asking(9_999))).toBe(false)
  })

  test('0 is no limit', () => {
    const count = createReadLimit(0)
    for (let i = 0; i < 100_000; i++) count({ ip: '198.51.100.9', headers: {} }, COST.page)
  })
})

describe('a site', async () => {
  const site = await testSite({ readLimit: 1, trustProxy: ['127.0.0.1'] })
  const get = (path: string, network: string, headers = {}) =>
    fetch(site.address + path, { redirect: 'manual', headers: { 'x-forwarded-for': network, ...headers } })

  /** What a slow machine has given back meanwhile is taken again. */
  const exhaust = async (network: string) => {
    for (let i = 0; i < 5; i++) await get('/api/ProductPage?page=999', network)
  }

  test('refuses with a page or an envelope what must be made, and gives what is held @slow', async () => {
    const greedy = '198.51.100.1'
    await get('/trang-chu', '198.51.100.2')
    await get('/api/HomePage/Banner', '198.51.100.2')
    const bareStatuses: number[] = []
    for (let i = 0; i < 62; i++) bareStatuses.push((await get(`/khong-co-${i}`, greedy)).status)
    expect(bareStatuses.filter((status) => status === 404).length).toBeGreaterThanOrEqual(60)

    await exhaust(greedy)
    const page = await get('/san-pham?priceTo=1234', greedy)
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await page.text()
    expect(bareStatus({ status: page.status, body: html })).toBe(429)
    expect(html).toContain('<html lang="vi">')
    expect(html).toContain('Mạng của bạn vừa mở quá nhiều trang')

    const data = await get('/san-pham.data?priceTo=1234', greedy)
    expect([bareStatus(await read(data.clone())), data.headers.get('content-type')]).toEqual([429, 'text/plain; charset=utf-8'])

    await exhaust(greedy)
    const call = await get('/api/ProductPage?priceTo=1234', greedy)
    expect(call.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await call.json()).toMatchObject({ isSuccess: false, status: 429, code: 'TOO_MANY_REQUESTS' })

    for (const path of ['/trang-chu', '/api/HomePage/Banner', '/healthz', '/readyz'])
      expect((await get(path, greedy)).status, path).toBe(200)
    expect((await get('/san-pham?priceTo=1234', '198.51.100.3')).status).toBe(200)
    // Now that somebody else had it made, it is held.
    expect((await get('/san-pham?priceTo=1234', greedy)).status).toBe(200)
  })

  test('whoever waits for what is being made for another is not counted', async () => {
    const crowd = '198.51.100.20'
    const answers = await Promise.all(Array.from({ length: 300 }, () => get('/san-pham?priceTo=4321', crowd)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await get('/san-pham?priceTo=4322', crowd)).status).toBe(200)
  })

  test('writing is not counted: a payment’s notice gets through from whichever network', async () => {
    const gateway = '198.51.100.21'
    for (let i = 0; i < 400; i++) await get(`/api/ProductPage?priceTo=1&page=${i}&page=1`, gateway)
    expect(outcome(await read(await get('/api/ProductPage?page=1&page=1', gateway)))).toBe('TOO_MANY_REQUESTS')
    const notice = await fetch(`${site.address}/api/PageViews`, { method: 'POST', headers: { 'x-forwarded-for': gateway } })
    expect(outcome(await read(notice))).not.toBe('TOO_MANY_REQUESTS')
  })
})
