import { checkUrl } from '@tq/contract/content/links.ts'
import { bareStatus, outcome, refusal } from '@tq/contract/testing/refusal.ts'
import { contentPages, contentPageVersions, landingPages, news } from '@tq/db/schema/content/content.ts'
import { shortLinkKinds, shortLinkScans, shortLinks } from '@tq/db/schema/content/links.ts'
import { saveProduct } from '@tq/db/testing/by-hand.ts'
import { addCourse, saveCourse, saveLesson } from '@tq/db/testing/courses.ts'
import { addTextbook } from '@tq/db/testing/textbooks.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { TEST_SETTINGS } from '../testing/settings.ts'
import { staffActorIn } from '../testing/staff-actor.ts'
import { vietnamDay } from '../time/vietnam-time.ts'
import { checkShortLinks, createShortLink, findShortLink, withdrawShortLink } from './short-link.ts'
import type { TargetType } from './targets.ts'

const api = await testApi()
const { db, server } = api
const actor = await staffActorIn(db)
const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const get = (url: string, agent = 'máy tính') => server.inject({ url, headers: { 'user-agent': agent } })
const invalidate = (tags: string[]) => api.invalidate(tags)
const create = (kind: string, targetType: TargetType, target: string) =>
  createShortLink(db, { kind, targetType, target, note: 'thử', actor }, TEST_SETTINGS)

describe('a printed code', () => {
  test.each([
    ['/p/k7qd3mzx94hn', '/san-pham/lang-xa-chau-tho-qua-tu-lieu-dia-ba.56'],
    ['/p/K7QD3MZX94HN', '/san-pham/lang-xa-chau-tho-qua-tu-lieu-dia-ba.56'],
    ['/p/k7qd3mzx94hn/', '/san-pham/lang-xa-chau-tho-qua-tu-lieu-dia-ba.56'],
    ['/p/k7qd3mzx94hn?utm_source=qr', '/san-pham/lang-xa-chau-tho-qua-tu-lieu-dia-ba.56'],
    ['/m/c9xm2hwq6tzb', expect.stringMatching(/^\/tin-sach\/[a-z0-9-]+\.1$/)],
    ['/h/r3ks8ncf5ved', '/huong-dan-mua-hang'],
    ['/h/y6gt7pbu2jmh', '/pages/mua-tuu-truong'],
    ['/p/f4vz9dqe3wxk', '/flashSale'],
  ])('%s leads to %s', async (url, location) => {
    for (let round = 0; round < 2; round++) {
      const answer = await get(url)
      expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([302, location, ''])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    expect(await server.inject({ method: 'HEAD', url })).toMatchObject({ statusCode: 302, headers: { location } })
  })

  test('opens without the frame on phones, where its kind and its target have such a view', async () => {
    expect((await get('/m/c9xm2hwq6tzb', PHONE)).headers.location).toBe('/mobile/news/1')
    expect((await get('/m/c9xm2hwq6tzb', `${PHONE} iPad`)).headers.location).toContain('/tin-sach/')
    expect((await get('/h/r3ks8ncf5ved', PHONE)).headers.location).toBe('/huong-dan-mua-hang')
    const framed = await create('p', 'news', '1')
    expect((await get(`/p/${framed}`, PHONE)).headers.location).toContain('/tin-sach/')
  })

  test('a page without an address of its own stands under /pages', async () => {
    await db.insert(contentPages).values({ key: 'ngay-hoi-sach', version: 1 })
    const text = { title: 'Ngày hội sách', description: 'Ngày hội sách', content: '<p>Ngày hội sách</p>' }
    await db.insert(contentPageVersions).values({ key: 'ngay-hoi-sach', version: 1, ...text })
    expect((await get(`/h/${await create('h', 'page', 'ngay-hoi-sach')}`)).headers.location).toBe('/pages/ngay-hoi-sach')
  })

  test('may lead to a host we named', async () => {
    const code = await create('m', 'address', 'https://doc.vnu.example/tai-lieu')
    expect((await get(`/m/${code}`)).headers.location).toBe('https://doc.vnu.example/tai-lieu')
  })

  test.each([
    '/h/k7qd3mzx94hn',
    '/x/k7qd3mzx94hn',
    '/p/aaaaaaaaaaaa',
    '/p/k7qd3mzx94h',
    '/p/k7qd3mzx94hnn',
    '/p/k7qd3mzx94h0',
    '/p/%00%00',
    '/p/k7qd3mzx94hn.data',
    `/p/${'k'.repeat(500)}`,
    "/p/'%20or%201=1",
    '/p/',
    '/p',
  ])('%s leads nowhere', async (url) => expect(bareStatus(await get(url))).toBe(404))

  test('a new kind needs a row and nothing else', async () => {
    await db.insert(shortLinkKinds).values({ prefix: 's', name: 'Sự kiện', isBare: false })
    expect((await get(`/s/${await create('s', 'address', '/flashSale')}`)).headers.location).toBe('/flashSale')
  })
})

describe('a code in a textbook', () => {
  const study = async () => {
    const free = await addCourse(db, {
      use: 'textbook',
      title: 'Học liệu',
      chapters: [[{ title: 'Bài đọc' }, { title: 'Bài nghe' }]],
    })
    const [text, audio] = free.lessonIds
    const inside = [{ title: 'Mục lớn', below: [{ lessonId: text }, { kind: 'audio' as const, lessonId: audio }] }]
    const book = await addTextbook(db, { title: 'Sách thử', courseId: free.id, chapters: [{ inside }] })
    const sold = await addCourse(db, { use: 'sold', title: 'Khoá bán' })
    return { free, text, audio, book, sold, chapter: book.chapterIds[0], subs: book.subChapterIds }
  }

  test('leads to a course, a lesson, the book or the very row of it, on phones without the frame', async () => {
    const { free, text, book, sold, chapter, subs } = await study()
    const [heading, lesson, audio] = subs
    const row = (id: number | undefined) => `?muc=${id}#chuong-${chapter}`
    const expected: [Parameters<typeof create>[1], number | undefined, string, string][] = [
      ['course', free.id, `/thu-vien/khoa-hoc/hoc-lieu.${free.id}`, `/mobile/course/${free.id}`],
      ['course', sold.id, `/khoa-hoc/khoa-ban.${sold.id}`, `/mobile/mycourse/${sold.id}`],
      ['lesson', text, `/thu-vien/bai-hoc/bai-doc.${text}`, `/mobile/lesson/${text}`],
      ['lesson', sold.lessonIds[0], `/bai-hoc/bai-11.${sold.lessonIds[0]}`, `/mobile/mycourse/lesson/${sold.lessonIds[0]}`],
      ['textbook', book.id, `/sach-giao-khoa/sach-thu.${book.id}`, `/mobile/sgk/thu-vien-sgk/${book.id}`],
      [
        'subChapter',
        heading,
        `/sach-giao-khoa/sach-thu.${book.id}${row(heading)}`,
        `/mobile/sgk/thu-vien-sgk/${book.id}${row(heading)}`,
      ],
      ['subChapter', lesson, `/thu-vien/bai-hoc/bai-doc.${text}`, `/mobile/lesson/${text}`],
      [
        'subChapter',
        audio,
        `/sach-giao-khoa/sach-thu.${book.id}${row(audio)}`,
        `/mobile/sgk/thu-vien-sgk/${book.id}${row(audio)}`,
      ],
    ]
    for (const [type, target, framed, bare] of expected) {
      const code = await create('m', type, String(target))
      expect([(await get(`/m/${code}`)).headers.location, (await get(`/m/${code}`, PHONE)).headers.location]).toEqual([
        framed,
        bare,
      ])
    }
  })

  test('leads nowhere once its lesson, course or book is withdrawn, and the nightly check finds it', async () => {
    const { free, text, book, subs } = await study()
    const codes = [
      await create('m', 'lesson', String(text)),
      await create('m', 'subChapter', String(subs[1])),
      await create('m', 'subChapter', String(subs[2])),
      await create('m', 'textbook', String(book.id)),
      await create('m', 'course', String(free.id)),
    ]
    const brokenAfter = async (hide: () => Promise<unknown>) => {
      await hide()
      invalidate([`course:${free.id}`, `textbook:${book.id}`])
      await checkShortLinks(db, TEST_SETTINGS)
      const rows = await db.select().from(shortLinks).where(sql`broken_since is not null`)
      const scanned = await Promise.all(codes.map(async (code) => bareStatus(await get(`/m/${code}`)) === 404))
      const found = codes.map((code) => rows.some((link) => link.code === code))
      expect(found).toEqual(scanned)
      return found
    }
    expect(await brokenAfter(async () => {})).toEqual([false, false, false, false, false])
    expect(await brokenAfter(() => saveLesson(db, text as number, { isPublished: false }))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(await brokenAfter(() => saveCourse(db, free.id, { isPublished: false }))).toEqual([true, true, true, false, true])
    await db.update(shortLinks).set({ isWithdrawn: true, note: 'đã thử' }).where(inArray(shortLinks.code, codes))
  })
})

describe('a target that changes', () => {
  test('renamed: the next scan goes to its new address', async () => {
    const code = await create('p', 'product', '2')
    await get(`/p/${code}`)
    await saveProduct(db, 2, { title: 'Nhan đề mới' })
    invalidate(['book:2'])
    expect((await get(`/p/${code}`)).headers.location).toBe('/san-pham/nhan-de-moi.2')
  })

  test('gone: it leads nowhere, and the nightly check says since when', async () => {
    const codes = {
      book: await create('p', 'product', '3'),
      news: await create('m', 'news', '2'),
      page: await create('h', 'page', 'ho-tro'),
      landing: await create('h', 'landing', 'mua-tuu-truong'),
    }
    const kinds = { book: 'p', news: 'm', page: 'h', landing: 'h' }
    const bareStatuses = () =>
      Promise.all(Object.entries(codes).map(async ([at, code]) => bareStatus(await get(`/${kinds[at as 'book']}/${code}`))))
    const broken = async () =>
      (await db.select().from(shortLinks).where(sql`broken_since is not null`)).filter(({ note }) => note === 'thử').length
    expect(await bareStatuses()).toEqual([302, 302, 302, 302])

    const [landing] = await db.select().from(landingPages).where(eq(landingPages.key, 'mua-tuu-truong'))
    const tags = ['book:3', 'news:2', 'page:ho-tro', `landing:${landing?.id}`]
    const publish = async (isPublished: boolean) => {
      await saveProduct(db, 3, { isPublished })
      await db.update(news).set({ isPublished }).where(eq(news.id, 2))
      await db.update(contentPages).set({ isPublished }).where(eq(contentPages.key, 'ho-tro'))
      await db.update(landingPages).set({ isPublished }).where(eq(landingPages.key, 'mua-tuu-truong'))
      invalidate(tags)
    }
    await publish(false)
    expect(await bareStatuses()).toEqual([404, 404, 404, 404])
    await checkShortLinks(db, TEST_SETTINGS)
    expect(await broken()).toBe(4)
    await publish(true)
    expect(await bareStatuses()).toEqual([302, 302, 302, 302])
    await checkShortLinks(db, TEST_SETTINGS)
    expect(await broken()).toBe(0)
  })

  test('an article of tomorrow leads nowhere yet', async () => {
    const code = await create('m', 'news', '3')
    await db.update(news).set({ publishedAt: sql`now() + interval '1 day'` }).where(eq(news.id, 3))
    expect(bareStatus(await get(`/m/${code}`))).toBe(404)
  })
})

describe('making and withdrawing', () => {
  test('refuses what leads nowhere or away', async () => {
    for (const [type, target] of [
      ['product', '999999'],
      ['product', 'một'],
      ['news', '0'],
      ['page', 'khong-co'],
      ['landing', 'khong-co'],
      ['address', '//evil.example'],
      ['address', 'https://evil.example'],
    ] as const)
      await expect(create('p', type, target), target).rejects.toMatchObject({
        code: 'INPUT_INVALID',
        fields: [{ field: 'target' }],
      })
    await expect(create('q', 'product', '1')).rejects.toMatchObject({ fields: [{ field: 'kind' }] })
  })

  test('takes another code when one is taken, also by a withdrawn link', async () => {
    await withdrawShortLink(db, 'w2fb8ryt6gcs', { actor })
    const codes = ['w2fb8ryt6gcs', 'k7qd3mzx94hn', 'zzzzzzzzzzz2']
    const link = { kind: 'p', targetType: 'product', target: '1' } as const
    expect(await createShortLink(db, { ...link, actor }, TEST_SETTINGS, () => codes.shift() ?? '')).toBe('zzzzzzzzzzz2')
  })

  test('a withdrawn code answers as one that never was, also when it was held', async () => {
    const code = await create('p', 'product', '1')
    expect((await get(`/p/${code}`)).statusCode).toBe(302)
    expect(await withdrawShortLink(db, code, { actor })).toBe(true)
    expect(await withdrawShortLink(db, code, { actor })).toBe(false)
    api.invalidate([`link:${code}`])
    const withdrawn = await get(`/p/${code}`)
    const unknown = await get('/p/aaaaaaaaaaaa')
    expect(bareStatus(withdrawn)).toBe(404)
    expect(withdrawn.body.replace(code, '')).toBe(unknown.body.replace('aaaaaaaaaaaa', ''))
    expect(await findShortLink(db, code)).toBeNull()
  })

  test('the database keeps every code for good', async () => {
    await expect(db.delete(shortLinks).where(eq(shortLinks.code, 'k7qd3mzx94hn'))).rejects.toThrow()
  })
})

test('scans are counted by day, answers to HEAD and to browsers that ask ahead are not; closing writes what is left', async () => {
  const other = await testApi()
  const scan = (method: 'GET' | 'HEAD', url: string) => other.server.inject({ method, url })
  await Promise.all([
    ...Array.from({ length: 30 }, () => scan('GET', '/p/k7qd3mzx94hn')),
    ...Array.from({ length: 7 }, () => scan('GET', '/m/c9xm2hwq6tzb')),
    scan('HEAD', '/p/k7qd3mzx94hn'),
    other.server.inject({ url: '/p/k7qd3mzx94hn', headers: { 'sec-purpose': 'prefetch;prerender' } }),
    scan('GET', '/h/k7qd3mzx94hn'),
  ])
  await other.server.close()
  const day = vietnamDay(new Date())
  expect(await other.db.select().from(shortLinkScans).orderBy(shortLinkScans.code)).toEqual([
    { code: 'c9xm2hwq6tzb', day, scans: 7 },
    { code: 'k7qd3mzx94hn', day, scans: 30 },
  ])
})

describe('QR pictures', () => {
  test('SVG and PNG of any size, kept for long', async () => {
    const svg = await get('/media/qr/k7qd3mzx94hn.svg')
    expect(svg.headers['content-type']).toContain('image/svg+xml')
    expect(svg.body).toMatch(/^<svg[^>]*viewBox="0 0 41 41"/)
    for (const size of [128, 500, 2048]) {
      const png = await get(`/media/qr/K7QD3MZX94HN.png?size=${size}`)
      expect(png.headers['cache-control']).toContain('immutable')
      expect(await sharp(png.rawPayload).metadata()).toMatchObject({ format: 'png', width: size, height: size })
    }
  })

  test('both show the same: what the SVG draws stands in the PNG', async () => {
    const size = 41 * 8
    const drawn = sharp((await get('/media/qr/k7qd3mzx94hn.svg')).rawPayload).resize(size, size, { kernel: 'nearest' })
    const pixels = sharp((await get(`/media/qr/k7qd3mzx94hn.png?size=${size}`)).rawPayload)
    const middles = async (image: Sharp) => {
      const { data } = await image.flatten({ background: 'white' }).greyscale().raw().toBuffer({ resolveWithObject: true })
      return Array.from({ length: 41 * 41 }, (_, i) => (data[(Math.floor(i / 41) * 8 + 4) * size + (i % 41) * 8 + 4] ?? 0) > 127)
    }
    expect(await middles(pixels)).toEqual(await middles(drawn))
  })

  test('none for codes that are unknown, withdrawn or odd, none of other sizes', async () => {
    const code = await create('p', 'product', '1')
    await withdrawShortLink(db, code, { actor })
    for (const file of [`${code}.svg`, 'aaaaaaaaaaaa.png', 'k7qd3mzx94hn.gif', 'k7qd3mzx94hn', '.svg', '..%2f.svg'])
      expect(bareStatus(await get(`/media/qr/${file}`)), file).toBe(404)
    for (const size of ['127', '2049', '1e3', '', 'x', '200&size=300'])
      expect(outcome(await get(`/media/qr/k7qd3mzx94hn.png?size=${size}`)), size).toBe('INPUT_INVALID')
  })
})

test('Check-url says whether and how an address may be followed', async () => {
  const check = async (url: string) => (await api.call(checkUrl, { body: { url } })).data
  expect(await check('https://thuquan.example/san-pham')).toEqual({ allowed: true, url: '/san-pham', type: 'internal' })
  expect(await check('https://doc.vnu.example/')).toMatchObject({ allowed: true, type: 'external' })
  expect(await check('//evil.example')).toEqual({ allowed: false, url: null, type: 'refused' })
  await expect(check(`/${'a'.repeat(5_000)}`)).rejects.toMatchObject(refusal('INPUT_INVALID'))
  await expect(check('')).rejects.toMatchObject(refusal('INPUT_INVALID'))
})
