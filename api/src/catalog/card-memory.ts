import type { ProductCard } from '@tq/contract/catalog.ts'
import type { Db } from '@tq/db/database.ts'
import type { Tag } from '@tq/db/tags.ts'
import { LRUCache } from 'lru-cache'
import { CacheInfo } from '../http/cache/cache-info.ts'
import { keepWritten } from '../http/written.ts'
import { cardsByIds } from './cards.ts'

/** Some 15 MB. Whoever asks for a list waits for the one card that is not held as long as for all of them. */
const MOST_CARDS = 10_000
/** Sales figures change without a word; they need not be newer than that. */
const LONGEST_MS = 10 * 60 * 1000

interface CachedCard {
  card: ProductCard
  /** When its price changes by itself. */
  until: Date | null
}

/** Cards in this process, each until its book is invalidated: most of what one search shows was shown by another. */
export class CardMemory {
  readonly #cards = new LRUCache<number, CachedCard>({ max: MOST_CARDS, ttl: LONGEST_MS })
  #generation = 0

  invalidate(tags: Tag[] | 'all'): void {
    this.#generation++
    if (tags === 'all') this.#cards.clear()
    else for (const tag of tags) if (tag.startsWith('book:')) this.#cards.delete(Number(tag.slice('book:'.length)))
  }

  /** As `cardsByIds`. */
  async read(db: Db, ids: number[], cacheInfo: CacheInfo): Promise<ProductCard[]> {
    const generation = this.#generation
    const now = Date.now()
    const found = new Map<number, CachedCard>()
    for (const id of ids) {
      const held = this.#cards.get(id)
      if (held && (!held.until || held.until.getTime() > now)) found.set(id, held)
    }
    const missing = ids.filter((id) => !found.has(id))
    const info = new CacheInfo()
    for (const card of await cardsByIds(db, missing, info)) {
      // The moment of whichever changes first is early enough for all of them.
      const held = { card: keepWritten(card), until: info.until }
      found.set(card.id, held)
      // What was read before an invalidation is not kept after it.
      if (generation === this.#generation) this.#cards.set(card.id, held)
    }
    return ids.flatMap((id) => {
      const held = found.get(id)
      if (!held) return []
      cacheInfo.dependsOn(`book:${id}`)
      cacheInfo.changesAt(held.until)
      return [held.card]
    })
  }
}
