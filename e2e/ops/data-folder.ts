import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type {} from './global-setup.ts'
import { until } from './until.ts'

/** An empty DATA_DIR that other users may walk into. Removed with the test, the server in it ended. */
export async function makeDataFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'thu-quan-ops-'))
  await chmod(folder, 0o755)
  onTestFinished(() => removeDataFolder(folder, folder))
  return folder
}

/** One the program was started in before, with the demo press in it. */
export async function makeFilledFolder(): Promise<string> {
  const folder = await makeDataFolder()
  // With owners and rights: PostgreSQL refuses a folder that is not its own.
  execFileSync('cp', ['-a', `${inject('filledFolder')}/.`, folder])
  return folder
}

export async function removeDataFolder(dataDir: string, whole: string): Promise<void> {
  const pid = findServer(dataDir)
  if (pid && isAlive(pid)) {
    killTree(pid)
    await until('the server left behind is gone', () => !isAlive(pid))
  }
  const moved = placeOf(dataDir)
  if (!moved.startsWith(whole)) rmSync(moved, { recursive: true, force: true, maxRetries: 5 })
  rmSync(whole, { recursive: true, force: true, maxRetries: 5 })
}

/** Where the server of a DATA_DIR really lives: in a closed folder only a signpost is left. */
export function placeOf(dataDir: string): string {
  return readText(join(dataDir, 'postgres', 'MOVED'))?.trim() ?? join(dataDir, 'postgres')
}

/** The number of the PostgreSQL server in a DATA_DIR; null when none is noted there. */
export function findServer(dataDir: string): number | null {
  return Number(readText(pidFile(dataDir))?.split('\n')[0]) || null
}

export function getServer(dataDir: string): number {
  const pid = findServer(dataDir)
  if (!pid || !isAlive(pid)) throw new Error(`No server runs in ${dataDir}.`)
  return pid
}

export function hasServer(dataDir: string): boolean {
  const pid = findServer(dataDir)
  return pid !== null && isAlive(pid)
}

export const pidFile = (dataDir: string) => join(placeOf(dataDir), 'data', 'postmaster.pid')

/** A session of our own with the program's database. */
export async function openDatabaseOf(dataDir: string): Promise<pg.Client> {
  const port = readText(pidFile(dataDir))?.split('\n')[3]
  const password = readText(join(placeOf(dataDir), 'password'))
  const client = new pg.Client(`postgres://thuquan:${password}@127.0.0.1:${port}/thuquan`)
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end().catch(() => {}))
  return client
}

/** Of a process, or of a whole group when the number is negative. */
export function isAlive(pid: number): boolean {
  // Zero would ask after ourselves.
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** kill -9 for a process and all below it, the parent first so that it starts nothing anew. */
export function killTree(pid: number): void {
  const below = childrenOf(pid)
  if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  for (const child of below) killTree(child)
}

export function childrenOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.filter(([, parent]) => parent === pid).map(([child]) => child ?? 0)
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
