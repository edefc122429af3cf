import { expect, test } from 'vitest'
import { ask } from './fixtures/ask.ts'
import { getServer, hasServer, isAlive, makeDataFolder, makeFilledFolder } from './fixtures/data-folder.ts'
import { type Program, startProgram } from './fixtures/program.ts'

test('two programs share one DATA_DIR; the last one to stop stops PostgreSQL', async () => {
  const DATA_DIR = await makeFilledFolder()
  const first = await startProgram({ DATA_DIR })
  const second = await startProgram({ DATA_DIR })
  const server = getServer(DATA_DIR)
  await Promise.all([expectServes(first), expectServes(second)])

  await stop(first)
  expect(isAlive(server)).toBe(true)
  await expectServes(second)
  await stop(second)
  expect(isAlive(server)).toBe(false)
})

test('two programs started in the same moment on an empty folder, stopped in the same moment @long', async () => {
  const DATA_DIR = await makeDataFolder()
  const both = await Promise.all([startProgram({ DATA_DIR }), startProgram({ DATA_DIR })])
  const server = getServer(DATA_DIR)
  await Promise.all(both.map(expectServes))
  await Promise.all(both.map(stop))
  expect(isAlive(server)).toBe(false)
})

test('a program started while the last one is stopping gets a server of its own @long', async () => {
  const DATA_DIR = await makeFilledFolder()
  const first = await startProgram({ DATA_DIR })
  await expectServes(first)
  first.send('SIGTERM')
  const second = await startProgram({ DATA_DIR })
  await first.ended
  await expectServes(second)
  await stop(second)
  expect(hasServer(DATA_DIR)).toBe(false)
})

async function expectServes({ address }: Program): Promise<void> {
  expect((await ask(address, '/readyz')).status).toBe(200)
  expect((await ask(address, '/san-pham')).status).toBe(200)
  expect((await ask(address, '/api/ProductPage?page=2')).status).toBe(200)
}

async function stop(program: Program): Promise<void> {
  program.send('SIGTERM')
  expect(await program.ended).toEqual({ code: 0, signal: null })
}
