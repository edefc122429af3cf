import { expect, test } from 'vitest'
import { spreads } from '../view/fixed-view.ts'
import { bookMap } from './book-map.ts'

const chapter = (href: string, characters: number, isLinear = true) => ({
  ...{ href, characters, isLinear, mediaType: 'application/xhtml+xml', bytes: 1, title: null, viewport: null },
})
const SPINE = [chapter('bia', 0), chapter('1', 300), chapter('ghi-chu', 500, false), chapter('2', 699)]
const book = bookMap({
  layout: 'flowing',
  spine: SPINE,
  toc: [
    { level: 1, title: 'Một', href: '1' },
    { level: 2, title: 'Một a', href: '1#a' },
    { level: 1, title: 'Phần hai', href: null },
    { level: 1, title: 'Mất', href: 'khong-co' },
  ],
  pages: [{ label: '7', href: '1#trang-7' }],
})

test('percents count letters of what is read in turn, and lead back to the same place', () => {
  expect(book.percentAt(0, 0)).toBe(0)
  expect(book.percentAt(1, 0)).toBeCloseTo(0.1)
  expect(book.percentAt(3, 0)).toBeCloseTo(30.1)
  expect(book.percentAt(3, 1)).toBe(100)
  for (const [index, part] of [
    [1, 0.5],
    [3, 0.25],
  ] as const) {
    const found = book.chapterAt(book.percentAt(index, part))
    expect(found.index).toBe(index)
    expect(found.part).toBeCloseTo(part)
  }
  expect(book.chapterAt(100)).toMatchObject({ index: 3, part: 1 })
  expect(book.chapterAt(-5)).toMatchObject({ index: 0, part: 0 })
})

test('notes beside the text are passed over by whoever reads on, and found by links', () => {
  expect(book.beside(1, 1)).toBe(3)
  expect(book.beside(3, -1)).toBe(1)
  expect(book.beside(3, 1)).toBeNull()
  expect(book.beside(0, -1)).toBeNull()
  expect(book.indexOf('ghi-chu#3')).toBe(2)
  expect(book.indexOf('khong-co')).toBe(-1)
})

test('a chapter without rows of its own belongs to the last row before it', () => {
  expect(book.toc(1)).toEqual([
    { row: 0, id: '' },
    { row: 1, id: 'a' },
  ])
  expect(book.tocBefore(3)).toBe(1)
  expect(book.tocBefore(1)).toBeNull()
  expect(book.pageBefore(3)).toBe(0)
})

test('drawn pages weigh alike, and lie open as in a printed book', () => {
  const drawn = bookMap({ layout: 'fixed', spine: SPINE, toc: [], pages: [] })
  expect(drawn.percentAt(1, 0)).toBeCloseTo(33.33, 1)
  const pages = { spine: ['bia', '1', '2', '3', '4'].map((href) => chapter(href, 1)) }
  expect(spreads(pages, true)).toEqual([[0], [1, 2], [3, 4]])
  expect(spreads(pages, false)).toEqual([[0], [1], [2], [3], [4]])
  expect(spreads({ spine: SPINE }, true)).toEqual([[0], [1, 3], [2]])
})
