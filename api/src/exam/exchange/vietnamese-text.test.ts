import { describe, expect, test } from 'vitest'
import { readVietnameseText } from './vietnamese-text.ts'

const one = (text: string) => {
  const [question, ...more] = readVietnameseText(text)
  expect(more).toEqual([])
  expect(question?.problems).toEqual([])
  return question?.content
}

describe('a question in the style of Word', () => {
  test('four options with one star → single choice, level and explanation kept, formulas as typed', () => {
    const [question] = readVietnameseText(
      'Câu 1. [VD] Đạo hàm của $x^2$ là\nA. $x$\n*B. $2x$\nC. 2\nD. $x<1$\nGiải thích: Quy tắc luỹ thừa.\nXem bài 3.',
    )
    expect(question).toMatchObject({ line: 1, level: 'apply', problems: [] })
    expect(question?.content).toEqual({
      type: 'single',
      stem: 'Đạo hàm của $x^2$ là',
      options: [
        { id: 'a', html: '$x$' },
        { id: 'b', html: '$2x$' },
        { id: 'c', html: '2' },
        { id: 'd', html: '$x&lt;1$' },
      ],
      key: 'b',
      explanation: '<p>Quy tắc luỹ thừa.</p><p>Xem bài 3.</p>',
    })
  })

  test('options beside each other on a line → the same', () => {
    expect(one('Câu 2: Chọn\nA. 1   *B. 2   C. 3   D. 4')).toMatchObject({ type: 'single', key: 'b', options: { length: 4 } })
  })

  test('two stars → multiple choice', () => {
    expect(one('Câu 1. Chọn\n*A. một\nB. hai\n*C. ba')).toMatchObject({ type: 'multiple', keys: ['a', 'c'] })
  })

  test('statements with their verdicts → true or false on the national scale', () => {
    expect(one('Câu 1. Xét\na) Một. Đúng\nb) Hai *Sai\nc) Ba (Đúng)\nd) Bốn Sai')).toMatchObject({
      type: 'trueFalse',
      scoring: 'national',
      statements: [
        { html: 'Một.', isTrue: true },
        { html: 'Hai', isTrue: false },
        { html: 'Ba', isTrue: true },
        { html: 'Bốn', isTrue: false },
      ],
    })
  })

  test('statements whose true ones have stars → the same', () => {
    expect(one('Câu 1. Xét\n*a) Một\nb) Hai')).toMatchObject({
      scoring: 'partial',
      statements: [{ isTrue: true }, { isTrue: false }],
    })
  })

  test('Đúng and Sai alone → single choice', () => {
    expect(one('Câu 1. Nước sôi ở 100 độ\n*Đúng\nSai')).toMatchObject({ type: 'single', key: 'a', options: { length: 2 } })
  })

  test('a number as answer, with tolerance and unit → numeric', () => {
    expect(one('Câu 1. Bao nhiêu lít?\nĐáp án: 0,128 ± 0,0005 lít')).toMatchObject({
      type: 'numeric',
      accepted: [{ value: 0.128, tolerance: 0.0005 }],
      unit: 'lít',
    })
  })

  test('words as answer, with other spellings → one gap', () => {
    expect(one('Câu 1. Thủ đô?\nĐáp án: Hà Nội | Ha Noi')).toMatchObject({
      type: 'fillIn',
      gaps: [{ accepted: ['Hà Nội', 'Ha Noi'] }],
    })
  })

  test('gaps in the sentence → fill in, spaces around them kept', () => {
    expect(one('Câu 1. Nước gồm __hiđro|hydro__ và __oxi__.')).toMatchObject({
      type: 'fillIn',
      text: 'Nước gồm [[1]] và [[2]].',
      gaps: [{ accepted: ['hiđro', 'hydro'] }, { accepted: ['oxi'] }],
    })
  })

  test('numbered steps in any order → ordering', () => {
    expect(one('Câu 1. Xếp\n(2)hai\n(1)một\n(3)ba')).toMatchObject({
      type: 'ordering',
      items: [{ html: 'một' }, { html: 'hai' }, { html: 'ba' }],
    })
  })

  test('arrows → matching, a right side alone is one too many', () => {
    expect(one('Câu 1. Nối\nNa -> natri\nK -> kali\n-> canxi')).toMatchObject({
      type: 'matching',
      left: [{ match: 'r1' }, { match: 'r2' }],
      right: [{ html: 'natri' }, { html: 'kali' }, { html: 'canxi' }],
    })
  })

  test('a rubric → essay', () => {
    expect(one('Câu 1. Chứng minh…\nThang điểm: Nêu đúng 1 điểm')).toMatchObject({ type: 'essay', rubric: 'Nêu đúng 1 điểm' })
  })
})

describe('what is wrong is named with its line, the rest is still read', () => {
  test.each([
    ['Câu 1. Chọn\nA. một\nB. hai', 1, 'Chưa lựa chọn nào được đánh dấu * là đúng'],
    ['Câu 1. Chọn\nA. một\n*C. ba', 3, 'Các lựa chọn phải theo thứ tự A, B, C…: ở đây là C'],
    ['Câu 1. Xếp\n(1)một\n(3)ba', 3, 'Các bước phải đánh số liền nhau từ (1): ở đây là (3)'],
    ['Câu 1. Không có gì', 1, 'Không thấy đáp án: đánh dấu * trước lựa chọn đúng, hoặc ghi "Đáp án: …"'],
    ['Xin chào', 1, 'Không thấy câu hỏi nào: mỗi câu bắt đầu bằng "Câu 1."'],
  ])('%j', (text, line, message) => {
    expect(readVietnameseText(`${text}`)[0]?.problems).toEqual([{ line, message }])
  })

  test('one broken question between two → both others are read', () => {
    const read = readVietnameseText('Câu 1. a\n*A. 1\nB. 2\nCâu 2. b\nCâu 3. c\nĐáp án: 5')
    expect(read.map(({ content, line }) => [line, content?.type])).toEqual([
      [1, 'single'],
      [4, undefined],
      [5, 'numeric'],
    ])
  })

  test('a line of nothing but spaces, or one without an end → read at once', () => {
    const read = readVietnameseText(`Câu 1. x${' '.repeat(400_000)}y\nĐáp án: 5\nCâu 2. ${'a -'.repeat(100_000)}\n*A. 1\nB. 2`)
    expect(read.map(({ content }) => content?.type)).toEqual(['numeric', 'single'])
  })

  test('300 pages → read without a pause that others notice, in order', () => {
    const many = Array.from(
      { length: 3000 },
      (_, n) => `Câu ${n + 1}. Hỏi ${n}\nA. một\n*B. hai\nC. ba\nD. bốn\nGiải thích: vì thế`,
    ).join('\n')
    const read = readVietnameseText(many)
    expect(read).toHaveLength(3000)
    expect(read.every(({ problems }) => problems.length === 0)).toBe(true)
  })
})
