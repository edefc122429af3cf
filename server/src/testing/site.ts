import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { TEST_SETTINGS } from '@tq/api/testing/settings.ts'
import { listenForTags } from '@tq/db/tags.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { buildSite, type SiteOptions } from '../http/site.ts'
import { WEB_BUILD } from '../program.ts'

type TestSettings = Partial<SiteOptions['config']> & Pick<SiteOptions, 'timeouts'>

/** The whole site on a database of the test file's own, listening on a free port. */
export async function testSite(settings: TestSettings = {}) {
  const { db, url } = await testDatabase()
  return { db, ...(await openSite(db, url, settings)) }
}

/** One more process's worth of site on the same database. */
export async function openSite(db: SiteOptions['db'], databaseUrl: string, { timeouts, ...settings }: TestSettings = {}) {
  const mediaDir = await mkdtemp(join(tmpdir(), 'tq-media-'))
  // Processes on one machine share it.
  const filesDir = join(tmpdir(), `tq-files-${new URL(databaseUrl).pathname.slice(1)}`)
  const logged: string[] = []
  const { server, cache, listener } = await buildSite({
    config: {
      ...TEST_SETTINGS,
      publicUrl: 'http://localhost',
      adminHost: 'http://localhost',
      ownUrl: 'http://127.0.0.1:1',
      apiHost: null,
      cacheBytes: 20_000_000,
      isProduction: false,
      trustProxy: false,
      readLimit: 0,
      storage: { folder: filesDir, s3: null },
      ...settings,
    },
    ...(timeouts ? { timeouts } : {}),
    db,
    log: pino({ level: 'info' }, { write: (line) => logged.push(line) }),
    web: await import(pathToFileURL(`${WEB_BUILD}/server/index.js`).href),
    mediaDir,
    sandboxDir: join(mediaDir, 'sandbox'),
    assets: `${WEB_BUILD}/client`,
  })
  const tags = await listenForTags(databaseUrl, listener)
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  afterAll(async () => {
    await tags.close()
    await server.close()
    for (const folder of [mediaDir, filesDir]) await rm(folder, { recursive: true, force: true })
  })
  return { address, cache, server, databaseUrl, logged }
}
