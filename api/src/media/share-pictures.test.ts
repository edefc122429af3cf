import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { bareStatus } from '@tq/contract/testing/refusal.ts'
import { contentPages, news } from '@tq/db/schema/content/content.ts'
import { saveProduct } from '@tq/db/testing/by-hand.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { findShareSubject } from './share-source.ts'

const { server, db, mediaDir } = await testApi()
const get = (name: string) => server.inject({ url: `/media/share/${name}` })

describe('a share picture', () => {
  test.each(['book-56', 'book-3001', 'news-1', 'page-gioi-thieu', 'page-chinh-sach-bao-mat', 'page-mua-tuu-truong', 'site'])(
    '%s is a JPEG of 1200 × 630',
    async (name) => {
      const answer = await get(`${name}.jpg`)
      expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg', etag: expect.any(String) })
      const { format, width, height } = await sharp(answer.rawPayload).metadata()
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
      expect(answer.rawPayload.length).toBeLessThan(200_000)
    },
  )

  test.each([
    'book-0.jpg',
    'book-999999.jpg',
    'book-9999999999.jpg',
    'book-1.webp',
    'book-1-600.jpg',
    'thumb-book-1.jpg',
    'news-999.jpg',
    'news-x.jpg',
    'page-khong-co.jpg',
    'page-.jpg',
    'page-..%2f..%2fx.jpg',
    `page-${'a'.repeat(81)}.jpg`,
    'site.png',
    'constructor.jpg',
  ])('%s is nothing', async (name) => expect(bareStatus(await get(name))).toBe(404))

  test('is not made of what is not shown', async () => {
    await db.update(news).set({ isPublished: false }).where(eq(news.id, 9))
    await db.update(contentPages).set({ isPublished: false }).where(eq(contentPages.key, 'ho-tro'))
    expect(bareStatus(await get('news-9.jpg'))).toBe(404)
    expect(bareStatus(await get('page-ho-tro.jpg'))).toBe(404)
    // A listed article has an address of its own.
    const [article] = await db.select({ slug: news.slug }).from(news).where(eq(news.id, 1))
    expect(bareStatus(await get(`page-${article?.slug}.jpg`))).toBe(404)
  })

  test('is kept, and follows its title', async () => {
    const first = await get('book-70.jpg')
    expect(await readdir(join(mediaDir, 'share/book-70'))).toHaveLength(1)
    const again = await server.inject({
      url: '/media/share/book-70.jpg',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    const before = await findShareSubject(db, 'book-70')
    await saveProduct(db, 70, { title: 'Một tên khác hẳn' })
    expect(await findShareSubject(db, 'book-70')).not.toEqual(before)
  })
})
