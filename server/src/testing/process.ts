import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { afterAll } from 'vitest'

/** A real second process on the same database. */
export function startProcess(databaseUrl: string, entry = 'server/src/main.ts'): Promise<string> {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    PORT: '0',
    ROLE: 'web',
    LOG_LEVEL: 'error',
    WARM_PICTURES: 'off',
    DEMO_BOOKS: 'off',
    RATE_LIMITS: 'off',
    READ_LIMIT: '0',
    STOP_GRACE_SECONDS: '0',
    NODE_ENV: 'production',
    npm_lifecycle_event: '',
  }
  const child: ChildProcess = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  afterAll(async () => {
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    await ended
  })
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`the second process ended with ${code}`)))
    if (child.stdout)
      createInterface(child.stdout).on('line', (line) => {
        const address = /đang mở cửa:\s+(\S+)/.exec(line)?.[1]
        if (address) done(address)
      })
  })
}
