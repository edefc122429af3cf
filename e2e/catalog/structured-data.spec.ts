import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

type Thing = Record<string, unknown> & { '@type': string }

/** What a search engine reads of a page, by type. */
async function thingsOf(request: APIRequestContext, path: string): Promise<Map<string, Thing>> {
  const html = await (await request.get(path)).text()
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  expect(blocks.length).toBe(1)
  const { '@context': context, '@graph': graph } = JSON.parse(blocks[0]?.[1] ?? '') as { '@context': string; '@graph': Thing[] }
  expect(context).toBe('https://schema.org')
  return new Map(graph.map((thing) => [thing['@type'], thing]))
}

test('trang chủ: tổ chức và trang web có ô tìm kiếm', async ({ request }) => {
  const things = await thingsOf(request, '/trang-chu')
  expect(things.get('Organization')).toMatchObject({
    name: 'Thư Quán',
    url: expect.stringMatching(/^http/),
    logo: expect.any(String),
  })
  const action = (things.get('WebSite') as Thing).potentialAction as Thing
  expect((action.target as Thing).urlTemplate).toContain('searchContent={search_term_string}')
  expect(action['query-input']).toBe('required name=search_term_string')
})

test('sách giấy: sản phẩm, chào bán, đánh giá, tác phẩm với từng ấn bản, vị trí', async ({ request }) => {
  const things = await thingsOf(request, '/san-pham/lang-xa-chau-tho-qua-tu-lieu-dia-ba.56')
  const product = things.get('Product')
  expect(product).toMatchObject({
    name: 'Làng xã châu thổ qua tư liệu địa bạ',
    image: expect.stringMatching(/\/media\/share\/book-56\.jpg$/),
    gtin13: expect.stringMatching(/^97[89]\d{10}$/),
    aggregateRating: { ratingValue: expect.any(Number), reviewCount: expect.any(Number) },
  })
  const offers = (product as Thing).offers as Thing[]
  expect(offers.length).toBe(2)
  for (const offer of offers)
    expect(offer).toMatchObject({
      '@type': 'Offer',
      price: expect.any(Number),
      priceCurrency: 'VND',
      availability: expect.stringMatching(/schema\.org\/(In|OutOf)Stock$/),
      url: expect.stringMatching(/^http.*\/san-pham\//),
    })
  const book = things.get('Book')
  expect(book).toMatchObject({ inLanguage: 'vi', author: [{ '@type': 'Person', name: expect.any(String) }] })
  const editions = (book as Thing).workExample as Thing[]
  expect(editions.map(({ bookFormat }) => bookFormat)).toEqual(['https://schema.org/Paperback', 'https://schema.org/EBook'])
  expect(((things.get('BreadcrumbList') as Thing).itemListElement as Thing[]).map(({ position }) => position)).toEqual([
    1, 2, 3, 4,
  ])
})

test('sách điện tử, khoá học và combo', async ({ request }) => {
  const ebook = await (await request.get('/sach-dien-tu')).text()
  const address = /href="(\/san-pham\/[^"/]+\.1\d{3})"/.exec(ebook)?.[1] ?? ''
  const things = await thingsOf(request, address)
  expect(things.get('Book')).toBeTruthy()
  expect(things.get('Product')).toBeTruthy()

  const course = (await thingsOf(request, '/san-pham/2001')).get('Course')
  expect(course).toMatchObject({
    name: expect.any(String),
    description: expect.stringMatching(/.{20}/),
    provider: { '@type': 'Organization', name: 'Thư Quán' },
    offers: { price: expect.any(Number), priceCurrency: 'VND', category: 'Paid' },
    hasCourseInstance: { courseMode: 'Online' },
  })
  const combo = await thingsOf(request, '/san-pham/3001')
  expect([...combo.keys()].sort()).toEqual(['BreadcrumbList', 'Organization', 'Product'])
})

test('sách chưa ai đánh giá không khoe năm sao', async ({ request }) => {
  const { data } = await (await request.get('/api/ProductPage?perPage=100&sort=newest')).json()
  const unrated = data.find((card: { ratingCount: number }) => card.ratingCount === 0)
  expect(unrated).toBeTruthy()
  expect((await thingsOf(request, `/san-pham/${unrated.address}`)).get('Product')).not.toHaveProperty('aggregateRating')
})

test('bài viết và câu hỏi', async ({ request }) => {
  const article = (await thingsOf(request, '/tin-sach/doc-lai-dia-ba-khi-so-ruong-ke-chuyen-lang.1')).get('NewsArticle')
  expect(article).toMatchObject({
    headline: 'Đọc lại địa bạ: khi sổ ruộng kể chuyện làng',
    image: [expect.stringMatching(/\/media\/share\/news-1\.jpg$/)],
    datePublished: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    dateModified: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    author: { '@type': 'Person', name: expect.any(String) },
    publisher: { '@id': expect.stringContaining('#nha-xuat-ban') },
  })
  const questions = ((await thingsOf(request, '/ho-tro')).get('FAQPage') as Thing).mainEntity as Thing[]
  expect(questions.length).toBeGreaterThanOrEqual(30)
  for (const question of questions)
    expect(question).toMatchObject({
      name: expect.stringMatching(/\?$/),
      acceptedAnswer: { text: expect.stringMatching(/.{20}/) },
    })
})

test('chữ trong bài không thoát ra khỏi dữ liệu', async ({ request }) => {
  const html = await (await request.get('/trang-chu')).text()
  expect(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1]).not.toContain('<')
})
