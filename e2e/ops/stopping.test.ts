import { Agent } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { testDatabase } from '@tq/db/testing/database.ts'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ask, isRefused, send } from './fixtures/ask.ts'
import { findServer, getServer, isAlive, makeDataFolder, makeFilledFolder } from './fixtures/data-folder.ts'
import { run, startProgram } from './fixtures/program.ts'
import { until } from './fixtures/until.ts'

/** Some more than are rendered at once, so that those wait for their turn when the signal comes; not so many that a turn comes too late. */
const IN_FLIGHT = 20

describe('SIGTERM under load: what is in flight is answered whole, later visitors are refused, the program ends', () => {
  test('calls', () => expectDrained((i) => `/api/ProductPage?priceTo=${900_000 + i}`))
  test('pages', () => expectDrained((i) => `/san-pham?priceTo=${900_000 + i}`))
})

describe('SIGTERM behind a balancer', () => {
  test('says first that it is not ready, then goes on answering: nobody who comes meanwhile is cut off', async () => {
    const program = await startBehindBalancer('3')
    let isTakenOut = false
    const bareStatuses: number[] = []
    /** As a balancer does: asks again and again, and sends visitors as long as it is told to. */
    const probing = (async () => {
      while (!isTakenOut) {
        const { status } = await ask(program.address, '/readyz')
        bareStatuses.push(status)
        isTakenOut = status !== 200
        await wait(20)
      }
    })()
    const answers: number[] = []
    const visitor = async (n: number) => {
      for (let i = 0; !isTakenOut; i++) {
        const path = i % 3 ? '/trang-chu' : `/api/ProductPage?priceTo=${1_000 * n + i}`
        answers.push((await ask(program.address, path)).status)
      }
    }
    const visiting = Promise.all(Array.from({ length: 8 }, (_, n) => visitor(n)))
    await until('visitors are being answered', () => answers.length > 30)
    program.send('SIGTERM')
    await Promise.all([probing, visiting])
    expect(bareStatuses.at(-1)).toBe(503)
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await program.ended).toEqual({ code: 0, signal: null })
  })

  test('in that time answers close their connection, and held pages, calls and pages are still given', async () => {
    const program = await startBehindBalancer('60')
    await ask(program.address, '/trang-chu')
    program.send('SIGTERM')
    await until('it says that it stops', async () => (await ask(program.address, '/readyz')).status === 503)
    const browsers = new Agent({ keepAlive: true })
    onTestFinished(() => browsers.destroy())
    for (const path of ['/trang-chu', '/api/ProductPage?priceTo=77', '/san-pham?priceTo=77', '/healthz']) {
      const { status, headers } = await send(program.address, path, browsers).answer
      expect([path, status, headers.connection]).toEqual([path, 200, 'close'])
    }
    // Whoever does not want to wait sends a second one.
    program.send('SIGTERM')
    expect(await program.ended).toEqual({ code: 0, signal: null })
    expect(await isRefused(program.address)).toBe(true)
  })

  test('Ctrl-C does not wait', async () => {
    const program = await startBehindBalancer('600')
    program.sendToGroup('SIGINT')
    expect(await program.ended).toEqual({ code: 0, signal: null })
  })

  test('who has connected and says nothing, or never ends, does not hold it up @long', async () => {
    const program = await startBehindBalancer('0')
    const port = Number(new URL(program.address).port)
    for (const bytes of ['', 'GET /trang-chu HTTP/1.1\r\nhost: x\r\n']) {
      const socket = connect(port, '127.0.0.1')
      onTestFinished(() => void socket.destroy())
      socket.on('error', () => {})
      socket.write(bytes)
    }
    for (let i = 0; i < 2; i++) await ask(program.address, '/healthz')
    program.send('SIGTERM')
    expect(await program.ended).toEqual({ code: 0, signal: null })
  })
})

async function startBehindBalancer(STOP_GRACE_SECONDS: string) {
  const { url } = await testDatabase()
  const program = await startProgram({ DATABASE_URL: url, ROLE: 'web', NODE_ENV: 'production', STOP_GRACE_SECONDS })
  await until('it is ready', async () => (await ask(program.address, '/readyz')).status === 200)
  return program
}

describe('a signal at an odd moment', () => {
  test('during the first start: nothing is left running @long', async () => {
    const DATA_DIR = await makeDataFolder()
    const program = run({ DATA_DIR }, [process.execPath, 'server/src/main.ts'])
    const server = await until('PostgreSQL is being started', () => findServer(DATA_DIR))
    program.sendToGroup('SIGINT')
    await program.ended
    expect(isAlive(server)).toBe(false)
  })

  test('in the moment it opens: nothing is left running @long', async () => {
    const DATA_DIR = await makeFilledFolder()
    const program = await startProgram({ DATA_DIR, DEMO: 'off' })
    const server = getServer(DATA_DIR)
    program.send('SIGTERM')
    expect(await program.ended).toEqual({ code: 0, signal: null })
    expect(isAlive(server)).toBe(false)
  })

  test('twice, as an impatient person presses Ctrl-C @long', async () => {
    const DATA_DIR = await makeFilledFolder()
    const program = await startProgram({ DATA_DIR, DEMO: 'off', ROLE: 'web' })
    const server = getServer(DATA_DIR)
    program.sendToGroup('SIGINT')
    program.sendToGroup('SIGINT')
    expect(await program.ended).toEqual({ code: 0, signal: null })
    expect(isAlive(server)).toBe(false)
  })
})

async function expectDrained(path: (i: number) => string): Promise<void> {
  const { url } = await testDatabase()
  const program = await startProgram({ DATABASE_URL: url, ROLE: 'web' })
  await until('it is ready', async () => (await ask(program.address, '/readyz')).status === 200)
  const gate = await closeGate(url)
  // Browsers keep their connections: an answered one must not hold the program up.
  const browsers = new Agent({ keepAlive: true })
  onTestFinished(() => browsers.destroy())
  const requests = Array.from({ length: IN_FLIGHT }, (_, i) => send(program.address, path(i), browsers))
  const answers = Promise.all(requests.map(({ answer }) => answer))
  answers.catch(() => {})
  await until('requests wait for the database', gate.hasWaiting)
  await haveArrived(program.address, requests)

  program.send('SIGTERM')
  await until('later visitors are refused', () => isRefused(program.address))
  await gate.open()
  const all = await answers
  expect(all.map(({ status }) => status)).toEqual(Array(IN_FLIGHT).fill(200))
  expect(all.every(({ body }) => /(\}|<\/html>)\s*$/.test(body))).toBe(true)
  expect(await program.ended).toEqual({ code: 0, signal: null })
}

/** What left us before a later visitor was answered has been read by the program. */
async function haveArrived(address: string, requests: { left: Promise<void> }[]): Promise<void> {
  await Promise.all(requests.map(({ left }) => left))
  for (let i = 0; i < 2; i++) await ask(address, '/healthz')
}

/** Makes every question about products wait: a slow database that is slow for exactly as long as we want. */
async function closeGate(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  await client.query('lock table search_docs, products in access exclusive mode')
  return {
    open: () => client.query('commit'),
    async hasWaiting() {
      const { rows } = await client.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
      return rows.length > 0
    },
  }
}
