import { describe, expect, test } from 'vitest'
import { readVietnameseText } from './vietnamese-text.ts'

const one = async (text: string) => {
  const [question, ...more] = await readVietnameseText(text)
  expect(more).toEqual([])
  expect(question?.problems).toEqual([])
  return question?.content
}

describe('a question in the style of Word', () => {
  test('four options with one star → single choice, level and explanation kept, formulas as typed', async () => {
    const [question] = await readVietnameseText(
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

  test('options beside each other on a line → the same', async () => {
    expect(await one('Câu 2: Chọn\nA. 1   *B. 2   C. 3   D. 4')).toMatchObject({
      type: 'single',
      key: 'b',
      options: { length: 4 },
    })
  })

  test('the key below the options, or beside the last one → no part of it, the same', async () => {
    const options = 'A. 1   B. 2   C. 3   D. 4'
    for (const key of ['\nĐáp án: B', '\nĐáp án B.', '\nđáp án đúng: b', '   Đáp án: B'])
      expect(await one(`Câu 2: Chọn\n${options}${key}\nLời giải\nVì thế`)).toMatchObject({
        ...{ type: 'single', key: 'b', options: [{}, {}, {}, { html: '4' }], explanation: 'Vì thế' },
      })
    expect(await one(`Câu 2: Chọn\nĐáp án: A và C\n${options}`)).toMatchObject({
      type: 'multiple',
      stem: 'Chọn',
      keys: ['a', 'c'],
    })
    expect(await one('Câu 2: Chọn\nA. 1\n*B. 2\nĐáp án: B')).toMatchObject({ type: 'single', key: 'b' })
  })

  test('two stars → multiple choice', async () => {
    expect(await one('Câu 1. Chọn\n*A. một\nB. hai\n*C. ba')).toMatchObject({ type: 'multiple', keys: ['a', 'c'] })
  })

  test('statements with their verdicts → true or false on the national scale', async () => {
    expect(await one('Câu 1. Xét\na) Một. Đúng\nb) Hai *Sai\nc) Ba (Đúng)\nd) Bốn Sai')).toMatchObject({
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

  test('statements whose true ones have stars → the same', async () => {
    expect(await one('Câu 1. Xét\n*a) Một\nb) Hai')).toMatchObject({
      scoring: 'partial',
      statements: [{ isTrue: true }, { isTrue: false }],
    })
  })

  test('Đúng and Sai alone → single choice', async () => {
    expect(await one('Câu 1. Nước sôi ở 100 độ\n*Đúng\nSai')).toMatchObject({ type: 'single', key: 'a', options: { length: 2 } })
  })

  test('a number as answer, with tolerance and unit → numeric', async () => {
    expect(await one('Câu 1. Bao nhiêu lít?\nĐáp án: 0,128 ± 0,0005 lít')).toMatchObject({
      type: 'numeric',
      accepted: [{ value: 0.128, tolerance: 0.0005 }],
      unit: 'lít',
    })
  })

  test.each([
    ['1250', 1250],
    ['1,250', 1.25],
    ['0.125', 0.125],
    ['1.250.000', 1_250_000],
    ['1.250,5', 1250.5],
  ])('%s is clear', async (typed, value) => {
    expect(await one(`Câu 1. Bao nhiêu?\nĐáp án: ${typed}`)).toMatchObject({ accepted: [{ value }] })
  })

  test('words as answer, with other spellings → one gap', async () => {
    expect(await one('Câu 1. Thủ đô?\nĐáp án: Hà Nội | Ha Noi')).toMatchObject({
      type: 'fillIn',
      gaps: [{ accepted: ['Hà Nội', 'Ha Noi'] }],
    })
  })

  test('gaps in the sentence → fill in, spaces around them kept', async () => {
    expect(await one('Câu 1. Nước gồm __hiđro|hydro__ và __oxi__.')).toMatchObject({
      type: 'fillIn',
      text: 'Nước gồm [[1]] và [[2]].',
      gaps: [{ accepted: ['hiđro', 'hydro'] }, { accepted: ['oxi'] }],
    })
  })

  test('numbered steps in any order → ordering', async () => {
    expect(await one('Câu 1. Xếp\n(2)hai\n(1)một\n(3)ba')).toMatchObject({
      type: 'ordering',
      items: [{ html: 'một' }, { html: 'hai' }, { html: 'ba' }],
    })
  })

  test('arrows → matching, a right side alone is one too many', async () => {
    expect(await one('Câu 1. Nối\nNa -> natri\nK -> kali\n-> canxi')).toMatchObject({
      type: 'matching',
      left: [{ match: 'r1' }, { match: 'r2' }],
      right: [{ html: 'natri' }, { html: 'kali' }, { html: 'canxi' }],
    })
  })

  test('a rubric → essay', async () => {
    expect(await one('Câu 1. Chứng minh…\nThang điểm: Nêu đúng 1 điểm')).toMatchObject({
      type: 'essay',
      rubric: 'Nêu đúng 1 điểm',
    })
  })
})

describe('what is wrong is named with its line, the rest is still read', () => {
  test.each([
    ['Câu 1. Chọn\nA. một\nB. hai', 1, 'Chưa lựa chọn nào được đánh dấu * là đúng'],
    ['Câu 1. Chọn\nA. một\n*C. ba', 3, 'Các lựa chọn phải theo thứ tự A, B, C…: ở đây là C'],
    ['Câu 1. Xếp\n(1)một\n(3)ba', 3, 'Các bước phải đánh số liền nhau từ (1): ở đây là (3)'],
    ['Câu 1. Chọn\nA. một\n*B. hai\nĐáp án: A', 4, 'Đáp án ghi A nhưng dấu * đứng trước B'],
    ['Câu 1. Chọn\nA. một\nB. hai\nĐáp án: C', 4, 'Đáp án ghi C nhưng câu này không có lựa chọn ấy'],
    ['Câu 1. Chọn\nA. 1\nB. 2\nĐáp án: 2', 4, 'Đáp án của câu có lựa chọn phải là chữ cái của lựa chọn, như “Đáp án: B”'],
    ['Câu 1. Chọn\nA. 1\nB. 2\nĐáp án: A\nĐáp án: A', 5, 'Câu này có hai dòng đáp án'],
    ['Câu 1. Mấy?\nĐáp án: 2\nĐáp án: 3', 3, 'Câu này có hai dòng đáp án'],
    ['Câu 1. Xét\n*a) Một\nb) Hai\nĐáp án: ĐS', 4, 'Loại câu này không dùng dòng “Đáp án:”, đáp án ghi ngay ở từng ý'],
    ['Câu 1. Bao nhiêu?\nĐáp án: 1.250', 2, '“1.250” đọc được hai cách, bạn ghi rõ là 1250 hoặc 1,25'],
    ['Câu 1. Có\n__12.500|mười hai nghìn rưởi__ đồng', 2, '“12.500” đọc được hai cách, bạn ghi rõ là 12500 hoặc 12,5'],
    ['Câu 1. Xếp\n(1)một\n(2)hai', 1, 'Câu này có lỗi: câu sắp xếp cần ít nhất ba ý, vì hai ý luôn hiện ngược thứ tự đúng'],
    ['Câu 1. Không có gì', 1, 'Không thấy đáp án: đánh dấu * trước lựa chọn đúng, hoặc ghi “Đáp án: …”'],
    ['Xin chào', 1, 'Không thấy câu hỏi nào: mỗi câu bắt đầu bằng “Câu 1.”'],
  ])('%j', async (text, line, message) => {
    expect((await readVietnameseText(text))[0]?.problems).toEqual([{ line, message }])
  })

  test('one broken question between two → both others are read', async () => {
    const read = await readVietnameseText('Câu 1. a\n*A. 1\nB. 2\nCâu 2. b\nCâu 3. c\nĐáp án: 5')
    expect(read.map(({ content, line }) => [line, content?.type])).toEqual([
      [1, 'single'],
      [4, undefined],
      [5, 'numeric'],
    ])
  })

  test('a line of nothing but spaces, or one without an end → read at once', async () => {
    const read = await readVietnameseText(
      `Câu 1. x${' '.repeat(400_000)}y\nĐáp án: 5\nCâu 2. ${'a -'.repeat(100_000)}\n*A. 1\nB. 2`,
    )
    expect(read.map(({ content }) => content?.type)).toEqual(['numeric', 'single'])
  })

  test('300 pages → read without a pause that others notice, in order', async () => {
    const many = Array.from(
      { length: 3000 },
      (_, n) => `Câu ${n + 1}. Hỏi ${n}\nA. một\n*B. hai\nC. ba\nD. bốn\nGiải thích: vì thế`,
    ).join('\n')
    const read = await readVietnameseText(many)
    expect(read).toHaveLength(3000)
    expect(read.every(({ problems }) => problems.length === 0)).toBe(true)
  })
})
