import { beforeEach, expect, test, vi } from 'vitest'
import { dropEarlyPage, type EarlyPage, type OpenedBook, takeEarlyBook, takeEarlyPage } from './handover.ts'

const BOOK = { title: 'Làng xã' } as OpenedBook
const close = vi.fn()
const PAGE = { close } as unknown as EarlyPage

function begin(book = Promise.resolve(BOOK)): void {
  vi.stubGlobal('window', { earlyBook: { address: 'lang-xa.12', book, page: Promise.resolve(PAGE) } })
}
beforeEach(() => {
  close.mockClear()
  begin()
  return () => vi.unstubAllGlobals()
})

test('the page that was begun is handed over once; whoever asks again opens the book anew', async () => {
  const book = (await takeEarlyBook('lang-xa.12')) as OpenedBook
  expect(book).toBe(BOOK)
  expect(await takeEarlyPage(book)).toBe(PAGE)
  expect(await takeEarlyPage(book)).toBeNull()
  expect(await takeEarlyBook('lang-xa.12')).toBeNull()
  dropEarlyPage()
  await Promise.resolve()
  expect(close).not.toHaveBeenCalled()
})

test('a book of another address, or one that could not be opened, is nobody’s', async () => {
  expect(await takeEarlyBook('khac.13')).toBeNull()
  begin(Promise.reject(new Error('mất mạng')))
  expect(await takeEarlyBook('lang-xa.12')).toBeNull()
  expect(await takeEarlyPage(BOOK)).toBeNull()
})

test('a page that nobody took is closed, be its book taken or not: it would lie over the next', async () => {
  dropEarlyPage()
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1))
  begin()
  await takeEarlyBook('lang-xa.12')
  dropEarlyPage()
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(2))
  expect(await takeEarlyPage(BOOK)).toBeNull()
})
