import type { Db } from '@tq/db/database.ts'
import type { Tag } from '@tq/db/tags.ts'
import { LRUCache } from 'lru-cache'
import { lruOfEntries } from '../http/cache/lru-of-entries.ts'
import type { RedirectRules } from './check-redirect.ts'
import { resolveShortLink, type ShortLink } from './short-link.ts'
import type { Target } from './targets.ts'

export type ResolvedLink = ShortLink & Target

const HELD = 10_000

/** Recently scanned codes and their targets, until a tag invalidates them. Codes that lead nowhere are not held. */
export class HeldLinks {
  readonly #links = new LRUCache<string, ResolvedLink>(lruOfEntries(HELD))
  #generation = 0

  get(code: string): ResolvedLink | undefined {
    return this.#links.get(code)
  }

  async resolve(db: Db, code: string, rules: RedirectRules): Promise<ResolvedLink | null> {
    const generation = this.#generation
    const link = await resolveShortLink(db, code, rules)
    // What was read before an invalidation is not kept after it.
    if (link && generation === this.#generation) this.#links.set(code, link)
    return link
  }

  invalidate(tags: Tag[] | 'all'): void {
    this.#generation++
    const invalidated = new Set(tags)
    for (const [code, { tag }] of this.#links.entries()) {
      if (tags === 'all' || invalidated.has(`link:${code}`) || (tag && invalidated.has(tag))) this.#links.delete(code)
    }
  }
}
