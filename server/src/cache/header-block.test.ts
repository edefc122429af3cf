import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { headerBlock, writeBlock } from './header-block.ts'

const HEADERS = ['content-type', 'text/html; charset=utf-8', 'etag', 'W/"abc"', 'content-length', '6']
const BODY = Buffer.from('trang\n')

/** What comes over the wire for these requests, sent at once, with a finished head or by Node's own way. */
async function wire(requests: string, isFinished: boolean): Promise<string> {
  const block = headerBlock(HEADERS)
  const server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
    if (isFinished && writeBlock(block, BODY, request, response)) return
    response.writeHead(200, HEADERS)
    response.end(request.method === 'HEAD' ? undefined : BODY)
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as { port: number }).port, '127.0.0.1')
  let heard = ''
  socket.setEncoding('latin1').on('data', (text: string) => {
    heard += text
  })
  // The last one asks for the end, so that everything before it has come when the connection is closed.
  socket.write(`${requests}GET /end HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
  await once(socket, 'close')
  return heard.replace(/Date: [^\r]+/g, 'Date: now')
}

const ask = (method: string, version = '1.1', more = '') => `${method} / HTTP/${version}\r\nHost: a\r\n${more}\r\n`

test.each([
  ['one', ask('GET')],
  ['several on one connection, sent without waiting', ask('GET').repeat(5)],
  ['only the head', ask('HEAD') + ask('GET')],
  ['an old client that keeps the connection', ask('GET', '1.0', 'Connection: keep-alive\r\n')],
  ['a client that closes it', ask('GET', '1.1', 'Connection: close\r\n')],
])('%s: the same bytes as by writeHead', async (_, requests) => {
  const plain = await wire(requests, false)
  expect(plain).toContain('Date: now')
  expect(await wire(requests, true)).toBe(plain)
})

test('a head tells the second in which it is sent, also of an answer made long ago', async () => {
  const block = headerBlock(HEADERS)
  const server = createServer((request, response) => void writeBlock(block, BODY, request, response))
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as { port: number }
  onTestFinished(() => void vi.useRealTimers())
  for (const now of ['2026-11-17T08:00:00.900Z', '2026-11-17T08:00:01.100Z', '2026-12-17T08:00:00.000Z']) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    expect(answer.headers.get('date')).toBe(new Date(now).toUTCString())
    expect(await answer.text()).toBe('trang\n')
  }
})

test('a header with a line break is refused when it is made, not sent', () => {
  expect(() => headerBlock(['x-note', 'a\r\nset-cookie: b'])).toThrow('Invalid character')
})
