import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Call, createCall } from '@tq/contract/call.ts'
import type { Database } from '@tq/db/database.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { type MountedApi, mountApi } from '../app.ts'
import type { ApiDeps, Person } from '../http/deps.ts'
import { TEST_SETTINGS } from './settings.ts'

export interface TestApi {
  db: Database
  url: string
  server: FastifyInstance
  /** Where this API keeps the pictures it draws. */
  mediaDir: string
  /** As a guest. */
  call: Call
  as(person: Person): { call: Call }
  /** As if these tags had been bumped. */
  forget: MountedApi['forget']
}

/** The whole API on a database of the test file's own. Every answer is compared with its contract. */
export async function testApi(options: Partial<Pick<ApiDeps, 'settings' | 'routePatterns'>> = {}): Promise<TestApi> {
  const { db, url } = await testDatabase()
  const people = new Map<string, Person>()
  const mediaDir = await mkdtemp(join(tmpdir(), 'tq-media-'))
  const server = Fastify({ routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 } })
  const { forget } = await mountApi(server, {
    db,
    identify: async (token) => people.get(token) ?? null,
    checkAnswers: true,
    mediaDir,
    settings: TEST_SETTINGS,
    ...options,
  })
  afterAll(async () => {
    await server.close()
    await rm(mediaDir, { recursive: true, force: true })
  })

  const callWith = (token: string | null) =>
    createCall(async ({ method, url, headers, body }) => {
      const answer = await server.inject({
        method: method as 'GET',
        url,
        headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
        ...(body === undefined ? {} : { payload: body }),
      })
      return { status: answer.statusCode, body: answer.body }
    })

  return {
    db,
    url,
    server,
    mediaDir,
    call: callWith(null),
    forget,
    as(person) {
      const token = `person-${person.id}`
      people.set(token, person)
      return { call: callWith(token) }
    },
  }
}
