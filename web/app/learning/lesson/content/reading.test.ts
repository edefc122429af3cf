import { expect, test } from 'vitest'
import { isReached, slicesInSight } from './reading.ts'

/** A text of ten windows. */
const textAt = (scrolled: number) => slicesInSight({ top: -scrolled, height: 8000 }, 800)

test('what the window shows is in sight, and nothing else', () => {
  expect(textAt(0)).toEqual([0, 1])
  expect(textAt(4000)).toEqual([10, 11])
  expect(textAt(9000)).toEqual([])
})

test('somebody who scrolls through has read it; who jumps below it has not, unless the rest was read before', () => {
  const through = new Set(Array.from({ length: 13 }, (_, step) => textAt(step * 600)).flat())
  expect(isReached(100, through, 0)).toBe(true)
  const jumped = new Set([...textAt(0), ...textAt(7200)])
  expect(isReached(100, jumped, 0)).toBe(false)
  expect(isReached(100, jumped, 70)).toBe(true)
})
