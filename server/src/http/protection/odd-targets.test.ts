import { bareStatus, outcome } from '@tq/contract/testing/refusal.ts'
import { expect, test } from 'vitest'
import { askRaw } from '../../testing/raw.ts'
import { testSite } from '../../testing/site.ts'

const site = await testSite()

// Browsers and fetch tidy an address up before they send it: only bytes on a socket arrive as they stand.
test.each([
  '/../etc/passwd',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2E%2e/package.json',
  '/assets/..\\..\\package.json',
  '/assets/%00',
  '/media/video/../x',
  '/media/video/%00.mp4',
  '/a/../trang-chu',
  '/./trang-chu',
  '/trang-chu/.',
  '/trang-chu#a',
  '/trang-chu\\',
  '/a\\..\\trang-chu',
  'http://evil.example/trang-chu',
  'https://localhost/trang-chu?x=1',
  '//[',
  '//x:y',
  '//a/preview/x',
  '*',
  '/%',
  '/%zz',
])('%s: refused with a page of ours', async (target) => {
  const before = site.cache.size
  const { status, header, body } = await askRaw(site.address, target)
  expect(bareStatus({ status, body })).toBe(400)
  expect(header('content-type')).toBe('text/html; charset=utf-8')
  expect(header('cache-control')).toBe('no-store')
  expect(header('x-frame-options')).toBe('DENY')
  expect(body).toContain('<h1>Địa chỉ này chưa đúng</h1>')
  expect(site.cache.size).toBe(before)
})

test.each(['/api/../api/HomePage/Banner', '/api/HomePage/Banner#x', '/api/%00', '/api/ProductPage\\1', '/api/HomePage/./Banner'])(
  '%s: refused with the envelope',
  async (target) => {
    expect(outcome(await askRaw(site.address, target))).toBe('ADDRESS_MALFORMED')
  },
)

test.each([
  '/\\evil.example/',
  '/\\/evil.example/',
  '//evil.example/',
  '/%5Cevil.example/',
  '///evil.example//',
  '/%2f/evil.example/',
])('%s leads to nobody else’s site', async (target) => {
  const { status, header, body } = await askRaw(site.address, target)
  expect([301, 400, 404]).toContain(bareStatus({ status, body }))
  const location = header('location') ?? '/'
  expect(new URL(location, 'https://thuquan.example').origin).toBe('https://thuquan.example')
  expect(location).not.toContain('\\')
})

test.each(['OPTIONS', 'TRACE', 'PROPFIND'])('%s of everything or of a page is refused, not failed', async (method) => {
  for (const target of ['*', '/trang-chu', '/api/ProductPage'])
    expect((await askRaw(site.address, target, method)).status).toBeLessThan(500)
})

test('nothing of this is a failure of ours', () => {
  expect(site.logged.filter((line) => JSON.parse(line).level >= 40)).toEqual([])
})
