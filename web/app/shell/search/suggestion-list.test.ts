import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Suggestion } from './fetch-suggestions.ts'
import { createAsker, groupSuggestions } from './suggestion-list.ts'

const suggestion = (type: Suggestion['type'], id: number): Suggestion => ({
  type,
  id,
  text: `${type} ${id}`,
  note: '',
  address: `${type}.${id}`,
})

describe('groupSuggestions', () => {
  test('by kind, numbered through, each with its address', () => {
    const groups = groupSuggestions([suggestion('category', 3), suggestion('product', 1), suggestion('author', 2)])
    expect(groups.map(({ title, items }) => [title, ...items.map(({ place, url }) => `${place} ${url}`)])).toEqual([
      ['Sách', '0 /san-pham/product.1'],
      ['Tác giả', '1 /tac-gia/author.2'],
      ['Danh mục', '2 /san-pham/danh-muc/category.3'],
    ])
  })

  test('SPEC §9: at most ten', () => {
    const many = Array.from({ length: 14 }, (_, id) => suggestion('product', id))
    expect(groupSuggestions(many).flatMap(({ items }) => items)).toHaveLength(10)
  })

  test('nothing found, no groups', () => expect(groupSuggestions([])).toEqual([]))
})

describe('createAsker', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function asker() {
    const answers: (string | null)[] = []
    const asked: { text: string; signal: AbortSignal; answer(text: string): void; fail(): void }[] = []
    const fetch = (text: string, signal: AbortSignal) =>
      new Promise<string>((answer, reject) => asked.push({ text, signal, answer, fail: () => reject(new Error('away')) }))
    return { answers, asked, ...createAsker<string>({ fetch, onAnswer: (answer) => answers.push(answer) }) }
  }

  test('waits until the hand rests, then asks once, without the spaces around', async () => {
    const { ask, asked } = asker()
    for (const text of ['t', 'to', ' toan ']) {
      ask(text)
      await vi.advanceTimersByTimeAsync(100)
    }
    await vi.advanceTimersByTimeAsync(100)
    expect(asked.map(({ text }) => text)).toEqual(['toan'])
  })

  test('a new question aborts the one before, and its late answer is not heard', async () => {
    const { ask, asked, answers } = asker()
    ask('to')
    await vi.advanceTimersByTimeAsync(120)
    ask('toan')
    expect(asked[0]?.signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(120)
    asked[1]?.answer('new')
    asked[0]?.answer('late')
    await vi.advanceTimersByTimeAsync(0)
    expect(answers).toEqual(['new'])
  })

  test('empty text asks nothing and clears at once', async () => {
    const { ask, asked, answers } = asker()
    ask('t')
    ask('  ')
    await vi.advanceTimersByTimeAsync(500)
    expect(asked).toEqual([])
    expect(answers).toEqual([null])
  })

  test('a failed answer is no answer', async () => {
    const { ask, asked, answers } = asker()
    ask('toan')
    await vi.advanceTimersByTimeAsync(120)
    asked[0]?.fail()
    await vi.advanceTimersByTimeAsync(0)
    expect(answers).toEqual([null])
  })

  test('stopped is silent', async () => {
    const { ask, stop, asked, answers } = asker()
    ask('toan')
    await vi.advanceTimersByTimeAsync(120)
    stop()
    asked[0]?.answer('late')
    await vi.advanceTimersByTimeAsync(0)
    expect(answers).toEqual([])
  })
})
