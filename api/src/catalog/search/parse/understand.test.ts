import { testDatabase } from '@tq/db/testing/database.ts'
import { describe, expect, test } from 'vitest'
import { readShelfMap } from '../lexicon/shelf-map.ts'
import { isShelf, spelledOf } from './parsed-query.ts'
import { readTyped } from './typed-text.ts'
import { understand } from './understand.ts'

const { db } = await testDatabase()
const shelves = await readShelfMap(db)
const read = (text: string) => understand(readTyped(text), shelves)
const told = (text: string) => read(text).units.map(({ words }) => spelledOf(words))

describe('what tells one book from another', () => {
  test.each([
    ['mua sách giải tích pdf', ['giải tích']],
    ['sách tiếng nhật cho người mất gốc', ['tiếng nhật']],
    ['giáo trình luật dân sự mới nhất 2025', ['luật dân sự']],
    ['cach nau an', ['nau an']],
    ['gia đình việt nam', ['gia', 'đình']],
    ['học vẽ chân dung', ['vẽ chân dung']],
    ['toán lớp 7', ['toán', 'lớp 7']],
    ['toán 7', ['toán', '7']],
    ['lop7', ['lop7']],
    ['góc học lớp một', ['góc', 'lớp một']],
    ['sách cho hs tiểu học', ['học sinh tiểu học']],
    ['lich su vietnam', ['lich su viet nam']],
    ['lễ hội hanoi', ['lễ hội', 'hà', 'nội']],
    ['cach tinh thue tncn', ['thue thu nhap ca nhan']],
    ['sách khởi nghiêp cho sinh viên', ['khởi nghiêp']],
    ['huớng dẫn kê khai thuế', ['kê khai thuế']],
    ['sách cho giáo viên', ['cho giáo viên']],
    ['sách tâm lý cho giáo viên', ['tâm lý']],
    ['sách tham khảo', ['sách tham khảo']],
    ['sách tham khảo cấp 3', ['cấp 3']],
  ])('%s: %j', (text, units) => expect(told(text)).toEqual(units))
})

describe('a kind', () => {
  test.each([
    ['ebook tâm lý', 'digital'],
    ['khoá học python', 'course'],
    ['khoa hoc python', 'course'],
    ['trọn bộ giải phẫu', 'combo'],
    ['phương pháp nghiên cứu khoa học', null],
    ['phuong phap nghien cuu khoa hoc', null],
    ['giải tích', null],
  ])('%s: %s', (text, kind) => expect(read(text).kind).toBe(kind))
})

describe('a name', () => {
  test.each([
    ['sách của tác giả Hoàng Vân Ngân Hoa', 'Hoàng Vân Ngân Hoa'],
    ['cô Đặng Tịnh Mỹ Hòa viết', 'Đặng Tịnh Mỹ Hòa'],
    ['giáo trình của PGS TS Đinh Uyển Gia Khiêm', 'Đinh Uyển Gia Khiêm'],
    ['giải tích', ''],
    ['ngôn ngữ của người câm điếc', ''],
  ])('%s: %s', (text, name) => expect(spelledOf(read(text).name)).toBe(name))
})

test('a school year is a number of a title on the shelves of schools, and knows the years like it', () => {
  const [, year] = read('toán lớp 7').units
  expect(year?.grade).toEqual({ school: 62, level: 64 })
  expect(read('toán 13').units.some(({ grade }) => grade)).toBe(false)
})

test.each([
  ['sách marketing', true],
  ['kế toán', true],
  ['bài tập kế toán', false],
  ['máy giặt', false],
])('%s asks for nothing but a shelf: %s', (text, isOnlyShelf) => expect(isShelf(read(text))).toBe(isOnlyShelf))

test.each([
  ['máy giặt lg', true],
  ['quan tri', false],
  ['mam non', false],
])('%s is sold elsewhere: %s', (text, isElsewhere) => expect(read(text).isElsewhere).toBe(isElsewhere))

test('a shelf that the lexicon has never heard of goes by its name', async () => {
  const others = [...shelves.byId.values()].filter(({ name }) => name === 'Từ điển')
  expect(others).toHaveLength(1)
  expect(told('từ điển')).toEqual(['từ điển'])
})

test('without accents a shelf goes by its own name before another goes by one that sounds like it', () => {
  const [unit] = read('sach tieng han').units
  expect(unit?.shelves).toEqual([shelves.idOf('tieng-han')])
})
