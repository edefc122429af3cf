import { describe, expect, test } from 'vitest'
import { addToCart, countOf, isFull, quantityOf, readLines, saveLines } from './offline-cart.ts'

describe('the guest cart read back from the browser', () => {
  test('good lines stay as they are', () => {
    const lines = [
      { productId: 1, quantity: 2 },
      { productId: 9, quantity: 999 },
    ]
    expect(readLines(lines)).toEqual(lines)
    expect(countOf(lines)).toBe(1001)
  })

  test.each([[null], [undefined], ['[]'], [{ productId: 1, quantity: 1 }], [5]])('%j is an empty cart', (value) => {
    expect(readLines(value)).toEqual([])
  })

  test('what is not a line is left out', () => {
    const good = { productId: 3, quantity: 1 }
    const bad = [
      null,
      'x',
      [],
      {},
      { productId: 1 },
      { productId: '1', quantity: 1 },
      { productId: 1, quantity: 0 },
      { productId: 1, quantity: 1000 },
      { productId: 1, quantity: 1.5 },
      { productId: -1, quantity: 1 },
      { productId: Number.NaN, quantity: 1 },
    ]
    expect(readLines([...bad, good])).toEqual([good])
  })

  test('prices and other extras are not believed', () => {
    expect(readLines([{ productId: 3, quantity: 1, price: 1, title: '<b>' }])).toEqual([{ productId: 3, quantity: 1 }])
  })

  test('the same product twice is one line, the later one counts', () => {
    const twice = [
      { productId: 3, quantity: 1 },
      { productId: 3, quantity: 4 },
    ]
    expect(readLines(twice)).toEqual([{ productId: 3, quantity: 4 }])
  })

  test('at most a hundred lines', () => {
    expect(readLines(Array.from({ length: 150 }, (_, i) => ({ productId: i + 1, quantity: 1 })))).toHaveLength(100)
  })
})

test('one kind more than there is room for is not said to be added', () => {
  saveLines(Array.from({ length: 100 }, (_, i) => ({ productId: i + 1, quantity: 1 })))
  expect(isFull()).toBe(true)
  expect(addToCart(101, 2, 50)).toBe(0)
  expect(quantityOf(101)).toBe(0)
  expect(addToCart(100, 2, 50)).toBe(2)
  saveLines([])
})
