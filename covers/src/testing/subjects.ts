import type { BookSubject, ComboSubject } from '../subjects.ts'

export const BOOK: BookSubject = {
  id: 56,
  workId: 56,
  kind: 'printed',
  title: 'Làng xã châu thổ qua tư liệu địa bạ',
  authors: ['Thái Vân Hải Đăng'],
  topCategoryId: 12,
  topCategoryName: 'Khoa học xã hội và nhân văn',
  categoryId: 13,
  seriesNumber: 1,
}

export const COMBO: ComboSubject = {
  ...BOOK,
  id: 3001,
  kind: 'combo',
  parts: [
    { book: BOOK, quantity: 2 },
    { book: BOOK, quantity: 1 },
  ],
}
