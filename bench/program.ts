import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { openFileStore } from '@tq/api/storage/open-store.ts'
import { connect } from '@tq/db/database.ts'
import { placeDemoFiles } from '../server/src/place-demo-files.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Takes how to stop what was started, for when the run ends; gives it back, to be called earlier. */
export type OnStop = (stop: () => Promise<void>) => () => Promise<void>

export interface Program {
  address: string
  pid: number
  /** From its spawn to its listening. */
  startMs: number
  memory(): Promise<{ residentBytes: number; cacheBytes: number }>
  stop(): Promise<void>
}

/** The real program on a database that is already there. */
export async function startProgram(
  databaseUrl: string,
  onStop: OnStop,
  env: Record<string, string> = {},
  root = ROOT,
): Promise<Program> {
  const startedAt = performance.now()
  const { NODE_FLAGS, NODE_ENVIRONMENT } = await memoryOf(root)
  const child = spawn(process.execPath, [...NODE_FLAGS, 'server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...NODE_ENVIRONMENT,
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.compile-cache'),
      DATABASE_URL: databaseUrl,
      HOST: '127.0.0.1',
      PORT: '0',
      NODE_ENV: 'production',
      ROLE: 'web',
      LOG_LEVEL: 'error',
      // Drawing beside the measurement would be measured too.
      WARM_PICTURES: 'off',
      DEMO_BOOKS: 'off',
      // All load comes from one network, this machine.
      RATE_LIMITS: 'off',
      READ_LIMIT: '0',
      STOP_GRACE_SECONDS: '0',
      // Makes it stop by itself when we are killed.
      npm_lifecycle_event: 'bench',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = onStop(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const opened = new Promise<string>((done) => {
    createInterface(child.stdout).on('line', (line) => {
      const port = /đang mở cửa:\s+\S+:(\d+)/.exec(line)?.[1]
      if (port) done(`http://127.0.0.1:${port}`)
    })
  })
  const address = await Promise.race([opened, ended.then(() => null)])
  if (!address) throw new Error(`The program ended with ${child.exitCode} before it was ready.`)
  return {
    address,
    pid: child.pid ?? 0,
    startMs: performance.now() - startedAt,
    memory: () => readMemory(address),
    stop,
  }
}

/** A folder with the demo's videos and recordings, for a program that shows them. */
export async function placeFiles(databaseUrl: string, onStop: OnStop) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tq-bench-'))
  const remove = onStop(() => rm(dataDir, { recursive: true, force: true }))
  const folder = join(dataDir, 'files')
  const db = connect({ url: databaseUrl, max: 1 })
  try {
    await placeDemoFiles(db, openFileStore({ folder, s3: null }))
  } finally {
    await db.$client.end()
  }
  return { dataDir, folder, remove }
}

async function readMemory(address: string): Promise<{ residentBytes: number; cacheBytes: number }> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const gauge = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return { residentBytes: gauge('process_resident_memory_bytes'), cacheBytes: gauge('answer_cache_bytes') }
}

/** Processor time a process has used, in ms; null where the system doesn't tell (only Linux does, in ticks of 10 ms). */
export async function cpuMsOf(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (stat === null) return null
  // The name in brackets may hold spaces: utime and stime are the 12th and 13th after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** What a process takes beyond what it had: `stop` says the most it ever was. */
export async function watchMemory(pid: number): Promise<{ stop(): number }> {
  const before = await residentOf(pid)
  let most = before
  const watching = setInterval(async () => {
    most = Math.max(most, await residentOf(pid))
  }, 100)
  return {
    stop() {
      clearInterval(watching)
      return most - before
    },
  }
}

async function residentOf(pid: number): Promise<number> {
  const pages = (await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')).split(' ')[1]
  return Number(pages ?? 0) * 4096
}

/** As `npm start` would start that version; earlier ones left memory to Node. */
async function memoryOf(root: string): Promise<{ NODE_FLAGS: string[]; NODE_ENVIRONMENT: Record<string, string> }> {
  const file = join(root, 'server', 'memory.mjs')
  return existsSync(file) ? await import(pathToFileURL(file).href) : { NODE_FLAGS: [], NODE_ENVIRONMENT: {} }
}
