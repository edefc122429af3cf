import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ask } from './fixtures/ask.ts'
import { copyCheckout } from './fixtures/checkout.ts'
import { getServer, isAlive, placeOf } from './fixtures/data-folder.ts'
import { type Account, isRoot, type Program, startProgram } from './fixtures/program.ts'
import { until } from './fixtures/until.ts'

const NPM_START = ['npm', 'start']
const OPEN_PLACE = '/var/lib/thu-quan'

describe.runIf(isRoot)('as root', () => {
  test('a checkout in a folder closed to everybody else starts, serves and stops', async () => {
    const wasThere = existsSync(OPEN_PLACE) ? readdirSync(OPEN_PLACE) : []
    const cwd = copyCheckout({ below: homedir(), mode: 0o700, isBuilt: true })
    onTestFinished(() => removeNewBinaries(wasThere))
    const program = await startProgram({}, NPM_START, { cwd })
    const server = getServer(join(cwd, '.data'))
    await expectServes(program)

    // PostgreSQL runs under another account: what it needs was laid where that account can walk.
    expect(placeOf(join(cwd, '.data'))).toMatch(/^\/var\/lib\/thu-quan\/[0-9a-f]{12}$/)
    expect(execFileSync('ps', ['-o', 'user=,args=', '-p', String(server)], { encoding: 'utf8' })).toMatch(
      /^postgres\s+\/var\/lib\/thu-quan\/postgresql-\S+\/bin\/postgres /,
    )
    program.sendToGroup('SIGINT')
    await expectGone(program, server)
  })
})

describe('as an ordinary user', () => {
  test('a fresh checkout starts, serves, stops on SIGTERM; the second start builds nothing @long', async () => {
    const { cwd, env, account } = userCheckout({ isBuilt: false })
    const first = await startProgram(env, NPM_START, { cwd, account })
    const server = getServer(join(cwd, '.data'))
    expect(first.stdout()).toContain('Đang dựng trang web')
    await expectServes(first)
    first.send('SIGTERM')
    await expectGone(first, server)

    const second = await startProgram(env, NPM_START, { cwd, account })
    const secondServer = getServer(join(cwd, '.data'))
    expect(second.stdout()).not.toContain('Đang dựng trang web')
    await expectServes(second)
    second.sendToGroup('SIGINT')
    await expectGone(second, secondServer)
  })

  test('the very first start, with the machine’s own Node in between, ends whole on SIGTERM to npm and on Ctrl-C @long', async () => {
    const { cwd, env, account } = userCheckout({ isBuilt: true })
    // Once installed, npm finds our Node 24 here and runs the launcher with it; before, it can't.
    rmSync(join(cwd, 'node_modules', '.bin', 'node'))
    const stops = [(program: Program) => program.send('SIGTERM'), (program: Program) => program.sendToGroup('SIGINT')]
    for (const stop of stops) {
      const program = await startProgram(env, NPM_START, { cwd, account })
      const server = getServer(join(cwd, '.data'))
      await expectServes(program)
      stop(program)
      await expectGone(program, server)
    }
  })
})

/** The tests' own user, or `nobody` when that is root. */
function userCheckout({ isBuilt }: { isBuilt: boolean }): {
  cwd: string
  env: Record<string, string>
  account: Account | undefined
} {
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  const account = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : undefined
  const cwd = copyCheckout({ below: tmpdir(), mode: 0o755, owner: account, isBuilt })
  return { cwd, account, env: { HOME: cwd, npm_config_cache: join(cwd, '.npm') } }
}

async function expectServes({ address }: Program): Promise<void> {
  expect((await ask(address, '/readyz')).status).toBe(200)
  const page = await ask(address, '/san-pham')
  expect([page.status, page.body.slice(0, 15)]).toEqual([200, '<!DOCTYPE html>'])
  const call = await ask(address, '/api/ProductPage')
  expect(JSON.parse(call.body)).toMatchObject({ isSuccess: true, status: 200 })
}

/** Not only what we started has ended, but all that it started: program, shells, PostgreSQL. */
async function expectGone(program: Program, server: number): Promise<void> {
  const { code, signal } = await program.ended
  // npm ends with the signal it was sent, or with the program's own code.
  expect(signal ?? code).toBeOneOf([0, 'SIGTERM', 'SIGINT'])
  await until('PostgreSQL is gone', () => !isAlive(server), 20_000)
  await until('the whole group is gone', () => !isAlive(-program.pid), 20_000)
}

/** The copy of PostgreSQL's programs, unless somebody needed it before us. */
function removeNewBinaries(wasThere: string[]): void {
  const made = readdirSync(OPEN_PLACE).filter((name) => name.startsWith('postgresql-') && !wasThere.includes(name))
  for (const name of made) rmSync(join(OPEN_PLACE, name), { recursive: true })
}
