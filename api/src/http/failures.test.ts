import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { outcome } from '@tq/contract/testing/refusal.ts'
import { DrizzleQueryError } from 'drizzle-orm'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { ClientLeft } from './client-gone.ts'
import { sendFailure } from './failures.ts'

test('the log tells which statement failed and why, not with whose values', async () => {
  const logged: string[] = []
  const server = Fastify({ logger: { level: 'error', stream: { write: (line) => logged.push(line) } } })
  server.setErrorHandler(sendFailure)
  server.get('/', () => {
    throw new DrizzleQueryError('insert into users values ($1)', ['bi-mat'], new Error('deadlock detected'))
  })
  const answer = await server.inject('/')
  expect(outcome(answer)).toBe('INTERNAL')
  expect(answer.body).not.toContain('insert')
  expect(logged.join()).toContain('insert into users')
  expect(logged.join()).toContain('deadlock detected')
  expect(logged.join()).not.toContain('bi-mat')
})

const failing = (error: unknown) => {
  const server = Fastify()
  server.setErrorHandler(sendFailure)
  server.get('/', () => {
    throw error
  })
  return server.inject('/')
}
const withCode = (code: string) => Object.assign(new Error('không được'), { code })

test.each([
  ['the disk of the database is full', '53100'],
  ['its memory is full', '53200'],
  ['it has no connection left', '53300'],
  ['it is starting', '57P03'],
  ['its connection was cut', '08006'],
  ['nobody listens', 'ECONNREFUSED'],
  ['our own disk is full', 'ENOSPC'],
  ['too many files are open', 'EMFILE'],
])('%s (%s): try again later, not a failure of ours', async (_, code) => {
  for (const error of [withCode(code), new DrizzleQueryError('insert', [], withCode(code))]) {
    const answer = await failing(error)
    expect(answer.json()).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    expect(answer.headers['retry-after']).toBe('5')
  }
})

test.each([
  [403, 400, 'INPUT_INVALID'],
  [418, 400, 'INPUT_INVALID'],
  [413, 413, 'BODY_TOO_LARGE'],
  [414, 414, 'ADDRESS_TOO_LONG'],
  [500, 500, 'INTERNAL'],
  [502, 500, 'INTERNAL'],
])('a part of the server that refuses with %i: %i %s', async (statusCode, status, code) => {
  expect((await failing(Object.assign(new Error('x'), { statusCode }))).json()).toMatchObject({ status, code })
})

test('a client that leaves while it sends is no failure of ours', async () => {
  const logged: { level: number; msg: string }[] = []
  const server = Fastify({ logger: { level: 'debug', stream: { write: (line) => logged.push(JSON.parse(line)) } } })
  onTestFinished(() => server.close())
  server.setErrorHandler(sendFailure)
  server.post('/', async () => 'xong')
  await server.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  const heard = once(server.server, 'request')
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"a":')
  await heard
  socket.resetAndDestroy()
  await expect.poll(() => logged.map(({ msg }) => msg)).toContain('the client left')
  expect(logged.filter(({ level }) => level > 30)).toEqual([])
})

test('a client that leaves while it waits for its turn is no failure of ours', async () => {
  const logged: { level: number; msg: string }[] = []
  const server = Fastify({ logger: { level: 'debug', stream: { write: (line) => logged.push(JSON.parse(line)) } } })
  server.setErrorHandler(sendFailure)
  server.get('/', () => {
    throw new ClientLeft()
  })
  expect(outcome(await server.inject('/'))).toBe('INPUT_INVALID')
  expect(logged.map(({ msg }) => msg)).toContain('the client left')
  expect(logged.filter(({ level }) => level > 30)).toEqual([])
})
