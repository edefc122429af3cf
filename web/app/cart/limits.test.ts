import * as contract from '@tq/contract/cart.ts'
import { expect, test } from 'vitest'
import * as limits from './limits.ts'

test('the browser holds no more than the server takes', () => {
  const { MOST_LINES, MOST_OF_ONE, MOST_CODES } = contract
  expect({ ...limits }).toEqual({ MOST_LINES, MOST_OF_ONE, MOST_CODES })
})
