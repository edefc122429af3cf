import { categoryUrl } from '../shell-data.ts'
import type { Suggestion } from './fetch-suggestions.ts'

/** SPEC §9 */
export const MOST_SUGGESTIONS = 10
export const ASK_AFTER_MS = 120

const GROUPS = [
  { type: 'product', title: 'Sách' },
  { type: 'author', title: 'Tác giả' },
  { type: 'category', title: 'Danh mục' },
] as const

export interface SuggestionGroup {
  title: string
  /** `place` counts through all groups, as the arrow keys do. */
  items: (Suggestion & { place: number; url: string })[]
}

/** At most ten, by kind; kinds without any are left out. */
export function groupSuggestions(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  const first = suggestions.slice(0, MOST_SUGGESTIONS)
  let place = 0
  return GROUPS.map(({ type, title }) => ({
    title,
    items: first.filter((one) => one.type === type).map((one) => ({ ...one, place: place++, url: suggestionUrl(one) })),
  })).filter(({ items }) => items.length > 0)
}

function suggestionUrl({ type, address }: Suggestion): string {
  if (type === 'product') return `/san-pham/${address}`
  return type === 'author' ? `/tac-gia/${address}` : categoryUrl({ address })
}

interface AskerOptions<T> {
  fetch(text: string, signal: AbortSignal): Promise<T>
  /** Null: nothing to say, because the text is empty or the answer failed. */
  onAnswer(answer: T | null): void
  afterMs?: number
}

/** Asks when the hand rests; a new question drops the one before, and an answer that comes late is not heard. */
export function createAsker<T>({ fetch, onAnswer, afterMs = ASK_AFTER_MS }: AskerOptions<T>) {
  let asking: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  function stop() {
    clearTimeout(timer)
    asking?.abort()
  }
  function ask(text: string) {
    stop()
    const wanted = text.trim()
    if (wanted === '') return onAnswer(null)
    asking = new AbortController()
    const { signal } = asking
    const hear = (answer: T | null) => {
      if (!signal.aborted) onAnswer(answer)
    }
    timer = setTimeout(() => {
      // Suggestions are an extra: when they fail, one types on and searches without them.
      fetch(wanted, signal).then(hear, () => hear(null))
    }, afterMs)
  }
  return { ask, stop }
}
