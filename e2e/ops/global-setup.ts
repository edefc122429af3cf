import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    filledFolder: string
  }
}

/** A DATA_DIR after its first start with the demo press, once for all tests that begin later than that: each copies it. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'thu-quan-ops-filled-'))
  chmodSync(folder, 0o755)
  const program = spawn(process.execPath, ['server/src/main.ts'], {
    env: { ...process.env, DATA_DIR: folder, PORT: '0', WARM_PICTURES: 'off', DEMO_BOOKS: 'off', NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(program, 'exit')
  let said = ''
  const open = new Promise<void>((done) => {
    program.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes('đang mở cửa')) done()
    })
  })
  await Promise.race([open, ended.then(() => Promise.reject(new Error(`The program did not open:\n${said}`)))])
  program.kill('SIGTERM')
  await ended
  project.provide('filledFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
