import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { sendRaw } from '../testing/raw.ts'
import { openSite, testSite } from '../testing/site.ts'

const usual = await testSite({ readLimit: 100 })
const quick = await openSite(usual.db, usual.databaseUrl, {
  timeouts: { keepAliveMs: 300, headersMs: 200, requestMs: 400, silentMs: 1_000, checkEveryMs: 20 },
})

const ENVELOPE = /\r\n\r\n(\{.*\})$/
const envelopeOf = (said: string) => JSON.parse(ENVELOPE.exec(said)?.[1] ?? 'null')

test('connections live longer than a balancer keeps them; who sends slowly has seconds, not minutes', () => {
  const { keepAliveTimeout, headersTimeout, requestTimeout, timeout } = usual.server.server
  expect(keepAliveTimeout).toBeGreaterThan(60_000)
  expect(headersTimeout).toBeLessThanOrEqual(10_000)
  expect(requestTimeout).toBeLessThanOrEqual(60_000)
  expect(timeout).toBeLessThanOrEqual(120_000)
})

test.each([
  ['headers that never end', 'GET /trang-chu HTTP/1.1\r\nhost: x\r\nx-more: '],
  [
    'a body that never ends',
    'POST /api/PageViews HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{',
  ],
])('%s: told so, and the connection is closed', async (_, bytes) => {
  const said = await sendRaw(quick.address, bytes)
  expect(said).toMatch(/^HTTP\/1\.1 408 /)
  expect(envelopeOf(said)).toMatchObject({ isSuccess: false, status: 408, code: 'REQUEST_TOO_SLOW' })
})

test('who connects and asks nothing is let go without a word', async () => {
  expect(await sendRaw(quick.address, '')).toBe('')
})

test('a connection that was answered is kept for the next request, then closed @slow', async () => {
  const said = await sendRaw(quick.address, 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
  expect(said).toMatch(/^HTTP\/1\.1 200 OK/)
  expect(said).toMatch(/^connection: keep-alive/im)
})

test('who asks for much and reads nothing does not hold the connection for ever @slow', async () => {
  const socket = connect(Number(new URL(quick.address).port), '127.0.0.1')
  await once(socket, 'connect')
  const other = once(quick.server.server, 'timeout')
  socket.pause()
  socket.write('GET /san-pham?page=2 HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(2_000))
  await other
  socket.destroy()
})

test('clients that ask and leave in the same moment are no failure of ours @slow', async () => {
  const bytes = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`
  for (let i = 0; i < 40; i++) {
    const socket = connect(Number(new URL(usual.address).port), '127.0.0.1').on('error', () => {})
    await once(socket, 'connect')
    socket.write(bytes(i % 2 ? `/san-pham?priceTo=${i}` : `/api/ProductPage?priceTo=${i}`), () => socket.resetAndDestroy())
    await once(socket, 'close')
  }
  expect((await fetch(`${usual.address}/healthz`)).status).toBe(200)
  expect(usual.logged.filter((line) => JSON.parse(line).level >= 40)).toEqual([])
})

test.each([
  ['no HTTP at all', 'xin chào\r\n\r\n', 400, 'REQUEST_MALFORMED'],
  ['a target without a slash', 'GET trang-chu HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'REQUEST_MALFORMED'],
  ['two lengths', 'POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\na', 400, 'REQUEST_MALFORMED'],
  [
    'a length and pieces',
    'POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    'REQUEST_MALFORMED',
  ],
  ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
])('%s: our envelope in Vietnamese', async (_, bytes, status, code) => {
  const said = await sendRaw(usual.address, bytes)
  expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(envelopeOf(said)).toMatchObject({ isSuccess: false, status, code, errorMessage: expect.stringMatching(/[ạ-ỹ]/) })
})
