import fc from '@tq/db/testing/fast-check.ts'
import { expect, test } from 'vitest'
import { checkRedirect } from './check-redirect.ts'

const rules = { publicUrl: 'https://thuquan.example', redirectHosts: ['doc.vnu.example', 'cong.example:8443'] }

test.each([
  ['/san-pham', '/san-pham'],
  ['/', '/'],
  ['/san-pham?page=2&searchContent=toan#dau', '/san-pham?page=2&searchContent=toan#dau'],
  ['/tin-sach/đọc', '/tin-sach/%C4%91%E1%BB%8Dc'],
  ['/a/../b', '/b'],
  ['/login?to=https://evil.example', '/login?to=https://evil.example'],
  ['https://thuquan.example/san-pham', '/san-pham'],
  ['HTTPS://ThuQuan.example', '/'],
  ['http://thuquan.example/x', '/x'],
])('%s is ours', (text, url) => expect(checkRedirect(text, rules)).toEqual({ allowed: true, url, type: 'internal' }))

test.each([
  ['https://doc.vnu.example/a?b=1', 'https://doc.vnu.example/a?b=1'],
  ['https://DOC.vnu.example:443', 'https://doc.vnu.example/'],
  ['https://cong.example:8443/x', 'https://cong.example:8443/x'],
])('%s is a host we named', (text, url) => expect(checkRedirect(text, rules)).toEqual({ allowed: true, url, type: 'external' }))

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '/%252fevil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/a%0d%0aset-cookie:x=1',
  '/a%00',
  ' /san-pham',
  '/san\u200bpham',
  'https://evil.example',
  'https://evil.example\\@thuquan.example',
  'https://thuquan.example@evil.example',
  'https://nguoi:mat-khau@thuquan.example/',
  'https://@thuquan.example/',
  'https://thuquan.example.evil.example',
  'https://doc.vnu.example.evil.example',
  'https://x.doc.vnu.example',
  'https://doc.vnu.example.',
  'https://doc.vnu.example:444',
  'https://cong.example',
  'http://doc.vnu.example',
  'https:thuquan.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'ftp://thuquan.example',
  'san-pham',
  '?a',
  '#a',
  '.',
  '',
])('%j is refused', (text) => expect(checkRedirect(text, rules)).toEqual({ allowed: false, url: null, type: 'refused' }))

const PIECES = [
  '/',
  '\\',
  '.',
  '..',
  '@',
  ':',
  '?',
  '#',
  '%2f',
  '%5c',
  '%2e',
  '%25',
  '\t',
  '\n',
  ' ',
  'https:',
  'http:',
  'a',
  '//',
]
const HOSTS = ['evil.example', 'thuquan.example', 'doc.vnu.example', '[::1]', '127.1', 'ｔhuquan.example']
const nasty = fc.array(fc.oneof(fc.constantFrom(...PIECES, ...HOSTS), fc.string({ unit: 'binary', maxLength: 2 })), {
  maxLength: 8,
})

test('whatever is allowed stays with us or goes to a host we named', () => {
  fc.assert(
    fc.property(nasty, (pieces) => {
      const text = pieces.join('')
      const { url, type } = checkRedirect(text, rules)
      if (url === null) return
      for (const read of [new URL(url, rules.publicUrl), new URL(text, rules.publicUrl)]) {
        if (type === 'internal') expect(read.host).toBe('thuquan.example')
        else expect([read.protocol, rules.redirectHosts.includes(read.host)]).toEqual(['https:', true])
      }
      if (type === 'internal') expect(url).toMatch(/^\/(?![/\\])/)
      expect(checkRedirect(url, rules)).toEqual({ allowed: true, url, type })
    }),
    { numRuns: 20_000 },
  )
})
