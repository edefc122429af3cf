import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { OnStop } from '../program.ts'

const OWN_ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface OtherVersion {
  /** As `git rev-parse --short` names it. */
  name: string
  root: string
}

/** That commit in a folder of its own, installed and built; kept for the next comparison with it. */
export async function checkOut(commit: string, log: (line: string) => void): Promise<OtherVersion> {
  const name = git('rev-parse', '--short', `${commit}^{commit}`)
  const root = join(tmpdir(), 'thu-quan-against', name)
  const built = join(root, 'node_modules', '.ready-to-compare')
  if (existsSync(built)) return { name, root }
  log(`${name}: checking it out, installing and building it`)
  await mkdir(root, { recursive: true })
  // Not a worktree: those are written down in the repository, and this folder may vanish.
  const archive = execFileSync('git', ['archive', name], { cwd: OWN_ROOT, maxBuffer: 1e9 })
  execFileSync('tar', ['-x'], { cwd: root, input: archive })
  const quiet = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], quiet)
  execFileSync(process.execPath, ['scripts/build.ts'], quiet)
  await writeFile(built, '')
  return { name, root }
}

/** Its own PostgreSQL with its own tables and demo, made by its own code. Ends with this process, however it ends. */
export async function openOtherDatabase({ root }: OtherVersion, titles: number, onStop: OnStop): Promise<string> {
  const folder = join(root, 'node_modules', '.bench')
  await mkdir(folder, { recursive: true })
  const script = `
    const { startBenchCluster, stopBenchCluster, prepareDatabase } = await import('./bench/database.ts')
    const cluster = await startBenchCluster()
    console.log('ready ' + await prepareDatabase(cluster, ${titles}, { fresh: false, log: console.error }))
    process.stdin.resume().on('end', async () => { await stopBenchCluster(cluster); process.exit() })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    env: { ...process.env, TMPDIR: folder },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  onStop(async () => {
    child.stdin.end()
    await ended
  })
  const ready = new Promise<string>((done) => {
    createInterface(child.stdout).on('line', (line) => line.startsWith('ready ') && done(line.slice('ready '.length)))
  })
  const url = await Promise.race([ready, ended.then(() => null)])
  if (!url) throw new Error(`The other version's database could not be made (exit ${child.exitCode}).`)
  return url
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: OWN_ROOT, encoding: 'utf8' }).trim()
