import { COURSES } from '@tq/db/seed/texts/courses.ts'
import { LIBRARY_COURSES } from '@tq/db/seed/texts/learning/library/index.ts'
import { expect, test } from 'vitest'
import { renderLesson } from './lesson-html.ts'

test('every formula in the lessons of the demo can be drawn, and no mark of their markup is left over', () => {
  const lessons = [...LIBRARY_COURSES, ...COURSES].flatMap(({ text }) => text.chapters.flatMap((chapter) => chapter.lessons))
  const shown = lessons.map(({ title, body }) => ({ title, html: renderLesson(body).html }))
  expect(shown.filter(({ html }) => html.includes('<math')).length).toBeGreaterThan(20)
  const outsideCode = shown.map(({ title, html }) => ({
    title,
    words: html.replace(/<(math|pre|code)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' '),
    // A formula that can't be read is shown as it was typed, with its dollars.
    undrawn: html.match(/<code>\$[^$]*\\.*?\$<\/code>/g) ?? [],
  }))
  expect(outsideCode.filter(({ words, undrawn }) => undrawn.length > 0 || /[$*~]/.test(words))).toEqual([])
})
