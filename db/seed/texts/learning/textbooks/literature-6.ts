import { LITERATURE_6_FIRST } from './literature-6-first.ts'
import { LITERATURE_6_SECOND } from './literature-6-second.ts'
import type { TextbookText } from './textbook-text.ts'

export const LITERATURE_6: TextbookText = {
  summary: 'Bài nghe, bài học và bài tập đi theo từng trang sách: truyện, thơ lục bát, thư, ký và văn bản thông tin.',
  chapters: [...LITERATURE_6_FIRST, ...LITERATURE_6_SECOND],
}
