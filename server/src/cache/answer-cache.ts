import { createHash } from 'node:crypto'
import type { Tag } from '@tq/db/tags.ts'
import { LRUCache } from 'lru-cache'
import { type Entry, type Made, makeEntry } from './entry.ts'

/** An answer whose tags are never invalidated is still made again after an hour. */
const LONGEST_LIFE_MS = 60 * 60 * 1000
/** Longer keys are held as their hash, so that what a visitor types does not fill the memory. */
const LONGEST_KEY = 200

/** What `fill` gives back: an entry that is (now) held, or an answer that must not be. */
export type Filled = { entry: Entry; made: null; read?: Made['read'] } | { entry: null; made: Made }

interface FillOptions {
  /** This process reads the text itself. */
  keepText: boolean
  /** False: made once for everybody who asks at the same time, then let go. */
  isHeld?: boolean
  /** Aborted when this caller has closed the connection. */
  gone?: AbortSignal
}

/** `abandoned` is aborted when every client that waits for the answer has closed the connection. */
type Make = (abandoned: AbortSignal) => Promise<Made>

/** An answer being made. */
interface Flight {
  /** By the cache's own clock, which moves with every drop. */
  startedAt: number
  /** Callers who still wait for it. */
  waiting: number
  abandoned: AbortController
  landed: Promise<Landing>
}

interface Landing {
  filled: Filled
  /** What it was made from was dropped meanwhile. */
  isOutdated: boolean
}

/**
 * Whole answers in memory, found by key, dropped by tag. One making per key at a time.
 * An answer whose tag is dropped while it is being made is not held: it may have been made from old data.
 */
export class AnswerCache {
  readonly #entries: LRUCache<string, Entry>
  /** Of most tags there is one: a set for each would be most of what holding an answer costs. */
  readonly #keysByTag = new Map<Tag, string | Set<string>>()
  /** Flights that a new request may join, by key. */
  readonly #flights = new Map<string, Flight>()
  /** All flights, also those that new requests may not join any more, the oldest first. */
  readonly #underWay = new Set<Flight>()
  /** When each tag was last dropped, the oldest first; kept only while a flight is under way that began before. */
  readonly #droppedAt = new Map<Tag, number>()
  #clearedAt = 0
  #clock = 0

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (entry, key) => entry.bytes + key.length,
      ttl: LONGEST_LIFE_MS,
      dispose: (entry, key) => this.#dropEntry(key, entry),
    })
  }

  get size(): number {
    return this.#entries.size
  }

  get bytes(): number {
    return this.#entries.calculatedSize
  }

  /** Tags that are remembered for answers being made. */
  get droppedTags(): number {
    return this.#droppedAt.size
  }

  get(key: string): Entry | undefined {
    const id = idOf(key)
    const entry = this.#entries.get(id)
    if (!entry?.until || entry.until > Date.now()) return entry
    this.#entries.delete(id)
    return undefined
  }

  /** Whether it is being made already: a request that joins costs nothing. */
  isMaking(key: string): boolean {
    return this.#flights.has(idOf(key))
  }

  /** The held answer, or the one being made for somebody else, or a new one. */
  async fill(key: string, make: Make, options: FillOptions): Promise<Filled> {
    const askedAt = this.#clock
    for (;;) {
      const held = this.get(key)
      if (held) return { entry: held, made: null }
      const flight = this.#flights.get(idOf(key)) ?? this.#start(idOf(key), make, options)
      const { filled, isOutdated } = await this.#landingOf(flight, idOf(key), options.gone)
      // A request that came after a change must not get an answer begun before it; one begun after the request is new enough.
      if (!isOutdated || flight.startedAt >= askedAt) return filled
    }
  }

  async #landingOf(flight: Flight, id: string, gone: AbortSignal | undefined): Promise<Landing> {
    const onGone = () => {
      if (--flight.waiting > 0) return
      // The flight is about to be aborted, so later requests must not join it.
      if (this.#flights.get(id) === flight) this.#flights.delete(id)
      flight.abandoned.abort(gone?.reason)
    }
    flight.waiting++
    if (gone?.aborted) onGone()
    gone?.addEventListener('abort', onGone)
    try {
      return await flight.landed
    } finally {
      gone?.removeEventListener('abort', onGone)
    }
  }

  #start(id: string, make: Make, options: FillOptions): Flight {
    const abandoned = new AbortController()
    const flight: Flight = {
      startedAt: this.#clock,
      waiting: 0,
      abandoned,
      // Starts a tick later, when it is registered in #underWay: drops before that would not be remembered for it.
      landed: Promise.resolve()
        .then(() => make(abandoned.signal))
        .then((made) => this.#land(id, flight, made, options))
        .finally(() => {
          if (this.#flights.get(id) === flight) this.#flights.delete(id)
          this.#underWay.delete(flight)
          this.#forgetDrops()
        }),
    }
    this.#flights.set(id, flight)
    this.#underWay.add(flight)
    return flight
  }

  async #land(id: string, { startedAt }: Flight, made: Made, { keepText, isHeld = true }: FillOptions): Promise<Landing> {
    // The tags of a failure are unknown, so any drop since counts against it.
    if (made.status !== 200 || !made.tags.length) return { filled: { entry: null, made }, isOutdated: this.#clock > startedAt }
    const entry = makeEntry(made, { keepText })
    const isOutdated = this.#wasDroppedSince(startedAt, entry.tags)
    if (isHeld && !isOutdated) this.#hold(id, entry)
    return { filled: { entry, made: null, read: made.read }, isOutdated }
  }

  drop(tags: Tag[]): void {
    this.#clock++
    for (const tag of tags) {
      for (const key of this.#keysOf(tag)) this.#entries.delete(key)
      if (!this.#underWay.size) continue
      // Taken out first, so that the map stays in the order of time.
      this.#droppedAt.delete(tag)
      this.#droppedAt.set(tag, this.#clock)
    }
  }

  clear(): void {
    this.#entries.clear()
    this.#clearedAt = ++this.#clock
    this.#flights.clear()
  }

  #wasDroppedSince(moment: number, tags: Tag[]): boolean {
    return this.#clearedAt > moment || tags.some((tag) => (this.#droppedAt.get(tag) ?? 0) > moment)
  }

  /** Forgets drops that are older than every flight under way. */
  #forgetDrops(): void {
    const [oldest] = this.#underWay
    for (const [tag, at] of this.#droppedAt) {
      if (oldest && at > oldest.startedAt) return
      this.#droppedAt.delete(tag)
    }
  }

  #hold(id: string, entry: Entry): void {
    const key = ownCopy(id)
    this.#entries.set(key, entry)
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag)
      if (keys === undefined) this.#keysByTag.set(tag, key)
      else if (typeof keys !== 'string') keys.add(key)
      else if (keys !== key) this.#keysByTag.set(tag, new Set([keys, key]))
    }
  }

  #keysOf(tag: Tag): Iterable<string> {
    const keys = this.#keysByTag.get(tag)
    return typeof keys === 'string' ? [keys] : (keys ?? [])
  }

  #dropEntry(key: string, entry: Entry): void {
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag)
      if (typeof keys === 'object') {
        keys.delete(key)
        if (keys.size > 0) continue
      } else if (keys !== key) continue
      this.#keysByTag.delete(tag)
    }
  }
}

const idOf = (key: string) => (key.length > LONGEST_KEY ? `sha256:${createHash('sha256').update(key).digest('base64url')}` : key)

/** A part of a string keeps the whole of it: the key of a short path would hold an address of kilobytes. */
const ownCopy = (text: string) => Buffer.from(text).toString()
