import type { QuestionType } from '@tq/contract/enums.ts'
import type { ContentOf } from '@tq/contract/questions/content.ts'

const option = (id: string, html: string) => ({ id, html })

/** One question of each type. Every text in it that gives the key away holds `bí mật` or stands in `SECRETS`. */
export const SAMPLES: { [T in QuestionType]: ContentOf<T> } = {
  single: {
    type: 'single',
    stem: '<p>Đạo hàm của $x^2$ là</p>',
    explanation: "<p>Giải thích bí mật: $(x^n)' = nx^{n-1}$.</p>",
    options: [option('a', '$x$'), option('b', '$2x$'), option('c', '$x^3$'), option('d', '2')],
    key: 'b',
  },
  multiple: {
    type: 'multiple',
    stem: '<p>Số nào là số nguyên tố?</p>',
    explanation: '<p>Giải thích bí mật: 2 và 7.</p>',
    options: [option('a', '2'), option('b', '4'), option('c', '7'), option('d', '9')],
    keys: ['a', 'c'],
    scoring: 'partial',
  },
  trueFalse: {
    type: 'trueFalse',
    stem: '<p>Cho hàm số $y = x^3 - 3x$.</p>',
    explanation: '<p>Giải thích bí mật: xét dấu đạo hàm.</p>',
    statements: [
      { ...option('a', 'Hàm số là hàm lẻ.'), isTrue: true },
      { ...option('b', 'Hàm số có ba cực trị.'), isTrue: false },
      { ...option('c', 'Đồ thị đi qua gốc toạ độ.'), isTrue: true },
      { ...option('d', 'Hàm số đồng biến trên $\\mathbb{R}$.'), isTrue: false },
    ],
    scoring: 'national',
  },
  fillIn: {
    type: 'fillIn',
    stem: '<p>Điền vào chỗ trống.</p>',
    explanation: '<p>Giải thích bí mật: bài 3.</p>',
    text: 'Thủ đô của Việt Nam là [[1]].\nNước sôi ở [[2]] độ.',
    gaps: [
      { id: '1', accepted: ['Thăng Long xưa', 'Hà Nội'] },
      { id: '2', accepted: ['100'] },
    ],
    scoring: 'partial',
  },
  numeric: {
    type: 'numeric',
    stem: '<p>Tính $5 : 2$.</p>',
    explanation: '<p>Giải thích bí mật: năm chia hai.</p>',
    accepted: [{ value: 2.5, tolerance: 0 }],
    unit: 'cm',
  },
  matching: {
    type: 'matching',
    stem: '<p>Nối thủ đô với nước.</p>',
    explanation: '<p>Giải thích bí mật: bản đồ.</p>',
    left: [
      { ...option('l1', 'Lào'), match: 'r1' },
      { ...option('l2', 'Thái Lan'), match: 'r2' },
    ],
    right: [option('r1', 'Viêng Chăn'), option('r2', 'Băng Cốc'), option('r3', 'Phnôm Pênh')],
    scoring: 'partial',
  },
  ordering: {
    type: 'ordering',
    stem: '<p>Xếp theo thứ tự thời gian.</p>',
    explanation: '<p>Giải thích bí mật: niên biểu.</p>',
    items: [option('1', 'Nhà Lý'), option('2', 'Nhà Trần'), option('3', 'Nhà Lê'), option('4', 'Nhà Nguyễn')],
    scoring: 'partial',
  },
  essay: {
    type: 'essay',
    stem: '<p>Tả một dòng sông.</p>',
    explanation: '<p>Giải thích bí mật: dàn ý.</p>',
    rubric: '<p>Thang điểm bí mật: ba ý.</p>',
    mostWords: 500,
  },
}

/** What no learner may find before the exam is over: of the keys that are words of their own, and of what only teachers read. */
export const SECRETS = ['bí mật', 'Thăng Long xưa', 'Hà Nội', '"2.5"', '"2,5"', ':2.5']
