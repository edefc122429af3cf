import { describe, expect, test } from 'vitest'
import { SAMPLES } from '../testing/questions.ts'
import { type Candidate, drawPaper, nameOptions, type PaperItem } from './draw.ts'
import { fromSeed } from './random.ts'

const part = (part_id: number) => ({ part_id, part_title: `Phần ${part_id}`, part_instructions: '' })
const fixed = (part_id: number, question_id: number): PaperItem => ({
  ...part(part_id),
  ...{ question_id, topic_id: null, level: null, draw_count: 1, points: 250 },
})
const drawn = (draw_count: number, level: PaperItem['level'] = null): PaperItem => ({
  ...part(2),
  ...{ question_id: null, topic_id: 7, level, draw_count, points: 250 },
})
const bank: Candidate[] = Array.from({ length: 30 }, (_, i) => ({ id: 100 + i, topic_id: 7, level: i < 3 ? 'apply' : 'recall' }))
const numbers = Array.from({ length: 12 }, (_, i) => i + 1)
const paper = (items: PaperItem[], { seed = 1, shuffles = false } = {}) =>
  drawPaper(items, bank, { random: fromSeed(seed), shuffles })?.map(({ questionId }) => questionId)

describe('a paper', () => {
  test('is the same for the same seed, and another for another', () => {
    expect(paper([drawn(10)])).toEqual(paper([drawn(10)]))
    expect(paper([drawn(10)])).not.toEqual(paper([drawn(10)], { seed: 2 }))
  })

  test('changes the places of questions within parts, and only if asked', () => {
    const items = [...numbers.map((id) => fixed(1, id)), ...numbers.map((id) => fixed(2, 50 + id))]
    const asked = items.map(({ question_id }) => question_id)
    expect(paper(items)).toEqual(asked)
    const mixed = paper(items, { shuffles: true }) ?? []
    expect(mixed).not.toEqual(asked)
    expect(mixed.slice(0, 12).toSorted((a, b) => a - b)).toEqual(numbers)
  })

  test('gives those of one level their questions before a whole topic takes them, and names none twice', () => {
    for (let seed = 0; seed < 50; seed++) {
      const ids = paper([fixed(1, 103), drawn(26), drawn(3, 'apply')], { seed }) ?? []
      expect(new Set(ids).size).toBe(30)
      expect(ids.slice(-3).toSorted((a, b) => a - b)).toEqual([100, 101, 102])
    }
    expect(paper([fixed(1, 103), drawn(30)])).toBeUndefined()
    expect(paper([fixed(1, 5), fixed(2, 5)])).toEqual([5])
    expect(paper([])).toBeUndefined()
  })
})

describe('options', () => {
  const orderOf = (content: Parameters<typeof nameOptions>[0], shuffles: boolean, seed: number) =>
    nameOptions(content, { random: fromSeed(seed), shuffles }).map(([, own]) => own)
  const orders = (content: Parameters<typeof nameOptions>[0], shuffles: boolean) =>
    new Set(Array.from({ length: 40 }, (_, seed) => orderOf(content, shuffles, seed).join()))

  test('stay where they are unless asked, except what gives the answer away', () => {
    expect([...orders(SAMPLES.single, false)]).toEqual(['a,b,c,d'])
    expect(orders(SAMPLES.single, true).size).toBeGreaterThan(10)
    expect([...orders(SAMPLES.matching, false)].every((order) => order.startsWith('l1,l2,'))).toBe(true)
    expect(orders(SAMPLES.matching, false).size).toBeGreaterThan(3)
    for (const shuffles of [true, false]) {
      expect(orders(SAMPLES.ordering, shuffles).size).toBeGreaterThan(10)
      expect([...orders(SAMPLES.ordering, shuffles)]).not.toContain('1,2,3,4')
    }
  })
})
