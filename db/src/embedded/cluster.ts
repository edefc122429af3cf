import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chown, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { OWN_NAME } from '../own-name.ts'
import { StartupError } from '../startup-error.ts'
import { type Account, accountForServer, canEnter, copyBinaries, locateBinaries } from './binaries.ts'

/** Where root keeps what the `postgres` user must reach when the checkout itself is closed to it. */
const OPEN_PLACE = '/var/lib/thu-quan'
const USER = 'thuquan'
const READY_WITHIN_MS = 60_000

export interface ClusterOptions {
  /** The folder this server owns: data, password, log. */
  folder: string
  /** Trade safety for speed; only for data that may be lost, such as a test's. */
  unsafeFast?: boolean
}

export interface Cluster {
  /** A connection string for one of its databases. */
  url(database: string): string
  /** True when the server was already running: left by a killed run, or shared with a second process. */
  adopted: boolean
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>
}

interface Home {
  bin: string
  folder: string
  data: string
  account: Account | null
}

/** Starts PostgreSQL in a folder, or takes over the one that is already running there. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const home = await prepareHome(resolve(options.folder))
  const password = await readPassword(home)
  if (!(await exists(join(home.data, 'PG_VERSION')))) await initialise(home, options)

  const running = await findRunning(home, password)
  const server = running ?? (await launch(home, password, options))
  const url = (database: string) => `postgres://${USER}:${password}@127.0.0.1:${server.port}/${database}`
  return { url, adopted: running !== null, stop: () => stop(url('postgres'), server.pid) }
}

async function prepareHome(wanted: string): Promise<Home> {
  const native = await locateBinaries()
  const account = accountForServer()
  await mkdir(wanted, { recursive: true }).catch((cause) => {
    throw new StartupError(`Không ghi được vào thư mục dữ liệu ${wanted}: ${cause.message}`, { cause })
  })
  if (!account) return { bin: join(native, 'bin'), folder: wanted, data: join(wanted, 'data'), account }

  await chown(wanted, account.uid, account.gid)
  const isOpen = canEnter(account, wanted)
  const folder = isOpen ? wanted : join(OPEN_PLACE, createHash('sha256').update(wanted).digest('hex').slice(0, 12))
  if (!isOpen) {
    await mkdir(folder, { recursive: true, mode: 0o755 })
    await chown(folder, account.uid, account.gid)
    // Whoever looks for the data where it was asked for finds the way.
    await writeFile(join(wanted, 'MOVED'), `${folder}\n`)
  }
  const reachable = canEnter(account, join(native, 'bin')) ? native : await copyBinaries(native, OPEN_PLACE)
  return { bin: join(reachable, 'bin'), folder, data: join(folder, 'data'), account }
}

async function readPassword(home: Home): Promise<string> {
  const file = join(home.folder, 'password')
  try {
    await writeFile(file, randomBytes(24).toString('hex'), { flag: 'wx', mode: 0o600 })
    if (home.account) await chown(file, home.account.uid, home.account.gid)
  } catch (cause) {
    if (!isCode(cause, 'EEXIST')) throw explain(cause)
  }
  return (await readFile(file, 'utf8')).trim()
}

async function initialise(home: Home, options: ClusterOptions): Promise<void> {
  // Made aside and renamed: a first start that was cut off leaves nothing half-made behind.
  const fresh = `${home.data}.${process.pid}`
  const args = [
    `--pgdata=${fresh}`,
    `--username=${USER}`,
    `--pwfile=${join(home.folder, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    ...(options.unsafeFast ? ['--no-sync'] : []),
  ]
  const child = run(home, 'initdb', args, 'pipe')
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const code = await new Promise((done) => child.on('close', done).on('error', done))
  if (code !== 0) {
    await rm(fresh, { recursive: true, force: true })
    throw explain(new Error(said.trim() || String(code)))
  }
  // Another process may have been quicker; then its data is the one to use.
  await rename(fresh, home.data).catch(() => rm(fresh, { recursive: true, force: true }))
}

interface Server {
  pid: number
  port: number
}

async function launch(home: Home, password: string, options: ClusterOptions): Promise<Server> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const log = await open(join(home.folder, 'postgres.log'), 'a')
    const from = (await log.stat()).size
    const child = run(home, 'postgres', ['-D', home.data, '-p', String(port), ...settings(options)], log.fd)
    child.unref()
    await log.close()
    const exit = new Promise<null>((done) => child.once('exit', () => done(null)).once('error', () => done(null)))
    const server = await Promise.race([untilReady({ pid: child.pid ?? 0, port }, password), exit])
    if (server) return server

    // It ended at once: another process may have started the server in the same moment, or the port was taken.
    const running = await findRunning(home, password)
    if (running) return running
    const said = (await readFile(join(home.folder, 'postgres.log'), 'utf8')).slice(from)
    if (attempt === 3 || !/Address already in use/.test(said)) throw explain(new Error(lastFatal(said)))
  }
}

function settings({ unsafeFast }: ClusterOptions): string[] {
  const values: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '256MB',
    wal_compression: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    ...(unsafeFast ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** The server that holds the data folder, once it answers; null when there is none. */
async function findRunning(home: Home, password: string): Promise<Server | null> {
  const file = join(home.data, 'postmaster.pid')
  const lines = await readFile(file, 'utf8').then((text) => text.split('\n'), () => null)
  if (!lines) return null
  const server = { pid: Number(lines[0]), port: Number(lines[3]) }
  if (!isAlive(server.pid)) return null
  if (!(await isPostgres(server.pid))) {
    // After a power cut another program may have got the number; PostgreSQL itself would refuse to start.
    await rm(file, { force: true })
    return null
  }
  return untilReady(server, password)
}

/** Null when the server ends while we wait: it was shutting down. */
async function untilReady(server: Server, password: string): Promise<Server | null> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (isAlive(server.pid)) {
    const client = new pg.Client({ host: '127.0.0.1', port: server.port, user: USER, password, database: 'postgres' })
    client.on('error', () => {})
    const answer = await client.connect().then(() => null, (error) => error)
    await client.end().catch(() => {})
    if (!answer) return server
    if (isCode(answer, '28P01')) throw new StartupError('Mật khẩu của PostgreSQL kèm theo không khớp với tệp "password" trong thư mục dữ liệu.')
    if (Date.now() > deadline) throw new StartupError('PostgreSQL kèm theo không trả lời sau 60 giây; xem tệp postgres.log trong thư mục dữ liệu.')
    await wait(25)
  }
  return null
}

async function stop(url: string, pid: number): Promise<void> {
  if (await hasOtherUsers(url)) return
  if (isAlive(pid)) process.kill(pid, 'SIGINT')
  while (isAlive(pid)) await wait(20)
}

/** Our own connections may still be closing: they carry our process's name and don't count. */
async function hasOtherUsers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: OWN_NAME })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(
      "select 1 from pg_stat_activity where backend_type = 'client backend' and application_name <> $1 limit 1",
      [OWN_NAME],
    )
    return rows.length > 0
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

function run(home: Home, program: string, args: string[], output: 'pipe' | number): ChildProcess {
  return spawn(join(home.bin, program), args, {
    cwd: '/',
    // Its own group: Ctrl-C reaches us, and we stop it when nobody needs it any more.
    detached: true,
    stdio: ['ignore', output, output],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    ...(home.account ?? {}),
  })
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

function isAlive(pid: number): boolean {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

async function isPostgres(pid: number): Promise<boolean> {
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => 'postgres')
  return name.startsWith('postgres')
}

function lastFatal(log: string): string {
  const lines = log.split('\n').filter((line) => /FATAL|PANIC|error/i.test(line))
  return lines.at(-1) ?? log.trim().split('\n').at(-1) ?? 'không rõ nguyên nhân'
}

function explain(cause: unknown): StartupError {
  const text = cause instanceof Error ? cause.message : String(cause)
  if (/No space left|ENOSPC/.test(text)) {
    return new StartupError('Ổ đĩa đã đầy: không tạo được cơ sở dữ liệu. Hãy giải phóng chỗ rồi chạy lại.', { cause })
  }
  return new StartupError(`Không khởi động được PostgreSQL kèm theo: ${text.split('\n').at(-1)}`, { cause })
}

function exists(file: string): Promise<boolean> {
  return open(file).then((handle) => handle.close().then(() => true), () => false)
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === code
}
