import { afterEach, expect, test, vi } from 'vitest'
import type { PlayerSource } from '../player.ts'
import { openStream, type Trouble } from './open-stream.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** What Safari gives: it plays a playlist by itself and keeps the ticket it began with. */
function safari(answer: (address: string) => number) {
  vi.useFakeTimers()
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout, clearTimeout }))
  vi.stubGlobal('navigator', { vendor: 'Apple Computer, Inc.', onLine: true })
  vi.stubGlobal('fetch', async (address: string) => new Response(null, { status: answer(address) }))
  const opened: string[] = []
  const video = Object.assign(new EventTarget(), {
    currentTime: 0,
    canPlayType: () => 'maybe',
    play: async () => {},
    load: () => {},
    removeAttribute: () => {},
  })
  Object.defineProperty(video, 'src', { set: (address: string) => opened.push(address) })
  const fail = async () => {
    video.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(0)
  }
  return { video, opened, fail }
}

const source = (ticket: number): PlayerSource => ({
  src: `/media/lessons/1/master.m3u8?ticket=${ticket}`,
  format: 'hls',
  expiresAt: new Date(Date.now() + 15 * 60_000).toISOString(),
})

test('where the browser plays playlists itself: each ticket that ends is followed by the next, at the same second, an hour long', async () => {
  let newest = 0
  const troubles: (Trouble | null)[] = []
  const { video, opened, fail } = safari((address) => (address === source(newest).src ? 200 : 403))
  const stream = openStream(video as unknown as HTMLVideoElement, {
    source: source(0),
    from: 0,
    quality: null,
    renew: async () => source(++newest),
    onTrouble: (trouble) => troubles.push(trouble),
    onQualities: () => {},
  })
  for (const minute of [15, 30, 45, 60]) {
    // Asked for before the end, but the element goes on with the old one until that is refused.
    await vi.advanceTimersByTimeAsync(15 * 60_000)
    Object.assign(video, { currentTime: minute * 60 })
    await fail()
    expect(opened.at(-1)).toBe(source(newest).src)
    Object.assign(video, { currentTime: 0 })
    video.dispatchEvent(new Event('loadedmetadata'))
    expect(video.currentTime).toBe(minute * 60)
  }
  expect([opened.length, troubles]).toEqual([5, []])
  stream.close()
})

test('a file that fails although its ticket opens it is tried twice more, then said to be broken', async () => {
  const troubles: (Trouble | null)[] = []
  const { video, opened, fail } = safari(() => 200)
  const stream = openStream(video as unknown as HTMLVideoElement, {
    source: { ...source(0), expiresAt: null },
    from: 0,
    quality: null,
    onTrouble: (trouble) => troubles.push(trouble),
    onQualities: () => {},
  })
  for (const _ of [1, 2, 3]) await fail()
  expect([opened.length, troubles]).toEqual([3, ['broken']])
  stream.close()
})
