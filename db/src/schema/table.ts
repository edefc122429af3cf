import { type Column, getTableColumns, getTableName, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { check, type PgColumnBuilderBase, type PgTable, type PgTableExtraConfigValue, pgTable } from 'drizzle-orm/pg-core'

type Columns = Record<string, PgColumnBuilderBase>
type More = (self: Record<string, Column>) => PgTableExtraConfigValue[]

/**
 * `pgTable`, and for each column that is declared with a list of values a CHECK of the same list: TypeScript alone does not
 * keep a raw statement, an older process or a person at the console from writing something else.
 */
export const table = ((name: string, columns: Columns, more?: More) => {
  const made: PgTable = pgTable(name, columns, (self) => [
    ...Object.values(getTableColumns(made)).flatMap(checkOf),
    ...(more?.(self) ?? []),
  ])
  return made
}) as typeof pgTable

function checkOf(column: Column): PgTableExtraConfigValue[] {
  if (!column.enumValues) return []
  const name = `${getTableName(column.table)}_${toSnakeCase(column.name)}_check`
  // Written out: a CHECK takes no parameters.
  const values = sql.raw(column.enumValues.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))
  return [check(name, sql`${column} in (${values})`)]
}
