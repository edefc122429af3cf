import { expect, test } from 'vitest'
import { createDeviceClock } from './device-clock.ts'

test('the clock was set back while the browser was closed → what was done before is in the past, and stays before what is done now', () => {
  let wall = 1_000_000
  const clock = createDeviceClock(
    () => wall,
    () => 0,
  )
  clock.notBefore(5_000_000)
  const now = clock.now()
  expect([now, clock.secondsAgo(5_000_000)]).toEqual([5_000_000, 0])
  wall += 60_000
  expect([clock.secondsAgo(5_000_000), clock.secondsAgo(now)]).toEqual([60, 60])
})

test('a device that slept has not stood still, and nothing is older than a year', () => {
  let [wall, running] = [0, 0]
  const clock = createDeviceClock(
    () => wall,
    () => running,
  )
  wall = 3 * 86_400_000
  running = 1000
  expect(clock.secondsAgo(0)).toBe(3 * 86_400)
  wall = 900 * 86_400_000
  expect(clock.secondsAgo(0)).toBe(366 * 86_400)
})
