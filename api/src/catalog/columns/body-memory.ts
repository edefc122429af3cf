import type { Database } from '@tq/db/database.ts'
import type { Bodies } from '../search/said/bodies.ts'
import type { Dictionary } from '../search/said/dictionary.ts'
import { readBodies, readBodiesAgain } from '../search/said/read-bodies.ts'

/** What descriptions say, kept in this process from the first search that asks for it. */
export class BodyMemory {
  readonly #db: Database
  readonly #dictionary: Dictionary
  #bodies: Bodies | null = null
  #working: Promise<void> | null = null
  #generation = 0
  /** Products that have changed since they were read, or since reading began. */
  #stale = new Set<number>()
  /** There are too many of them: not tried again until something unnamed has changed. */
  #isTooLarge = false

  constructor(db: Database, dictionary: Dictionary) {
    this.#db = db
    this.#dictionary = dictionary
  }

  /** Null while they are being read, and until what has changed was read again: PostgreSQL is asked meanwhile. */
  get(): Bodies | null {
    if (this.#bodies && this.#stale.size === 0 && !this.#working) return this.#bodies
    if (!this.#isTooLarge)
      this.#working ??= (this.#bodies ? this.#readAgain(this.#bodies) : this.#readAll())
        // The database is away: whoever asks hears so from the way through SQL.
        .catch(() => this.forget())
        .finally(() => {
          this.#working = null
        })
    return null
  }

  invalidate(ids: number[]): void {
    if (this.#bodies || this.#working) for (const id of ids) this.#stale.add(id)
  }

  forget(): void {
    this.#generation++
    this.#bodies = null
    this.#stale = new Set()
    this.#isTooLarge = false
  }

  async #readAgain(bodies: Bodies): Promise<void> {
    const ids = [...this.#stale]
    // What changes from here on is read in the next round.
    this.#stale = new Set()
    await readBodiesAgain(this.#db, bodies, ids, this.#dictionary)
  }

  async #readAll(): Promise<void> {
    const generation = this.#generation
    this.#stale = new Set()
    const bodies = await readBodies(this.#db, this.#dictionary)
    if (generation !== this.#generation) return
    this.#bodies = bodies
    this.#isTooLarge = bodies === null
  }
}
