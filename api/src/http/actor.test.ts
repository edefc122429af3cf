import type { Access } from '@tq/contract/http/endpoint.ts'
import { endpoint } from '@tq/contract/http/endpoint.ts'
import type { Database } from '@tq/db/database.ts'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import type { Person } from '../deps.ts'
import { TEST_SETTINGS } from '../testing/settings.ts'
import { serve } from './serve.ts'
import { NO_FILES } from './testing/no-files.ts'

const PEOPLE: Record<string, Person> = {
  lan: { id: '1', sessionId: 'a', roles: ['user'] },
  thu: { id: '2', sessionId: 'b', roles: ['staff'] },
  chu: { id: '3', sessionId: 'c', roles: ['admin'] },
}

async function actorOf(access: Access, token?: string): Promise<Actor> {
  const http = Fastify({ genReqId: () => 'yeu-cau-1' })
  const deps = { db: {} as Database, checkAnswers: true, mediaDir: '', settings: TEST_SETTINGS }
  const call = endpoint({ method: 'GET', path: '/api/Who', access, summary: 'thử', data: z.any() })
  const app = {
    http,
    deps,
    ...NO_FILES,
    identify: async (text: string) => PEOPLE[text] ?? null,
    invalidateSessions() {},
    directReads: new Map(),
    directQuestions: new Map(),
    onInvalidated() {},
  }
  serve(app, call, async ({ actor }) => ({ data: actor }))
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await http.inject({ url: '/api/Who', headers, remoteAddress: '203.0.113.7' })
  return answer.json().data
}

const FROM = { requestId: 'yeu-cau-1', address: '203.0.113.7' }

test.each([
  ['nobody who is logged in', 'open', undefined, { kind: 'guest', ...FROM }],
  ['a reader', 'open', 'lan', { kind: 'user', userId: '1', ...FROM }],
  ['a reader in a call for readers', 'user', 'lan', { kind: 'user', userId: '1', ...FROM }],
  ['staff who buy a book', 'user', 'thu', { kind: 'user', userId: '2', ...FROM }],
  ['staff in a call for staff', 'staff', 'thu', { kind: 'staff', userId: '2', role: 'staff', ...FROM }],
  ['an admin in a call for staff', 'staff', 'chu', { kind: 'staff', userId: '3', role: 'admin', ...FROM }],
  ['an admin in a call for admins', 'admin', 'chu', { kind: 'staff', userId: '3', role: 'admin', ...FROM }],
] as const)('%s: an actor in that capacity, with the request and its address', async (_, access, token, actor) => {
  expect(await actorOf(access, token)).toEqual(actor)
})
