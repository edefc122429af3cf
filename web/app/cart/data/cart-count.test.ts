import { expect, test } from 'vitest'
import { askCount, memberCount } from './cart-count.ts'

test('an answer that comes late says nothing about what was asked after it', () => {
  const [first, second, third] = [askCount(), askCount(), askCount()]
  second(4)
  first(5)
  expect(memberCount.get()).toBe(4)
  third(2)
  expect(memberCount.get()).toBe(2)
})
