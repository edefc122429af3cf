import { COURSES } from '@tq/db/seed/texts/courses.ts'
import { LIBRARY_COURSES } from '@tq/db/seed/texts/learning/library/index.ts'
import { TEXTBOOKS } from '@tq/db/seed/texts/learning/textbook-list.ts'
import { expect, test } from 'vitest'
import { renderLesson } from './lesson-html.ts'

const written = [
  ...[...LIBRARY_COURSES, ...COURSES].flatMap(({ text }) => text.chapters.flatMap((chapter) => chapter.lessons)),
  ...TEXTBOOKS.flatMap(({ text }) => text.chapters.flatMap(({ sections }) => sections.flatMap(({ items }) => items))),
]
const lessons = written.map(({ title, body }) => ({ title, html: renderLesson(body).html }))

test('every formula in the lessons of the demo can be drawn, and no mark of their markup is left over', () => {
  expect(lessons.filter(({ html }) => html.includes('<math')).length).toBeGreaterThan(20)
  const read = lessons.map(({ title, html }) => ({
    title,
    words: html.replace(/<(math|pre|code)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' '),
    // A formula that can't be read is shown as it was typed, with its dollars.
    undrawn: html.match(/<code>\$[^$]*\\.*?\$<\/code>/g) ?? [],
  }))
  expect(read.filter(({ words, undrawn }) => undrawn.length > 0 || /[$*~]/.test(words))).toEqual([])
})

test('every row of their tables has a cell for each column', () => {
  const tables = lessons.flatMap(({ title, html }) =>
    [...html.matchAll(/<table.*?<\/table>/gs)].map(([table]) => ({ title, table })),
  )
  expect(tables.length).toBeGreaterThan(100)
  const count = (text: string, tag: RegExp) => text.match(tag)?.length ?? 0
  const uneven = tables.filter(({ table }) =>
    [...table.matchAll(/<tr>(?:(?!<\/tr>).)*<td>.*?<\/tr>/gs)].some(([row]) => count(row, /<td>/g) !== count(table, /<th /g)),
  )
  expect(uneven).toEqual([])
})
