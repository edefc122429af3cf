import { expect, test } from 'vitest'
import { momentCell, momentText } from '../../time/vietnam-time.ts'
import { safe, safeTitle } from './texts.ts'

test('what a guest typed → a stand-in until the mailbox is proven, then in quotation marks', () => {
  expect([safeTitle('Đất làng', false, 'của bạn'), safeTitle('Đất làng', true, 'của bạn')]).toEqual(['của bạn', '“Đất làng”'])
  expect([safe('Lan', false, ''), safe('Lan', true, '')]).toEqual(['', 'Lan'])
})

test('an evening in UTC → the next day in Vietnam, with the whole year', () => {
  const at = new Date('2026-11-16T17:07:00Z')
  expect([momentText(at), momentCell(at)]).toEqual(['00:07 ngày 17/11/2026', '00:07 17/11/2026'])
})
