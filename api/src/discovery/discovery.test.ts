import { products } from '@tq/db/schema/catalog/catalog.ts'
import { news } from '@tq/db/schema/content/content.ts'
import { saveProduct, setStock } from '@tq/db/testing/by-hand.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { changePrice } from '../catalog/change-price.ts'
import { testApi } from '../testing/api.ts'
import { STAFF_ACTOR } from '../testing/staff-actor.ts'
import { childrenNamed, readXml, textOfChild, type XmlElement } from './testing/read-xml.ts'

const { server, db, leavesBroken } = await testApi()
leavesBroken('news.plain is the folded text of its article', 'a title that was changed by hand')
const SITE = 'https://thuquan.example'
const get = (path: string) => server.inject({ url: path })

async function readItems(path: string, type: string) {
  const answer = await get(path)
  expect(answer.headers['content-type']).toBe(type)
  const rss = readXml(answer.body)
  const [channel] = rss.children
  if (!channel) throw new Error('No channel')
  return { rss, channel, items: childrenNamed(channel, 'item') }
}

test('robots are kept out of what belongs to one person, and shown the site map', async () => {
  const { body, headers } = await get('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const lines = body.split('\n')
  for (const path of ['/gio-hang', '/cart', '/tai-khoan', '/account', '/api/', '/mobile/', '/h/', '/*?*searchContent='])
    expect(lines).toContain(`Disallow: ${path}`)
  expect(lines).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  // A prefix must not close more than it says.
  const closed = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice('Disallow: '.length))
  for (const open of [
    '/pages/mua-tuu-truong',
    '/media/share/site.jpg',
    '/huong-dan-mua-hang',
    '/san-pham',
    '/product/1',
    '/logo-nha-xuat-ban-dhqghn',
  ])
    expect(closed.filter((path) => open.startsWith(path))).toEqual([])
})

describe('the news feed', () => {
  const readFeed = () => readItems('/tin-sach/rss.xml', 'application/rss+xml; charset=utf-8')

  test('has the newest thirty, newest first, with everything a reader shows', async () => {
    const { rss, channel, items } = await readFeed()
    expect(rss.attributes).toMatchObject({ version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' })
    expect(childrenNamed(channel, 'atom:link')[0]?.attributes).toEqual({
      href: `${SITE}/tin-sach/rss.xml`,
      rel: 'self',
      type: 'application/rss+xml',
    })
    const shown = await db.$count(news, and(eq(news.isListed, true), eq(news.isPublished, true)))
    expect(items).toHaveLength(Math.min(30, shown))
    const dates = items.map((item) => Date.parse(textOfChild(item, 'pubDate') ?? ''))
    expect(dates).toEqual([...dates].sort((a, b) => b - a))
    for (const item of items) {
      expect(textOfChild(item, 'link')).toMatch(/^https:\/\/thuquan\.example\/tin-sach\/[a-z0-9-]+\.\d+$/)
      expect(textOfChild(item, 'guid')).toMatch(/\/tin-sach\/\d+$/)
      expect(childrenNamed(item, 'category').length).toBeGreaterThan(0)
      const picture = childrenNamed(item, 'enclosure')[0]?.attributes
      expect(picture).toMatchObject({ url: expect.stringMatching(/^https:.*\.webp$/), length: '0', type: 'image/webp' })
    }
    expect(new Set(items.map((item) => textOfChild(item, 'guid'))).size).toBe(items.length)
  })

  test('holds any title, and nothing that is hidden or still to come', async () => {
    const title = 'Đọc & viết <b>"hai"</b> ]]> &amp; \u0007một'
    await db.update(news).set({ title, picture: null }).where(eq(news.id, 3))
    await db.update(news).set({ isListed: false }).where(eq(news.id, 4))
    await db.update(news).set({ publishedAt: sql`now() + interval '1 hour'` }).where(eq(news.id, 5))
    await db.update(news).set({ publishedAt: sql`now()` }).where(eq(news.id, 3))
    const { items } = await readFeed()
    const guids = items.map((item) => textOfChild(item, 'guid'))
    expect(guids[0]).toBe(`${SITE}/tin-sach/3`)
    expect(textOfChild(items[0] as XmlElement, 'title')).toBe('Đọc & viết <b>"hai"</b> ]]> &amp; một')
    expect(childrenNamed(items[0] as XmlElement, 'enclosure')[0]?.attributes.url).toBe(`${SITE}/media/news/3.webp`)
    expect(guids).not.toContain(`${SITE}/tin-sach/4`)
    expect(guids).not.toContain(`${SITE}/tin-sach/5`)
    expect((await get('/tin-sach/rss.xml')).headers['x-fresh-until']).toBeDefined()
  })
})

describe('the product feed', () => {
  const readOffers = async () => {
    const { items } = await readItems('/merchant.xml', 'application/xml; charset=utf-8')
    return new Map(items.map((item) => [textOfChild(item, 'g:id'), item]))
  }
  const fieldsOf = (item: XmlElement | undefined) =>
    Object.fromEntries((item?.children ?? []).map(({ name, text }) => [name, text]))

  test('has every printed book and every set once', async () => {
    const { rss, items } = await readItems('/merchant.xml', 'application/xml; charset=utf-8')
    expect(rss.attributes['xmlns:g']).toBe('http://base.google.com/ns/1.0')
    const sold = await db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.isPublished, true), inArray(products.kind, ['printed', 'combo'])))
      .orderBy(products.id)
    expect(items.map((item) => Number(textOfChild(item, 'g:id')))).toEqual(sold.map(({ id }) => id))
  })

  test('says the price in force, the stock and what the book is', async () => {
    await changePrice(db, 56, { actor: STAFF_ACTOR, price: 120_000, salePrice: 90_000, saleEndsAt: new Date('2099-01-01') })
    await changePrice(db, 59, { actor: STAFF_ACTOR, price: 80_000 })
    await setStock(db, 59, { onHand: 0, reserved: 0 })
    const offers = await readOffers()
    const fields = fieldsOf(offers.get('56'))
    const [book] = await db.select().from(products).where(eq(products.id, 56))
    expect(fields).toMatchObject({
      'g:title': 'Làng xã châu thổ qua tư liệu địa bạ',
      'g:link': `${SITE}/san-pham/lang-xa-chau-tho-qua-tu-lieu-dia-ba.56`,
      'g:image_link': `${SITE}/media/covers/56.webp`,
      'g:price': '120000 VND',
      'g:sale_price': '90000 VND',
      'g:sale_price_effective_date': expect.stringMatching(/^20.*Z\/2099-01-01T00:00:00.000Z$/),
      'g:availability': 'in_stock',
      'g:condition': 'new',
      'g:brand': 'Thư Quán',
      'g:gtin': book?.isbn,
      'g:google_product_category': '784',
      'g:product_type': expect.stringMatching(/^Khoa học xã hội và nhân văn > ./),
    })
    expect(fieldsOf(offers.get('59'))).toMatchObject({ 'g:price': '80000 VND', 'g:availability': 'out_of_stock' })
    expect(fieldsOf(offers.get('59'))).not.toHaveProperty('g:sale_price')
    expect(fieldsOf(offers.get('3001'))).toMatchObject({ 'g:identifier_exists': 'no', 'g:is_bundle': 'yes' })
  })

  test('describes in plain words, 5,000 letters at most', async () => {
    const description = `<p>Một &amp; hai</p><ul><li>ba &lt; bốn</li></ul><p>${'dài '.repeat(3_000)}</p>`
    await saveProduct(db, 57, { description, title: 'Rất '.repeat(60).trim() })
    await saveProduct(db, 58, { description: '' })
    const offers = await readOffers()
    const text = fieldsOf(offers.get('57'))['g:description'] ?? ''
    expect(text).toMatch(/^Một & hai ba < bốn dài dài/)
    expect(text.length).toBeLessThanOrEqual(5_000)
    expect(fieldsOf(offers.get('57'))['g:title']?.length).toBeLessThanOrEqual(150)
    expect(fieldsOf(offers.get('58'))['g:description']).toBe(fieldsOf(offers.get('58'))['g:title'])
  })

  test('names pictures that are there @slow', async () => {
    const offers = await readOffers()
    for (const id of ['1', '3001']) {
      const url = fieldsOf(offers.get(id))['g:image_link']?.replace(SITE, '') ?? ''
      expect((await server.inject({ method: 'HEAD', url })).statusCode, url).toBe(200)
    }
  })
})

describe('the manifest', () => {
  test('names icons of the size it says', async () => {
    const answer = await get('/manifest.webmanifest')
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    const manifest = JSON.parse(answer.body)
    expect(manifest).toMatchObject({ short_name: 'Thư Quán', lang: 'vi', start_url: '/trang-chu', theme_color: '#fbf7f0' })
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await get(src)
      const { width, height } = await sharp(icon.rawPayload).metadata()
      expect([icon.headers['content-type'], `${width}x${height}`]).toEqual([type, sizes])
    }
  })

  test('browsers find their icons where they look by themselves', async () => {
    for (const path of ['/favicon.ico', '/apple-touch-icon.png']) {
      const answer = await get(path)
      expect(answer.statusCode).toBe(301)
      expect((await get(String(answer.headers.location))).statusCode).toBe(200)
    }
  })
})
