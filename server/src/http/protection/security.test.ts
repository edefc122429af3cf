import { describe, expect, test } from 'vitest'
import { pagePolicy } from './security.ts'

const GATEWAY = 'https://pg.megapay.vn'
const HTML = Buffer.from('<style>a{}</style><script>1</script><script type="application/ld+json">{}</script>')

/** The policy's rules by name. */
function rulesOf(path: string, formOrigins = [GATEWAY]): Record<string, string> {
  const rules = pagePolicy(HTML, { path, formOrigins }).split('; ')
  return Object.fromEntries(rules.map((rule) => [rule.split(' ')[0], rule.replace(/^\S+ /, '')]))
}

const STRICT = {
  'default-src': "'self'",
  'img-src': "'self' data:",
  'script-src': expect.stringMatching(/^'self' 'sha256-[^ ]+'$/),
  'style-src': expect.stringMatching(/^'self' 'sha256-[^ ]+'$/),
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}
const PLAYER = { ...STRICT, 'media-src': "'self' blob:" }
const READER = {
  ...STRICT,
  'frame-src': "'self' blob:",
  'img-src': "'self' data: blob:",
  'font-src': "'self' blob:",
  'style-src': "'self' blob: 'unsafe-inline'",
  'connect-src': "'self' blob:",
  'worker-src': "'self' blob:",
}

describe('the policy of a page', () => {
  test.each([
    '/',
    '/trang-chu',
    '/san-pham/12',
    '/gio-hang',
    '/thanh-toan/epay-result',
    '/khoa-hoc/3',
    '/xem-truoc-moi',
    '/lessons',
  ])('of %s is strict: it posts to nobody else, and makes nothing out of blobs', (path) => expect(rulesOf(path)).toEqual(STRICT))

  test.each([
    ...['/bai-hoc/3', '/lesson/3', '/thu-vien/bai-hoc/3', '/library/lesson/3', '/mobile/lesson/3', '/mobile/mycourse/lesson/3'],
    ...['/xem-truoc-khoa-hoc', '/previewCourse'],
  ])('of %s lets a video play, and nothing more', (path) => expect(rulesOf(path)).toEqual(PLAYER))

  test('of a lesson whose video comes from elsewhere names that place, and no other page does', () => {
    const host = 'https://video.example'
    const policyOf = (path: string) => pagePolicy(HTML, { path, formOrigins: [], adminHost: host })
    expect(policyOf('/bai-hoc/3')).toContain(`media-src 'self' blob: ${host}; connect-src 'self' ${host};`)
    expect(policyOf('/trang-chu')).not.toContain(host)
  })

  test.each(['/xem-truoc', '/preview', '/xem-truoc/12'])('of %s lets a book be unpacked, but no script of it run', (path) =>
    expect(rulesOf(path)).toEqual(READER),
  )

  test('of the payment form lets it post to the gateway, where there is one', () => {
    expect(rulesOf('/thanh-toan/epay')).toEqual({ ...STRICT, 'form-action': `'self' ${GATEWAY}` })
    expect(rulesOf('/thanh-toan/epay', [])).toEqual(STRICT)
    for (const spelling of ['/THANH-TOAN/epay', '/thanh-toan/%65pay'])
      expect(rulesOf(spelling)).toEqual(rulesOf('/thanh-toan/epay'))
    expect(rulesOf('/%E0%A4%A')).toEqual(STRICT)
  })
})

describe('what stands inside a page', () => {
  const hashesOf = (html: string, rule: string) =>
    pagePolicy(Buffer.from(html), { path: '/', formOrigins: [] })
      .split('; ')
      .find((one) => one.startsWith(rule))
      ?.match(/'sha256-/g)?.length ?? 0

  test.each([
    ['a tag that only begins like it', '<scripture>1</scripture><style>a</style>', 0, 1],
    ['a sheet that a script speaks of', '<script>"<style>a{}</style>"</script>', 1, 0],
    ['scripts and sheets in any order', '<script>1</script><style>a</style><script\n>2</script><style>b</style>', 2, 2],
    ['one that is never closed', '<style>a</style><script>1', 0, 1],
    ['what is only named', '<script src="/a.js"></script><script type="application/json">1</script>', 0, 0],
  ])('%s', (_, html, scripts, styles) =>
    expect([hashesOf(html, 'script-src'), hashesOf(html, 'style-src')]).toEqual([scripts, styles]),
  )
})
