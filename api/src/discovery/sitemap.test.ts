import { addressId } from '@tq/contract/slug.ts'
import { bareStatus } from '@tq/contract/testing/refusal.ts'
import { contributors, products } from '@tq/db/schema/catalog/catalog.ts'
import { contentPages, contentPageVersions, news } from '@tq/db/schema/content/content.ts'
import { saveProduct } from '@tq/db/testing/by-hand.ts'
import { addCourse } from '@tq/db/testing/courses.ts'
import { addTextbook } from '@tq/db/testing/textbooks.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { childrenNamed, readXml, textOfChild } from './testing/read-xml.ts'

const { server, db } = await testApi()
const SITE = 'https://thuquan.example'
const get = (path: string) => server.inject({ url: path })

async function read(path: string, name: 'url' | 'sitemap') {
  const answer = await get(path)
  expect(answer.statusCode, path).toBe(200)
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
  return childrenNamed(readXml(answer.body), name).map((entry) => {
    const place = textOfChild(entry, 'loc') ?? ''
    return { path: place.replace(SITE, ''), place, lastmod: textOfChild(entry, 'lastmod') }
  })
}

const partsOf = async () => (await read('/sitemap.xml', 'sitemap')).map(({ path }) => path)
const productPaths = async () => {
  const parts = (await partsOf()).filter((path) => path.includes('/products-'))
  return (await Promise.all(parts.map((path) => read(path, 'url')))).flat()
}

async function addProduct(id: number, title = `Sách số ${id}`) {
  const [one] = await db.select().from(products).where(eq(products.id, 1))
  if (!one) throw new Error('No product 1')
  await db.insert(products).values({ ...one, id, workId: id, title, isbn: null })
}

describe('the site map', () => {
  test('names every published product once, under its own address, with the day of its last change', async () => {
    await saveProduct(db, 61, { isPublished: false })
    const rows = await db.select().from(products).where(eq(products.isPublished, true))
    const places = await productPaths()
    expect(places.map(({ path }) => path).sort()).toEqual(rows.map(({ id, title }) => `/san-pham/${addressId(title, id)}`).sort())
    expect(places.every(({ place }) => place.startsWith(`${SITE}/san-pham/`))).toBe(true)
    const first = rows.find(({ id }) => id === 56)
    const changed = new Date(Math.max(Number(first?.updatedAt), Number(first?.publishedAt)))
    expect(places.find(({ path }) => path.endsWith('.56'))?.lastmod).toBe(changed.toISOString())
  })

  test('cuts parts by id: 10,000 ends one, 10,001 begins the next, empty ones are not named', async () => {
    for (const id of [10_000, 10_001, 20_000, 500_001]) await addProduct(id)
    expect((await partsOf()).filter((path) => !/authors|courses|lessons/.test(path))).toEqual([
      '/sitemap/pages.xml',
      '/sitemap/news.xml',
      ...[1, 2, 51].map((part) => `/sitemap/products-${part}.xml`),
    ])
    expect((await read('/sitemap/products-1.xml', 'url')).at(-1)?.path).toBe('/san-pham/sach-so-10000.10000')
    expect((await read('/sitemap/products-2.xml', 'url')).map(({ path }) => path)).toEqual([
      '/san-pham/sach-so-10001.10001',
      '/san-pham/sach-so-20000.20000',
    ])
    expect(bareStatus(await get('/sitemap/products-3.xml'))).toBe(404)
    await db.delete(products).where(inArray(products.id, [10_000, 10_001, 20_000, 500_001]))
  })

  test('names whoever has a book that is sold, and nobody else', async () => {
    await db.insert(contributors).values({ id: 20_001, name: 'Chưa Có Sách', slug: 'chua-co-sach' })
    expect((await partsOf()).filter((path) => path.includes('/authors-'))).toEqual(['/sitemap/authors-1.xml'])
    const people = await read('/sitemap/authors-1.xml', 'url')
    expect(people.map(({ path }) => path)).toContain('/tac-gia/thai-van-hai-dang.11')
    expect(bareStatus(await get('/sitemap/authors-3.xml'))).toBe(404)
    await db.delete(contributors).where(eq(contributors.id, 20_001))
  })

  test('reads several steps without losing or repeating one @slow', async () => {
    await db.execute(sql`insert into products (id, kind, object_type, work_id, category_id, title, slug, vat_class, price)
      select n, 'printed', 0, n, 2, 'Đầu sách ' || n, 'x', 'KCT', 1000 from generate_series(600001, 603000) n`)
    const places = await read('/sitemap/products-61.xml', 'url')
    expect(places).toHaveLength(3_000)
    expect(new Set(places.map(({ path }) => path)).size).toBe(3_000)
    await db.execute(sql`delete from products where id between 600001 and 603000`)
  })

  test('names what can be studied by everybody, each lesson in a part by its id', async () => {
    const free = await addCourse(db, { title: 'Khoá mở', chapters: [[{ id: 710_000 }, { id: 710_001 }, { isPublished: false }]] })
    const sold = await addCourse(db, { use: 'sold', title: 'Khoá bán', chapters: [[{ id: 710_002, isPreview: true }, {}]] })
    const hidden = await addCourse(db, { title: 'Khoá ẩn', isPublished: false })
    const book = await addTextbook(db, { title: 'Sách thử' })
    const parts = (await partsOf()).filter((path) => /courses|lessons/.test(path))
    expect(parts).toEqual(expect.arrayContaining(['/sitemap/courses.xml', '/sitemap/lessons-71.xml', '/sitemap/lessons-72.xml']))
    const paths = (await Promise.all(parts.map((path) => read(path, 'url')))).flat().map(({ path }) => path)
    const numbered = (ids: number[]) => paths.filter((path) => ids.includes(Number(path.split('.').at(-1))))
    expect(numbered([free.id, sold.id, hidden.id, book.id]).sort()).toEqual(
      expect.arrayContaining([
        `/khoa-hoc/khoa-ban.${sold.id}`,
        `/sach-giao-khoa/sach-thu.${book.id}`,
        `/thu-vien/khoa-hoc/khoa-mo.${free.id}`,
      ]),
    )
    expect(paths.some((path) => path.includes('khoa-an'))).toBe(false)
    expect(numbered([...free.lessonIds, ...sold.lessonIds])).toEqual([
      '/thu-vien/bai-hoc/bai-11.710000',
      '/thu-vien/bai-hoc/bai-12.710001',
      '/bai-hoc/bai-11.710002',
    ])
  })

  test('stays XML whatever a title is', async () => {
    await addProduct(700_001, 'Tom & Jerry <b> "nháy" \u0001 ]]>')
    await addProduct(700_002, '漢字')
    expect((await read('/sitemap/products-71.xml', 'url')).map(({ path }) => path)).toEqual([
      '/san-pham/tom-jerry-b-nhay.700001',
      '/san-pham/700002',
    ])
    await db.delete(products).where(inArray(products.id, [700_001, 700_002]))
  })

  test('names the articles that lists show', async () => {
    await db.update(news).set({ publishedAt: sql`now() + interval '1 day'` }).where(eq(news.id, 1))
    await db.update(news).set({ isPublished: false }).where(eq(news.id, 2))
    const ids = (await read('/sitemap/news.xml', 'url')).map(({ path }) => Number(path.split('.').at(-1)))
    const rows = await db.select({ id: news.id }).from(news).where(eq(news.isListed, true))
    expect(ids).toEqual(
      rows
        .map(({ id }) => id)
        .filter((id) => id > 2)
        .sort((a, b) => a - b),
    )
  })

  test('names the pages of the house that have a text, categories and campaigns', async () => {
    await db.update(contentPages).set({ isPublished: false }).where(eq(contentPages.key, 'ho-tro'))
    const text = { version: 1, title: 'Tuyển dụng', description: '', content: '' }
    for (const key of ['tuyen-dung', 'mua-tuu-truong']) {
      await db.insert(contentPages).values({ key, version: 1 })
      await db.insert(contentPageVersions).values({ ...text, key })
    }
    const places = await read('/sitemap/pages.xml', 'url')
    const paths = places.map(({ path }) => path)
    for (const path of ['/trang-chu', '/san-pham', '/flashSale', '/tin-sach', '/gioi-thieu', '/chinh-sach-bao-mat'])
      expect(paths).toContain(path)
    for (const path of ['/pages/tuyen-dung', '/pages/mua-tuu-truong']) expect(paths).toContain(path)
    expect(paths).toContain('/san-pham/danh-muc/giao-trinh-dai-cuong.1')
    expect(paths).not.toContain('/ho-tro')
    expect(new Set(paths).size).toBe(paths.length)
    expect(places.find(({ path }) => path === '/gioi-thieu')?.lastmod).toMatch(/^\d{4}-\d\d-\d\dT/)
  })

  test.each(['products-0', 'products-01', 'products-99999', 'products-100000', 'products-', 'product-1', 'x', '..%2fx', '%00'])(
    'has no part %s',
    async (name) => {
      const answer = await get(`/sitemap/${name}.xml`)
      expect(bareStatus(answer)).toBe(404)
      expect(answer.headers['cache-control']).toBe('no-store')
    },
  )

  test('is asked for by HEAD', async () => {
    for (const url of ['/sitemap.xml', '/sitemap/products-1.xml', '/sitemap/pages.xml', '/merchant.xml']) {
      const answer = await server.inject({ method: 'HEAD', url })
      expect([answer.statusCode, answer.body]).toEqual([200, ''])
    }
    expect(bareStatus(await server.inject({ method: 'HEAD', url: '/sitemap/products-9.xml' }))).toBe(404)
  })

  test('says how long it may be kept', async () => {
    expect((await get('/sitemap/products-1.xml')).headers['cache-control']).toBe('public, max-age=3600')
    expect((await get('/sitemap.xml')).headers['cache-tag']).toBe('catalog,news,library,textbook')
  })
})
