import type { Answer } from '@tq/contract/http/endpoint.ts'
import type { searchBook } from '@tq/contract/reading/book.ts'
import { failureWords } from '../../../lib/failure-words.ts'

type Found = Pick<Answer<typeof searchBook>, 'data' | 'total'>
export type Hit = Found['data'][number]

/** As many as the server gives at once. */
export const AT_ONCE = 50

export interface SearchState {
  /** Asked for; empty: nothing is searched. */
  words: string
  /** Null until the server has answered. */
  total: number | null
  /** By their place among all, from 0: those that were fetched. */
  hits: ReadonlyMap<number, Hit>
  /** The one on the page. */
  present: number | null
  isBusy: boolean
  failure: string
}

export interface SearchMeans {
  ask(words: string, skip: number): Promise<Found>
  /** Turns to a hit. */
  go(hit: Hit, words: string): void
  /** Marks the words on the page; null takes the marks away. */
  mark(words: string | null): void
}

const NOTHING: SearchState = { words: '', total: null, hits: new Map(), present: null, isBusy: false, failure: '' }

/** A search in the open book, outside React: the panel may close while one walks from hit to hit. */
export function createBookSearch({ ask, go, mark }: SearchMeans) {
  let state = NOTHING
  let round = 0
  const listeners = new Set<() => void>()
  const set = (part: Partial<SearchState>) => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }

  /** Fetches the part in which that hit lies. False: it could not be had, or another search has begun. */
  async function load(index: number): Promise<boolean> {
    if (state.hits.has(index)) return true
    const [asked, { words }] = [round, state]
    const skip = Math.floor(index / AT_ONCE) * AT_ONCE
    set({ isBusy: true, failure: '' })
    try {
      const { data, total } = await ask(words, skip)
      if (asked !== round) return false
      const hits = new Map([...state.hits, ...data.map((hit, n) => [skip + n, hit] as const)])
      set({ hits, total, isBusy: false })
      return hits.has(index)
    } catch (error) {
      if (asked === round) set({ isBusy: false, failure: failureWords(error) })
      return false
    }
  }

  /** The first part, and the one around the page that is read. */
  async function run(typed: string, percent: number): Promise<void> {
    const words = typed.trim()
    if (words === state.words && !state.failure) return
    round += 1
    if (!words) return clear()
    set({ ...NOTHING, words })
    mark(words)
    await load(0)
    const { total } = state
    if (words === state.words && total && total > AT_ONCE) await load(Math.min(total - 1, Math.floor((total * percent) / 100)))
  }

  function clear(): void {
    round += 1
    mark(null)
    set(NOTHING)
  }

  async function goTo(index: number): Promise<void> {
    if (!(await load(index))) return
    const hit = state.hits.get(index)
    if (!hit) return
    set({ present: index })
    go(hit, state.words)
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    run,
    clear,
    goTo,
    /** The next hit or the one before, round the ends; at first the one after the page that is read. */
    async step(by: 1 | -1, percent: number): Promise<void> {
      const { total, present } = state
      if (!total) return
      if (present !== null) return goTo((present + by + total) % total)
      const [first = 0] = nearest(state.hits, percent, 1)
      return goTo(first)
    },
    loadMore(): Promise<boolean> {
      let missing = 0
      while (state.hits.has(missing)) missing += 1
      return load(missing)
    },
    /** The hit that an address names. */
    async goToNamed(chapter: string, occurrence: number): Promise<void> {
      for (let index = 0; index < (state.total ?? 0); index += 1) {
        if (!state.hits.has(index) && !(await load(index))) return
        const hit = state.hits.get(index)
        if (hit?.chapter === chapter && hit.occurrence === occurrence) return goTo(index)
      }
    },
  }
}

export type BookSearch = ReturnType<typeof createBookSearch>

/** Which of them lie nearest to the page, in the order of the book. */
export function nearest(hits: ReadonlyMap<number, Hit>, percent: number, count: number): number[] {
  return [...hits]
    .sort(([, a], [, b]) => Math.abs(a.percent - percent) - Math.abs(b.percent - percent))
    .slice(0, count)
    .map(([index]) => index)
    .sort((a, b) => a - b)
}
