import { realGoogle } from '@tq/api/account/google/settings.ts'
import { changePrice } from '@tq/api/catalog/change-price.ts'
import { STAFF_ACTOR } from '@tq/api/testing/staff-actor.ts'
import { bareStatus, outcome } from '@tq/contract/testing/refusal.ts'
import { lessons } from '@tq/db/schema/learning/course.ts'
import { describe, expect, test } from 'vitest'
import { openSite, testSite } from '../testing/site.ts'

const site = await testSite()
const get = (path: string, init: RequestInit = {}) => fetch(site.address + path, { redirect: 'manual', ...init })
const read = async (answer: Response) => ({ status: answer.status, body: await answer.text() })
const BOOK = '/san-pham/toan-cao-cap-a1-giai-tich-ham-mot-bien.1'

test('what stands behind the question mark is not logged', async () => {
  await get('/login?Email=lan%40example.vn&Password=bi-mat')
  await get('/api/User/Me?code=bi-mat')
  await expect.poll(() => site.logged.filter((line) => line.includes('"answered"')).length).toBe(2)
  expect(site.logged.join()).toContain('"path":"/login"')
  expect(site.logged.join()).not.toContain('bi-mat')
})

describe('pages', () => {
  test('are made once, then held', async () => {
    expect((await get(BOOK)).headers.get('x-cache')).toBe('miss')
    const held = await get(BOOK)
    expect(held.headers.get('x-cache')).toBe('hit')
    expect(await held.text()).toContain('Toán cao cấp A1')
  })

  test('answer 304 to who holds them', async () => {
    const etag = (await get(BOOK)).headers.get('etag') ?? ''
    const again = await get(BOOK, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  test('are the same in every encoding, and HEAD has no body', async () => {
    const bodies = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => (await get(BOOK, { headers: { 'accept-encoding': encoding } })).text()),
    )
    expect(new Set(bodies).size).toBe(1)
    const head = await get(BOOK, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
  })

  test('asked for again, are packed better and stay the same', async () => {
    const ask = async () => {
      const answer = await get('/san-pham?page=3', { headers: { 'accept-encoding': 'br' } })
      return { bytes: Number(answer.headers.get('content-length')), body: await answer.text() }
    }
    const first = await ask()
    await expect.poll(async () => (await ask()).bytes, { timeout: 10_000 }).toBeLessThan(first.bytes)
    expect((await ask()).body).toBe(first.body)
  })

  test('unknown query keys are ignored and do not enlarge the cache', async () => {
    await get('/san-pham?page=2')
    const before = site.cache.size
    for (let i = 0; i < 20; i++) {
      expect((await get(`/san-pham?page=2&utm_source=${i}`)).headers.get('x-cache')).toBe('hit')
      expect((await get(`${BOOK}?x=${i}`)).headers.get('x-cache')).toBe('hit')
      expect((await get(`/api/ProductPage/bat-ky-${i}.1?x=${i}`)).headers.get('x-cache')).toBe('hit')
    }
    expect(site.cache.size).toBe(before)
  })

  test('searches for long texts are answered and not held', async () => {
    const before = site.cache.size
    const search = (length: number) => encodeURIComponent('Đại số tuyến tính '.repeat(10).slice(0, length))
    for (const path of ['/san-pham', '/san-pham.data', '/api/ProductPage', '/api/ProductPage/Suggest']) {
      for (let round = 0; round < 2; round++) {
        const answer = await get(`${path}?searchContent=${search(101)}`)
        expect([answer.status, answer.headers.get('x-cache')], path).toEqual([200, 'miss'])
      }
    }
    expect(site.cache.size - before).toBeLessThan(3)
    await get(`/san-pham?searchContent=${search(99)}`)
    expect((await get(`/san-pham?searchContent=${search(99)}`)).headers.get('x-cache')).toBe('hit')
  })

  test('data answers of the router are held too', async () => {
    await get('/san-pham.data?page=3&_routes=catalog%2Fproduct-list-page')
    const held = await get('/san-pham.data?page=3')
    expect(held.headers.get('x-cache')).toBe('hit')
    expect(held.headers.get('x-remix-response')).toBe('yes')
  })

  test('a change drops what shows it and nothing else', async () => {
    const other = '/san-pham/pho-cang-va-con-duong-gom-su.59'
    await Promise.all([get(BOOK), get(other)])
    await changePrice(site.db, 1, { actor: STAFF_ACTOR, price: 123_000 })
    await expect.poll(async () => (await get(BOOK)).text(), { timeout: 5_000 }).toContain('123.000')
    expect((await get(other)).headers.get('x-cache')).toBe('hit')
  })

  test('the mailbox is a page of the demo only', async () => {
    expect((await get('/hop-thu-thu')).status).toBe(200)
    const real = await openSite(site.db, site.databaseUrl, { isDemo: false })
    const answer = await read(await fetch(`${real.address}/hop-thu-thu`))
    expect(bareStatus(answer)).toBe(404)
    expect(answer.body).not.toContain('ai cũng đọc được')
  })

  test('the way in through Google is offered only where it is set up, and from the first byte on', async () => {
    expect(await (await get('/login')).text()).not.toContain('Tiếp tục với Google')
    const offering = await openSite(site.db, site.databaseUrl, { google: realGoogle('abc.apps.googleusercontent.com') })
    expect(await (await fetch(`${offering.address}/login`)).text()).toContain('Tiếp tục với Google')
  })

  test('failures and missing pages are never kept', async () => {
    for (const [path, refused] of [
      ['/san-pham/khong-co.999999', 404],
      ['/khong-co-trang-nay', 404],
      ['/san-pham?page=abc', 400],
      ['/api/ProductPage/999999', 'PRODUCT_NOT_FOUND'],
      ['/api/ProductPage?page=0', 'INPUT_INVALID'],
    ] as const) {
      for (let round = 0; round < 2; round++) {
        const answer = await get(path)
        const seen = await read(answer.clone())
        expect(typeof refused === 'number' ? bareStatus(seen) : outcome(seen), path).toBe(refused)
        expect(answer.headers.get('cache-control'), path).toBe('no-store')
        expect(answer.headers.get('x-cache')).not.toBe('hit')
      }
    }
  })

  test('the bare address leads home, ids lead to the full address, slashes at the end go', async () => {
    expect((await get('/')).headers.get('location')).toBe('/trang-chu')
    expect((await get('/san-pham/1')).headers.get('location')).toBe(BOOK)
    // Whose link it was is not lost on the way.
    for (const path of ['/', '/san-pham/1', '/product/1', '/san-pham/ten-cu.1'])
      expect((await get(`${path}?affiliateCode=BANDOC26`)).headers.get('location')).toMatch(/^\/[a-z].*\?affiliateCode=BANDOC26$/)
    expect((await get('/san-pham/')).headers.get('location')).toBe('/san-pham')
    expect((await get('//evil.example/')).headers.get('location')).toBeNull()
  })

  test('two hundred who ask for one cold page at once all get the same, made once @slow', async () => {
    const path = '/san-pham?page=4&sort=title'
    const before = await pagesAndCallsMade()
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => get(path).then(async (answer) => ({ status: answer.status, text: await answer.text() }))),
    )
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
    expect(answers.every((answer) => answer.status === 200)).toBe(true)
    expect((await pagesAndCallsMade()) - before).toBe(1)
  })
})

async function pagesAndCallsMade(): Promise<number> {
  const numbers = await (await get('/metrics')).text()
  return Number(/^answer_cache_total\{how="miss"\} (\d+)$/m.exec(numbers)?.[1] ?? 0)
}

describe('safety', () => {
  test('the policy allows no inline script but the named ones, and no eval', async () => {
    const policy = (await get(BOOK)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self' 'sha256-")
    expect(policy).not.toMatch(/unsafe/)
  })

  test.each([
    ['/gio-hang', null],
    ['/bai-hoc/1', "media-src 'self' blob:"],
    ['/xem-truoc', "frame-src 'self' blob:"],
    ['/thanh-toan/epay', "form-action 'self' http"],
  ])('%s comes with the policy of its kind of page, held or not', async (path, wider) => {
    for (const _ of ['made', 'held']) {
      const policy = (await get(path)).headers.get('content-security-policy') ?? ''
      if (wider) expect(policy).toContain(wider)
      else expect(policy).not.toMatch(/blob:|form-action 'self' \w/)
    }
  })

  test('every answer carries the security headers, held or not', async () => {
    for (const path of [BOOK, BOOK, '/api/HomePage/Banner', '/api/HomePage/Banner', '/healthz', '/khong-co', '/api/khong-co']) {
      const { headers } = await get(path)
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('x-frame-options'), path).toBe('DENY')
    }
  })

  test('files are served compressed and for ever; missing ones are a plain 404', async () => {
    const html = await (await get(BOOK)).text()
    const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? ''
    const file = await get(script, { headers: { 'accept-encoding': 'br' } })
    expect(file.headers.get('cache-control')).toContain('immutable')
    expect(file.headers.get('content-encoding')).toBe('br')
    expect((await get('/anh/khong-co.png')).headers.get('content-type')).toContain('text/plain')
  })

  test('numbers for the house are not for visitors behind a proxy', async () => {
    expect((await get('/metrics')).status).toBe(200)
    const behind = await get('/metrics', { headers: { 'x-forwarded-for': '1.2.3.4' } })
    expect(bareStatus(await read(behind))).toBe(404)
  })
})

describe('bad input is answered clearly, never with 500', () => {
  const long = 'a'.repeat(10_000)
  const ids = [
    "1' or '1'='1",
    '1;drop table products',
    '../../etc/passwd',
    '..%2f..%2fetc',
    '%00',
    '1%00',
    long,
    '📚',
    'toán.1x',
    '-1',
    '0',
    '1e3',
    '%zz',
    '999999999999',
  ]
  const paths = [
    ...ids.flatMap((id) => [
      `/san-pham/${safely(id)}`,
      `/api/ProductPage/${safely(id)}`,
      `/api/HomePage/BooksInBlock/${safely(id)}`,
      `/api/LandingPages/${safely(id)}`,
    ]),
    ...['0', '-1', '999999', 'abc', long].flatMap((page) => [`/san-pham?page=${page}`, `/api/ProductPage?page=${page}`]),
    '/api/ProductPage?category=999',
    '/san-pham?category=999',
    '/api/ProductPage?page=1&page=2',
    '/api/ProductPage?objectType=7',
    '/api/ProductPage?sort=nothing',
    '/api/ProductPage?perPage=101',
    '/api/ProductPage?priceFrom=-1',
    `/api/ProductPage?searchContent=${long}`,
  ]
  for (const path of paths) {
    test(path.length > 60 ? `${path.slice(0, 60)}…` : path, async () => {
      const answer = await read(await get(path))
      if (path.startsWith('/api/')) expect(outcome(answer)).toMatch(/^(INPUT_INVALID|ADDRESS_MALFORMED|\w+_NOT_FOUND)$/)
      else expect([400, 404, 414]).toContain(bareStatus(answer))
    })
  }

  const texts = [
    "' or 1=1 --",
    '%',
    '_',
    '\\',
    "a'b",
    '(a|b)&c:*',
    '!!!',
    '\0toan',
    '📚📖',
    '<script>',
    'a'.repeat(999),
    'ạ'.repeat(300),
    '\u202e',
    '978-',
    '))((',
  ]
  for (const text of texts) {
    test(`searching for ${JSON.stringify(text).slice(0, 40)}`, async () => {
      for (const path of ['/api/ProductPage', '/api/ProductPage/Suggest', '/san-pham']) {
        expect((await get(`${path}?searchContent=${encodeURIComponent(text)}`)).status).toBe(200)
      }
    })
  }

  test('a body of more than 100 kB where no file is expected', async () => {
    const post = (path: string, body: string, type = 'application/json') =>
      get(path, { method: 'POST', headers: { 'content-type': type }, body })
    for (const body of [JSON.stringify({ a: 'x'.repeat(110_000) }), `{${'"x":1,'.repeat(20_000)}"y":1}`]) {
      const answer = await post('/api/Order/shipping-fee-without-login', body)
      expect(await answer.json()).toMatchObject({ isSuccess: false, status: 413, code: 'BODY_TOO_LARGE' })
    }
    const fields = Object.fromEntries(Array.from({ length: 8_000 }, (_, i) => [`x${i}`, 1]))
    const echoed = await read(await post('/api/PageViews', JSON.stringify(fields)))
    expect(outcome(echoed)).toBe('INPUT_INVALID')
    expect(echoed.body.length).toBeLessThan(2_000)
  })

  test('long texts of staff pass up to what the contract allows; nobody else has a megabyte read @slow', async () => {
    const login = { Email: 'bientap@thuquan.test', Password: 'BienTap@2026', remember: false }
    const send = (method: string, path: string, body: object, headers = {}) =>
      get(path, { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
    const { data } = (await (await send('POST', '/api/Authentication/Login', login)).json()) as { data: { token: string } }
    const staff = { authorization: `Bearer ${data.token}` }
    const captions = (bytes: number) => ({
      label: 'Tiếng Việt',
      vtt: `WEBVTT\n\n00:00.000 --> 00:02.000\nChào\n\nNOTE ${'ế'.repeat(bytes / 3)}\n`,
    })
    const [any] = await site.db.select({ id: lessons.id }).from(lessons).limit(1)
    const lesson = `/api/Staff/Lessons/${any?.id}`
    const tracks = `${lesson}/captions/vi`
    expect((await send('PATCH', lesson, { body: `<p>${'ế'.repeat(199_900)}</p>` }, staff)).status).toBe(200)
    expect((await send('PUT', tracks, captions(5_990_000), staff)).status).toBe(200)
    expect(outcome(await read(await send('PUT', tracks, captions(6_100_000), staff)))).toBe('BODY_TOO_LARGE')
    expect(outcome(await read(await send('PATCH', lesson, captions(700_000), staff)))).toBe('BODY_TOO_LARGE')
    // Told before its size is looked at: none of it was read.
    expect(outcome(await read(await send('PUT', tracks, captions(6_100_000))))).toBe('SESSION_EXPIRED')
    // What is open to everybody takes no more than before, also from staff.
    expect(outcome(await read(await send('POST', '/api/PageViews', captions(120_000), staff)))).toBe('BODY_TOO_LARGE')
  })

  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    test(`${method} where only reading is offered`, async () => {
      expect(bareStatus(await read(await get('/san-pham', { method })))).toBe(405)
      expect(outcome(await read(await get('/api/ProductPage', { method })))).toBe('CALL_NOT_FOUND')
    })
  }
})

/** What a client may put into a path as it stands, encoded where it must be. */
function safely(id: string): string {
  return /^[\w%.-]*$/.test(id) ? id : encodeURIComponent(id)
}

test('the reader’s service worker is asked for anew each time, may fetch and nothing else, and names files that are there', async () => {
  const answer = await get('/doc-sach-worker.js')
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'")
  expect(answer.headers.get('service-worker-allowed')).toBeNull()
  const files = [...(await answer.text()).matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file as string)
  // Fonts, the sheet, both readers; the shop's own pages are not among them.
  for (const part of [
    'literata-vietnamese',
    'style-',
    'epub-engine',
    'pdf-engine',
    'pdf.worker',
    'pdfjs-modern',
    'pdfjs-legacy',
    'keep-offline',
    'reader-notes',
  ])
    expect(
      files.some((file) => file.includes(part)),
      part,
    ).toBe(true)
  expect(files.filter((file) => /checkout|product-page|home-page/.test(file))).toEqual([])
  for (const file of files) expect((await get(file, { method: 'HEAD' })).status, file).toBe(200)
})
