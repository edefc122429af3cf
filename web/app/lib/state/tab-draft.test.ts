import { expect, test } from 'vitest'
import { fromDraft } from './tab-draft.ts'

const EMPTY = { name: '', wardId: 0, isKept: false }

test('what was typed comes back', () => {
  const typed = { name: 'Thuỳ Dương', wardId: 12, isKept: true }
  expect(fromDraft(EMPTY, typed)).toEqual(typed)
})

test('what has another shape does not', () => {
  expect(fromDraft(EMPTY, { name: 5, wardId: '12', isKept: null, more: 'x' })).toEqual(EMPTY)
  expect(fromDraft(EMPTY, { name: {}, wardId: [] })).toEqual(EMPTY)
})
