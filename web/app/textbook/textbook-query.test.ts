import { expect, test } from 'vitest'
import { codeInSearch, readPrintedCode, textbooksUrl } from './textbook-query.ts'

test('a printed code is taken with spaces, hyphens and capitals; letters that print never uses are no code', () => {
  expect(['4k7m 2xpa 93te', '4K7M-2XPA-93TE', ' 4k7m2xpa93te '].map(readPrintedCode)).toEqual(Array(3).fill('4k7m2xpa93te'))
  expect(['4k7m 2xpa 90te', '4k7m2xpa93t', '4k7m2xpa93tee', 'il7m2xpa93te', ''].map(readPrintedCode)).toEqual(Array(5).fill(null))
})

test('in a search field twelve letters without a digit are words', () => {
  expect(codeInSearch('4k7m 2xpa 93te')).toBe('4k7m2xpa93te')
  expect(codeInSearch('tam tam tamtam')).toBeNull()
  expect(codeInSearch('222233334444')).toBeNull()
})

test('another filter leads to its first page and keeps the others', () => {
  expect(textbooksUrl({ grade: '6', page: '3', ma: 'x' }, { subject: 'Toán' })).toBe('/sach-giao-khoa?grade=6&subject=To%C3%A1n')
  expect(textbooksUrl({ grade: '6' }, { page: '2' })).toBe('/sach-giao-khoa?grade=6&page=2')
  expect(textbooksUrl({ grade: '6' }, { grade: undefined, page: '1' })).toBe('/sach-giao-khoa')
})
