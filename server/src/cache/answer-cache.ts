import type { Tag } from '@tq/db/tags.ts'
import { LRUCache } from 'lru-cache'
import { type Entry, type Made, makeEntry } from './entry.ts'

/** Even an answer nobody changes is made anew once an hour. */
const LONGEST_LIFE_MS = 60 * 60 * 1000

/** What `fill` gives back: an entry that is (now) held, or an answer that must not be. */
export type Filled = { entry: Entry; made: null } | { entry: null; made: Made }

/**
 * Whole answers in memory, found by key, dropped by tag. One making per key at a time.
 * A tag bumped while an answer is being made keeps that answer out: it may have been made from what was there before.
 */
export class AnswerCache {
  readonly #entries: LRUCache<string, Entry>
  readonly #keysByTag = new Map<Tag, Set<string>>()
  readonly #flights = new Map<string, Promise<Filled>>()
  /** Bumps since the oldest making under way began; emptied when nothing is under way. */
  readonly #bumps: { at: number; tags: Set<Tag> | 'all' }[] = []
  #clock = 0
  #underWay = 0

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (entry) => entry.bytes,
      ttl: LONGEST_LIFE_MS,
      dispose: (entry, key) => this.#forget(key, entry),
    })
  }

  get size(): number {
    return this.#entries.size
  }

  get bytes(): number {
    return this.#entries.calculatedSize
  }

  get(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    if (!entry?.until || entry.until > Date.now()) return entry
    this.#entries.delete(key)
    return undefined
  }

  /** The held answer, or the one being made for somebody else, or a new one. */
  async fill(key: string, make: () => Promise<Made>, options: { keepText: boolean }): Promise<Filled> {
    const held = this.get(key)
    if (held) return { entry: held, made: null }
    const flight = this.#flights.get(key)
    if (flight) return flight
    const fresh = this.#make(key, make, options)
    this.#flights.set(key, fresh)
    return fresh.finally(() => {
      if (this.#flights.get(key) === fresh) this.#flights.delete(key)
    })
  }

  async #make(key: string, make: () => Promise<Made>, options: { keepText: boolean }): Promise<Filled> {
    const startedAt = this.#clock
    this.#underWay++
    try {
      const made = await make()
      if (made.status !== 200 || !made.tags.length) return { entry: null, made }
      const entry = await makeEntry(made, options)
      if (!this.#wasBumpedSince(startedAt, entry.tags)) this.#hold(key, entry)
      return { entry, made: null }
    } finally {
      if (--this.#underWay === 0) this.#bumps.length = 0
    }
  }

  drop(tags: Tag[]): void {
    for (const tag of tags) {
      for (const key of this.#keysByTag.get(tag) ?? []) this.#entries.delete(key)
    }
    this.#noteBump(new Set(tags))
  }

  clear(): void {
    this.#entries.clear()
    this.#noteBump('all')
  }

  #noteBump(tags: Set<Tag> | 'all'): void {
    // Whoever asks from now on must not join a making that began before.
    this.#flights.clear()
    if (this.#underWay) this.#bumps.push({ at: ++this.#clock, tags })
  }

  #wasBumpedSince(moment: number, tags: Tag[]): boolean {
    return this.#bumps.some(
      (bump) => bump.at > moment && (bump.tags === 'all' || tags.some((tag) => (bump.tags as Set<Tag>).has(tag))),
    )
  }

  #hold(key: string, entry: Entry): void {
    this.#entries.set(key, entry)
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag)
      if (keys) keys.add(key)
      else this.#keysByTag.set(tag, new Set([key]))
    }
  }

  #forget(key: string, entry: Entry): void {
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (!keys?.size) this.#keysByTag.delete(tag)
    }
  }
}
