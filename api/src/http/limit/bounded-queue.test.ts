import { EventEmitter } from 'node:events'
import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { withClientSignal } from '../client-gone.ts'
import { boundedQueue } from './bounded-queue.ts'

/** Somebody works until told to stop. */
function busyWorker(turn: ReturnType<typeof boundedQueue>) {
  const { promise, resolve: end } = Promise.withResolvers<void>()
  return { end, done: turn(() => promise) }
}

test('a task that waits too long is refused with BUSY, and its slot goes to the next', async () => {
  const turn = boundedQueue({ atOnce: 1, waiting: 10, longestMs: 5 })
  const worker = busyWorker(turn)
  let isDone = false
  const late = turn(async () => {
    isDone = true
  })
  await expect(late).rejects.toMatchObject({ code: 'BUSY', status: 503, retryAfter: 5 })
  worker.end()
  await worker.done
  expect(isDone).toBe(false)
  await expect(turn(async () => 'tới lượt')).resolves.toBe('tới lượt')
})

test('who has closed the connection leaves the line; nothing is done for them', async () => {
  const turn = boundedQueue({ atOnce: 1, waiting: 10 })
  const worker = busyWorker(turn)
  const raw = Object.assign(new EventEmitter(), { writableFinished: false })
  const ran: string[] = []
  const gone = withClientSignal({ raw } as unknown as FastifyReply, () => turn(async () => void ran.push('gone')))
  const stays = turn(async () => void ran.push('stays'))
  raw.emit('close')
  await expect(gone).rejects.toThrow('left')
  worker.end()
  await Promise.all([worker.done, stays])
  expect(ran).toEqual(['stays'])
})

test('more than may wait are refused at once', async () => {
  const turn = boundedQueue({ atOnce: 1, waiting: 1 })
  const worker = busyWorker(turn)
  const waits = turn(async () => 'được')
  await expect(turn(async () => 'không')).rejects.toMatchObject({ code: 'BUSY' })
  worker.end()
  await expect(waits).resolves.toBe('được')
})
