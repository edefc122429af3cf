import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { AnswerCache } from '../cache/answer-cache.ts'
import { testSite } from '../testing/site.ts'
import { createMetrics } from './metrics.ts'
import { createCallMaker, noteAnswered } from './missed-calls.ts'

const site = await testSite()
const limited = await testSite({ readLimit: 0.01, trustProxy: ['127.0.0.1'] })
afterEach(() => site.cache.clear())

/** What differs from answer to answer, and what a connection says of itself. */
const PASSING = ['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding']
const lasting = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !PASSING.includes(name)))

/** Over the wire, where it is answered before Fastify begins. */
async function quickly(path: string, headers: Record<string, string> = {}, address = site.address) {
  const answer = await fetch(address + path, { headers: { 'accept-encoding': 'identity', ...headers } })
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
}

const withoutId = (body: string) => body.replace(/"requestId":"[^"]*"/, '')

test.each([
  '/api/ProductPage?category=31&sort=priceAsc',
  '/api/ProductPage/56',
  '/api/ProductPage?searchContent=kinh+te',
  '/api/ProductPage/Suggest?searchContent=kinh',
  '/api/ProductPage?page=900',
  '/api/ProductPage?page=zwei',
  '/api/ProductPage/99999999',
  '/api/ProductPage?category=99999',
])('%s is answered as Fastify answers it', async (path) => {
  const quick = await quickly(path)
  site.cache.clear()
  const { statusCode, headers, body } = await site.server.inject({ url: path, headers: { 'accept-encoding': 'identity' } })
  expect({ ...quick, headers: lasting(quick.headers), body: withoutId(quick.body) }).toEqual({
    status: statusCode,
    headers: lasting(headers),
    body: withoutId(body),
  })
  expect(quick.headers['x-cache']).toBe('miss')
})

test('an answer has an id, and the log names it with path, status and time', async () => {
  const { headers } = await quickly('/api/ProductPage?searchContent=bi-mat')
  const id = headers['x-request-id'] as string
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  await expect.poll(() => site.logged.find((line) => line.includes(id))).toBeDefined()
  const { reqId, method, path, status, msg, ms } = JSON.parse(site.logged.find((line) => line.includes(id)) ?? '')
  expect({ reqId, method, path, status, msg }).toEqual({
    ...{ reqId: id, method: 'GET', path: '/api/ProductPage', status: 200, msg: 'answered' },
  })
  expect(ms).toBeGreaterThanOrEqual(0)
  expect(site.logged.join()).not.toContain('bi-mat')
})

test('an answer that was made for a browser is kept packed alone, and everybody is told the same', async () => {
  const path = '/api/ProductPage?searchContent=kinh+te'
  const packed = await quickly(path, { 'accept-encoding': 'br' })
  expect(site.cache.get(path)).toMatchObject({ plain: null, packed: { br: {} } })
  const others = [await quickly(path), await quickly(path, { 'accept-encoding': 'gzip' })]
  site.cache.clear()
  const { body, headers } = await quickly(path)
  expect(site.cache.get(path)?.plain?.toString()).toBe(body)
  for (const one of [packed, ...others]) expect([one.body, one.headers.etag]).toEqual([body, headers.etag])
})

test('who may hold it already has nothing packed', async () => {
  const path = '/api/ProductPage?searchContent=kinh+te'
  const { etag = '' } = (await quickly(path)).headers
  site.cache.clear()
  expect((await quickly(path, { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304)
  expect(site.cache.get(path)?.packed).toEqual({})
})

test('a refusal names the id of its answer', async () => {
  const { headers, body } = await quickly('/api/ProductPage/99999999')
  expect(JSON.parse(body).requestId).toBe(headers['x-request-id'])
})

test('the time it takes is counted by pattern and status', async () => {
  const counted = async (route: string, status: number) => {
    const metrics = (await site.server.inject('/metrics')).body
    return Number(
      new RegExp(`http_request_seconds_count\\{method="GET",route="${route}",status="${status}"\\} (\\d+)`).exec(metrics)?.[1] ??
        0,
    )
  }
  const before = await counted('/api/ProductPage/:id', 200)
  const refused = await counted('/api/ProductPage/:id', 404)
  await quickly('/api/ProductPage/57')
  await quickly('/api/ProductPage/99999999')
  await expect.poll(() => counted('/api/ProductPage/:id', 200)).toBe(before + 1)
  await expect.poll(() => counted('/api/ProductPage/:id', 404)).toBe(refused + 1)
})

test('who comes through a proxy is limited by their own address, and told so in the same words', async () => {
  const ask = (from: string, id: number) => quickly(`/api/ProductPage/${id}`, { 'x-forwarded-for': from }, limited.address)
  const answers = []
  for (let id = 1; id <= 5; id++) answers.push(await ask('203.0.113.7', id))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
  expect(JSON.parse(answers[3]?.body ?? '')).toMatchObject({ isSuccess: false, code: 'TOO_MANY_REQUESTS' })
  expect(answers[3]?.headers).toMatchObject({ 'retry-after': expect.any(String), 'x-request-id': expect.any(String) })
  expect((await ask('198.51.100.9', 5)).status).toBe(200)
})

test('somebody leaves before it is made: the next one is answered', async () => {
  const path = '/api/ProductPage?searchContent=toan'
  await new Promise<void>((done) => {
    const asked = get(site.address + path)
    asked.on('error', () => done())
    asked.on('socket', (socket) => socket.on('connect', () => setImmediate(() => asked.destroy())))
    asked.on('close', () => done())
  })
  expect((await quickly(path)).status).toBe(200)
})

test('somebody hangs up as soon as it is asked: the log tells of it all the same', async () => {
  const { hostname, port } = new URL(site.address)
  const path = '/api/ProductPage/31'
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`, () => socket.destroy())
  const lines = () => site.logged.filter((line) => line.includes(`"${path}"`)).map((line) => JSON.parse(line).status)
  await expect.poll(lines).toHaveLength(1)
  // Whichever was first, the answer or the leaving.
  expect([200, 499]).toContain(lines()[0])
})

test('whoever hung up is noted as such, whatever would have been sent', () => {
  const logged: string[] = []
  const log = pino({}, { write: (line) => void logged.push(line) })
  const metrics = createMetrics(new AnswerCache(1_000))
  const note = (writableFinished: boolean) =>
    noteAnswered(
      { metrics, log },
      { id: 'a', route: '/a', startedAt: 0 },
      { method: 'GET', url: '/a?b' } as IncomingMessage,
      { statusCode: 200, writableFinished } as ServerResponse,
    )
  note(true)
  note(false)
  expect(logged.map((line) => JSON.parse(line).status)).toEqual([200, 499])
})

test('what fails is left to the whole way, which writes into the log alone', async () => {
  const logged: string[] = []
  const make = createCallMaker({
    ...{ cache: new AnswerCache(1_000), metrics: createMetrics(new AnswerCache(1_000)), trustProxy: false as const },
    log: pino({}, { write: (line) => void logged.push(line) }),
    countRead: () => {},
    routeOf: () => '/fails',
    fillCall: () => Promise.reject(new Error('away')),
  })
  const whole: RequestListener = (_request, response) => response.end('whole')
  const server = createServer((request, response) => void make('/fails', request, response, whole))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const closed = once(server, 'close')
  const answer = await fetch(`http://127.0.0.1:${port}/fails`, { headers: { connection: 'close' } })
  expect(await answer.text()).toBe('whole')
  server.close()
  await closed
  expect(logged).toEqual([])
})
