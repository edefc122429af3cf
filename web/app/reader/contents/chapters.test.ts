import { describe, expect, test } from 'vitest'
import { pageLabel, pagesLeft, rowAt, rowStarts, unitOf } from './chapters.ts'

const file = (href: string, characters: number, isLinear = true) => ({
  ...{ href, characters, isLinear, mediaType: 'application/xhtml+xml', bytes: 1, title: null, viewport: null },
})

const EPUB = {
  format: 'epub' as const,
  pageCount: 8,
  spine: [file('a.xhtml', 100), file('b.xhtml', 300), file('notes.xhtml', 900, false), file('c.xhtml', 600)],
  toc: [
    { level: 1, title: 'Lời nói đầu', href: 'a.xhtml' },
    { level: 1, title: 'Phần 1. Đất', href: null },
    { level: 2, title: 'Chương 1. Địa bạ', href: 'b.xhtml' },
    { level: 3, title: 'Cách đọc', href: 'b.xhtml#cach-doc' },
    { level: 2, title: 'Chương 2. Con dấu', href: 'c.xhtml' },
    { level: 1, title: 'Bảng tra', href: 'c.xhtml#tra' },
  ],
  pages: [
    { label: 'i', href: 'a.xhtml#p-i' },
    { label: '1', href: 'b.xhtml#p1' },
    { label: '2', href: 'b.xhtml#p2' },
    { label: '3', href: 'b.xhtml#p3' },
    { label: '4', href: 'c.xhtml#p4' },
    { label: '5', href: 'c.xhtml#p5' },
  ],
}

const PDF = {
  ...{ format: 'pdf' as const, pageCount: 10, spine: [file('book.pdf', 0)], pages: [] },
  toc: [
    { level: 1, title: 'Bài 1. Tay sạch', href: '#page=2' },
    { level: 1, title: 'Bài 2. Băng bó', href: '#page=6' },
  ],
}

test('what lies beside the text takes no part of the way through it', () => {
  expect(rowStarts(EPUB)).toEqual([0, null, 10, 10, 40, 40])
  expect(rowStarts(PDF)).toEqual([10, 50])
})

test('a place belongs to the last row that begins before it', () => {
  const starts = rowStarts(EPUB)
  expect([0, 9.9, 10, 39, 100].map((percent) => rowAt(starts, percent))).toEqual([0, 0, 3, 3, 5])
  expect(rowAt(rowStarts(PDF), 3)).toBeNull()
})

describe('chapters are counted', () => {
  test('by the nearest numbered row around the place, among those of its word', () => {
    expect(unitOf(EPUB.toc, 3)).toMatchObject({ row: 2, count: { word: 'Chương', number: 1, of: 2 }, next: 4 })
    expect(unitOf(EPUB.toc, 4)).toMatchObject({ row: 4, count: { word: 'Chương', number: 2, of: 2 }, next: 5 })
    expect(unitOf(EPUB.toc, 1)).toMatchObject({ row: 1, count: { word: 'Phần', number: 1, of: 1 }, next: 5 })
  })

  test('a preface is no chapter, and before the first row there is none', () => {
    expect(unitOf(EPUB.toc, 0)).toMatchObject({ title: 'Lời nói đầu', count: null })
    expect(unitOf(EPUB.toc, null)).toBeNull()
    expect(unitOf([{ level: 1, title: 'Bài học của mẹ', href: null }], 0)?.count).toBeNull()
  })
})

describe('pages until the chapter ends', () => {
  test('are those of the print edition', () => {
    expect(pagesLeft(EPUB, unitOf(EPUB.toc, 3), { page: '1' })).toBe(2)
    expect(pagesLeft(EPUB, unitOf(EPUB.toc, 3), { page: '3' })).toBe(0)
    expect(pagesLeft(EPUB, unitOf(EPUB.toc, 5), { page: '4' })).toBe(1)
  })

  test('are those of a PDF', () => {
    expect(pagesLeft(PDF, unitOf(PDF.toc, 0), { page: '3' })).toBe(2)
    expect(pagesLeft(PDF, unitOf(PDF.toc, 1), { page: '10' })).toBe(0)
  })

  test('are not made up where the next chapter begins somewhere inside a file, or the page is not known', () => {
    expect(pagesLeft(EPUB, unitOf(EPUB.toc, 4), { page: '4' })).toBeNull()
    expect(pagesLeft(EPUB, unitOf(EPUB.toc, 3), { page: 'xii' })).toBeNull()
    expect(pagesLeft(EPUB, unitOf(EPUB.toc, 3), { page: null })).toBeNull()
  })
})

test('a row of the contents says its printed page where the file tells it', () => {
  expect(EPUB.toc.map(({ href }) => pageLabel(EPUB, href))).toEqual(['i', null, '1', null, '4', null])
  expect(pageLabel(PDF, '#page=6')).toBe('6')
})
