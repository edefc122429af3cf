import { pathToFileURL } from 'node:url'
import { mountApi } from '@tq/api/app.ts'
import { TEST_SETTINGS } from '@tq/api/testing/settings.ts'
import { ENDPOINTS } from '@tq/contract/all.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Made } from '../cache/entry.ts'
import { createDirectSource, LONGEST_PARAMETER } from './direct-source.ts'
import { createApiSource } from './own-calls.ts'

const { db } = await testDatabase()
const server = Fastify({ routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAMETER } })
const settings = { ...TEST_SETTINGS, storage: { folder: pathToFileURL('/nowhere').pathname, s3: null } }
const { directReads } = await mountApi(server, { db, checkAnswers: true, mediaDir: '/nowhere', settings })
await server.ready()
const { make: direct } = createDirectSource(directReads, {})
const whole = createApiSource(server, null)

const READS = ENDPOINTS.filter(({ method, access }) => method === 'GET' && access === 'open')
const SAMPLES = ['1', '56', '101', '999999', 'khong-co', '%E0%A4%A', 'x'.repeat(500)]
const LISTS = [
  '/api/ProductPage?category=31&sort=priceAsc',
  '/api/ProductPage?page=2&searchContent=gi%E1%BA%A3i+t%C3%ADch',
  '/api/ProductPage?page=100000',
  '/api/ProductPage?sort=nonsense',
  '/api/ProductPage?searchContent=qwxzj',
  '/api/ProductPage/Suggest?searchContent=giai',
]
const KEYS = [
  ...READS.flatMap(({ path }) => (path.includes(':') ? SAMPLES.map((sample) => path.replace(/:\w+/, sample)) : [path])),
  ...LISTS,
]

test.each(KEYS)('%s answers directly as it does over the whole way, or leaves it to that', async (url) => {
  const one = await direct(url)
  if (!one) return
  const { headers, ...other } = await whole({ method: 'GET', url, headers: {}, body: undefined })
  expect(read(one)).toEqual(
    read({ ...other, headers: { 'cache-control': headers['cache-control'], 'content-type': headers['content-type'] } as never }),
  )
})

test('what a page is handed is what it would read', async () => {
  const { body, read: handed } = (await direct('/api/ProductPage?category=31&sort=priceAsc')) as Made
  expect(handed?.()).toStrictEqual(JSON.parse(body.toString()))
})

/** Tags in any order; exams tell the moment they were read. */
function read({ body, tags, read: _handed, ...rest }: Made) {
  const { data, requestId: _ofEach, ...beside } = JSON.parse(body.toString())
  return { ...rest, tags: tags.toSorted(), beside, data: data && 'serverNow' in data ? { ...data, serverNow: null } : data }
}

test('every open read answers or refuses directly', async () => {
  const left = []
  for (const { path } of READS.filter(({ path }) => !path.includes(':'))) if (!(await direct(path))) left.push(path)
  expect(left).toEqual([])
})

test('a refusal carries the id that the log knows the request by', async () => {
  const { body, status } = (await direct('/api/ProductPage/999999', 'asked-1')) as Made
  expect({ status, ...JSON.parse(body.toString()) }).toMatchObject({
    status: 404,
    code: 'PRODUCT_NOT_FOUND',
    requestId: 'asked-1',
  })
})

test('a word behind a path that ends in a slash is not answered: everybody could have one more answer held with each', async () => {
  const list = (behind: string) => `/api/Examination/GetExaminations/${behind}?courseId=1`
  expect(await direct(list(''))).toMatchObject({ status: 200 })
  expect(await direct(list('la'))).toBeNull()
})
