import * as contract from '@tq/contract/cart.ts'
import { expect, test } from 'vitest'
import * as limits from './limits.ts'

test('the browser holds no more than the server takes', () => {
  const { MOST_LINES, MOST_OF_ONE, MOST_CODES } = contract
  const { HIGHEST_ID, ...most } = limits
  expect(most).toEqual({ MOST_LINES, MOST_OF_ONE, MOST_CODES })
  expect([HIGHEST_ID, HIGHEST_ID + 1].map((id) => contract.ProductId.safeParse(id).success)).toEqual([true, false])
})
