import { ApiError } from '@tq/contract/errors.ts'
import { savePosition } from '@tq/contract/learning/progress.ts'
import { call, callWhileLeaving } from '../../../lib/browser-call.ts'
import { readStored, removeStored, writeStored } from '../../../lib/state/local-storage.ts'

/** What the server has not confirmed yet: a closed lid or a lost network must not lose it. */
const PLACES_KEY = 'lesson-places'
/** After a lost call, unless the network comes back before. */
const RETRY_MS = 15_000
/** A long journey without a network: places of one stretch grow together, so this many are many jumps. */
const MOST_WAITING = 50

export interface Place {
  lessonId: number
  position: number
  /** When the learner was there: the later moment wins, whichever arrives first. */
  at: string
  played?: { from: number; to: number }
}

type Answer = Awaited<ReturnType<typeof call<typeof savePosition>>>['data']

interface Transport {
  send(place: Place): Promise<Answer>
  /** Still goes out when the page is gone; whoever asked may not hear the answer. */
  sendWhileLeaving(place: Place): Promise<Answer>
}

/** Tells the server where the learner is, one place after the other, until it has confirmed each. */
export function createPlaceKeeper({ send, sendWhileLeaving }: Transport) {
  let waiting: Place[] = []
  let sent: Place | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<(answer: Answer) => void>()

  function keep(place: Place, { isLeaving = false } = {}): void {
    const last = waiting.at(-1)
    const joined = last && last !== sent ? join(last, place) : null
    waiting = joined ? [...waiting.slice(0, -1), joined] : [...waiting, place].slice(-MOST_WAITING)
    if (isLeaving) leave()
    else void work()
  }

  async function work(): Promise<void> {
    clearTimeout(timer)
    const [next] = waiting
    if (sent || !next) return
    sent = next
    const isDealtWith = await attempt(next, send)
    sent = null
    if (isDealtWith) return work()
    writeStored(PLACES_KEY, waiting)
    timer = setTimeout(work, RETRY_MS)
  }

  /** All at once, for there is no time for turns. Kept as well: a place that arrives twice changes nothing. */
  function leave(): void {
    writeStored(PLACES_KEY, waiting)
    for (const place of waiting) if (place !== sent) void attempt(place, sendWhileLeaving)
  }

  /** True when it need not be sent again: it arrived, or never will be taken. */
  async function attempt(place: Place, by: Transport['send']): Promise<boolean> {
    try {
      const answer = await by(place)
      drop(place)
      for (const listener of listeners) listener(answer)
      return true
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429
      if (isRefused) drop(place)
      return isRefused
    }
  }

  function drop(place: Place): void {
    waiting = waiting.filter((each) => each !== place)
    if (waiting.length === 0) removeStored(PLACES_KEY)
  }

  /** Listens for the network until the returned function is called; sends what an earlier visit could not. */
  function start(onSaved: (answer: Answer) => void): () => void {
    const listening = new AbortController()
    listeners.add(onSaved)
    if (waiting.length === 0) waiting = readStored(PLACES_KEY, readPlaces) ?? []
    window.addEventListener('online', () => void work(), { signal: listening.signal })
    void work()
    return () => {
      listening.abort()
      listeners.delete(onSaved)
    }
  }
  return { keep, start }
}

/** One stretch that goes on, or a new place only; null where something lies between. */
function join(last: Place, next: Place): Place | null {
  if (last.lessonId !== next.lessonId) return null
  if (!next.played || !last.played) return { ...next, played: next.played ?? last.played }
  const isOneStretch = next.played.from >= last.played.from && next.played.from <= last.played.to
  if (!isOneStretch) return null
  return { ...next, played: { from: last.played.from, to: Math.max(last.played.to, next.played.to) } }
}

/** Whatever is in the storage: what is not understood is left out, the server looks at the rest. */
function readPlaces(value: unknown): Place[] {
  if (!Array.isArray(value)) return []
  const isPlace = (each: Partial<Place> | null) => typeof each?.lessonId === 'number' && typeof each.at === 'string'
  return value.filter(isPlace).slice(-MOST_WAITING)
}

/** One for the whole site: what was not confirmed in one lesson is sent from the next. */
export const places = createPlaceKeeper({
  send: async (place) => (await call(savePosition, { body: place })).data,
  sendWhileLeaving: async (place) => (await callWhileLeaving(savePosition, { body: place })).data,
})
