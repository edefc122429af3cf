import { createHash, randomBytes } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { bareStatus } from '@tq/contract/testing/refusal.ts'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { readRange } from './byte-range.ts'
import { type Sending, sendFile, sendNoFile } from './send-file.ts'
import { testStores } from './testing/stores.ts'

const CONTENT = randomBytes(300_000)
const hash = createHash('sha256').update(CONTENT).digest('hex')
const ETAG = `"${hash}"`
const LAST = CONTENT.length - 1

describe('which bytes a Range header asks for', () => {
  test.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=10-', { start: 10, end: 99 }],
    ['bytes=99-', { start: 99, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-1', { start: 99, end: 99 }],
    ['bytes=-30', { start: 70, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=100-200', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    // Not understood, or several parts: everything.
    ['bytes=5-2', null],
    ['bytes=-', null],
    ['bytes=a-b', null],
    ['bytes=0-1,5-6', null],
    ['items=0-1', null],
    ['bytes=9999999999999999-', null],
    [undefined, null],
  ])('%s of a hundred', (header, wanted) => expect(readRange(header, 100)).toEqual(wanted))

  test('of nothing there is no part', () => {
    expect(readRange('bytes=0-', 0)).toBe('unsatisfiable')
    expect(readRange('bytes=-5', 0)).toBe('unsatisfiable')
  })
})

describe.each(await testStores())('a file in $kind', async ({ store }) => {
  const received = await store.receive([CONTENT], 1_000_000)
  await store.keep(received)
  await received.drop()
  const file = { hash, bytes: CONTENT.length, mediaType: 'video/mp4' }
  const server = Fastify()
  const mount = (path: string, sending: Sending, of = file) =>
    server.get(path, (request: FastifyRequest, reply: FastifyReply) => sendFile(store, { request, reply }, of, sending))
  mount('/public', { cache: 'public' })
  mount('/private', { cache: 'private' })
  mount('/named', { cache: 'private', attachmentName: 'Giáo trình “Đại số”\r\nx: y.pdf' })
  mount('/unsafe', { cache: 'public' }, { ...file, mediaType: 'text/html' })
  mount('/lost', { cache: 'public' }, { ...file, hash: 'a'.repeat(64) })
  server.get('/none', (_, reply) => sendNoFile(reply))
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  afterAll(() => server.close())
  const get = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    server.inject({ url: path, headers, method })

  test('is sent whole, as what it is, for good', async () => {
    const answer = await get('/public')
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(CONTENT)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(CONTENT.length),
      'accept-ranges': 'bytes',
      etag: ETAG,
      'cache-control': 'public, max-age=604800, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    })
    expect(answer.headers['content-disposition']).toBeUndefined()
  })

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-199', 100, 199],
    [`bytes=${LAST}-`, LAST, LAST],
    ['bytes=-1000', CONTENT.length - 1000, LAST],
    ['bytes=299000-999999', 299_000, LAST],
  ])('a part: %s', async (range, start, end) => {
    const answer = await get('/public', { range })
    expect(answer.statusCode).toBe(206)
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/${CONTENT.length}`,
      'content-length': String(end - start + 1),
      'content-type': 'video/mp4',
      etag: ETAG,
    })
    expect(answer.rawPayload.equals(CONTENT.subarray(start, end + 1))).toBe(true)
  })

  test('parts put together are the whole', async () => {
    const size = 70_001
    const parts: Buffer[] = []
    for (let start = 0; start < CONTENT.length; start += size)
      parts.push((await get('/public', { range: `bytes=${start}-${start + size - 1}` })).rawPayload)
    expect(Buffer.concat(parts).equals(CONTENT)).toBe(true)
  })

  test('a part behind its end is refused, with its length', async () => {
    const answer = await get('/public', { range: `bytes=${CONTENT.length}-` })
    expect(bareStatus(answer)).toBe(416)
    expect(answer.headers).toMatchObject({ 'content-range': `bytes */${CONTENT.length}`, 'cache-control': 'no-store' })
    expect(answer.rawPayload).toHaveLength(0)
  })

  test('the rest of a download is sent only of the same content', async () => {
    const range = 'bytes=100-199'
    expect((await get('/public', { range, 'if-range': ETAG })).statusCode).toBe(206)
    for (const other of ['"another"', `W/${ETAG}`, 'Mon, 16 Nov 2026 00:00:00 GMT']) {
      const answer = await get('/public', { range, 'if-range': other })
      expect(answer.statusCode).toBe(200)
      expect(answer.rawPayload).toHaveLength(CONTENT.length)
    }
  })

  test('is not sent again to who has it', async () => {
    for (const known of [ETAG, `W/${ETAG}`, `"x", ${ETAG}`, '*']) {
      const answer = await get('/public', { 'if-none-match': known, range: 'bytes=0-1' })
      expect(answer.statusCode).toBe(304)
      expect(answer.rawPayload).toHaveLength(0)
    }
    expect((await get('/public', { 'if-none-match': '"x"' })).statusCode).toBe(200)
  })

  test('HEAD tells all but the content', async () => {
    const answer = await get('/public', { range: 'bytes=0-1' }, 'HEAD')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-length': String(CONTENT.length), etag: ETAG, 'accept-ranges': 'bytes' })
    expect(answer.rawPayload).toHaveLength(0)
  })

  test('a private one is kept by nobody', async () => {
    for (const range of ['', 'bytes=0-1'])
      expect((await get('/private', range ? { range } : {})).headers['cache-control']).toBe('private, no-store')
  })

  test('is offered for saving under its Vietnamese name, which is nothing but a name', async () => {
    const { headers } = await get('/named', { range: 'bytes=0-1' })
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Giao trinh _Dai so___x_ y.pdf"; filename*=UTF-8''Gi%C3%A1o%20tr%C3%ACnh%20%E2%80%9C%C4%90%E1%BA%A1i%20s%E1%BB%91%E2%80%9D%0D%0Ax%3A%20y.pdf`,
    )
    expect(headers.x).toBeUndefined()
  })

  test('what a browser could run is only saved, never opened', async () => {
    expect((await get('/unsafe')).headers).toMatchObject({
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    })
  })

  test('what is lost or was never there is told in plain words and not kept', async () => {
    for (const path of ['/lost', '/none']) {
      const answer = await get(path)
      expect(bareStatus(answer)).toBe(404)
      expect(answer.body).toBe('Không có tệp này.')
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
      expect(answer.headers.etag).toBeUndefined()
    }
  })

  test('whoever leaves in the middle disturbs nobody', async () => {
    for (let time = 0; time < 10; time++)
      await new Promise<void>((done) => {
        const asking = httpRequest(`${address}/public`, (response) => {
          response.once('data', () => response.destroy())
          response.once('close', done)
        })
        asking.on('error', () => {})
        asking.end()
      })
    expect((await get('/public')).rawPayload.equals(CONTENT)).toBe(true)
  })
})
