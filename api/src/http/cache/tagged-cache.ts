import type { Tag } from '@tq/db/tags.ts'
import { LRUCache } from 'lru-cache'

/** Values made from what one tag names, kept in this process until the tag is invalidated. */
export class TaggedCache<Value extends object> {
  readonly #tag: Tag
  readonly #values: LRUCache<string, Value>
  #generation = 0

  constructor(tag: Tag, max: number) {
    this.#tag = tag
    this.#values = new LRUCache({ max })
  }

  invalidate(tags: Tag[] | 'all'): void {
    if (tags !== 'all' && !tags.includes(this.#tag)) return
    this.#generation++
    this.#values.clear()
  }

  /** For one request: what it makes from data read before an invalidation is not kept after it. */
  open(): { get(key: string): Value | undefined; set(key: string, value: Value): void } {
    const generation = this.#generation
    return {
      get: (key) => this.#values.get(key),
      set: (key, value) => {
        if (generation === this.#generation) this.#values.set(key, value)
      },
    }
  }
}
