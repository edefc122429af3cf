import { describe, expect, test } from 'vitest'
import { QUESTION_TYPES } from '../src/enums.ts'
import { QuestionContent, ShownBody } from './content.ts'
import { pointsOf, type ShowTools } from './module.ts'
import { moduleOf } from './modules.ts'
import { randomOf } from './testing/random.ts'
import { answerTo } from './testing/random-answer.ts'
import { contentOf, withAnotherKey } from './testing/random-content.ts'
import { slowPoints } from './testing/slow-grader.ts'

const EACH = 300
const contentsOf = (type: (typeof QUESTION_TYPES)[number]) => {
  const random = randomOf(QUESTION_TYPES.indexOf(type) + 1)
  return Array.from({ length: EACH }, () => ({ content: contentOf(type, random), random }))
}
const pointsFor = (content: QuestionContent, answer: string[], points = 1_000) => {
  const share = moduleOf(content.type).grade(content, answer)
  return share && pointsOf(points, share)
}

/** Ids as an attempt would have them, in an order that says nothing of the key. */
const TOOLS: ShowTools = {
  shown: (own) => [...own].sort().map((id) => ({ id: `x${id}`, own: id })),
  render: (html) => html,
}

describe.each(QUESTION_TYPES)('a question of the type %s', (type) => {
  const list = contentsOf(type)

  test('is stored in a shape that fits, and nothing of its key is shown', () => {
    for (const { content, random } of list) {
      expect(QuestionContent.safeParse(content)).toMatchObject({ success: true })
      const shown = moduleOf(type).show(content, TOOLS)
      // Nothing that the shape does not name.
      expect(ShownBody.parse(shown)).toEqual(shown)
      const other = withAnotherKey(content, random)
      expect(QuestionContent.safeParse(other)).toMatchObject({ success: true })
      expect(JSON.stringify(moduleOf(type).show(other, TOOLS))).toBe(JSON.stringify(shown))
    }
  })

  test('gives everything for its key, nothing for no answer, and never less or more', () => {
    for (const { content, random } of list) {
      const { key, fits } = moduleOf(type)
      expect(fits(content, key(content))).toBe(true)
      expect(fits(content, [])).toBe(true)
      expect(pointsFor(content, [])).toBe(0)
      if (type !== 'essay') expect(pointsFor(content, key(content))).toBe(1_000)
      const answer = answerTo(content, random)
      expect(fits(content, answer)).toBe(true)
      const earned = pointsFor(content, answer) ?? 0
      expect(earned).toBeGreaterThanOrEqual(0)
      expect(earned).toBeLessThanOrEqual(1_000)
      expect(Number.isInteger(earned)).toBe(true)
    }
  })

  test('is marked the same in whatever order its parts stand and its answer comes', () => {
    // Of an ordering the order is the key; these two have no parts.
    if (type === 'numeric' || type === 'essay' || type === 'ordering') return
    for (const { content, random } of list) {
      const answer = answerTo(content, random)
      const mixed = shuffled(content, random.shuffle)
      const said = type === 'fillIn' ? answer : random.shuffle(answer)
      expect(pointsFor(mixed, said)).toBe(pointsFor(content, answer))
    }
  })
})

/** What has no order of its own in another one. Of a gap it is its place in the text. */
function shuffled(content: QuestionContent, shuffle: <T>(things: readonly T[]) => T[]): QuestionContent {
  if ('options' in content) return { ...content, options: shuffle(content.options) }
  if ('statements' in content) return { ...content, statements: shuffle(content.statements) }
  if ('gaps' in content) return { ...content, gaps: shuffle(content.gaps) }
  if ('left' in content) return { ...content, left: shuffle(content.left), right: shuffle(content.right) }
  return content
}

test('an answer of something else than the question offers, said twice or too long does not fit', () => {
  const random = randomOf(99)
  const long = 'a'.repeat(50_001)
  const refused = {
    single: [['zz9'], ['a', 'b']],
    multiple: [['zz9']],
    trueFalse: [['zz9:true'], ['true'], ['zz9:yes']],
    fillIn: [[long], Array.from({ length: 6 }, () => 'x')],
    numeric: [['1', '2'], ['1'.repeat(41)]],
    matching: [['zz9:zz9'], ['zz9']],
    ordering: [['zz9']],
    essay: [[long], ['a', 'b']],
  }
  for (const type of QUESTION_TYPES) {
    const content = contentOf(type, random)
    for (const answer of refused[type])
      expect({ type, answer, fits: moduleOf(type).fits(content, answer) }).toMatchObject({ fits: false })
    const key = moduleOf(type).key(content)
    if (moduleOf(type).ids(content).length > 0) expect(moduleOf(type).fits(content, [...key, ...key])).toBe(false)
  }
  const matching = contentOf('matching', random)
  const [first] = matching.left
  expect(moduleOf('matching').fits(matching, [`${first?.id}:${first?.id}`])).toBe(false)
  const trueFalse = contentOf('trueFalse', random)
  const [statement] = trueFalse.statements
  expect(moduleOf('trueFalse').fits(trueFalse, [`${statement?.id}:true`, `${statement?.id}:false`])).toBe(false)
  const ordering = contentOf('ordering', random)
  expect(
    moduleOf('ordering').fits(
      ordering,
      ordering.items.slice(1).map(({ id }) => id),
    ),
  ).toBe(false)
})

test('four statements earn 0, 0,1, 0,25, 0,5 and 1 point by how many are right', () => {
  const statements = [...'abcd'].map((id, place) => ({ id, html: id, isTrue: place % 2 === 0 }))
  const content: QuestionContent = { type: 'trueFalse', stem: 'Câu', explanation: '', statements, scoring: 'national' }
  const key = moduleOf('trueFalse').key(content)
  const opposite = key.map((entry) => (entry.endsWith('true') ? entry.replace('true', 'false') : entry.replace('false', 'true')))
  const earned = [0, 1, 2, 3, 4].map((right) => pointsFor(content, [...key.slice(0, right), ...opposite.slice(right)]))
  expect(earned).toEqual([0, 100, 250, 500, 1_000])
  // What is left open is not right either.
  expect([0, 1, 2, 3, 4].map((right) => pointsFor(content, key.slice(0, right)))).toEqual(earned)
})

test('ten thousand random papers are marked as a slow grader who shares nothing with us marks them', () => {
  const random = randomOf(2025)
  const bank = Array.from({ length: 1_600 }, (_, n) => contentOf(QUESTION_TYPES[n % QUESTION_TYPES.length] ?? 'single', random))
  const disagreed: unknown[] = []
  const seen = { everything: 0, something: 0, nothing: 0, waits: 0 }
  for (let paper = 0; paper < 10_000; paper++) {
    let [ours, theirs] = [0, 0]
    for (let n = random.between(3, 7); n > 0; n--) {
      const content = random.pick(bank)
      const points = random.pick([100, 250, 333, 500, 750, 1_000, 1_250, 7])
      const answer = answerTo(content, random)
      const [mark, slow] = [pointsFor(content, answer, points), slowPoints(content, answer, points)]
      if (mark !== slow) disagreed.push({ paper, content, answer, points, mark, slow })
      seen[mark === null ? 'waits' : mark === 0 ? 'nothing' : mark === points ? 'everything' : 'something']++
      ours += mark ?? 0
      theirs += slow ?? 0
    }
    if (ours !== theirs) disagreed.push({ paper, ours, theirs })
  }
  expect(disagreed.slice(0, 3)).toEqual([])
  // The answers were of every kind.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(1_000)
}, 60_000)
