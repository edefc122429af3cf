import { BIOLOGY_12 } from './textbooks/biology-12.ts'
import { GEOMETRY_11 } from './textbooks/geometry-11.ts'
import { HISTORY_GEOGRAPHY_9 } from './textbooks/history-geography-9.ts'
import { INFORMATICS_7 } from './textbooks/informatics-7.ts'
import { LITERATURE_6 } from './textbooks/literature-6.ts'
import { MATHS_1 } from './textbooks/maths-1.ts'
import { MATHS_2 } from './textbooks/maths-2.ts'
import { MATHS_5 } from './textbooks/maths-5.ts'
import { PHYSICS_10 } from './textbooks/physics-10.ts'
import { READING_3 } from './textbooks/reading-3.ts'
import { SCIENCE_8 } from './textbooks/science-8.ts'
import type { TextbookText } from './textbooks/textbook-text.ts'
import { VIETNAMESE_4 } from './textbooks/vietnamese-4.ts'

export interface ListedTextbook {
  bookId: number
  subject: string
  grade: number
  text: TextbookText
}

/** The textbooks shown on the home page: one a grade, each a book of the catalogue. */
export const TEXTBOOKS: ListedTextbook[] = [
  { bookId: 261, subject: 'Toán', grade: 1, text: MATHS_1 },
  { bookId: 262, subject: 'Toán', grade: 2, text: MATHS_2 },
  { bookId: 264, subject: 'Tiếng Việt', grade: 3, text: READING_3 },
  { bookId: 265, subject: 'Tiếng Việt', grade: 4, text: VIETNAMESE_4 },
  { bookId: 267, subject: 'Toán', grade: 5, text: MATHS_5 },
  { bookId: 268, subject: 'Ngữ văn', grade: 6, text: LITERATURE_6 },
  { bookId: 273, subject: 'Tin học', grade: 7, text: INFORMATICS_7 },
  { bookId: 270, subject: 'Khoa học tự nhiên', grade: 8, text: SCIENCE_8 },
  { bookId: 271, subject: 'Lịch sử và Địa lý', grade: 9, text: HISTORY_GEOGRAPHY_9 },
  { bookId: 276, subject: 'Vật lý', grade: 10, text: PHYSICS_10 },
  { bookId: 275, subject: 'Toán', grade: 11, text: GEOMETRY_11 },
  { bookId: 278, subject: 'Sinh học', grade: 12, text: BIOLOGY_12 },
]
