import { open, readdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StartupError } from '../startup-error.ts'
import { explain, USER } from './home.ts'
import type { Home } from './run-program.ts'
import { isAlive, runProgram } from './run-program.ts'

const READY_WITHIN_MS = 60_000
const PORT_ATTEMPTS = 3

export interface Server {
  pid: number
  port: number
  /** The folder of its socket: a shorter way than the network. Null where there is none. */
  socketFolder: string | null
}

export interface LaunchOptions {
  /** Trade safety for speed; only for data that may be lost, such as a test's. */
  unsafeFast?: boolean
  /** A port of your choice instead of any free one. */
  port?: number
  /** Told as soon as the server's own process runs: from then on it needs nobody to go on starting. */
  onSpawn?(): void
}

export async function launch(home: Home, options: LaunchOptions): Promise<Server> {
  const deadline = Date.now() + READY_WITHIN_MS
  for (let attempt = 1; ; attempt++) {
    const { server, said } = await launchOnce(home, options)
    if (server) return server

    // It ended at once: another process may have started the server in the same moment.
    const running = await findRunning(home)
    if (running) return running
    const isPortTaken = /Address already in use/.test(said) && attempt < PORT_ATTEMPTS
    // A killed server's last connection is still at work; it ends with its statement.
    const isStillHeld = /pre-existing shared memory block/.test(said) && Date.now() < deadline
    if (!isPortTaken && !isStillHeld) throw explain(new Error(said), home.folder)
    await wait(100)
  }
}

async function launchOnce(home: Home, options: LaunchOptions): Promise<{ server: Server | null; said: string }> {
  await removeStaleSockets(home.folder)
  const port = options.port ?? (await freePort())
  const file = join(home.folder, 'postgres.log')
  const log = await open(file, 'a')
  const from = (await log.stat()).size
  const child = runProgram(home, 'postgres', ['-D', home.data, '-p', String(port), ...settings(home, options)], log.fd)
  child.unref()
  options.onSpawn?.()
  await log.close()
  const exit = new Promise<null>((done) => child.once('exit', () => done(null)).once('error', () => done(null)))
  const server = await Promise.race([untilReady({ pid: child.pid ?? 0, port, socketFolder: socketFolder(home) }, home), exit])
  const said = server ? '' : (await readFile(file)).subarray(from).toString()
  return { server, said }
}

/** A socket's whole path has to be short: the system's limit is 107 bytes, 103 on macOS. */
function socketFolder({ folder }: Home): string | null {
  return process.platform !== 'win32' && !/[,"]/.test(folder) && Buffer.byteLength(join(folder, '.s.PGSQL.65535')) < 100
    ? folder
    : null
}

/** What killed servers left behind; each lock says whose socket it is. */
async function removeStaleSockets(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^\.s\.PGSQL\.\d+\.lock$/.test(name)) continue
    const file = join(folder, name)
    const owner = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0])
    if (owner && isAlive(owner)) continue
    await rm(file.slice(0, -'.lock'.length), { force: true })
    await rm(file, { force: true })
  }
}

function settings(home: Home, { unsafeFast }: LaunchOptions): string[] {
  const values: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder(home) ?? '',
    unix_socket_permissions: '0700',
    max_connections: '200',
    shared_buffers: '256MB',
    wal_compression: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    ...(unsafeFast ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '256MB' } : {}),
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** The server that holds the data folder, once it answers; null when there is none. */
export async function findRunning(home: Home): Promise<Server | null> {
  const file = join(home.data, 'postmaster.pid')
  const lines = await readFile(file, 'utf8').then(
    (text) => text.split('\n'),
    () => null,
  )
  if (!lines) return null
  const server = { pid: Number(lines[0]), port: Number(lines[3]), socketFolder: lines[4] || null }
  if (!isAlive(server.pid)) return null
  if (!(await holdsFolder(server.pid, home.data))) {
    // After a power cut another program may have got the number; PostgreSQL itself would refuse to start.
    await rm(file, { force: true })
    return null
  }
  return untilReady(server, home)
}

/** Null when the server ends while we wait: it was shutting down. */
async function untilReady(server: Server, { password }: Home): Promise<Server | null> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (isAlive(server.pid)) {
    const client = new pg.Client({ host: '127.0.0.1', port: server.port, user: USER, password, database: 'postgres' })
    client.on('error', () => {})
    const answer = await client.connect().then(
      () => null,
      (error) => error,
    )
    await client.end().catch(() => {})
    if (!answer) return server
    if (answer.code === '28P01')
      throw new StartupError('Mật khẩu của PostgreSQL kèm theo không khớp với tệp "password" trong thư mục dữ liệu.')
    if (Date.now() > deadline)
      throw new StartupError('PostgreSQL kèm theo không trả lời sau 60 giây; xem tệp postgres.log trong thư mục dữ liệu.')
    await wait(25)
  }
  return null
}

/** Ends the server in an orderly way: sessions are cut, what was committed is kept. */
export async function stopServer({ pid }: Server): Promise<void> {
  if (isAlive(pid)) process.kill(pid, 'SIGINT')
  while (isAlive(pid)) await wait(20)
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })
}

/** PostgreSQL works inside its data folder. Where the system doesn't tell (no /proc), the number is trusted. */
async function holdsFolder(pid: number, data: string): Promise<boolean> {
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(data))
  } catch (error) {
    // Closed to us means another user's process; ours and root's view are open.
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
  }
}
