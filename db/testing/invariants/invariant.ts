import type { SQL } from 'drizzle-orm'
import type { Database } from '../../src/database.ts'

/** A number that is stored beside the rows it was counted from. */
export interface Counter {
  /** Table and column. */
  name: string
  /** `key` (text), `stored` and `counted` (numbers) of every row. */
  rows: SQL
}

/** Anything else that must follow from other rows. */
export interface Rule {
  /** What is true, in one sentence. */
  name: string
  /** `key` (text) and `what` (text) of each row for which it is not. */
  broken: SQL
}

/** What only the program can compute again. */
export interface Computed {
  name: string
  /** All that it is computed from: where none of them was written to, it is as right as it was. */
  reads: string[]
  /** Looked at again wherever the clock can be moved. */
  changesByClock?: boolean
  find(db: Database): Promise<{ key: string; what: string }[]>
}

export interface Invariants {
  counters?: Counter[]
  rules?: Rule[]
  computed?: Computed[]
}

export interface Violation {
  name: string
  key: string
  what: string
}
