import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { changePrice } from '@tq/api/catalog/price.ts'
import { connect } from '@tq/db/database.ts'
import { afterAll, expect, test } from 'vitest'
import { testSite } from './testing/site.ts'

const here = await testSite()
const there = await startProcess(here.databaseUrl)
const BOOK = '/san-pham/toan-cao-cap-a1-giai-tich-ham-mot-bien.1'

test('a price changed through one process shows on the page the other holds within a second', async () => {
  await (await fetch(there + BOOK)).text()
  expect((await fetch(there + BOOK)).headers.get('x-cache')).toBe('hit')
  await changePrice(here.db, 1, { price: 777_000 })
  await expect.poll(async () => (await fetch(there + BOOK)).text(), { timeout: 1_000, interval: 10 }).toContain('777.000')
  await expect
    .poll(async () => (await fetch(`${there}/api/ProductPage/1`)).json(), { timeout: 1_000, interval: 10 })
    .toMatchObject({ data: { price: 777_000 } })
})

test('a change that is rolled back changes nothing for anybody', async () => {
  const before = await (await fetch(there + BOOK)).text()
  const db = connect({ url: here.databaseUrl })
  await expect(changePrice(db, 1, { price: 1_000, salePrice: 5_000 })).rejects.toThrow()
  await db.$client.end()
  const after = await fetch(there + BOOK)
  expect(after.headers.get('x-cache')).toBe('hit')
  expect(await after.text()).toBe(before)
})

/** A real second process on the same database. */
function startProcess(databaseUrl: string): Promise<string> {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    PORT: '0',
    ROLE: 'web',
    LOG_LEVEL: 'error',
    WARM_PICTURES: 'off',
    NODE_ENV: 'production',
    npm_lifecycle_event: '',
  }
  const child: ChildProcess = spawn(process.execPath, ['server/src/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
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
