import { describe, expect, test } from 'vitest'
import { callKey, pageKey, type QueryKeys } from './cache-keys.ts'

describe('keys of calls', () => {
  test('know the order of nothing: keys are sorted, unknown and empty ones dropped', () => {
    expect(callKey('/api/ProductPage?sort=title&page=2&utm=x&category=')).toBe('/api/ProductPage?page=2&sort=title')
    expect(callKey('/api/HomePage/Banner?x=1')).toBe('/api/HomePage/Banner')
  })
  test('one product has one key, whatever slug stands before its id', () => {
    expect(callKey('/api/ProductPage/toan.12')).toBe('/api/ProductPage/12')
    expect(callKey('/api/ProductPage/12?x')).toBe('/api/ProductPage/12')
    expect(callKey('/api/ProductPage/ProductSalesInCategory/a.12')).toBe('/api/ProductPage/ProductSalesInCategory/12')
  })
  test('are null for what is never kept', () => {
    expect(callKey('/api/Order')).toBeNull()
    expect(callKey('/api/ProductPage/')).toBeNull()
    expect(callKey('/api/ProductPage/%53uggest?searchContent=a')).toBeNull()
    expect(callKey('/api/ProductPage/a%2Fb.1')).toBeNull()
    expect(callKey('/api/ProductPage?page=1&page=2')).toBeNull()
    expect(callKey(`/api/ProductPage?searchContent=${'a'.repeat(11_000)}`)).toBeNull()
  })
})

describe('keys of pages', () => {
  const known: QueryKeys = [[/^\/san-pham$/, ['page', 'sort']]]
  test('hold the keys that page reads', () => {
    expect(pageKey('/san-pham?sort=title&page=2&fbclid=1', known)).toBe('/san-pham?page=2&sort=title')
    expect(pageKey('/san-pham/a.1?page=2', known)).toBe('/san-pham/a.1')
    expect(pageKey('/san-pham?page=1&page=2', known)).toBe('/san-pham?page=1')
  })
  test('of data answers drop the list of routes', () => {
    expect(pageKey('/san-pham.data?page=2&_routes=root', known)).toBe('/san-pham.data?page=2')
  })
})
