import { DrizzleQueryError } from 'drizzle-orm'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendFailure } from './failures.ts'

test('the log tells which statement failed and why, not with whose values', async () => {
  const logged: string[] = []
  const server = Fastify({ logger: { level: 'error', stream: { write: (line) => logged.push(line) } } })
  server.setErrorHandler(sendFailure)
  server.get('/', () => {
    throw new DrizzleQueryError('insert into users values ($1)', ['bi-mat'], new Error('deadlock detected'))
  })
  const answer = await server.inject('/')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('insert')
  expect(logged.join()).toContain('insert into users')
  expect(logged.join()).toContain('deadlock detected')
  expect(logged.join()).not.toContain('bi-mat')
})
