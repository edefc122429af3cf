import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
// What the shared set-up hands to tests is declared there.
import type {} from '@tq/db/testing/global-setup.ts'
import { onTestFinished } from 'vitest'
import { until } from './until.ts'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const isRoot = process.getuid?.() === 0

export interface Account {
  uid: number
  gid: number
}

export interface Ending {
  code: number | null
  signal: NodeJS.Signals | null
}

/** A process of ours in a group of its own, with what it said. Killed with its whole group when the test ends. */
export interface Running {
  pid: number
  stdout(): string
  stderr(): string
  ended: Promise<Ending>
  /** To the process alone, as `kill` does. */
  send(signal: NodeJS.Signals): void
  /** To its whole group, as a terminal does on Ctrl-C. */
  sendToGroup(signal: NodeJS.Signals): void
}

export interface Program extends Running {
  /** `http://localhost:…`; empty for a worker. */
  address: string
}

interface RunOptions {
  cwd?: string
  account?: Account | undefined
}

const PROGRAM = [process.execPath, 'server/src/main.ts']
const READY = /đang mở cửa:\s+(\S+)|việc nền đang chạy/

/** Starts the program (or another command that does) and waits until it says that it is open. */
export async function startProgram(env: Record<string, string>, command = PROGRAM, options: RunOptions = {}): Promise<Program> {
  const running = run(env, command, options)
  let ending: Ending | undefined
  running.ended.then((value) => {
    ending = value
  })
  const ready = await until(
    'the program is open',
    () => {
      const found = READY.exec(running.stdout())
      if (ending && !found)
        throw new Error(`It ended with ${ending.code ?? ending.signal}:\n${running.stdout()}\n${running.stderr()}`)
      return found
      // A first start builds the pages: a minute and more where others build beside it.
    },
    150_000,
  )
  return { ...running, address: ready[1] ?? '' }
}

/** Runs the program to its end, for starts that must fail. */
export async function refusedStart(env: Record<string, string>, options: RunOptions = {}): Promise<Ending & { stderr: string }> {
  const running = run(env, PROGRAM, options)
  const ending = await running.ended
  return { ...ending, stderr: running.stderr() }
}

export function run(
  env: Record<string, string>,
  [file = '', ...args]: string[],
  { cwd = ROOT, account }: RunOptions = {},
): Running {
  const child = spawn(file, args, {
    cwd,
    env: {
      ...plainEnvironment(),
      PORT: '0',
      WARM_PICTURES: 'off',
      DEMO_BOOKS: 'off',
      RATE_LIMITS: 'off',
      READ_LIMIT: '0',
      ...env,
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  })
  const said = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.stderr += text
  })
  const ended = new Promise<Ending>((done, fail) =>
    child.once('exit', (code, signal) => done({ code, signal })).once('error', fail),
  )
  const pid = child.pid ?? 0
  onTestFinished(async () => {
    signalGroup(pid, 'SIGKILL')
    await ended
    letGo(child)
  })
  return {
    pid,
    stdout: () => said.stdout,
    stderr: () => said.stderr,
    ended,
    send: (signal) => child.kill(signal),
    sendToGroup: (signal) => signalGroup(pid, signal),
  }
}

/** What a person's shell has, without what npm and Vitest added for this run. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !/node_modules|node-gyp-bin/.test(folder))
  return {
    PATH: path.join(delimiter),
    HOME: process.env.HOME,
    LANG: 'C.UTF-8',
    TMPDIR: process.env.TMPDIR,
    // As the launcher does: half a hundred starts need not compile the same modules anew.
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.compile-cache'),
  }
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  // Group 0 is our own.
  if (!pid) return
  try {
    process.kill(-pid, signal)
  } catch {
    // Nobody of the group is left.
  }
}

/** A grandchild may still hold the pipes; they must not hold us. */
function letGo(child: ChildProcess): void {
  child.stdout?.destroy()
  child.stderr?.destroy()
}
