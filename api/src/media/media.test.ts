import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { bareStatus } from '@tq/contract/testing/refusal.ts'
import { news } from '@tq/db/schema/content/content.ts'
import { saveProduct } from '@tq/db/testing/by-hand.ts'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { mountApi } from '../app.ts'
import { testApi } from '../testing/api.ts'
import { TEST_SETTINGS } from '../testing/settings.ts'
import { KeptFiles } from './kept-files.ts'
import { readAddress } from './picture-address.ts'
import { warmPictures } from './warm.ts'

const { server, db, mediaDir } = await testApi()
const get = (path: string, headers: Record<string, string> = {}) => server.inject({ url: `/media/${path}`, headers })

async function shapeOf(path: string) {
  const answer = await get(path)
  const { format, width, height } = await sharp(answer.rawPayload).metadata()
  return { status: answer.statusCode, type: answer.headers['content-type'], format, width, height }
}

describe('a picture', () => {
  test.each([
    ['covers/56.webp', 600, 900],
    ['covers/thumb-56.webp', 180, 270],
    ['covers/56-360.webp', 360, 540],
    ['covers/3001-180.webp', 180, 270],
    ['covers/1001-180.webp', 180, 270],
    ['covers/56-inside.webp', 600, 900],
    ['covers/thumb-56-inside.webp', 180, 270],
    ['covers/56-title-360.webp', 360, 540],
    ['covers/thumb-56-contents.webp', 180, 270],
    ['ornaments/12.webp', 600, 400],
    ['ornaments/12-56.webp', 56, 56],
    ['ornaments/12-360.webp', 360, 240],
    ['scenes/terraces.webp', 1600, 900],
    ['news/1.webp', 1200, 675],
    ['news/thumb-1.webp', 400, 225],
    ['library/1.webp', 800, 450],
    ['video-poster.webp', 1200, 675],
  ])('%s has its size and type', async (path, width, height) => {
    expect(await shapeOf(path)).toEqual({ status: 200, type: 'image/webp', format: 'webp', width, height })
  })

  test('comes as AVIF and PNG where it is asked for', async () => {
    expect(await shapeOf('covers/2-180.avif')).toMatchObject({ type: 'image/avif', format: 'heif', width: 180, height: 270 })
    expect(await shapeOf('icon-192.png')).toMatchObject({ type: 'image/png', format: 'png', width: 192, height: 192 })
  })

  test.each(['logo.svg', 'logo-dark.svg', 'logo-mobile.svg', 'placeholder.svg', 'partners/1.svg', 'partners/thumb-1.svg'])(
    '%s may load nothing',
    async (path) => {
      const answer = await get(path)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
      })
      expect(answer.body).toMatch(/^<svg /)
      expect(answer.body).not.toMatch(/style|script|href|font-family/)
    },
  )

  test('an SVG is packed for who can unpack it, under an etag of its own', async () => {
    const plain = await get('logo.svg')
    const packed = await get('logo.svg', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
    const again = await get('logo.svg', { 'accept-encoding': 'br', 'if-none-match': String(packed.headers.etag) })
    expect(again.statusCode).toBe(304)
  })

  test('each page of a book is a picture of its own', async () => {
    const pages = ['56', '56-title', '56-contents', '56-inside'].map(
      async (name) => (await get(`covers/thumb-${name}.webp`)).rawPayload,
    )
    expect(new Set((await Promise.all(pages)).map((bytes) => bytes.toString('base64'))).size).toBe(4)
  })

  test('a cover on a card is light', async () => {
    for (const path of ['covers/56-360.webp', 'covers/1-360.webp'])
      expect((await get(path)).rawPayload.length).toBeLessThan(15_000)
  })

  test('is not sent again to who has it', async () => {
    const first = await get('covers/thumb-56.webp')
    const etag = String(first.headers.etag)
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const again = await get('covers/thumb-56.webp', { 'if-none-match': known })
      expect(again.statusCode).toBe(304)
      expect(again.body).toBe('')
      expect(again.headers.etag).toBe(etag)
    }
    expect((await get('covers/thumb-57.webp', { 'if-none-match': etag })).statusCode).toBe(200)
    const head = await server.inject({ method: 'HEAD', url: '/media/covers/thumb-56.webp' })
    expect(head.statusCode).toBe(200)
    expect(Number(head.headers['content-length'])).toBe(first.rawPayload.length)
  })

  test('is drawn for an unpublished book too', async () => {
    await saveProduct(db, 60, { isPublished: false })
    expect((await get('covers/thumb-60.webp')).statusCode).toBe(200)
  })
})

describe('odd names', () => {
  test.each([
    '',
    'covers/',
    'covers/999999.webp',
    'covers/0.webp',
    'covers/-1.webp',
    'covers/99999999999999999999.webp',
    'covers/12-361.webp',
    'covers/thumb-12-360.webp',
    'covers/12.gif',
    'covers/12.svg',
    'covers/12-inside-inside.webp',
    'covers/12-outside.webp',
    'covers/12-inside-title.webp',
    '..%2f..%2fetc%2fpasswd',
    'covers/%2e%2e/12.webp',
    'covers/12%00.webp',
    'covers/12.webp%0a',
    'constructor.svg',
    'constructor/1.webp',
    '__proto__/1.webp',
    'scenes/constructor.webp',
    'scenes/moonbase.webp',
    'news/999.webp',
    'library/999.webp',
    'partners/999.svg',
    'ornaments/999.webp',
    'icon-64.png',
    'video/mot-cuon-giao-trinh.mp4',
    `covers/${'9'.repeat(300)}.webp`,
  ])('%s is nothing', async (path) => {
    const answer = await get(path)
    expect(bareStatus(answer)).toBe(404)
  })

  test('are refused in plain words', async () => {
    const answer = await get('covers/999999.webp')
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toBe('Không có ảnh này.')
  })
})

describe('kept files', () => {
  test('a new title is a new file, and the old one goes', async () => {
    const files = () => readdir(join(mediaDir, 'covers/70'))
    const before = await get('covers/thumb-70.webp')
    const [old] = await files()
    await saveProduct(db, 70, { title: 'Một tên khác hẳn' })
    expect((await get('covers/thumb-70.webp')).headers.etag).toBe(before.headers.etag)
    mounted.invalidate(['book:70'])
    const unmoved = await other.inject({ url: '/media/covers/thumb-70.webp' })
    expect(unmoved.headers.etag).not.toBe(before.headers.etag)
    expect(await files()).toHaveLength(1)
    expect(await files()).not.toContain(old)
  })

  test.each(['title', 'contents', 'inside'])('a new title is on the %s page too', async (page) => {
    const ask = () => other.inject({ url: `/media/covers/thumb-71-${page}.webp` })
    const before = await ask()
    await saveProduct(db, 71, { title: `Một tên khác cho trang ${page}` })
    mounted.invalidate(['book:71'])
    expect((await ask()).headers.etag).not.toBe(before.headers.etag)
  })

  test('are made once for many who ask at once', async () => {
    const make = vi.fn(async () => {
      await new Promise((done) => setTimeout(done, 20))
      return Buffer.from('ảnh')
    })
    const kept = new KeptFiles(mediaDir, server.log)
    const key = { subject: 'covers/many', hash: 'h', variant: '180.webp' }
    const all = await Promise.all(Array.from({ length: 20 }, () => kept.get(key, make)))
    expect(make).toHaveBeenCalledTimes(1)
    expect(new Set(all).size).toBe(1)
    const later = await new KeptFiles(mediaDir, server.log).get(key, make)
    expect(later.toString()).toBe('ảnh')
    expect(make).toHaveBeenCalledTimes(1)
  })

  test('a failed drawing is tried again', async () => {
    const kept = new KeptFiles(mediaDir, server.log)
    const key = { subject: 'covers/failing', hash: 'h', variant: '180.webp' }
    await expect(kept.get(key, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await kept.get(key, async () => Buffer.from('đây'))).toHaveLength(5)
  })

  test('a folder that cannot be written slows, but shows', async () => {
    const file = join(mediaDir, 'no-folder')
    await writeFile(file, '')
    const kept = new KeptFiles(file, server.log)
    expect(await kept.get({ subject: 'covers/1', hash: 'h', variant: '1.webp' }, async () => Buffer.from('x'))).toHaveLength(1)
  })
})

test('every demo news has a picture of its own @slow', async () => {
  const rows = await db.select({ id: news.id }).from(news)
  const etags = await Promise.all(rows.map(async ({ id }) => (await get(`news/${id}-400.webp`)).rawPayload.toString('base64')))
  expect(new Set(etags).size).toBe(rows.length)
})

test('warming stops when it is told to', async () => {
  const load = vi.fn(async () => null)
  const stopping = new AbortController()
  await warmPictures(db, { load } as never, stopping.signal)
  const all = load.mock.calls.length
  expect(all).toBeGreaterThan(100)
  stopping.abort()
  await warmPictures(db, { load } as never, stopping.signal)
  expect(load).toHaveBeenCalledTimes(all)
})

test('warming names only pictures that exist', async () => {
  const load = vi.fn(async () => null)
  await warmPictures(db, { load } as never, new AbortController().signal)
  expect(load.mock.calls.every(([address]: unknown[]) => address !== null)).toBe(true)
  expect(readAddress('covers/thumb-1.webp')).toEqual({ folder: 'covers', name: '1', width: 180, height: 270, format: 'webp' })
})

// A second mount on the same folder: what another process would see.
const other = Fastify()
let mounted: Awaited<ReturnType<typeof mountApi>>
beforeAll(async () => {
  mounted = await mountApi(other, { db, checkAnswers: true, mediaDir, settings: TEST_SETTINGS })
})
afterAll(() => other.close())
