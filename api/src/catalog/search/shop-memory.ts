import type { Db } from '@tq/db/database.ts'
import type { Tag } from '@tq/db/tags.ts'
import { sql } from 'drizzle-orm'
import { readShelfMap } from './lexicon/shelf-map.ts'
import type { ShopKnowledge } from './product-search.ts'
import { readWords, type Vocabulary } from './repair/vocabulary.ts'

export const readShop = async (db: Db): Promise<ShopKnowledge> => ({
  shelves: await readShelfMap(db),
  words: await readWords(db),
})

/** What searches need of the shop, kept in this process until the catalogue changes. */
export class ShopMemory {
  #reading: Promise<ShopKnowledge> | undefined
  #words: { count: number; vocabulary: Vocabulary } | undefined

  invalidate(tags: Tag[] | 'all'): void {
    if (tags === 'all' || tags.includes('catalog') || tags.includes('category')) this.#reading = undefined
  }

  /** Whoever asks after an invalidation waits for what was read after it: a new title must not be missed. */
  read(db: Db): Promise<ShopKnowledge> {
    if (this.#reading) return this.#reading
    const reading = this.#readNow(db)
    this.#reading = reading
    reading.catch(() => {
      if (this.#reading === reading) this.#reading = undefined
    })
    return reading
  }

  async #readNow(db: Db): Promise<ShopKnowledge> {
    return { shelves: await readShelfMap(db), words: await this.#readWords(db) }
  }

  /** Words are only ever added: as long as there are as many, they are the same. */
  async #readWords(db: Db): Promise<Vocabulary> {
    const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from search_words`)
    const count = rows[0]?.count ?? 0
    if (this.#words?.count !== count) this.#words = { count, vocabulary: await readWords(db) }
    return this.#words.vocabulary
  }
}
