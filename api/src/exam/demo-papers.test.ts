import { doExam, submitExam } from '@tq/contract/exam/attempt.ts'
import type { QuestionContent } from '@tq/contract/questions/content.ts'
import { pointsOf } from '@tq/contract/questions/module.ts'
import { moduleOf } from '@tq/contract/questions/modules.ts'
import { DEMO_PAPERS } from '@tq/db/seed/demo/exam/exams.ts'
import { cleanContent } from '@tq/db/seed/demo/exam/insert-exams.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { renderLesson } from '../learning/lesson-html.ts'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { toShown } from './attempt/own-ids.ts'

const api = await testApi()

const papers = DEMO_PAPERS.map(({ id, text }) => ({
  id,
  ...text,
  questions: text.parts.flatMap(({ questions = [] }) => questions),
}))
const asked = papers.flatMap(({ id, questions }) =>
  questions.map((question, place) => ({ ...question, place: `${id}.${place + 1}`, content: cleanContent(question.content) })),
)

test('the demo has exams and exercises of all types and levels, some to listen to', () => {
  expect(papers.filter(({ lesson }) => !lesson).length).toBeGreaterThanOrEqual(8)
  expect(papers.filter(({ lesson }) => lesson).length).toBeGreaterThanOrEqual(20)
  expect(new Set(asked.map(({ content }) => content.type)).size).toBe(8)
  expect(new Set(asked.map(({ level }) => level)).size).toBe(4)
  expect(asked.filter(({ audio, mostPlays }) => audio && mostPlays === 2).length).toBeGreaterThan(5)
})

test('every exam has ten points, and two have the parts of the national papers', () => {
  const formOf = ({ parts }: (typeof papers)[number]) =>
    parts.map(({ questions = [], points }) => [new Set(questions.map(({ content }) => content.type)), questions.length, points])
  const pointsIn = ({ parts }: (typeof papers)[number]) =>
    parts.reduce((sum, { questions = [], drawn = [], points }) => {
      const many = questions.length + drawn.reduce((all, { count }) => all + count, 0)
      return sum + Math.round(points * 1_000) * many
    }, 0)
  expect(papers.filter((paper) => !paper.lesson && pointsIn(paper) !== 10_000).map(({ id }) => id)).toEqual([])
  const [physics, maths] = papers
  expect(physics && formOf(physics)).toEqual([
    [new Set(['single']), 18, 0.25],
    [new Set(['trueFalse']), 4, 1],
    [new Set(['numeric']), 6, 0.25],
  ])
  expect(maths && formOf(maths)).toEqual([
    [new Set(['single']), 12, 0.25],
    [new Set(['trueFalse']), 4, 1],
    [new Set(['numeric']), 6, 0.5],
  ])
})

test('a part that asks for four statements says how they are marked', () => {
  const silent = papers.filter(({ parts }) =>
    parts.some(
      ({ instructions = '', questions = [] }) =>
        questions.some(({ content }) => content.type === 'trueFalse' && content.scoring === 'national') &&
        !instructions.includes('cả 4 ý'),
    ),
  )
  expect(silent.map(({ id }) => id)).toEqual([])
})

test('every question has an explanation and a key that earns everything, and what is drawn is there', () => {
  const wrong = asked.filter(({ content }) => {
    const { key, grade } = moduleOf(content.type)
    const share = grade(content, key(content))
    return content.explanation.length < 10 || (content.type !== 'essay' && (!share || pointsOf(1_000, share) !== 1_000))
  })
  expect(wrong).toEqual([])
  for (const { drawn = [] } of papers.flatMap(({ parts }) => parts))
    for (const { subject, topic, level, count } of drawn) {
      const fitting = asked.filter((one) => one.subject === subject && one.topic === topic && one.level === level)
      expect(fitting.length).toBeGreaterThanOrEqual(count)
    }
})

test('every formula can be drawn, every drawing says what it shows, and no mark of the markup is left over', () => {
  const texts = [
    ...asked.flatMap(({ place, content }) => htmlIn(content).map((html) => ({ place, html }))),
    ...papers.map(({ id, instructions = '' }) => ({ place: `${id}`, html: instructions })),
  ].map(({ place, html }) => ({ place, html: renderLesson(html).html }))
  const unread = texts.filter(({ html }) => {
    const words = html.replace(/<(math|pre|code)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ')
    return /<code>\$/.test(html) || /[$*~]|^\s*[=!&_]/.test(words)
  })
  expect(unread).toEqual([])
  const drawings = texts.flatMap(({ html }) => html.match(/<svg[^>]*>/g) ?? [])
  expect(drawings.length).toBeGreaterThan(8)
  expect(drawings.filter((drawing) => !/role="img" aria-label="[^"]{20,}"/.test(drawing))).toEqual([])
  expect(texts.filter(({ html }) => html.includes('<math')).length).toBeGreaterThan(100)
})

test.each([
  ['a national paper', 1, 28],
  ['a paper drawn from the bank and shuffled', 5, 10],
])('%s → whoever answers by its key has ten points', async (_, id, questionCount) => {
  const { call } = api.as(await addPerson(api.db))
  const { attemptId } = (await call(doExam, { params: { id } })).data
  const { rows } = await api.db.execute<{ id: string; options: [string, string][]; content: QuestionContent }>(sql`
    select q.id, q.options, v.content from exam_attempt_questions q join bank_question_versions v on v.id = q.version_id
    where q.attempt_id = ${attemptId}`)
  const keys = rows.map(({ id: question, options, content }) => [
    question,
    { answer: toShown(options, moduleOf(content.type).key(content)), seq: 1 },
  ])
  const result = (await call(submitExam, { body: { attemptId, answers: Object.fromEntries(keys) } })).data
  expect(result).toMatchObject({ state: 'graded', mark: 10, score: 10, questionCount, answeredCount: questionCount })
  // Only after the last attempt or later: the key is not told with the first result.
  expect(result.questions.filter(({ key }) => key !== null)).toEqual([])
})

function htmlIn(content: QuestionContent): string[] {
  const parts = [content.stem, content.explanation]
  moduleOf(content.type).mapHtml(content, (html) => {
    parts.push(html)
    return html
  })
  return parts
}
