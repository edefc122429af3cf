import { join } from 'node:path'
import { bareStatus, outcome } from '@tq/contract/testing/refusal.ts'
import { startCluster } from '@tq/db/embedded/cluster.ts'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { ask } from './fixtures/ask.ts'
import { makeFilledFolder } from './fixtures/data-folder.ts'
import { startProgram } from './fixtures/program.ts'
import { until } from './fixtures/until.ts'

test('the database goes away and comes back under a running program', async () => {
  const folder = join(await makeFilledFolder(), 'postgres')
  const cluster = await startCluster({ folder, unsafeFast: true })
  const DATABASE_URL = cluster.url('thuquan')
  const program = await startProgram({ DATABASE_URL })
  const get = (path: string) => ask(program.address, path)
  await get('/san-pham')
  expect((await get('/san-pham')).headers['x-cache']).toBe('hit')

  await cluster.stop()
  expect(bareStatus(await get('/readyz'))).toBe(503)
  expect((await get('/healthz')).status).toBe(200)
  const held = await get('/san-pham')
  expect([held.status, held.headers['x-cache']]).toEqual([200, 'hit'])
  const call = await get('/api/ProductPage?page=3')
  expect(outcome(call)).toBe('UNAVAILABLE')
  expect(JSON.parse(call.body)).toMatchObject({ isSuccess: false, errorMessage: expect.stringMatching(/\S/) })
  const page = await get('/san-pham?page=3')
  expect([bareStatus(page), page.headers['cache-control']]).toEqual([503, 'no-store'])

  const again = await startCluster({ folder, unsafeFast: true, port: Number(new URL(DATABASE_URL).port) })
  onTestFinished(() => again.stop())
  expect(again.url('thuquan')).toBe(DATABASE_URL)
  await until('it is ready again', async () => (await get('/readyz')).status === 200)
  expect((await get('/api/ProductPage?page=3')).status).toBe(200)

  // What changed while nobody listened may be stale, so all was dropped; from here on changes are heard again.
  await until('it listens again', async () => (await get('/san-pham')).headers['x-cache'] === 'miss')
  expect((await get('/san-pham')).headers['x-cache']).toBe('hit')
  await notify(DATABASE_URL, 'catalog')
  await until('the change is heard', async () => (await get('/san-pham')).headers['x-cache'] === 'miss')

  program.send('SIGTERM')
  expect(await program.ended).toEqual({ code: 0, signal: null })
})

async function notify(url: string, tag: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query("select pg_notify('tags', $1)", [tag])
  await client.end()
}
