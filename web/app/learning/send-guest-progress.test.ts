import { ApiError } from '@tq/contract/errors.ts'
import type { Call } from '@tq/contract/http/call.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { hasGuestProgress, keptPlaces, markGuestRead, saveGuestPosition } from './guest-progress.ts'
import { sendGuestProgress } from './send-guest-progress.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  }
  vi.stubGlobal('window', { localStorage })
  return () => vi.unstubAllGlobals()
})

const video = { courseId: 7, lessonId: 70, durationSeconds: 100 }

/** The server, which answers as it is told and remembers what it was sent. */
function server(answer: (path: string) => object) {
  const sent: unknown[] = []
  const ask = (async ({ path }: { path: string }, { body }: { body: unknown }) => {
    sent.push(body)
    return { data: answer(path) }
  }) as unknown as Call
  return { ask, sent }
}

test('a guest logs in: places, seconds and read texts go to the server, and nothing stays here', async () => {
  saveGuestPosition({ ...video, position: 20, played: { from: 0, to: 20 } })
  saveGuestPosition({ ...video, position: 60, played: { from: 50, to: 60 } })
  saveGuestPosition({ courseId: 7, lessonId: 71, durationSeconds: 300, position: 40 })
  markGuestRead(8, 80)
  const { ask, sent } = server(() => ({ isDone: false }))
  await sendGuestProgress(ask)
  const at = expect.any(String)
  expect(sent).toEqual([
    { lessonId: 70, position: 60, at, played: { from: 0, to: 20 } },
    { lessonId: 70, position: 60, at, played: { from: 50, to: 60 } },
    { lessonId: 71, position: 40, at },
    { lessonId: 80 },
  ])
  expect(hasGuestProgress()).toBe(false)
})

test('a video the guest has seen stays kept until the server counts it as seen', async () => {
  saveGuestPosition({ ...video, position: 100, played: { from: 0, to: 100 } })
  await sendGuestProgress(server(() => ({ isDone: false })).ask)
  expect(keptPlaces()).toMatchObject([{ lessonId: 70, isDone: true }])
  await sendGuestProgress(server(() => ({ isDone: true })).ask)
  expect(hasGuestProgress()).toBe(false)
})

test('a lesson that is gone is forgotten; a server that is away keeps everything', async () => {
  markGuestRead(8, 80)
  const failing = (status: number) => () => {
    throw new ApiError({ status, errorMessage: 'x' })
  }
  await expect(sendGuestProgress(server(failing(503)).ask)).rejects.toThrow()
  expect(keptPlaces()).toHaveLength(1)
  await sendGuestProgress(server(failing(404)).ask)
  expect(hasGuestProgress()).toBe(false)
})
