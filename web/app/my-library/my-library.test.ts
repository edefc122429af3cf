import { expect, test } from 'vitest'
import { libraryUrl, readWanted } from './library-address.ts'
import { notesUrl, readWanted as readNotes } from './notes/notes-address.ts'
import { readerUrl } from './reader-url.ts'
import { farWords, readVerb, wholePercent } from './reading-words.ts'

const query = (url: string) => new URL(url, 'https://thuquan.test').searchParams

test.each([
  [null, null, 'Bắt đầu đọc', 'Chưa mở', 0],
  // Who has begun has read something, and who is not done has not read all.
  [0, null, 'Đọc tiếp', 'Đã đọc 1%', 1],
  [0.2, 'Lời nói đầu', 'Đọc tiếp', 'Đang ở “Lời nói đầu”, 1%', 1],
  [48, 'Trang 12', 'Đọc tiếp', 'Đang ở trang 12, 48%', 48],
  [70.6, 'Chương 2. Đê điều', 'Đọc tiếp', 'Đang ở chương 2. Đê điều, 71%', 71],
  [98.9, null, 'Đọc tiếp', 'Đã đọc 99%', 99],
  [99, 'Bảng tra', 'Đọc lại', 'Đã đọc xong', 99],
  [100, null, 'Đọc lại', 'Đã đọc xong', 100],
])('%s percent, at %s → “%s”, “%s”', (percent, placeTitle, verb, words, whole) => {
  expect([readVerb({ percent, placeTitle }), farWords({ percent, placeTitle })]).toEqual([verb, words])
  expect(wholePercent({ percent })).toBe(whole)
})

test('the address of a place in a book holds the first hit too, and signs of chapters’ names', () => {
  expect(readerUrl('lang-xa.12')).toBe('/doc-sach/lang-xa.12')
  const asked = query(readerUrl('lang-xa.12', { words: 'địa bạ & C++', chapter: 'OEBPS/a b.xhtml', occurrence: 0 }))
  expect(Object.fromEntries(asked)).toEqual({ tim: 'địa bạ & C++', den: 'OEBPS/a b.xhtml', thu: '0' })
  expect(readerUrl('x.1', { mark: 'm' })).toBe('/doc-sach/x.1?dau=m')
})

test('what an address of the library asks for is what was written into it; anything else is everything', () => {
  for (const tab of ['all', 'courses', 'books', 'certificates'] as const)
    expect(readWanted(query(libraryUrl(tab, 3, 2)))).toEqual({ tab, page: 3, freePage: 2, words: '' })
  expect(readWanted(query('/?xem=lạ&page=-1&tim=%20'))).toEqual({ tab: 'all', page: 1, freePage: 1, words: '' })
  // Words are looked for in books, whatever was open.
  expect(readWanted(query('/?xem=khoa-hoc&tim=%20dia+ba')).tab).toBe('books')
  for (const only of ['notes', 'marks', 'bookmarks'] as const)
    expect(readNotes(query(notesUrl({ only, productId: 12, page: 2 })))).toEqual({ only, productId: '12', page: 2 })
  for (const wrong of ['0', '01', '1e3', '12 or 1', '9999999999'])
    expect(readNotes(query(`/?xem=x&sach=${wrong}`))).toEqual({ only: undefined, productId: undefined, page: 1 })
})
