import type { ProductCard } from '@tq/contract/catalog.ts'
import type { Tag } from '@tq/db/tags.ts'
import { readWritten, writtenOf } from '../http/written.ts'

export interface CachedCard {
  card: ProductCard
  tag: Tag
  /** When its price changes by itself. */
  until: Date | null
  readAt: number
}

interface Written {
  bytes: Buffer
  until: Date | null
  readAt: number
}

/** Cards as they are written, for catalogues of which not all can be held ready: read again in a fiftieth of the time that asking for one takes. */
export class WrittenCards {
  readonly #most: number
  readonly #longestMs: number
  /** Those that came first are let go first. */
  readonly #cards = new Map<number, Written>()

  constructor(most: number, longestMs: number) {
    this.#most = most
    this.#longestMs = longestMs
  }

  keep(id: number, { card, until, readAt }: CachedCard): void {
    const bytes = writtenOf(card)
    if (!bytes) return
    if (this.#cards.size >= this.#most) this.#cards.delete(this.#cards.keys().next().value as number)
    this.#cards.set(id, { bytes, until, readAt })
  }

  has(id: number, now: number): boolean {
    const held = this.#cards.get(id)
    return held !== undefined && now - held.readAt < this.#longestMs
  }

  /** It is no longer here then. */
  take(id: number, now: number): CachedCard | undefined {
    const held = this.#cards.get(id)
    if (!held) return undefined
    this.#cards.delete(id)
    if (now - held.readAt >= this.#longestMs) return undefined
    return { card: readWritten<ProductCard>(held.bytes), tag: `book:${id}`, until: held.until, readAt: held.readAt }
  }

  delete(id: number): void {
    this.#cards.delete(id)
  }

  clear(): void {
    this.#cards.clear()
  }
}
