import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { removeDataFolder } from './data-folder.ts'
import { type Account, ROOT } from './program.ts'

interface Checkout {
  below: string
  mode: number
  owner?: Account | undefined
  /** The web pages are there already, for tests of what comes after. */
  isBuilt?: boolean
}

/** What a person gets who clones the repository and has installed its packages: no data, and nothing built unless told. */
export function copyCheckout({ below, mode, owner, isBuilt }: Checkout): string {
  const folder = mkdtempSync(join(below, 'thu-quan-checkout-'))
  onTestFinished(() => removeDataFolder(join(folder, '.data'), folder))
  chmodSync(folder, mode)
  // With their times: the launcher tells by them what is stale.
  for (const file of sourceFiles())
    cpSync(join(ROOT, file), join(folder, file), { verbatimSymlinks: true, preserveTimestamps: true })
  if (isBuilt) cpSync(join(ROOT, 'web', 'build'), join(folder, 'web', 'build'), { recursive: true, preserveTimestamps: true })
  if (owner) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder])
  copyPackages(folder, owner)
  return folder
}

/** Tracked files and new ones, without those already deleted here. */
function sourceFiles(): string[] {
  const args = ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const names = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\0')
  return names.filter((name) => name && existsSync(join(ROOT, name)))
}

/** Hard links where the disk allows: half a gigabyte in a blink. Files are shared with ours, folders are not. */
function copyPackages(folder: string, owner: Account | undefined): void {
  const stamp = join(ROOT, 'node_modules', '.installed')
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock)
    throw new Error('node_modules is older than package-lock.json: run "npm test".')
  const copy = join(folder, 'node_modules')
  if (spawnSync('cp', ['-al', join(ROOT, 'node_modules'), copy]).status !== 0) {
    rmSync(copy, { recursive: true, force: true })
    cpSync(join(ROOT, 'node_modules'), copy, { recursive: true, verbatimSymlinks: true })
  }
  rmSync(join(copy, '.installed'))
  writeFileSync(join(copy, '.installed'), lock)
  if (owner) execFileSync('find', [copy, '-type', 'd', '-exec', 'chown', `${owner.uid}:${owner.gid}`, '{}', '+'])
}
