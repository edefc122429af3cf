import { setTimeout as wait } from 'node:timers/promises'
import type { ProductCard } from '@tq/contract/catalog.ts'
import type { Db } from '@tq/db/database.ts'
import type { Tag } from '@tq/db/tags.ts'
import { LRUCache } from 'lru-cache'
import type { CacheInfo } from '../http/cache/cache-info.ts'
import { keepWritten } from '../http/written.ts'
import { datedCardsByIds } from './cards.ts'
import { type CachedCard, WrittenCards } from './written-cards.ts'

/**
 * Some 30 MB. Whoever asks for a list waits for the one card that is not held as long as for all of them, and a catalogue of 10,000 titles
 * has 13,000 cards with its e-books: when 10,000 were held, every third list waited.
 */
const MOST_CARDS = 20_000
/** What is pushed out of there stays as it is written: some 1 kB instead of 2, and a quarter of the objects that the engine has to look at. */
const MOST_WRITTEN = 150_000
/** Sales figures change without a word; they need not be newer than that. */
const LONGEST_MS = 10 * 60 * 1000

/** Read ahead so many at a time, and for at most such a share of the time: whoever asks meanwhile hardly notices. */
const AT_ONCE = 40
const SHARE_OF_TIME = 0.5

/** Cards in this process, each until its book is invalidated: most of what one search shows was shown by another. */
export class CardMemory {
  readonly #most: number
  readonly #cards: LRUCache<number, CachedCard>
  readonly #written = new WrittenCards(MOST_WRITTEN, LONGEST_MS)
  #generation = 0
  #readAheadAt = Number.NEGATIVE_INFINITY

  /** `most` are held ready. */
  constructor(most = MOST_CARDS) {
    this.#most = most
    this.#cards = new LRUCache({
      max: most,
      ttl: LONGEST_MS,
      dispose: (held, id, why) => why === 'evict' && this.#written.keep(id, held),
    })
  }

  invalidate(tags: Tag[] | 'all'): void {
    this.#generation++
    if (tags === 'all') {
      this.#cards.clear()
      this.#written.clear()
      return
    }
    for (const tag of tags) {
      if (!tag.startsWith('book:')) continue
      const id = Number(tag.slice('book:'.length))
      this.#cards.delete(id)
      this.#written.delete(id)
    }
  }

  /** Cards in the order of the given ids; ids that are gone or unpublished are left out. */
  async read(db: Db, ids: number[], cacheInfo: CacheInfo): Promise<ProductCard[]> {
    const generation = this.#generation
    const now = Date.now()
    const found = ids.map((id) => this.#held(id, now))
    const missing = ids.filter((_id, at) => !found[at])
    if (missing.length) {
      const read = new Map((await this.#readNow(db, missing, generation)).map((held) => [held.card.id, held]))
      for (const [at, id] of ids.entries()) found[at] ??= read.get(id)
    }
    const cards: ProductCard[] = []
    for (const held of found) {
      if (!held) continue
      cacheInfo.dependsOn(held.tag)
      cacheInfo.changesAt(held.until)
      cards.push(held.card)
    }
    return cards
  }

  #held(id: number, now: number): CachedCard | undefined {
    const held = this.#cards.get(id) ?? this.#taken(id, now)
    return held && (!held.until || held.until.getTime() > now) ? held : undefined
  }

  /** Back from where it was only written. */
  #taken(id: number, now: number): CachedCard | undefined {
    const held = this.#written.take(id, now)
    if (held) this.#cards.set(id, held, { ttl: held.readAt + LONGEST_MS - now })
    return held
  }

  /**
   * Reads what lists will show before they do: every list of another part of the catalogue would wait for a statement of its own. Once in
   * the time that cards are held; `ids` are asked for only then, the most wanted first.
   */
  readAhead(db: Db, ids: () => number[]): void {
    const now = performance.now()
    if (now - this.#readAheadAt < LONGEST_MS) return
    this.#readAheadAt = now
    this.#readAll(db, ids().slice(0, this.#most + MOST_WRITTEN)).catch(() => {
      // The database is away: whoever asks hears so.
      this.#readAheadAt = Number.NEGATIVE_INFINITY
    })
  }

  /** The most wanted are read first and stay as cards; the rest is written at once. */
  async #readAll(db: Db, ids: number[]): Promise<void> {
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const startedAt = performance.now()
      const missing = ids.slice(from, from + AT_ONCE).filter((id) => !this.#cards.has(id) && !this.#written.has(id, Date.now()))
      if (missing.length === 0) continue
      await this.#readNow(db, missing, this.#generation, from >= this.#most)
      await wait((performance.now() - startedAt) * (1 / SHARE_OF_TIME - 1), undefined, { ref: false })
    }
  }

  async #readNow(db: Db, ids: number[], generation: number, isWrittenOnly = false): Promise<CachedCard[]> {
    const readAt = Date.now()
    const read = (await datedCardsByIds(db, ids)).map(
      ({ card, until }): CachedCard => ({ card: keepWritten(card), tag: `book:${card.id}`, until, readAt }),
    )
    // What was read before an invalidation is not kept after it.
    if (generation !== this.#generation) return read
    for (const held of read)
      if (isWrittenOnly) this.#written.keep(held.card.id, held)
      else this.#cards.set(held.card.id, held)
    return read
  }
}
