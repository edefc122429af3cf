import { expect, test } from 'vitest'
import { momentCell, momentText } from '../../time/vietnam-time.ts'
import { safeTitle } from './texts.ts'

test('a title for a mailbox that nobody has proven → in quotation marks; one with the address of a page → a stand-in without them', () => {
  const titles = ['Lập trình ASP.NET', 'Xem asp.net.example.com', 'Mua ở ban-sach.com', 'Đất làng']
  expect(titles.map((title) => safeTitle(title, false, 'của bạn'))).toEqual([
    '“Lập trình ASP.NET”',
    'của bạn',
    'của bạn',
    '“Đất làng”',
  ])
  expect(safeTitle('Mua ở ban-sach.com', true, 'của bạn')).toBe('“Mua ở ban-sach.com”')
})

test('an evening in UTC → the next day in Vietnam, with the whole year', () => {
  const at = new Date('2026-11-16T17:07:00Z')
  expect([momentText(at), momentCell(at)]).toEqual(['00:07 ngày 17/11/2026', '00:07 17/11/2026'])
})
