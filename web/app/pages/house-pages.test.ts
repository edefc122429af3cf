import { HOUSE_PAGES as KEYS } from '@tq/contract/content/house-pages.ts'
import { expect, test } from 'vitest'
import { HOUSE_PAGES } from './house-pages.ts'

test('every page of the house stands in one group, and no other', () => {
  const paths = HOUSE_PAGES.flatMap(({ pages }) => pages.map(({ path }) => path.slice(1)))
  expect(paths.toSorted()).toEqual([...KEYS].sort())
})
