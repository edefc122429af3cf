import { FIXED_PAGES as KEYS } from '@tq/contract/content/fixed-pages.ts'
import { expect, test } from 'vitest'
import { FIXED_PAGES } from './fixed-pages.ts'

test('every page of the house stands in one group, and no other', () => {
  const paths = FIXED_PAGES.flatMap(({ pages }) => pages.map(({ path }) => path.slice(1)))
  expect(paths.toSorted()).toEqual([...KEYS].sort())
})
