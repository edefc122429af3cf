import { beforeEach, expect, test, vi } from 'vitest'
import { GUEST_PROGRESS_KEY, guestProgress, markGuestRead, saveGuestPosition } from './guest-progress.ts'

let kept = new Map<string, string>()
beforeEach(() => {
  kept = new Map()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  }
  vi.stubGlobal('window', { localStorage })
  return () => vi.unstubAllGlobals()
})

const place = { courseId: 7, lessonId: 70, durationSeconds: 100 }

test('a video counts as learnt when nine tenths of it were really played, not when its end was looked at', () => {
  expect(saveGuestPosition({ ...place, position: 99, played: { from: 90, to: 99 } })).toMatchObject({
    isDone: false,
    watchedPercent: 9,
  })
  // The same seconds twice are the same seconds.
  saveGuestPosition({ ...place, position: 50, played: { from: 0, to: 50 } })
  expect(saveGuestPosition({ ...place, position: 50, played: { from: 0, to: 50 } })).toMatchObject({
    isDone: false,
    watchedPercent: 59,
  })
  expect(saveGuestPosition({ ...place, position: 81, played: { from: 50, to: 81 } })).toMatchObject({
    isDone: true,
    watchedPercent: 90,
  })
  expect(guestProgress(7)).toEqual([{ lessonId: 70, position: 81, isDone: true, watchedPercent: 90 }])
  // Looking at it again does not take it back.
  expect(saveGuestPosition({ ...place, position: 3 })).toMatchObject({ isDone: true, position: 3 })
})

test('a text that was marked as read is done', () => {
  markGuestRead(8, 80)
  expect(guestProgress(8)).toEqual([{ lessonId: 80, position: 100, isDone: true, watchedPercent: 0 }])
})

test('what another version or a person put into the storage is left out, and nothing fails', () => {
  kept.set(GUEST_PROGRESS_KEY, '{"7":{"lessons":{"70":{"position":-4,"watched":[[5,2],"x",[0,9]]},"x":1}},"y":[],"8":null}')
  expect(guestProgress(7)).toEqual([{ lessonId: 70, position: 0, isDone: false, watchedPercent: 0 }])
  expect(saveGuestPosition({ ...place, position: 9, played: { from: 9, to: 10 } })).toMatchObject({ watchedPercent: 10 })
  kept.set(GUEST_PROGRESS_KEY, '{')
  expect(guestProgress(7)).toEqual([])
})
