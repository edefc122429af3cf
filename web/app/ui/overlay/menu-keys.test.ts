import { expect, test } from 'vitest'
import { nextPlace } from './menu-keys.ts'

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, null],
  ['Tab', 1, null],
])('%s at %i of three', (key, place, next) => expect(nextPlace(key, place, 3)).toBe(next))

test('nowhere to go in an empty list', () => expect(nextPlace('ArrowDown', -1, 0)).toBeNull())
