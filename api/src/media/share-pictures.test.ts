import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { products } from '@tq/db/schema/catalog.ts'
import { contentPages, news } from '@tq/db/schema/content.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { DRAWING_VERSION } from './picture-source.ts'
import { drawShare, findShareSubject, type ShareSubject } from './share-source.ts'
import { heightOf, setWords } from './share-words.ts'
import type { BookSubject } from './subjects.ts'
import { openTypesetter } from './typesetting.ts'

const { server, db, mediaDir } = await testApi()
const type = await openTypesetter()
const get = (name: string) => server.inject({ url: `/media/share/${name}` })

const BOOK: BookSubject = {
  id: 56,
  workId: 56,
  kind: 'printed',
  title: 'Làng xã châu thổ qua tư liệu địa bạ',
  authors: ['Thái Vân Hải Đăng'],
  topCategoryId: 12,
  topCategoryName: 'Khoa học xã hội và nhân văn',
  categoryId: 13,
  seriesNumber: 1,
}
const LONG = `${'Giáo trình phương pháp nghiên cứu khoa học liên ngành '.repeat(4)}ở Việt Nam`
const TITLES = [
  '',
  '!',
  'Luật',
  LONG,
  LONG.toLocaleUpperCase('vi'),
  'x'.repeat(200),
  'A: b',
  '漢字 🎓',
  'Một <b>&"',
  `${'a '.repeat(200)}`,
]

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
  ])('%s is nothing', async (name) => expect((await get(name)).statusCode).toBe(404))

  test('is not made of what is not shown', async () => {
    await db.update(news).set({ isPublished: false }).where(eq(news.id, 9))
    await db.update(contentPages).set({ isPublished: false }).where(eq(contentPages.key, 'ho-tro'))
    expect((await get('news-9.jpg')).statusCode).toBe(404)
    expect((await get('page-ho-tro.jpg')).statusCode).toBe(404)
    // A listed article has an address of its own.
    const [article] = await db.select({ slug: news.slug }).from(news).where(eq(news.id, 1))
    expect((await get(`page-${article?.slug}.jpg`)).statusCode).toBe(404)
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
    await db.update(products).set({ title: 'Một tên khác hẳn' }).where(eq(products.id, 70))
    expect(await findShareSubject(db, 'book-70')).not.toEqual(before)
  })

  test('changes only together with DRAWING_VERSION, or kept files would show the old one', () => {
    const subjects: ShareSubject[] = [
      { of: 'book', book: BOOK },
      { of: 'book', book: { ...BOOK, title: LONG, kind: 'digital', authors: ['A', 'B', 'C', 'D'] } },
      { of: 'news', article: { id: 3, title: 'Hội sách mùa thu', kicker: 'Sự kiện' } },
      { of: 'page', title: 'Điều khoản giao dịch chung' },
      { of: 'site' },
    ]
    const drawings = createHash('sha256').update(subjects.map((subject) => drawShare(type, subject)).join(''))
    expect({ version: DRAWING_VERSION, drawings: drawings.digest('hex').slice(0, 12) }).toEqual({
      version: 1,
      drawings: '566c4b073d03',
    })
  })
})

describe('words on it', () => {
  test.each(TITLES)('stay in their room: %s', (title) => {
    for (const [width, height] of [
      [638, 300],
      [530, 360],
    ] as const) {
      const room = { face: 'title', width, height, largest: 104, smallest: 32, mostLines: 6 } as const
      const set = setWords(type, title, room)
      expect(Math.max(0, ...set.lines.map((line) => type.outline('title', line, set.size).width))).toBeLessThanOrEqual(width + 2)
      expect(heightOf(set)).toBeLessThanOrEqual(height)
    }
    for (const subject of [
      { of: 'book', book: { ...BOOK, title } },
      { of: 'news', article: { id: 1, title, kicker: '' } },
      { of: 'page', title },
    ] satisfies ShareSubject[])
      expect(drawShare(type, subject)).not.toMatch(/NaN|undefined|Infinity|<b>/)
  })

  test('that do not fit end in "…", between two words', () => {
    const { lines } = setWords(type, LONG, { face: 'title', width: 300, height: 90, largest: 40, smallest: 32, mostLines: 2 })
    expect(lines).toHaveLength(2)
    expect(lines.at(-1)).toMatch(/\p{L}…$/u)
    expect(LONG).toContain(` ${lines.at(-1)?.slice(0, -1)} `)
  })
})
