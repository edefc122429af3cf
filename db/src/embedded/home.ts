import { createHash, randomBytes } from 'node:crypto'
import { chown, link, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { accountForServer, canEnter, copyBinaries, locateBinaries } from './binaries.ts'
import { type Home, isAlive, runProgram } from './run-program.ts'

/** Where root keeps what the `postgres` user must reach when the checkout itself is closed to it. */
const OPEN_PLACE = '/var/lib/thu-quan'
export const USER = 'thuquan'

/** Finds or makes all that a server needs before it can start. */
export async function prepareHome(wanted: string, { unsafeFast = false } = {}): Promise<Home> {
  try {
    const place = await choosePlace(wanted)
    const home = { ...place, data: join(place.folder, 'data'), password: await readPassword(place) }
    if (!(await exists(join(home.data, 'PG_VERSION')))) await initialise(home, unsafeFast)
    return home
  } catch (cause) {
    throw cause instanceof StartupError ? cause : explain(cause, wanted)
  }
}

type Place = Pick<Home, 'bin' | 'folder' | 'account'>

async function choosePlace(wanted: string): Promise<Place> {
  const native = await locateBinaries()
  const account = accountForServer()
  await mkdir(wanted, { recursive: true })
  if (!account) return { bin: join(native, 'bin'), folder: wanted, account }

  await chown(wanted, account.uid, account.gid)
  const isOpen = canEnter(account, wanted)
  const folder = isOpen ? wanted : join(OPEN_PLACE, createHash('sha256').update(wanted).digest('hex').slice(0, 12))
  if (!isOpen) {
    await mkdir(folder, { recursive: true, mode: 0o755 })
    await chown(folder, account.uid, account.gid)
    // Left in the configured folder, for a person who looks for the data there.
    await writeFile(join(wanted, 'MOVED'), `${folder}\n`)
  }
  const reachable = canEnter(account, join(native, 'bin')) ? native : await copyBinaries(native, OPEN_PLACE)
  return { bin: join(reachable, 'bin'), folder, account }
}

async function readPassword({ folder, account }: Place): Promise<string> {
  const file = join(folder, 'password')
  const held = await readFile(file, 'utf8').catch(() => '')
  if (held) return held
  // Written aside and renamed: a start that was cut off, or met a full disk, leaves no empty password behind.
  const fresh = `${file}.${process.pid}`
  try {
    await writeFile(fresh, randomBytes(24).toString('hex'), { mode: 0o600 })
    if (account) await chown(fresh, account.uid, account.gid)
    // A link is refused when another process was quicker; then its password is the one to use.
    await link(fresh, file).catch(() => {})
  } finally {
    await rm(fresh, { force: true })
  }
  return readFile(file, 'utf8')
}

async function initialise(home: Home, unsafeFast: boolean): Promise<void> {
  await removeLeftOvers(home.folder)
  // Made aside and renamed: a first start that was cut off leaves no half-made data behind.
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
    ...(unsafeFast ? ['--no-sync'] : []),
  ]
  const child = runProgram(home, 'initdb', args, 'pipe')
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const code = await new Promise((done) => child.on('close', done).on('error', done))
  if (code !== 0) {
    await rm(fresh, { recursive: true, force: true })
    throw new Error(said.trim() || String(code))
  }
  // Another process may have been quicker; then its data is the one to use.
  await rename(fresh, home.data).catch(() => rm(fresh, { recursive: true, force: true }))
}

/** What killed first starts left behind. A folder whose maker lives belongs to a start beside this one. */
async function removeLeftOvers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const maker = /^(?:data|password)\.(\d+)$/.exec(name)?.[1]
    if (maker && !isAlive(Number(maker))) await rm(join(folder, name), { recursive: true, force: true, maxRetries: 5 })
  }
}

/** The sentence for a person; the whole story stays in its cause. */
export function explain(cause: unknown, folder: string): StartupError {
  const text = cause instanceof Error ? cause.message : String(cause)
  if (/No space left|ENOSPC|Disk quota|EDQUOT/.test(text)) {
    return new StartupError(`Ổ đĩa chứa ${folder} đã đầy. Hãy giải phóng chỗ rồi chạy lại.`, { cause })
  }
  // Node makes folders one by one, and on a read-only disk says ENOENT.
  if (/^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST)\b|^ENOENT.*\bmkdir\b|Permission denied|Read-only file system/.test(text)) {
    return new StartupError(
      `Không ghi được vào thư mục dữ liệu ${folder} (${worstLine(text)}). Hãy đặt DATA_DIR là một thư mục ghi được.`,
      { cause },
    )
  }
  return new StartupError(`Không khởi động được PostgreSQL kèm theo: ${worstLine(text)}`, { cause })
}

function worstLine(text: string): string {
  const lines = text.trim().split('\n')
  return lines.filter((line) => /FATAL|PANIC|error/i.test(line)).at(-1) ?? lines.at(-1) ?? 'không rõ nguyên nhân'
}

function exists(file: string): Promise<boolean> {
  return open(file).then(
    (handle) => handle.close().then(() => true),
    () => false,
  )
}
