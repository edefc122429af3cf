import type { getUserApp } from '@tq/contract/account.ts'
import type { Data } from '@tq/contract/http/endpoint.ts'
import type { Database } from '@tq/db/database.ts'
import { currentCascade } from '@tq/db/geography/cascade.ts'
import type { Tag } from '@tq/db/tags.ts'
import { listCategories } from '../catalog/categories.ts'
import { CacheInfo } from '../http/cache/cache-info.ts'
import { Middle, type PrecompressedJson } from './precompressed-json.ts'

export type UserApp = Data<typeof getUserApp>
export type Lists = Omit<UserApp, 'user'>

interface CachedLists {
  lists: Lists
  until: Date | null
}

/** The lists everybody gets with himself, made once and held until a category or a place changes. */
export class UserAppLists {
  #held: Promise<CachedLists> | null = null
  /** Three thousand wards take longer to write down than to send: their text is kept. */
  readonly #middles = new WeakMap<object, Middle>()

  invalidate(tags: Tag[] | 'all'): void {
    if (tags === 'all' || tags.includes('category') || tags.includes('geo')) this.#held = null
  }

  async get(db: Database, cacheInfo: CacheInfo): Promise<Lists> {
    const { lists, until } = await this.#current(db)
    cacheInfo.dependsOn('category', 'geo')
    cacheInfo.changesAt(until)
    return lists
  }

  async #current(db: Database): Promise<CachedLists> {
    const held = await this.#held
    if (held && (!held.until || held.until > new Date())) return held
    const making = makeLists(db)
    this.#held = making
    making.catch(() => {
      if (this.#held === making) this.#held = null
    })
    return making
  }

  /** The answer as text: the person, then the lists. */
  write(envelope: { data: UserApp }): PrecompressedJson {
    const { user, ...lists } = envelope.data
    const { data: _, ...rest } = envelope
    return {
      before: `{"data":{"user":${JSON.stringify(user)},`,
      middle: this.#middleOf(lists),
      after: `},${JSON.stringify(rest).slice(1)}`,
    }
  }

  #middleOf(lists: Lists): Middle {
    const known = this.#middles.get(lists.wards) ?? new Middle(JSON.stringify(lists).slice(1, -1))
    this.#middles.set(lists.wards, known)
    return known
  }
}

async function makeLists(db: Database): Promise<CachedLists> {
  const [categories, { changesOn, ...places }] = await Promise.all([listCategories(db, new CacheInfo()), currentCascade(db)])
  return { lists: { categories, ...places }, until: changesOn ? new Date(`${changesOn}T00:00:00+07:00`) : null }
}
