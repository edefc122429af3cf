import { fold } from '@tq/db/search/fold.ts'
import { expect, test } from 'vitest'
import * as browser from '../../../../web/app/reader/engine/text/find-words.ts'
import { spansOf, wordsTyped } from './find-words.ts'

const TEXTS = [
  'Học C++ và c#, F#; C++11 hay ANSIC++, c++c++.',
  'Nền tảng .NET, asp.net và ".net".',
  'Lý trưởng quý vị máy thuý yên; Ðà Nẵng, Na\u0306\u0303ng, ﬁnal ½ mẫu.',
  'làng\u00adxã, chữ\u200b liền\u2060, \ufeffđầu tệp, \u00admột mình',
  'ĐỊA-BẠ 1836: 日本 địa_bạ Ω x² […]',
]

test.each(TEXTS)('“%s” has the same words for the index, for the server’s hits and in the browser', (text) => {
  const folded = fold(text)
  expect(wordsTyped(text).join(' ')).toBe(folded)
  expect(browser.wordsTyped(text).join(' ')).toBe(folded)
  const tokens = browser.tokensOf(text)
  expect(tokens.map(({ plain }) => plain).join(' ')).toBe(folded)
  // Each of them is found where it stands, by both; the n-th here is the n-th there.
  for (const { plain } of tokens) expect(spansOf(text, [plain], { isBegun: false })).toEqual(browser.findWords(tokens, [plain]))
})

test('a name with signs is found with its signs; without them it is another', () => {
  const text = 'Từ C sang C++, rồi .NET'
  const found = (typed: string) =>
    spansOf(text, wordsTyped(typed), { isBegun: false }).map(({ start, end }) => text.slice(start, end))
  expect([found('c++'), found('C'), found('.net'), found('sang c++')]).toEqual([['C++'], ['C'], ['.NET'], ['sang C++']])
})
