import { expect, test } from 'vitest'
import { type KeyMeaning, meaningOfKey } from './reader-keys.ts'

const press = (key: string, more = {}) => ({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more })

test.each<[string, KeyMeaning]>([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowDown', 'next'],
  ['PageUp', 'previous'],
  [' ', 'next'],
  ['Home', 'start'],
  ['End', 'end'],
  ['T', 'contents'],
  ['/', 'search'],
  ['b', 'bookmark'],
  ['f', 'fullScreen'],
  ['?', 'keys'],
])('%j means “%s”', (key, meaning) => {
  expect(meaningOfKey(press(key), 'paged')).toBe(meaning)
})

test('with Shift the space bar goes back, and arrows select words', () => {
  expect(meaningOfKey(press(' ', { shiftKey: true }), 'paged')).toBe('previous')
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
    expect(meaningOfKey(press(key, { shiftKey: true }), 'paged')).toBeNull()
})

test('keys of the browser stay the browser’s; scrolled pages scroll by theirs', () => {
  for (const held of ['ctrlKey', 'altKey', 'metaKey']) expect(meaningOfKey(press('f', { [held]: true }), 'paged')).toBeNull()
  expect(meaningOfKey(press('ArrowDown'), 'scrolled')).toBeNull()
  expect(meaningOfKey(press('x'), 'paged')).toBeNull()
  expect(meaningOfKey(press('constructor'), 'paged')).toBeNull()
})
