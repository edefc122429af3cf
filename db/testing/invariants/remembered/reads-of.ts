import { getTableName, is, type SQL } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../../../src/schema/all.ts'
import { textOf } from '../../../src/statements/statement-text.ts'
import type { Computed } from '../invariant.ts'

const TABLES = new Set(Object.values(schema).flatMap((value: unknown) => (is(value, PgTable) ? [getTableName(value)] : [])))

/** Every table whose name stands in it: all that it reads, and now and then one more, where a column is called the same. */
export function readsOf(statement: SQL): Pick<Computed, 'reads' | 'changesByClock'> {
  const { text } = textOf(statement)
  const words = new Set(text.match(/\w+/g))
  return { reads: [...words].filter((word) => TABLES.has(word)), changesByClock: /\b(now|\w+_timestamp)\(/.test(text) }
}
