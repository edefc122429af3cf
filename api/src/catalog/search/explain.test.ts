import { testDatabase } from '@tq/db/testing/database.ts'
import { expect, test } from 'vitest'
import { explainSearch } from './explain.ts'

const { db } = await testDatabase()

test('what was recognised, the steps that were tried and the points of each result are told', async () => {
  const told = (await explainSearch(db, 'giáo trình giải tích pdf')).join('\n')
  expect(told).toContain('từ phụ: giáo trình pdf')
  expect(told).toMatch(/Bước “.+”: có sách/)
  expect(told).toMatch(/\d+ điểm · \d+ .*Giải tích/)
  expect(told).toMatch(/10 · giai tich: trong tên/)
})

test.each([
  ['máy giặt lg', 'bán ở nơi khác'],
  ['ebook tâm lý', 'loại: digital'],
  ['9786044990002', 'Bước “ISBN”: có sách'],
  ['xqzkw', 'Không có sách nào.'],
])('%s: %s', async (text, part) => expect((await explainSearch(db, text)).join('\n')).toContain(part))
