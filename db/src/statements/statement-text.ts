import { Param, SQL, StringChunk } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

export interface StatementText {
  text: string
  values: unknown[]
}

const dialect = new PgDialect()

/**
 * As Drizzle writes it. Of a statement that is written out here, pieces and values, it makes several objects and lists a piece, which is
 * more work than the rest of sending it; whatever else may stand in one (tables, columns, lists of values) is left to it.
 */
export function textOf(statement: SQL): StatementText {
  const values: unknown[] = []
  const text = write(statement, values)
  if (text !== null) return { text, values }
  const { sql, params } = dialect.sqlToQuery(statement)
  return { text: sql, values: params }
}

/** Null where something stands in it that only Drizzle knows. */
function write(part: SQL, values: unknown[]): string | null {
  const { queryChunks, shouldInlineParams } = part as unknown as { queryChunks: unknown[]; shouldInlineParams: boolean }
  if (shouldInlineParams) return null
  let text = ''
  for (const chunk of queryChunks) {
    if (chunk === undefined) continue
    if (typeof chunk !== 'object' || chunk === null) text += `$${values.push(chunk)}`
    else if (chunk.constructor === StringChunk) for (const piece of (chunk as StringChunk).value) text += piece
    else if (chunk.constructor === SQL) {
      const inner = write(chunk as SQL, values)
      if (inner === null) return null
      text += inner
    } else if (chunk.constructor === Param && isPlain(chunk as Param)) text += `$${values.push((chunk as Param).value)}`
    else return null
  }
  return text
}

/** Sent as it is: `sql.param(value)`, not the value of a column with a way of its own to be written. */
const isPlain = ({ encoder }: Param): boolean => encoder === PLAIN
const PLAIN = new Param(null).encoder
