import { cleanHtml } from '../../../src/clean-html.ts'
import type { BookRow } from '../../catalogue.ts'
import { randomFor } from '../../random.ts'
import { CHAPTERS } from '../../texts/chapters.ts'
import { INSIDE, READERS } from '../../texts/descriptions.ts'
import { SHELVES } from '../../texts/shelves.ts'
import type { Outline } from './genre.ts'

/** Paragraphs given whole: the book the mock-ups show. */
const WHOLE: Record<number, string> = {
  56: 'Cuốn sách mở đầu bằng câu hỏi giản dị: một trang địa bạ ghi được bao nhiêu phần đời sống của làng? Từ tên xứ đồng, hạng ruộng đến dấu điểm chỉ của chức dịch, tác giả lần theo từng chi tiết để dựng lại cách người châu thổ chia đất, giữ nước và sống cùng nhau.',
}

export function descriptionOf(book: BookRow, { genre, topics }: Outline): string {
  const random = randomFor('description', book.id)
  const shelf = random.pick(SHELVES[book.categoryId] ?? [])
  // A hand-written outline means the listed "topics" are half sentences that read badly in a slot.
  const canFill = !CHAPTERS[book.id] && topics.length >= 2
  const inside = random.pick(INSIDE[genre].filter((text) => canFill || !text.includes('{')))
  const filled = inside?.replace('{a}', topics[0] ?? '').replace('{b}', topics[1] ?? '')
  const second = WHOLE[book.id] ?? [shelf, filled].filter(Boolean).join(' ')
  // A first edition has no earlier one to mend.
  const readers = random.pick(READERS[genre].filter((text) => book.edition > 1 || !text.startsWith('Lần in này')))
  return cleanHtml([book.description, second, readers].map((text) => `<p>${text}</p>`).join('\n'))
}
