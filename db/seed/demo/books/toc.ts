import type { BookRow } from '../../catalogue.ts'
import { type Random, randomFor } from '../../random.ts'
import { CHAPTERS, WHOLE } from '../../texts/chapters.ts'
import { TEXTBOOKS } from '../../texts/learning/textbook-list.ts'
import type { TextbookText } from '../../texts/learning/textbooks/textbook-text.ts'
import { DEEPER, FRAMES } from '../../texts/outlines.ts'
import type { Outline } from './genre.ts'

export interface TocEntry {
  title: string
  page: number
}

const MOST = 12
const LEAST = 5

export function tocOf(book: BookRow, topCategoryId: number, outline: Outline): TocEntry[] {
  const whole = WHOLE[book.id]
  if (whole) return whole
  const textbook = TEXTBOOKS.find(({ bookId }) => bookId === book.id)
  if (textbook) return tocOfTree(textbook.text)
  const random = randomFor('toc', book.id)
  return withPages(chaptersOf(book, topCategoryId, outline, random), book.pages, random)
}

/** A textbook's pages on the site follow the printed ones: chapters, and in a book of few chapters what stands in them. */
function tocOfTree({ chapters }: TextbookText): TocEntry[] {
  const isShort = chapters.length + 1 < LEAST
  const entries = [{ title: 'Lời nói với các em', page: 3 }]
  for (const [index, { title, pages, sections }] of chapters.entries()) {
    entries.push({ title: `Chương ${index + 1}. ${title}`, page: pages[0] })
    if (isShort) entries.push(...sections.map((section) => ({ title: section.title, page: section.page })))
  }
  return entries.filter(({ page }, index) => page > (entries[index - 1]?.page ?? 0))
}

interface Chapters {
  titles: string[]
  /** How many of the last ones are back matter. */
  backCount: number
}

function chaptersOf(book: BookRow, topCategoryId: number, { genre, topics }: Outline, random: Random): Chapters {
  const frame = FRAMES[genre]
  const byHand = CHAPTERS[book.id]
  const numbered = (byHand ?? topics).map(capitalise)
  if (!byHand) {
    if (frame.opening.length) numbered.unshift(random.pick(frame.opening))
    if (frame.closing.length) numbered.push(random.pick(frame.closing))
  }
  const front = frame.front.length ? [random.pick(frame.front)] : []
  const back = frame.back.filter((_, index) => index === 0 || random.chance(0.6))

  const room = () => MOST - front.length - back.length - numbered.length
  const deeper = (genre === 'course' || genre === 'research' ? DEEPER[topCategoryId] : null) ?? []
  for (const topic of byHand ? [] : topics) {
    // A second chapter on a topic, where the book is thick enough to hold it.
    const place = numbered.indexOf(capitalise(topic)) + 1
    const isThick = book.pages / (numbered.length + front.length + back.length) > 42
    const isShort = numbered.length + front.length + back.length < LEAST
    if (room() > 0 && deeper.length && (isShort || (isThick && random.chance(0.6)))) {
      numbered.splice(place, 0, random.pick(deeper).replace('{t}', capitalise(topic)))
    }
  }
  const labelled = numbered.map((title, index) => (frame.label ? `${frame.label} ${index + 1}. ${title}` : title))
  return { titles: [...front, ...labelled, ...back].slice(0, MOST), backCount: back.length }
}

/** Pages rise from the first leaves to shortly before the end; chapters differ in length, back matter is short. */
function withPages({ titles, backCount }: Chapters, pages: number, random: Random): TocEntry[] {
  const first = pages < 100 ? 3 : random.pick([5, 7, 9])
  const last = pages - Math.max(2, Math.round(pages * 0.03))
  const lengths = titles.map((_, index) =>
    index === 0 ? 0.3 : index >= titles.length - backCount ? 0.2 : 0.7 + random.next() * 0.6,
  )
  const total = lengths.slice(0, -1).reduce((sum, length) => sum + length, 0)
  let gone = 0
  let previous = 0
  return titles.map((title, index) => {
    const page = Math.max(previous + 1, Math.round(first + ((last - first) * gone) / total))
    gone += lengths[index] ?? 0
    previous = page
    return { title, page }
  })
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
