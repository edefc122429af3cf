import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connect } from '@tq/db/database.ts'
import { loadGeography } from '@tq/db/geography/load.ts'
import { migrate } from '@tq/db/migrate.ts'
import { seedDemo } from '@tq/db/seed/demo.ts'
import { StartupError } from '@tq/db/startup-error.ts'
import { listenForTags } from '@tq/db/tags.ts'
import { pino } from 'pino'
import type { ServerBuild } from 'react-router'
import { createServer as createVite, type RunnableDevEnvironment } from 'vite'
import { readConfig } from './config/config.ts'
import { pickPort } from './free-port.ts'
import type { Site } from './http/site.ts'
import { openDatabase } from './open-database.ts'
import { welcome } from './welcome.ts'

/** `npm run dev`: one process in which pages reload as they are edited and the API is new on the next request. */

const room = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url))
const SITE_FILE = room('server/src/http/site.ts')

try {
  const config = readConfig(await pickPort(process.env))
  const log = pino({ level: config.logLevel })
  const database = await openDatabase(config)
  await migrate(database.url)
  const db = connect({ url: database.url })
  await loadGeography(db)
  if (config.seedsDemo) await seedDemo(db)

  const http = createServer()
  const vite = await createVite({
    root: room('web'),
    appType: 'custom',
    // Each data folder its own: several dev servers may run from one checkout.
    cacheDir: join(config.dataDir, 'vite'),
    server: { middlewareMode: true, hmr: { server: http } },
  })
  vite.watcher.add([room('api/src'), room('contract/src'), room('server/src'), room('db/src'), room('sandbox/src')])
  // Asked for each time: Vite makes a new one when its config changes.
  const run = () => (vite.environments.ssr as RunnableDevEnvironment).runner
  vite.watcher.on('change', (file) => {
    if (!file.startsWith(room('web'))) vite.environments.client?.hot.send({ type: 'full-reload' })
  })

  let built: unknown
  let site: Site | undefined
  /** Vite hands out the same module until a file behind it changes; then the site is built anew. */
  async function currentSite(): Promise<Site> {
    const module = await run().import<typeof import('./http/site.ts')>(SITE_FILE)
    if (module === built && site) return site
    built = module
    const old = site
    site = await module.buildSite({
      // Nothing is held: what was edited must show.
      config: { ...config, cacheBytes: 1 },
      db,
      log,
      web: () => run().import<ServerBuild>('virtual:react-router/server-build'),
      mediaDir: join(config.dataDir, 'media'),
      sandboxDir: join(config.dataDir, 'sandbox'),
      assets: null,
    })
    await site.server.ready()
    await old?.server.close()
    return site
  }

  const tags = await listenForTags(database.url, {
    onTags: (changed) => site?.listener.onTags(changed),
    onLost: () => site?.listener.onLost(),
    onGap: () => site?.listener.onGap(),
  })
  http.on('request', (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        const { server } = await currentSite()
        server.server.emit('request', request, response)
      } catch (error) {
        vite.ssrFixStacktrace(error as Error)
        console.error(error)
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String((error as Error).stack))
      }
    })
  })
  http.listen(config.port, config.host, () =>
    console.log(welcome(config, `http://localhost:${(http.address() as { port: number }).port}`)),
  )

  const stop = async () => {
    http.close()
    http.closeAllConnections()
    await vite.close()
    await site?.server.close()
    await tags.close()
    await db.$client.end()
    await database.close()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exit(1)
}
