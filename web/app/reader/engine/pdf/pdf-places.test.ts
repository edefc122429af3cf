import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../../settings/reader-settings.ts'
import { isSpread, pagesWith, placeColumn, placeSpread } from './pages-layout.ts'
import { pagesLeftInChapter, percentOf, pointOfPercent, pointOfPlace, tocIndexAt } from './pdf-places.ts'

const TOC = [
  { level: 1, title: 'Bìa', href: '#page=1' },
  { level: 1, title: 'Chương 1', href: '#page=4' },
  { level: 2, title: 'Mục 1', href: '#page=4' },
  { level: 2, title: 'Phần kết', href: null },
  { level: 1, title: 'Chương 2', href: '#page=9' },
]
const PAGE = { width: 400, height: 600 }

test('every page is found again by its percent, however that was rounded', () => {
  for (const count of [1, 67, 5000])
    for (let page = 1; page <= Math.min(count, 300); page++) {
      const percent = Math.round(percentOf({ page, fraction: 0 }, count) * 10_000) / 10_000
      expect(pointOfPercent(percent, count).page).toBe(page)
    }
  expect(pointOfPercent(100, 67).page).toBe(67)
  expect(pointOfPercent(-3, 67).page).toBe(1)
})

test('the page of a place goes before its percent; a place of another format is found by percent', () => {
  expect(pointOfPlace({ chapter: '#page=12', percent: 90 }, 67)).toEqual({ page: 12, fraction: 0 })
  expect(pointOfPlace({ chapter: '#page=34', percent: 50 }, 67)).toMatchObject({ page: 34, fraction: 0.5 })
  expect(pointOfPlace({ chapter: 'chuong-1.xhtml', percent: 50 }, 10).page).toBe(6)
  expect(pointOfPlace({ chapter: '#page=900', percent: 50 }, 67).page).toBe(67)
})

test('a page belongs to the last heading before it; its chapter ends where the next of the highest begins', () => {
  expect(tocIndexAt(TOC, 3, 20)).toBe(0)
  expect(tocIndexAt(TOC, 6, 20)).toBe(2)
  expect(tocIndexAt(TOC.slice(1), 1, 20)).toBeNull()
  expect(pagesLeftInChapter(TOC, 5, 20)).toBe(3)
  expect(pagesLeftInChapter(TOC, 9, 20)).toBe(11)
})

test('two pages lie side by side as in the printed book, where there is room for them', () => {
  const wide = { width: 1400, height: 800 }
  expect(isSpread(DEFAULT_SETTINGS, wide, PAGE)).toBe(true)
  expect(isSpread(DEFAULT_SETTINGS, { width: 1000, height: 1300 }, PAGE)).toBe(false)
  expect(isSpread({ ...DEFAULT_SETTINGS, columns: 'one' }, wide, PAGE)).toBe(false)
  expect(isSpread({ ...DEFAULT_SETTINGS, flow: 'scrolled' }, wide, PAGE)).toBe(false)
  const all = { isSpread: true, count: 6 }
  expect([1, 2, 3, 4, 6].map((page) => pagesWith(page, all))).toEqual([[1], [2, 3], [2, 3], [4, 5], [6]])
})

test('pages fit whole, then grow beyond the screen; scrolled pages are equally wide', () => {
  const options = { room: { width: 400, height: 700 }, padding: 0, zoom: 1 }
  expect(placeSpread([PAGE], options)).toEqual({
    boxes: [{ left: 0, top: 50, width: 400, height: 600 }],
    inside: { width: 400, height: 700 },
  })
  expect(placeSpread([PAGE], { ...options, zoom: 1.5 }).inside).toEqual({ width: 600, height: 900 })
  const { boxes } = placeColumn([PAGE, { width: 800, height: 600 }], options)
  expect(boxes).toEqual([
    { left: 0, top: 0, width: 400, height: 600 },
    { left: 0, top: 612, width: 400, height: 300 },
  ])
})
