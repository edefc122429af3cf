import { describe, expect, test } from 'vitest'
import { activeFilters, categoryPlace, currentSort, listUrl, priceRange, readListQuery } from './list-query.ts'

const NO_FACETS = {
  categories: [],
  objectTypes: [],
  prices: [],
  years: [],
  authors: [{ id: 7, name: 'Trần Nhã', count: 2 }],
  ratings: [],
  inStock: 0,
}

describe('the address of a list', () => {
  test('is read without empty keys; both types are no choice', () => {
    const query = readListQuery(new URLSearchParams('page=1&category=&objectType=0,1&searchContent=toán&utm=1'))
    expect(query).toEqual({ page: '1', searchContent: 'toán' })
  })

  test('takes prices as the shop writes them', () => {
    expect(readListQuery(new URLSearchParams('priceFrom=50 000&priceTo=100.000'))).toEqual({
      priceFrom: '50000',
      priceTo: '100000',
    })
    expect(readListQuery(new URLSearchParams('priceTo=.'))).toEqual({})
  })

  test('goes back to page 1 when a filter changes, and keeps the rest', () => {
    const query = { page: '3', sort: 'title', rating: '4' }
    expect(listUrl('/san-pham', query, { inStock: '1' })).toBe('/san-pham?rating=4&inStock=1&sort=title')
    expect(listUrl('/san-pham', query, { page: '4' })).toBe('/san-pham?rating=4&sort=title&page=4')
    expect(listUrl('/san-pham', query, { rating: undefined, sort: undefined })).toBe('/san-pham')
  })

  test('sorts by the best match while searching', () => {
    expect(currentSort({ searchContent: 'toán' })).toBe('relevance')
    expect(currentSort({})).toBe('newest')
  })
})

test('active filters in words, each with what it removes', () => {
  const filters = activeFilters({ objectType: '1', yearFrom: '2022', author: 'tran-nha.7', inStock: '1', rating: '4' }, NO_FACETS)
  expect(filters.map((filter) => filter.title)).toEqual(['Bản điện tử', 'Từ 2022 đến nay', 'Trần Nhã', 'Từ 4 sao', 'Còn hàng'])
  expect(filters[1]?.removes).toEqual({ yearFrom: undefined, yearTo: undefined })
})

test('price ranges in round numbers', () => {
  expect(priceRange(0, 49_999)).toBe('Dưới 50.000\u00a0₫')
  expect(priceRange(50_000, 99_999)).toBe('50.000\u00a0₫ – 100.000\u00a0₫')
  expect(priceRange(300_000, null)).toBe('Từ 300.000\u00a0₫')
})

test('the place of a category', () => {
  const category = (id: number, parentId: number | null) => ({
    id,
    parentId,
    name: String(id),
    address: String(id),
    productCount: 1,
  })
  const all = [category(1, null), category(2, 1), category(3, 1), category(4, null)]
  expect(categoryPlace(all, 2)).toMatchObject({ chosen: { id: 2 }, top: { id: 1 }, choices: [{ id: 2 }, { id: 3 }] })
  expect(categoryPlace(all, 1)).toMatchObject({ chosen: { id: 1 }, top: { id: 1 } })
  expect(categoryPlace(all, null).choices.map((one) => one.id)).toEqual([1, 4])
})
