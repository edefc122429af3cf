import { type InferInsertModel, sql } from 'drizzle-orm'
import { textbookChapters, textbookSubChapters, textbooks } from '../../../src/schema/all.ts'
import type { BookRow, Catalogue } from '../../catalogue.ts'
import type { CourseText } from '../../texts/learning/course-text.ts'
import { type ListedTextbook, TEXTBOOKS } from '../../texts/learning/textbook-list.ts'
import { insertAll, type Press } from '../press.ts'
import { insertCourses, lessonIdOf } from './insert-courses.ts'

/** The n-th chapter or row of a textbook's tree, from 1, counted through it. Printed codes hold the latter: rows are added at the end. */
const chapterIdOf = (textbookId: number, n: number) => textbookId * 100 + n
const subChapterIdOf = (textbookId: number, n: number) => textbookId * 1_000 + n
export const textbookCourseId = (textbookId: number) => 200 + textbookId

export async function seedTextbooks(press: Press): Promise<void> {
  const list = TEXTBOOKS.map((textbook, position) => {
    const book = bookOf(press.catalogue, textbook.bookId)
    return { ...textbook, id: position + 1, position, book }
  })
  await insertCourses(
    press,
    list.map(({ id, position, book, text }) => ({
      id: textbookCourseId(id),
      use: 'textbook',
      text: courseOf(book, { text }),
      position,
    })),
  )
  await press.tx
    .insert(textbooks)
    .values(
      list.map(({ id, position, book, subject, grade, text }) => ({
        id,
        position,
        subject,
        grade,
        title: book.title,
        summary: text.summary,
        picture: { url: `/media/covers/${book.id}.webp`, alt: `Bìa sách ${book.title}`, width: 600, height: 900 },
        productId: book.id,
        courseId: textbookCourseId(id),
      })),
    )
    // An earlier release listed them with nothing inside.
    .onConflictDoUpdate({ target: textbooks.id, set: { summary: sql`excluded.summary`, courseId: sql`excluded.course_id` } })
  await insertAll(press.tx, textbookChapters, list.flatMap(chapterRows))
  await insertAll(press.tx, textbookSubChapters, list.flatMap(subChapterRows))
}

function bookOf({ books }: Catalogue, id: number): BookRow {
  const book = books.find((one) => one.id === id)
  if (!book) throw new Error(`The demo has no book ${id}`)
  return book
}

/** Chapter by chapter what the tree leads to. */
function courseOf(book: BookRow, { text }: Pick<ListedTextbook, 'text'>): CourseText {
  return {
    title: `Học liệu ${book.title}`,
    summary: text.summary,
    description: '',
    level: 'basic',
    teachers: book.authors.map((name) => ({ name, about: `Tác giả cuốn ${book.title}.` })),
    outcomes: [],
    requirements: [],
    chapters: text.chapters.map(({ title, sections }) => ({ title, lessons: sections.flatMap(({ items }) => items) })),
  }
}

/** The row of a tree that is called so. */
export function subChapterCalled(textbookId: number, title: string): number {
  const titles = (TEXTBOOKS[textbookId - 1]?.text.chapters ?? []).flatMap(({ sections }) =>
    sections.flatMap((section) => [section.title, ...section.items.map((item) => item.title)]),
  )
  if (!titles.includes(title)) throw new Error(`Textbook ${textbookId} has no row ${title}`)
  return subChapterIdOf(textbookId, titles.indexOf(title) + 1)
}

type Numbered = Pick<ListedTextbook, 'text'> & { id: number }

function chapterRows({ id: textbookId, text }: Numbered): InferInsertModel<typeof textbookChapters>[] {
  return text.chapters.map(({ title, column, pages: [firstPage, lastPage] }, position) => ({
    id: chapterIdOf(textbookId, position + 1),
    textbookId,
    title,
    column,
    position,
    firstPage,
    lastPage,
  }))
}

function subChapterRows({ id: textbookId, text }: Numbered): InferInsertModel<typeof textbookSubChapters>[] {
  let row = 0
  let lesson = 0
  return text.chapters.flatMap(({ sections }, place) => {
    const chapterId = chapterIdOf(textbookId, place + 1)
    return sections.flatMap(({ title, page, items }, position) => {
      const parentId = subChapterIdOf(textbookId, ++row)
      const heading = { id: parentId, chapterId, position, title, page, kind: 'heading' as const }
      const below = items.map(({ title, page, kind }, position) => ({
        id: subChapterIdOf(textbookId, ++row),
        chapterId,
        parentId,
        position,
        title,
        page,
        kind,
        lessonId: lessonIdOf(textbookCourseId(textbookId), ++lesson),
      }))
      return [heading, ...below]
    })
  })
}
