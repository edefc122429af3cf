import type { Database } from '@tq/db/database.ts'
import type { Tag } from '@tq/db/tags.ts'
import { sql } from 'drizzle-orm'

/** What a product's page shows beside the product, where there is any of it. */
const PARTS = { courses: 1, together: 2, feedback: 4, questions: 8 } as const

export type BesidePart = keyof typeof PARTS

/** Some 40 bytes for each product that has something. Beyond so many changes everything is read again. */
const MOST_CHANGED = 5_000
/** Reading everything takes at most so much of the time. */
const SHARE_OF_TIME = 0.1

/**
 * Which products have nothing beside them: most have no courses, no questions, nothing bought with them, and a page asked the database
 * for each of these in vain. A product that was named by an invalidation since is asked for again; whoever writes one of these rows
 * names its product, or its page would not be made anew either.
 */
export class BesideMemory {
  readonly #db: Database
  #partsOf: Map<number, number> | null = null
  #changed = new Set<number>()
  #isListening = false
  #generation = 0
  #isReading = false
  #restsUntil = 0

  constructor(db: Database) {
    this.#db = db
  }

  /** Whether it is told of every invalidation at the moment; what could be missed is not relied on. */
  setListening(isOn: boolean): void {
    this.#isListening = isOn
    this.#forget()
  }

  invalidate(tags: Tag[] | 'all'): void {
    if (tags === 'all') this.#forget()
    else for (const tag of tags) if (tag.startsWith('book:')) this.#changed.add(Number(tag.slice('book:'.length)))
    if (this.#changed.size > MOST_CHANGED) this.#forget()
  }

  #forget(): void {
    this.#generation++
    this.#partsOf = null
    this.#changed.clear()
  }

  /** False: for sure there is nothing. */
  mayHave(productId: number, part: BesidePart): boolean {
    if (!this.#partsOf) {
      this.#read()
      return true
    }
    return this.#changed.has(productId) || ((this.#partsOf.get(productId) ?? 0) & PARTS[part]) !== 0
  }

  async #read(): Promise<void> {
    if (!this.#isListening || this.#isReading || Date.now() < this.#restsUntil) return
    this.#isReading = true
    const generation = this.#generation
    const startedAt = Date.now()
    try {
      // What changes from here on is named, and stays among what is asked for.
      const { rows } = await this.#db.execute<{ id: number; parts: number }>(ALL_PARTS)
      if (generation === this.#generation) this.#partsOf = new Map(rows.map(({ id, parts }) => [id, parts]))
    } catch {
      // The database is away: whoever asks it hears so.
    } finally {
      this.#isReading = false
      this.#restsUntil = Date.now() + (Date.now() - startedAt) / SHARE_OF_TIME
    }
  }
}

/** Also of what is not shown: it is enough that whatever is shown is among them. */
const ALL_PARTS = sql.raw(`select product_id as id, sum(part)::int as parts from (
    select distinct product_id, ${PARTS.courses} as part from product_courses
    union all select distinct product_id, ${PARTS.together} from bought_together
    union all select distinct product_id, ${PARTS.feedback} from feedbacks
    union all select distinct product_id, ${PARTS.questions} from product_questions) beside
  group by product_id`)
