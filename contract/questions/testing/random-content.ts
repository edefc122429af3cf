import type { QuestionType } from '../../src/enums.ts'
import type { ContentOf, QuestionContent } from '../content.ts'
import type { Random } from './random.ts'

/** What a gap may ask for: words with every kind of accent, and numbers. */
export const WORDS = [
  'Hà Nội',
  'đường thẳng',
  'nguyên hàm',
  'Ở lại',
  'x',
  'lúa',
  'lửa',
  'lụa',
  'hai chấm',
  '12',
  '2,5',
  '-3',
  '0,25',
]
const UNITS = ['m', 'cm', 'm/s', '%', 'triệu đồng']

const idsFor = (random: Random, count: number) =>
  random
    .shuffle([...'abcdefghijklmnopqrstuvwxyz0123456789'])
    .slice(0, count)
    .map((letter) => letter + random.below(1_000))
const named = (ids: string[]) => ids.map((id) => ({ id, html: `<p>Lựa chọn ${id}</p>` }))
const common = { stem: '<p>Câu hỏi</p>', explanation: '<p>Lời giải</p>' }

const MAKERS: { [T in QuestionType]: (random: Random) => ContentOf<T> } = {
  single(random) {
    const ids = idsFor(random, random.between(2, 6))
    return { type: 'single', ...common, options: named(ids), key: random.pick(ids) }
  },
  multiple(random) {
    const ids = idsFor(random, random.between(2, 8))
    const keys = random.some(ids, random.between(1, ids.length))
    return { type: 'multiple', ...common, options: named(ids), keys, scoring: random.pick(['partial', 'all']) }
  },
  trueFalse(random) {
    const scoring = random.pick(['national', 'partial', 'all'] as const)
    const ids = idsFor(random, scoring === 'national' ? 4 : random.between(1, 8))
    return {
      type: 'trueFalse',
      ...common,
      statements: named(ids).map((one) => ({ ...one, isTrue: random.chance(0.5) })),
      scoring,
    }
  },
  fillIn(random) {
    const ids = idsFor(random, random.between(1, 5))
    const gaps = ids.map((id) => ({
      id,
      accepted: random.some(WORDS, random.between(1, 3)),
      ...(random.chance(0.3) && { matchesCase: true }),
      ...(random.chance(0.3) && { ignoresAccents: true }),
    }))
    // They stand in the text in another order than in the list.
    const text = random
      .shuffle(ids)
      .map((id) => `Chỗ [[${id}]]`)
      .join(random.pick([' và ', '\n']))
    return { type: 'fillIn', ...common, text, gaps, scoring: random.pick(['partial', 'all']) }
  },
  numeric(random) {
    const accepted = Array.from({ length: random.between(1, 3) }, () => ({
      value: random.between(-50_000, 50_000) / random.pick([1, 10, 100, 1_000]),
      tolerance: random.pick([0, 0, 0.1, 0.05, 1]),
    }))
    return { type: 'numeric', ...common, accepted, unit: random.pick([null, ...UNITS]) }
  },
  matching(random) {
    const left = idsFor(random, random.between(2, 6))
    const right = left.map((id) => `${id}r`).concat(random.chance(0.4) ? ['zzr'] : [])
    const pairs = named(left).map((one) => ({ ...one, match: random.pick(right) }))
    return { type: 'matching', ...common, left: pairs, right: named(right), scoring: random.pick(['partial', 'all']) }
  },
  ordering(random) {
    const items = named(idsFor(random, random.between(3, 7)))
    return { type: 'ordering', ...common, items, scoring: random.pick(['partial', 'all']) }
  },
  essay: (random) => ({ type: 'essay', ...common, rubric: '<p>Cách chấm</p>', mostWords: random.pick([null, 100]) }),
}

export const contentOf = <T extends QuestionType>(type: T, random: Random): ContentOf<T> => MAKERS[type](random)

/** The same question with another key: whatever a learner sees of it has to stay the same. */
export function withAnotherKey(content: QuestionContent, random: Random): QuestionContent {
  const explanation = '<p>Một lời giải khác</p>'
  switch (content.type) {
    case 'single':
      return { ...content, explanation, key: random.pick(content.options.filter(({ id }) => id !== content.key)).id }
    case 'multiple': {
      const others = content.options.map(({ id }) => id).filter((id) => !content.keys.includes(id))
      return { ...content, explanation, keys: others.length > 0 ? others : content.keys.slice(0, 1), scoring: 'all' }
    }
    case 'trueFalse':
      return { ...content, explanation, statements: content.statements.map((one) => ({ ...one, isTrue: !one.isTrue })) }
    case 'fillIn':
      return {
        ...content,
        explanation,
        gaps: content.gaps.map(({ id }) => ({ id, accepted: ['một đáp án khác'] })),
        scoring: 'all',
      }
    case 'numeric':
      return { ...content, explanation, accepted: [{ value: 987_654, tolerance: 3 }] }
    case 'matching': {
      const left = content.left.map((one) => ({
        ...one,
        match: random.pick(content.right.filter(({ id }) => id !== one.match)).id,
      }))
      return { ...content, explanation, left, scoring: 'all' }
    }
    case 'ordering':
      return { ...content, explanation, items: content.items.toReversed(), scoring: 'all' }
    case 'essay':
      return { ...content, explanation, rubric: '<p>Cách chấm khác</p>' }
  }
}
