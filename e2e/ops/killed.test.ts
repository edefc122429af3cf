import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeClip } from '@tq/api/video/testing/clip.ts'
import { tusClient } from '@tq/api/video/testing/tus.ts'
import { expect, test } from 'vitest'
import { findTestFfmpeg } from '../../scripts/tools/ffmpeg.ts'
import { ask } from './fixtures/ask.ts'
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
} from './fixtures/data-folder.ts'
import { type Program, run, startProgram } from './fixtures/program.ts'
import { until } from './fixtures/until.ts'

const video = await makeClip({ seconds: 20, width: 160, height: 90 })

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

test('a killed server whose last statement still runs: the next start waits for it @long', async () => {
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

test('kill -9 in the middle of the first start: the next one begins anew and leaves nothing half-made @long', async () => {
  const DATA_DIR = await makeDataFolder()
  const first = run({ DATA_DIR }, [process.execPath, 'server/src/main.ts'])
  await until('the data is being made', () => names(DATA_DIR).some((name) => name.startsWith('data.')))
  first.send('SIGKILL')
  await first.ended
  await expectServes(await startProgram({ DATA_DIR }))
  expect(names(DATA_DIR).filter((name) => /\w\./.test(name) && !isSocket(name))).toEqual(['postgres.log'])
})

test('a note of a server whose number now belongs to another process @long', async () => {
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

test('kill -9 during the upload of a video and while it is converted: it goes on, starts anew, and leaves nothing over @long', async () => {
  const env = { DATA_DIR: await makeFilledFolder(), DEMO: 'off', FFMPEG_PATH: findTestFfmpeg() }
  const folder = join(env.DATA_DIR, 'files')
  const first = await startProgram(env)
  const login = await logInAsStaff(first)
  const { address, id } = await tusClient(first.address, login).create(video.content.length)
  const half = Math.floor(video.content.length / 2)
  const uploaded = join(folder, 'uploads', id)
  // The connection stays open, as if the other half were on its way.
  const sending = tusClient(first.address, login)
    .send(address, 0, endless(video.content.subarray(0, half)), { duplex: 'half' } as RequestInit)
    .catch(() => 'cut')
  await until('half of it is there', () => existsSync(uploaded) && statSync(uploaded).size === half)
  await kill(first)
  expect(await sending).toBe('cut')

  const second = await startProgram(env)
  const tus = tusClient(second.address, login)
  expect(await tus.offset(address)).toEqual({ status: 200, offset: half })
  expect((await tus.send(address, half, video.content.subarray(half))).status).toBe(204)
  const client = await openDatabaseOf(env.DATA_DIR)
  const stateOf = async () => (await client.query('select state from videos where id = $1', [id])).rows[0].state
  await until('it is being converted', () => filesIn(join(folder, 'work')).some((name) => name.endsWith('.ts')))
  await kill(second)
  expect([await stateOf(), filesIn(join(folder, 'work')).length > 0]).toEqual(['processing', true])

  await startProgram(env)
  // Nobody has reported on it for a while: what happens by itself with the next minutes.
  await client.query("update videos set updated_at = now() - interval '4 minutes' where id = $1", [id])
  await client.query("select graphile_worker.add_job('resume-videos')")
  await until('it is ready', async () => (await stateOf()) === 'ready')
  await until('no converter is left', () => !processes().some((line) => line.includes(folder)))
  for (const place of ['uploads', 'work', 'incoming']) expect([place, filesIn(join(folder, place))]).toEqual([place, []])
  const { rows } = await client.query('select hash from files')
  const kept = filesIn(folder).map((name) => name.split('/').at(-1))
  expect(kept.toSorted()).toEqual(rows.map(({ hash }) => hash).toSorted())
})

/** These bytes, and then nothing more for as long as the connection lasts. */
const endless = (content: Buffer) => new ReadableStream({ start: (controller) => controller.enqueue(content) }) as never

async function logInAsStaff({ address }: Program): Promise<{ authorization: string }> {
  const body = JSON.stringify({ Email: 'bientap@thuquan.test', Password: 'BienTap@2026', remember: false })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${address}/api/Authentication/Login`, { method: 'POST', headers, body })
  return { authorization: `Bearer ${(await answer.json()).data.token}` }
}

const processes = () => execFileSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' }).split('\n')

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    : []

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
