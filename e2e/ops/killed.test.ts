import { readdirSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import {
  childrenOf,
  getServer,
  isAlive,
  killTree,
  makeDataFolder,
  makeFilledFolder,
  openDatabaseOf,
  pidFile,
  placeOf,
} from './data-folder.ts'
import { type Program, run, startProgram } from './program.ts'
import { until } from './until.ts'

test('kill -9 of the program: its PostgreSQL lives on and the next start takes it over', async () => {
  const DATA_DIR = await makeFilledFolder()
  const first = await startProgram({ DATA_DIR })
  const server = getServer(DATA_DIR)
  await write(DATA_DIR, 'trước khi mất điện')
  await kill(first)
  expect(isAlive(server)).toBe(true)

  const second = await startProgram({ DATA_DIR })
  expect(getServer(DATA_DIR)).toBe(server)
  expect(await read(DATA_DIR)).toBe('trước khi mất điện')
  await expectServes(second)
  await expectStops(second, server)
})

test('kill -9 of the program and of all of PostgreSQL: the next start recovers what was written', async () => {
  const DATA_DIR = await makeFilledFolder()
  const first = await startProgram({ DATA_DIR })
  const server = getServer(DATA_DIR)
  await write(DATA_DIR, 'đã ghi xong')
  const all = [server, ...childrenOf(server)]
  first.send('SIGKILL')
  killTree(server)
  await until('all of PostgreSQL is gone', () => !all.some(isAlive))

  const second = await startProgram({ DATA_DIR })
  expect(getServer(DATA_DIR)).not.toBe(server)
  expect(await read(DATA_DIR)).toBe('đã ghi xong')
  // One and its lock: the killed server's are gone.
  expect(names(DATA_DIR).filter(isSocket)).toHaveLength(2)
  await expectServes(second)
})

test('a killed server whose last statement still runs: the next start waits for it', async () => {
  const DATA_DIR = await makeFilledFolder()
  const first = await startProgram({ DATA_DIR, DEMO: 'off' })
  const server = getServer(DATA_DIR)
  const busy = await openDatabaseOf(DATA_DIR)
  const { pid } = (await busy.query('select pg_backend_pid() as pid')).rows[0]
  await busy.query("set statement_timeout = '2s'")
  // Never looks up from its work, so it does not notice that its parent is gone.
  busy.query('select count(*) from generate_series(1, 2000000000)').catch(() => {})
  await kill(first)
  process.kill(server, 'SIGKILL')
  await until('the server is gone', () => !isAlive(server))
  expect(isAlive(pid)).toBe(true)
  await expectServes(await startProgram({ DATA_DIR, DEMO: 'off' }))
})

test('kill -9 in the middle of the first start: the next one begins anew and leaves nothing half-made', async () => {
  const DATA_DIR = await makeDataFolder()
  const first = run({ DATA_DIR }, [process.execPath, 'server/src/main.ts'])
  await until('the data is being made', () => names(DATA_DIR).some((name) => name.startsWith('data.')))
  first.send('SIGKILL')
  await first.ended
  await expectServes(await startProgram({ DATA_DIR }))
  expect(names(DATA_DIR).filter((name) => /\w\./.test(name) && !isSocket(name))).toEqual(['postgres.log'])
})

test('a note of a server whose number now belongs to another process', async () => {
  const DATA_DIR = await makeFilledFolder()
  const beside = await makeFilledFolder()
  const first = await startProgram({ DATA_DIR, DEMO: 'off' })
  await expectStops(first, getServer(DATA_DIR))
  // First any program, then another PostgreSQL: the harder one to tell apart.
  const stranger = run({}, ['sleep', '600'])
  writeFileSync(pidFile(DATA_DIR), `${stranger.pid}\n${placeOf(DATA_DIR)}/data\n1700000000\n1\n\n127.0.0.1\n`)
  const second = await startProgram({ DATA_DIR, DEMO: 'off' })
  await expectStops(second, getServer(DATA_DIR))

  await startProgram({ DATA_DIR: beside, DEMO: 'off' })
  writeFileSync(pidFile(DATA_DIR), `${getServer(beside)}\n${placeOf(DATA_DIR)}/data\n1700000000\n1\n\n127.0.0.1\n`)
  await expectServes(await startProgram({ DATA_DIR, DEMO: 'off' }))
})

const isSocket = (name: string) => name.startsWith('.s.PGSQL.')

const names = (dataDir: string) => {
  try {
    return readdirSync(placeOf(dataDir))
  } catch {
    return []
  }
}

async function kill(program: Program): Promise<void> {
  program.send('SIGKILL')
  await program.ended
}

async function write(dataDir: string, words: string): Promise<void> {
  const client = await openDatabaseOf(dataDir)
  await client.query('create table notes (words text)')
  await client.query('insert into notes values ($1)', [words])
}

async function read(dataDir: string): Promise<string> {
  const client = await openDatabaseOf(dataDir)
  const { rows } = await client.query('select words from notes')
  await client.end()
  return rows[0].words
}

async function expectServes({ address }: Program): Promise<void> {
  expect((await ask(address, '/readyz')).status).toBe(200)
  expect((await ask(address, '/san-pham')).status).toBe(200)
}

async function expectStops(program: Program, server: number): Promise<void> {
  program.send('SIGTERM')
  expect(await program.ended).toEqual({ code: 0, signal: null })
  expect(isAlive(server)).toBe(false)
}
