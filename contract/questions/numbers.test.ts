import { describe, expect, test } from 'vitest'
import type { ContentOf } from './content.ts'
import { fillIn, isRight } from './fill-in/fill-in.ts'
import { moduleOf } from './modules.ts'
import { readNumber } from './numeric/read-number.ts'

const gradeOf = (content: ContentOf<'numeric'>, typed: string) => moduleOf('numeric').grade(content, [typed])?.right
const asking = (value: number, { tolerance = 0, unit = null as string | null } = {}): ContentOf<'numeric'> => ({
  type: 'numeric',
  stem: 'Câu',
  explanation: '',
  accepted: [{ value, tolerance }],
  unit,
})

test.each([
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['  2,50 ', 2.5],
  ['−3', -3],
  ['–3', -3],
  ['-3', -3],
  ['+3', 3],
  ['1/4', 0.25],
  ['-1/4', -0.25],
  ['1 / 4', 0.25],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1.234.567', 1234567],
  ['12 000', 12000],
  ['12\u00a0000,5', 12000.5],
  [',5', 0.5],
  ['5,', 5],
  ['3e-4', 0.0003],
  ['１２', 12],
  ['007', 7],
])('%j is read as %d', (typed, number) => expect(readNumber(typed)).toBe(number))

test.each([
  '',
  ' ',
  '-',
  ',',
  'hai',
  '2,5,5',
  '1.23.456',
  '1.234,5,6',
  '1/0',
  '1/',
  '1/2/3',
  '0x10',
  'Infinity',
  'NaN',
  '1e999',
  '2 5',
  '--3',
  '3-',
])('%j is no number', (typed) => expect(readNumber(typed)).toBeNull())

describe('a number that is asked for', () => {
  test('may be written with or without its unit, in capitals or not', () => {
    const content = asking(12.5, { unit: 'm/s' })
    expect(['12,5', '12.5 m/s', '12,5m/s', '12,5 M/S', '25/2 m/s'].map((typed) => gradeOf(content, typed))).toEqual([
      1, 1, 1, 1, 1,
    ])
    expect(['12,5 km/h', 'm/s', '12,5 m', ''].map((typed) => gradeOf(content, typed))).toEqual([0, 0, 0, 0])
    const area = asking(18, { unit: 'm²' })
    expect(['18 m²', '18 m2', '18m²', '182'].map((typed) => gradeOf(area, typed))).toEqual([1, 1, 1, 0])
  })

  test('is not right because both are tiny', () => {
    const content = asking(1.6e-19)
    expect(moduleOf('numeric').grade(content, ['0'])).toMatchObject({ right: 0 })
    expect(moduleOf('numeric').grade(content, ['1,6e-19'])).toMatchObject({ right: 1 })
  })

  test('is right up to its tolerance, which is right too, and wrong beyond', () => {
    const content = asking(0.3, { tolerance: 0.1 })
    expect(['0,2', '0,4', '0,3', '0,199', '0,401'].map((typed) => gradeOf(content, typed))).toEqual([1, 1, 1, 0, 0])
    expect(['0,3', '0,30', '0,31', '0,29'].map((typed) => gradeOf(asking(0.1 + 0.2), typed))).toEqual([1, 1, 0, 0])
    expect(gradeOf(asking(-3), '−3')).toBe(1)
    expect(gradeOf(asking(-3), '3')).toBe(0)
  })

  test('in thousands may have the point that groups them, which a decimal one could be as well', () => {
    expect(['1250', '1.250', '1 250', '1,250.0'].map((typed) => gradeOf(asking(1250), typed))).toEqual([1, 1, 1, 1])
    expect(['1.125', '1,125'].map((typed) => gradeOf(asking(1.125), typed))).toEqual([1, 1])
    expect(['0.125', '1,250', '1.25', '01.250'].map((typed) => gradeOf(asking(1250), typed))).toEqual([0, 0, 0, 0])
    expect(gradeOf(asking(-21_000), '−21.000')).toBe(1)
  })

  test('shows its key with a comma, which is right', () => {
    for (const value of [2.5, -0.25, 1250, 1.125, 1e-7, 123456.789]) {
      const [key = ''] = moduleOf('numeric').key(asking(value))
      expect(key).not.toContain('.')
      expect(gradeOf(asking(value), key)).toBe(1)
    }
  })
})

test('a tone may stand where schools or where presses put it, and has to be there', () => {
  const isTaken = (accepted: string, typed: string) => isRight({ id: '1', accepted: [accepted] }, typed)
  const pairs = [
    ['hoà', 'hòa'],
    ['Hoá học', 'HÓA  HỌC'],
    ['khoẻ', 'khỏe'],
    ['thuỷ', 'thủy'],
    ['quý', 'qúy'],
    ['luỵ', 'lụy'],
    ['doạ', 'dọa'],
  ]
  for (const [one = '', other = ''] of pairs) {
    for (const form of ['NFC', 'NFD']) {
      expect([one, isTaken(one, other.normalize(form)), isTaken(other, one.normalize(form))]).toEqual([one, true, true])
    }
  }
  const others = [
    ['hoà', 'hoa'],
    ['hoà', 'hoá'],
    ['hòa', 'hóa'],
    ['hoà', 'hòà'],
    ['hoàn', 'hòan'],
    ['lúa', 'luá'],
    ['toàn', 'toan'],
  ]
  for (const [one = '', other = ''] of others) expect([one, other, isTaken(one, other)]).toEqual([one, other, false])
})

test('another spelling that counts → that gap is right, and a wrong one beside it is not', () => {
  const content: ContentOf<'fillIn'> = {
    ...{ type: 'fillIn', stem: '<p>Điền</p>', explanation: '', scoring: 'partial', text: '[[1]] và [[2]]' },
    gaps: [
      { id: '1', accepted: ['Thăng Long xưa', 'Hà Nội'] },
      { id: '2', accepted: ['Huế'] },
    ],
  }
  expect(fillIn.rightGaps?.(content, ['hà  nội', 'Vinh'])).toEqual([true, false])
  expect(fillIn.rightGaps?.(content, [])).toEqual([false, false])
})

test('a gap takes spaces, capitals and numbers as they come, accents only where it says so', () => {
  const gap = { id: '1', accepted: ['Hà Nội', '2,5', '21000'] }
  expect(
    ['hà nội', '  HÀ   NỘI ', 'Hà Nội'.normalize('NFD'), '2.5', '2,50', '21.000'].map((typed) => isRight(gap, typed)),
  ).not.toContain(false)
  expect(['ha noi', 'Hà Nộ', 'Hàội', '25', ''].map((typed) => isRight(gap, typed))).not.toContain(true)
  expect(isRight({ ...gap, ignoresAccents: true }, 'ha noi')).toBe(true)
  expect(isRight({ ...gap, matchesCase: true }, 'hà nội')).toBe(false)
  expect(isRight({ id: '1', accepted: ['Đường'], ignoresAccents: true, matchesCase: true }, 'Duong')).toBe(true)
})
