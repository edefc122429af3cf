import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * The checkout as it stands, in a folder of its own: bugs go in there, so that whoever stops half-way never finds one in
 * the code. The same folder each time, because the test database made for it can then be used again.
 */
export function copyTree(root: string): string {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 8)
  const copy = join(tmpdir(), `thu-quan-mutants-${name}`)
  rmSync(copy, { recursive: true, force: true })
  for (const file of filesOf(root)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  linkPackages(root, copy)
  // Some tests open whole pages; no bug is put into those.
  symlinkSync(join(root, 'web', 'build'), join(copy, 'web', 'build'))
  return copy
}

/** What git knows, and what is new and not ignored. */
function filesOf(root: string): string[] {
  const { stdout, status } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error('git ls-files failed: is this a git checkout?')
  return stdout.split('\0').filter((file) => file && existsSync(join(root, file)))
}

/** Packages are the checkout's, but for our own rooms: through those the tests would reach the code without the bug. */
function linkPackages(root: string, copy: string): void {
  const packages = join(copy, 'node_modules')
  mkdirSync(join(packages, '@tq'), { recursive: true })
  for (const entry of readdirSync(join(root, 'node_modules')))
    if (entry !== '@tq' && !entry.startsWith('.')) symlinkSync(join(root, 'node_modules', entry), join(packages, entry))
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }
  for (const room of workspaces) {
    symlinkSync(join(copy, room), join(packages, '@tq', room))
    // A room may have another version of a package than the rest.
    if (existsSync(join(root, room, 'node_modules')))
      symlinkSync(join(root, room, 'node_modules'), join(copy, room, 'node_modules'))
  }
}
