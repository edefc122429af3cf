/** The textbooks shown on the home page: one a grade, each a book of the catalogue. */
export const TEXTBOOKS = [
  { bookId: 261, subject: 'Toán', grade: 1 },
  { bookId: 262, subject: 'Toán', grade: 2 },
  { bookId: 264, subject: 'Tiếng Việt', grade: 3 },
  { bookId: 265, subject: 'Tiếng Việt', grade: 4 },
  { bookId: 267, subject: 'Toán', grade: 5 },
  { bookId: 268, subject: 'Ngữ văn', grade: 6 },
  { bookId: 273, subject: 'Tin học', grade: 7 },
  { bookId: 270, subject: 'Khoa học tự nhiên', grade: 8 },
  { bookId: 271, subject: 'Lịch sử và Địa lý', grade: 9 },
  { bookId: 276, subject: 'Vật lý', grade: 10 },
  { bookId: 275, subject: 'Toán', grade: 11 },
  { bookId: 278, subject: 'Sinh học', grade: 12 },
]
