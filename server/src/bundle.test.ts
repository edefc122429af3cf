import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { BUNDLE, freshBundle, stateOf } from '../bundle.mjs'
import { startProcess } from './testing/process.ts'
import { testSite } from './testing/site.ts'

const SOURCES = ['a.ts', 'b.ts']
const ADDRESSES = [
  ...['/', '/san-pham', '/san-pham?searchContent=giai+tich', '/tin-tuc', '/gio-hang', '/khong-co-trang-nay'],
  ...[
    '/api/ProductPage',
    '/api/ProductPage?searchContent=lich+su',
    '/api/ProductPage?pageNumber=x',
    '/api/Product/1',
    '/api/khong-co',
  ],
  ...['/sitemap.xml', '/robots.txt', '/media/khong-co.avif'],
]
/** Its time, its bytes and the hashes of what it says of its own address. */
const OF_ONE_ANSWER = /^(date|etag|x-request-id|x-cache|content-length|content-security-policy|last-modified)$/
const REQUEST_ID = /"(requestId|traceId)":"[^"]+"/g

const { databaseUrl } = await testSite()
const [bundled, plain] = await Promise.all([
  startProcess(databaseUrl, 'server/build/run.js'),
  startProcess(databaseUrl, 'server/src/run.ts'),
])

describe('which program is run', () => {
  test('as long as every source is as it was, the large files', () => {
    const root = bundledCheckout()
    expect(freshBundle(root)).toBe(join(root, BUNDLE, 'run.js'))
  })

  test.each([
    ['was edited', (file: string) => writeFileSync(file, 'longer than before')],
    ['was edited and is as long as it was', (file: string) => utimesSync(file, 1_000, 2_000)],
    ['is gone', (file: string) => rmSync(file)],
  ])('when one %s, the sources', (_what, change) => {
    const root = bundledCheckout()
    change(join(root, 'b.ts'))
    expect(freshBundle(root)).toBeNull()
  })

  test('before anything was built, the sources', () => {
    const root = bundledCheckout()
    rmSync(join(root, BUNDLE), { recursive: true })
    expect(freshBundle(root)).toBeNull()
  })
})

test('the program in large files answers as its sources do @slow', async () => {
  for (const address of ADDRESSES) expect(await answerOf(bundled, address), address).toEqual(await answerOf(plain, address))
}, 120_000)

async function answerOf(origin: string, address: string) {
  const answer = await fetch(origin + address)
  const text = await answer.text()
  return {
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => !OF_ONE_ANSWER.test(name)),
    text: text.replaceAll(new URL(origin).host, 'here').replace(REQUEST_ID, ''),
  }
}

/** A folder with two sources and large files made from them. */
function bundledCheckout(): string {
  const root = mkdtempSync(join(tmpdir(), 'tq-bundle-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, BUNDLE), { recursive: true })
  for (const file of SOURCES) writeFileSync(join(root, file), file)
  const states = SOURCES.map((file) => [file, stateOf(join(root, file))])
  writeFileSync(join(root, BUNDLE, 'made-from.json'), JSON.stringify(Object.fromEntries(states)))
  return root
}
