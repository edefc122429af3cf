import { describe, expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

describe('page numbers worth showing', () => {
  test('all of them while there are few', () => {
    expect(pageWindow(1, 1)).toEqual([1])
    expect(pageWindow(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  test('ends, the current page and its neighbours when there are many', () => {
    expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5, null, 20])
    expect(pageWindow(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20])
    expect(pageWindow(5, 20)).toEqual([1, null, 4, 5, 6, null, 20])
    expect(pageWindow(16, 20)).toEqual([1, null, 15, 16, 17, null, 20])
    expect(pageWindow(17, 20)).toEqual([1, null, 16, 17, 18, 19, 20])
    expect(pageWindow(20, 20)).toEqual([1, null, 16, 17, 18, 19, 20])
  })

  test('a gap always hides at least two pages, and the current page is always there', () => {
    for (let total = 1; total <= 30; total++) {
      for (let page = 1; page <= total; page++) {
        const places = pageWindow(page, total)
        expect(places).toContain(page)
        expect(places.length).toBeLessThanOrEqual(7)
        places.forEach((place, i) => {
          if (place === null) expect((places[i + 1] as number) - (places[i - 1] as number)).toBeGreaterThan(2)
        })
      }
    }
  })

  test('a page that is not there is brought back into the list', () => {
    expect(pageWindow(99, 3)).toEqual([1, 2, 3])
    expect(pageWindow(0, 0)).toEqual([1])
  })
})
