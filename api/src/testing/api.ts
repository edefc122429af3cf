import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Call, createCall } from '@tq/contract/http/call.ts'
import { followAvailability, followSales } from '@tq/db/search/search-changes.ts'
import { type TestDatabase, testDatabase } from '@tq/db/testing/database.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { openSession } from '../account/session/open-session.ts'
import { openKeys } from '../account/signing-keys.ts'
import { type MountedApi, mountApi } from '../app.ts'
import type { ApiDeps, Settings } from '../deps.ts'
import { writeDueLetters } from '../mail/due-letters.ts'
import type { FileStore } from '../storage/file-store.ts'
import { openFileStore } from '../storage/open-store.ts'
import { findDifferences } from '../storage/testing/differences.ts'
import { runJobs } from './run-jobs.ts'
import { TEST_SETTINGS } from './settings.ts'

const TEST_DEVICE = { device: 'Firefox trên Linux', address: '127.0.0.1', isLong: false }

export interface TestApi extends TestDatabase {
  server: FastifyInstance
  /** Where this API keeps the pictures it draws. */
  mediaDir: string
  /** As it was started, with a place of its own for files. */
  settings: Settings
  files: FileStore
  /** As a guest. */
  call: Call
  /** As that person, logged in for real; the same login each time. */
  as(person: { id: string }): { call: Call }
  /** What the worker does within a minute: the jobs that wait, letters, search rows. */
  runJobs(): Promise<void>
  /** As if these tags had been invalidated. */
  invalidate: MountedApi['invalidate']
  setListening: MountedApi['setListening']
}

/** The whole API on a database of the test file's own. Every answer is compared with its contract. */
export async function testApi({
  connections = 8,
  hasMovableClock = false,
  settings: given = TEST_SETTINGS,
  ...options
}: Partial<Pick<ApiDeps, 'settings' | 'routePatterns'>> & {
  connections?: number
  hasMovableClock?: boolean
} = {}): Promise<TestApi> {
  const { db, url, leavesBroken } = await testDatabase({ connections, hasMovableClock })
  const keys = openKeys(db)
  const tokens = new Map<string, Promise<string>>()
  const mediaDir = await mkdtemp(join(tmpdir(), 'tq-media-'))
  const isOwnPlace = given.storage !== TEST_SETTINGS.storage
  const settings = isOwnPlace ? given : { ...given, storage: { folder: join(mediaDir, 'files'), s3: null } }
  const files = openFileStore(settings.storage)
  const server = Fastify({ routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 } })
  const { invalidate, setListening } = await mountApi(server, {
    db,
    checkAnswers: true,
    mediaDir,
    settings,
    ...options,
  })
  afterAll(async () => {
    await server.close()
    const different = await findDifferences(db, files)
    files.close()
    await rm(mediaDir, { recursive: true, force: true })
    if (different.length) throw new Error(`Rows and stored files differ:\n${different.join('\n')}`)
  })

  const callWith = (findToken: () => Promise<string | null>) =>
    createCall(async ({ method, url, headers, body }) => {
      const token = await findToken()
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
    leavesBroken,
    server,
    mediaDir,
    settings,
    files,
    call: callWith(async () => null),
    invalidate,
    setListening,
    as({ id }) {
      const token = tokens.get(id) ?? openSession(db, keys, { userId: id, ...TEST_DEVICE }).then(({ token }) => token)
      tokens.set(id, token)
      return { call: callWith(() => token) }
    },
    async runJobs() {
      while (await writeDueLetters(db, settings));
      while (await followAvailability(db));
      await followSales(db)
      await runJobs(db)
    },
  }
}
