import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openFileStore } from '@tq/api/storage/open-store.ts'
import { connect, type Database } from '@tq/db/database.ts'
import { loadGeography } from '@tq/db/geography/load.ts'
import { migrate } from '@tq/db/migrate.ts'
import { StartupError } from '@tq/db/startup-error.ts'
import { listenForTags } from '@tq/db/tags.ts'
import { type Logger, pino } from 'pino'
import type { ServerBuild } from 'react-router'
import type { Config } from './config/config.ts'
import type { Port } from './http/port.ts'
import { buildSite } from './http/site.ts'
import type { OpenDatabase } from './open-database.ts'
import { inOneSentence } from './startup-sentence.ts'
import { startWorker } from './worker.ts'

export const WEB_BUILD = fileURLToPath(new URL('../../web/build', import.meta.url))

/** Two web processes and a worker have 70 of the 100 connections that PostgreSQL has unless told otherwise. */
const WEB_CONNECTIONS = 24
const JOB_CONNECTIONS = 20

export interface Program {
  /** Where it listens; null for a worker. */
  address: string | null
  /** Goes on answering for `graceMs` before it closes; `hurry` ends that. */
  stop(graceMs?: number, hurry?: AbortSignal): Promise<void>
}

/** Brings everything up in order, and down again in the opposite one; the database may have begun to open already. */
export async function startProgram(config: Config, opening: Promise<OpenDatabase>, interrupt?: AbortSignal): Promise<Program> {
  const log = pino({ level: config.logLevel })
  const undo: (() => Promise<unknown>)[] = []
  let drain: Port['drain'] = async () => {}
  const stop = async (graceMs = 0, hurry?: AbortSignal) => {
    await drain(graceMs, hurry)
    for (const step of undo.reverse()) await step().catch((error: unknown) => log.error({ err: error }, 'stopping'))
  }
  try {
    const database = await opening
    undo.push(() => database.close())
    interrupt?.throwIfAborted()
    await migrate(database.url)
    interrupt?.throwIfAborted()
    const db = connect({ url: database.url, max: WEB_CONNECTIONS })
    undo.push(() => db.$client.end())
    await loadGeography(db)
    if (config.seedsDemo) await prepareDemo(config, db)
    interrupt?.throwIfAborted()

    let address: string | null = null
    if (config.runsWeb) {
      const { server, port, listener, warmPictures } = await buildSite({
        config,
        db,
        log,
        web: await loadWebBuild(),
        mediaDir: join(config.dataDir, 'media'),
        sandboxDir: join(config.dataDir, 'sandbox'),
        assets: `${WEB_BUILD}/client`,
      })
      const tags = await listenForTags(database.url, listener)
      undo.push(
        () => tags.close(),
        () => port.close(() => server.close()),
      )
      drain = (graceMs, hurry) => port.drain(graceMs, hurry)
      address = await listen(() => server.listen({ port: config.port, host: config.host }), config)
      if (config.warmsPictures) undo.push(inBackground((signal) => warmPictures(signal), log))
    }
    if (config.runsJobs) {
      // Their own connections: jobs and visitors do not wait for each other. What waits for a row may wait longer than a visitor.
      const jobs = connect({ url: database.url, max: JOB_CONNECTIONS, lockTimeoutMs: 10_000 })
      const worker = startWorker({ db: jobs, settings: config }, log)
      undo.push(
        () => jobs.$client.end(),
        () => worker.stop(),
      )
    }
    return { address, stop }
  } catch (error) {
    await stop()
    throw inOneSentence(error)
  }
}

/** Loaded only for the demo: its texts and its media are large. */
async function prepareDemo({ storage, demoBooks }: Config, db: Database): Promise<void> {
  await (await import('@tq/db/seed/demo.ts')).seedDemo(db)
  const store = openFileStore(storage)
  try {
    await (await import('./place-demo-files.ts')).placeDemoFiles(db, store)
    if (demoBooks.length) await (await import('./place-demo-books.ts')).placeDemoBooks(db, store, demoBooks)
  } finally {
    store.close()
  }
}

/** Starts what nobody waits for; gives back how to stop it. */
function inBackground(task: (signal: AbortSignal) => Promise<void>, log: Logger): () => Promise<void> {
  const stopping = new AbortController()
  const done = task(stopping.signal).catch((error: unknown) => log.error({ err: error }, 'in the background'))
  return async () => {
    stopping.abort()
    await done
  }
}

async function listen(start: () => Promise<string>, config: Config): Promise<string> {
  try {
    return await start()
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartupError(`Cổng ${config.port} đang có chương trình khác dùng. Hãy tắt nó hoặc đặt PORT khác.`, { cause })
    if (code === 'EACCES') throw new StartupError(`Không được phép mở cổng ${config.port}. Hãy đặt PORT lớn hơn 1023.`, { cause })
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new StartupError(`Máy này không có địa chỉ HOST=${config.host}.`, { cause })
    throw cause
  }
}

async function loadWebBuild(): Promise<ServerBuild> {
  if (!existsSync(`${WEB_BUILD}/server/index.js`))
    throw new StartupError('Chưa có bản dựng của trang web. Hãy chạy bằng "npm start".')
  return import('@tq/web/pages')
}
