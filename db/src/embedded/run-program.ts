import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Account } from './binaries.ts'

/** Where a server lives: its programs, its data, and the account it runs under (null: ours). */
export interface Home {
  bin: string
  folder: string
  data: string
  password: string
  account: Account | null
}

/** Runs one of PostgreSQL's programs under the right account. */
export function runProgram(
  home: Pick<Home, 'bin' | 'account'>,
  program: string,
  args: string[],
  output: 'pipe' | number,
): ChildProcess {
  return spawn(join(home.bin, program), args, {
    cwd: '/',
    // Its own group: Ctrl-C reaches us, and we stop it when nobody needs it any more.
    detached: true,
    stdio: ['ignore', output, output],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    ...(home.account ?? {}),
  })
}

export function isAlive(pid: number): boolean {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
