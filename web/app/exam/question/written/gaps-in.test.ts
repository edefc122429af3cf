import { expect, test } from 'vitest'
import { gapsIn } from './gaps-in.ts'

test('quotes and stops go with the gap they touch, all other text stays where it is', () => {
  expect(gapsIn(['vần với “', 0, '”. Rồi “', 1, '” nhé.'])).toEqual([
    'vần với ',
    { gap: 0, before: '“', after: '”.' },
    ' Rồi ',
    { gap: 1, before: '“', after: '”' },
    ' nhé.',
  ])
  expect(gapsIn([0, ' và ', 1])).toEqual([{ gap: 0, before: '', after: '' }, ' và ', { gap: 1, before: '', after: '' }])
})
