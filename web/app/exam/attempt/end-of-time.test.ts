import { ApiError } from '@tq/contract/errors.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { createEndOfTime } from './end-of-time.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** A server with a clock, and what the page was told. */
function world() {
  const server = { left: 0 as number | null, isAway: false, refusal: null as ApiError | null, submits: 0 }
  const told: string[] = []
  const reach = async () => {
    await new Promise((done) => setTimeout(done, 10))
    if (server.isAway) throw new Error('Chưa kết nối được')
  }
  const end = createEndOfTime({
    async left() {
      await reach()
      return server.left
    },
    async submit() {
      await reach()
      if (server.refusal) throw server.refusal
      server.submits += 1
    },
    onMoreTime: () => told.push('more'),
    onClosed: () => told.push('closed'),
    onFailure: () => told.push('failure'),
  })
  return { server, told, end }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('the time is over by the server’s clock too → handed in once, however often it is told', async () => {
  const { server, told, end } = world()
  void end.run()
  void end.run()
  await pass(60_000)
  expect([server.submits, told]).toEqual([1, []])
})

test('staff gave more time → nothing is handed in, and it goes on; over again → handed in', async () => {
  const { server, told, end } = world()
  server.left = 60_000
  void end.run()
  await pass(60_000)
  expect([server.submits, told]).toEqual([0, ['more']])
  server.left = 0
  void end.run()
  await pass(100)
  expect(server.submits).toBe(1)
})

test('no network when the time is over, more time given meanwhile → the next try goes on instead of handing in', async () => {
  const { server, told, end } = world()
  server.isAway = true
  void end.run()
  await pass(7000)
  expect(told).toEqual(['failure', 'failure', 'failure'])
  server.isAway = false
  server.left = 600_000
  await pass(60_000)
  expect([server.submits, told.at(-1)]).toEqual([0, 'more'])
})

test('closed meanwhile → it is over; a refusal that is a proxy’s → tried again', async () => {
  const { server, told, end } = world()
  server.left = null
  await Promise.all([end.run(), pass(100)])
  server.left = 0
  server.refusal = new ApiError({ status: 404, errorMessage: 'Not Found' })
  await Promise.all([end.run(), pass(100)])
  server.refusal = new ApiError({ status: 409, code: 'ATTEMPT_CLOSED', errorMessage: 'đã nộp' })
  await pass(60_000)
  expect([server.submits, told]).toEqual([0, ['closed', 'failure', 'closed']])
})

test('the page is left → no further try', async () => {
  const { server, told, end } = world()
  server.isAway = true
  void end.run()
  await pass(100)
  end.stop()
  server.isAway = false
  await pass(60_000)
  expect([server.submits, told]).toEqual([0, ['failure']])
})
