import { describe, expect, test, vi } from 'vitest'
import {
  addToCart,
  CART_KEY,
  countOf,
  followOtherTabs,
  isFull,
  offlineCart,
  quantityOf,
  readLines,
  rest,
  saveLines,
} from './offline-cart.ts'

const line = (productId: number, quantity: number) => ({ productId, quantity })

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
    const good = { productId: 2_000_000_000, quantity: 1 }
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
      { productId: 2_000_000_001, quantity: 1 },
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

test('never more than there are goes in, and what was in already stays', () => {
  saveLines([])
  expect(addToCart(7, 5, 3)).toBe(3)
  expect(addToCart(7, 1, 3)).toBe(0)
  expect(quantityOf(7)).toBe(3)
  // Meanwhile there are fewer of it: adding takes nothing out.
  expect(addToCart(7, 1, 2)).toBe(0)
  expect(quantityOf(7)).toBe(3)
  saveLines([])
})

test('what is left is what there is more of', () => {
  expect(rest([line(1, 5), line(2, 1), line(3, 2)], [line(1, 2), line(2, 1)])).toEqual([line(1, 3), line(3, 2)])
})

describe('a page that missed what another tab did', () => {
  function browser() {
    const listeners = new Map<string, (event: object) => void>()
    const stored = new Map<string, string>()
    vi.stubGlobal('window', {
      localStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
      },
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
      removeEventListener: (type: string) => listeners.delete(type),
    })
    saveLines([line(1, 1)])
    const elsewhere = (lines: object[]) => stored.set(CART_KEY, JSON.stringify(lines))
    return { elsewhere, fire: (type: string, event: object) => listeners.get(type)?.(event) }
  }

  test('adds to what is kept now', () => {
    const { elsewhere } = browser()
    elsewhere([line(1, 1), line(2, 3)])
    expect(addToCart(1, 1, 50)).toBe(1)
    expect(offlineCart.get()).toEqual([line(1, 2), line(2, 3)])
  })

  test('hears of it on coming back, and only of a change', () => {
    const { elsewhere, fire } = browser()
    const stop = followOtherTabs()
    const heard = vi.fn()
    const stopHearing = offlineCart.subscribe(heard)
    fire('pageshow', { persisted: true })
    expect(heard).not.toHaveBeenCalled()
    elsewhere([line(2, 3)])
    fire('pageshow', { persisted: true })
    expect(offlineCart.get()).toEqual([line(2, 3)])
    expect(heard).toHaveBeenCalledOnce()
    stop()
    stopHearing()
  })

  test('keeps the cart itself where the browser does not', () => {
    browser()
    vi.stubGlobal('window', {})
    saveLines([line(1, 1)])
    expect(addToCart(2, 1, 50)).toBe(1)
    expect(offlineCart.get()).toEqual([line(1, 1), line(2, 1)])
  })
})
