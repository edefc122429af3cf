import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setStock } from '@tq/db/testing/by-hand.ts'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { AnswerCache } from '../cache/answer-cache.ts'
import { testSite } from '../testing/site.ts'
import { createQuestionAnswerer } from './direct-questions.ts'
import { createMetrics } from './metrics.ts'

const site = await testSite({ trustProxy: ['127.0.0.1'] })
const PATH = '/api/Order/CalculateUnAuthCart'
const JSON_TYPE = { 'content-type': 'application/json' }
const FLASH = 177

const { rows } = await site.db.execute<{ id: number; kind: string }>(
  sql`(select id, kind from products where kind = 'printed' and is_published order by id limit 20)
    union all (select id, kind from products where kind = 'combo' and is_published order by id limit 2)
    union all (select id, kind from products where kind = 'digital' and is_published order by id limit 2)`,
)
const ids = rows.map(({ id }) => id)
const [wardId] = (
  await site.db.execute<{ id: number }>(
    sql`select unit_id as id from geo_units where scheme = 'L2' and level = 3 order by 1 limit 1`,
  )
).rows.map(({ id }) => id)
await setStock(site.db, ids[1] as number, { onHand: 2 })
await setStock(site.db, ids[2] as number, { onHand: 0 })

/** What differs from answer to answer, and what a connection says of itself. */
const PASSING = ['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding']
const lasting = (headers: Record<string, unknown>) => Object.entries(headers).filter(([name]) => !PASSING.includes(name))
const withoutId = (body: string) => body.replace(/"requestId":"[^"]*"/, '')

/** Over the wire, where it is answered before Fastify begins. */
async function quickly(body: string, headers: Record<string, string> = JSON_TYPE) {
  const answer = await fetch(site.address + PATH, { method: 'POST', headers, body })
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
}

const wish = (quantity: number) => (productId: number) => ({ productId, quantity })

const CARTS: Record<string, object> = {
  'an empty one': { lines: [] },
  'twenty lines and three codes': { lines: ids.map(wish(1)), codes: ['TUUTRUONG50', 'SACHMOI15', 'FREESHIP30'] },
  'more than there is, sold out, unknown': { lines: [...ids.slice(0, 5).map(wish(9)), wish(1)(1_999_999_999)] },
  'a flash price, for some of them': { lines: [wish(5)(FLASH)] },
  'a code that is none, and no code at all': { lines: [wish(1)(ids[0] as number)], codes: ['KHONGCO1', '???"\\'] },
  'an affiliate and a delivery': {
    lines: [wish(2)(ids[0] as number)],
    affiliateCode: 'KHONGCO2',
    delivery: { wardId, name: 'Nguyễn “Lan” \\ 😀', phone: '0912345678', email: 'lan@thuquan.test', note: 'Gọi trước\nkhi đến' },
  },
  'too many of one on two lines': { lines: [wish(999)(ids[0] as number), wish(999)(ids[0] as number)] },
}

test.each(Object.entries(CARTS))('%s: answered as Fastify answers it', async (_, cart) => {
  const body = JSON.stringify(cart)
  const quick = await quickly(body)
  const { statusCode, headers, body: text } = await site.server.inject({ method: 'POST', url: PATH, headers: JSON_TYPE, body })
  expect({ ...quick, headers: lasting(quick.headers), body: withoutId(quick.body) }).toEqual({
    status: statusCode,
    headers: expect.arrayContaining(lasting(headers).map(([name, value]) => [name, String(value)])),
    body: withoutId(text),
  })
  expect(lasting(quick.headers)).toHaveLength(lasting(headers).length)
  expect(quick.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  // Asked once more, with what was read of it the first time.
  expect(withoutId((await quickly(body)).body)).toBe(withoutId(text))
})

const [one = 0, other = 0] = [ids[0], ids[3]]

test('one product asked for in another way each time → none is shown as the cart before had it', async () => {
  const carts = [
    { lines: [wish(1)(one)] },
    { lines: [wish(2)(one)] },
    { lines: [wish(1)(one), wish(1)(other)], codes: ['TUUTRUONG50', 'SACHMOI15'] },
    { lines: [wish(1)(one), wish(1)(other)] },
    { lines: [wish(1)(one)], codes: ['SACHMOI15'] },
    { lines: [wish(999)(one)] },
    { lines: [wish(1)(one)] },
  ]
  for (const cart of carts) {
    const body = JSON.stringify(cart)
    const { body: text } = await site.server.inject({ method: 'POST', url: PATH, headers: JSON_TYPE, body })
    expect((await quickly(body)).body).toBe(text)
  }
})

const CART = JSON.stringify(CARTS['twenty lines and three codes'])

test.each<[string, string, Record<string, string>]>([
  ['broken JSON', '{"lines":[', JSON_TYPE],
  ['no JSON object', '7', JSON_TYPE],
  ['an unknown field', '{"lines":[],"price":1}', JSON_TYPE],
  ['a wrong quantity', '{"lines":[{"productId":1,"quantity":0}]}', JSON_TYPE],
  ['a poisoned object', '{"lines":[],"__proto__":{"codes":[]}}', JSON_TYPE],
  ['the same, spelled otherwise', '{"lines":[],"\\u005f_proto__":{"codes":[]}}', JSON_TYPE],
  ['nothing', '', JSON_TYPE],
  ['another type', CART, { 'content-type': 'text/plain' }],
  ['a type with its letters', CART, { 'content-type': 'application/json; charset=utf-8' }],
  ['more than a cart can be', JSON.stringify({ lines: [], codes: [' '.repeat(20_000)] }), JSON_TYPE],
  ['more than any body may be', JSON.stringify({ lines: [], codes: [' '.repeat(110_000)] }), JSON_TYPE],
  ['a login that has ended', CART, { ...JSON_TYPE, authorization: 'Bearer ended' }],
])('%s is left to Fastify', async (_, body, headers) => {
  const quick = await quickly(body, headers)
  const whole = await site.server.inject({ method: 'POST', url: PATH, headers, ...(body ? { body } : {}) })
  expect({ status: quick.status, body: withoutId(quick.body) }).toEqual({ status: whole.statusCode, body: withoutId(whole.body) })
})

test('a cart whose body comes in two pieces is answered', async () => {
  const half = CART.length >> 1
  const socket = connect(Number(new URL(site.address).port), '127.0.0.1')
  socket.write(
    `POST ${PATH} HTTP/1.1\r\nHost: a\r\nConnection: close\r\ncontent-type: application/json\r\ncontent-length: ${CART.length}\r\n\r\n`,
  )
  let heard = ''
  socket.on('data', (chunk: Buffer) => {
    heard += chunk
  })
  socket.write(CART.slice(0, half), () => setImmediate(() => socket.write(CART.slice(half))))
  await once(socket, 'close')
  expect(heard).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(JSON.parse(heard.slice(heard.indexOf('\r\n\r\n') + 4)).data.lines).toHaveLength(ids.length)
})

test('carts one after the other on one connection, the last of which closes it', async () => {
  const asked = (more: string) =>
    `POST ${PATH} HTTP/1.1\r\nHost: a\r\n${more}content-type: application/json\r\ncontent-length: 12\r\n\r\n{"lines":[]}`
  const socket = connect(Number(new URL(site.address).port), '127.0.0.1')
  socket.write(asked('') + asked('') + asked('Connection: close\r\n'))
  let heard = ''
  socket.on('data', (chunk: Buffer) => {
    heard += chunk
  })
  await once(socket, 'close')
  expect(heard.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3)
  expect(heard.match(/Connection: (keep-alive|close)/gi)).toEqual([
    'Connection: keep-alive',
    'Connection: keep-alive',
    'Connection: close',
  ])
})

test('the log names id, path, status and time, not what was asked; the histogram counts it', async () => {
  const counted = async () =>
    Number(
      new RegExp(`http_request_seconds_count\\{method="POST",route="${PATH}",status="200"\\} (\\d+)`).exec(
        (await site.server.inject('/metrics')).body,
      )?.[1] ?? 0,
    )
  const before = await counted()
  const { headers } = await quickly(JSON.stringify({ lines: [], delivery: { name: 'Bí Mật' } }))
  const line = () => site.logged.find((one) => one.includes(headers['x-request-id'] as string))
  await expect.poll(line).toBeDefined()
  const { reqId, method, path, status, msg, ms } = JSON.parse(line() ?? '')
  expect({ reqId, method, path, status, msg }).toEqual({
    ...{ reqId: headers['x-request-id'], method: 'POST', path: PATH, status: 200, msg: 'answered' },
  })
  expect(ms).toBeGreaterThanOrEqual(0)
  expect(site.logged.join()).not.toContain('Bí Mật')
  await expect.poll(counted).toBe(before + 1)
})

test('a refusal names the id of its answer', async () => {
  const { headers, body } = await quickly(JSON.stringify(CARTS['too many of one on two lines']))
  expect(JSON.parse(body)).toMatchObject({ code: 'TOO_MANY_OF_ONE', requestId: headers['x-request-id'] })
})

test('guesses at codes count for the visitor’s own address, whichever way it comes', async () => {
  const guess = (from: string, n: number) =>
    quickly(JSON.stringify({ lines: [], codes: Array.from({ length: 12 }, (_, i) => `SAI${from.length}X${n}X${i}`) }), {
      ...JSON_TYPE,
      'x-forwarded-for': from,
    })
  const refusals = async (from: string, n: number) =>
    (JSON.parse((await guess(from, n)).body).data.refusedCodes as { family: string | null }[]).map(({ family }) => family)
  for (let n = 0; n < 5; n++) expect(new Set(await refusals('203.0.113.70', n))).toEqual(new Set([null]))
  expect(new Set(await refusals('203.0.113.70', 6))).toEqual(new Set(['voucher']))
  expect(new Set(await refusals('198.51.100.9', 7))).toEqual(new Set([null]))
})

/** Who answers, and what the one who does has read: the short way, or whoever stands behind it. */
async function whoAnswers(body: string, headers: Record<string, string> = JSON_TYPE) {
  const logged: string[] = []
  const whole: RequestListener = async (request, response) => response.end(`whole: ${await text(request)}`)
  const ask = createQuestionAnswerer({
    ...{
      metrics: createMetrics(new AnswerCache(1_000)),
      log: pino({}, { write: (line) => void logged.push(line) }),
      trustProxy: false as const,
      headers: {},
    },
    questions: new Map([
      [
        '/asked',
        {
          read: (sent) => (Array.isArray(sent) ? sent : null),
          isAnonymous: () => true,
          answer: async ([one]: unknown[]) => {
            if (one === 'fails') throw new Error('away')
            return Buffer.from(`short: ${one}`)
          },
        },
      ],
    ]),
  })
  const server = createServer((request, response) => {
    if (!ask(request, response, whole)) whole(request, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/asked`
  const closed = once(server, 'close')
  const answer = await (await fetch(address, { method: 'POST', headers: { ...headers, connection: 'close' }, body })).text()
  server.close()
  await closed
  return { answer, lines: logged.length }
}

test.each([
  ['as our pages ask', '["Lan"]', JSON_TYPE, 'short: Lan'],
  ['what it does not read', '{"a":1}', JSON_TYPE, 'whole: {"a":1}'],
  ['what is no JSON', '[', JSON_TYPE, 'whole: ['],
  ['what fails, with the whole body', '["fails"]', JSON_TYPE, 'whole: ["fails"]'],
  ['with a login', '["Lan"]', { ...JSON_TYPE, authorization: 'Bearer a' }, 'whole: ["Lan"]'],
  ['of another type', '["Lan"]', { 'content-type': 'text/plain' }, 'whole: ["Lan"]'],
  ['very long', `["${'a'.repeat(20_000)}"]`, JSON_TYPE, `whole: ["${'a'.repeat(20_000)}"]`],
])('who answers, %s', async (_, body, headers, answer) => {
  // Whoever answers writes into the log.
  expect(await whoAnswers(body, headers)).toEqual({ answer, lines: answer.startsWith('short') ? 1 : 0 })
})
