import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { products } from '../schema/all.ts'
import { textOf } from './statement-text.ts'

const asDrizzle = (statement: SQL) => {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement)
  return { text, values: params }
}

test.each<[name: string, make: () => SQL]>([
  ['pieces and values', () => sql`select ${1}::int, ${'hai'}, ${null}, ${true} from products where id = ${7}`],
  ['nothing', () => sql``],
  ['values with a comma and a quote', () => sql`select ${`O'Nhà, "đẹp"`}`],
  ['parts inside parts, numbered on', () => sql`a ${sql`b ${1} ${sql`c ${2}`}`} d ${3}`],
  ['lists of parts', () => sql`select ${sql.join([sql`${1}`, sql`x`, sql`${2}`], sql` + `)}`],
  ['appended', () => sql`select ${1}`.append(sql` + ${2}`)],
  ['a list as one value', () => sql`select ${sql.param([1, 2, 3])}::int[], ${sql.param(null)}`],
  ['a list of values', () => sql`select 1 in ${[1, 2, 3]}, ${4}`],
  ['raw', () => sql`select ${sql.raw('count(*)')} limit ${sql.raw('5')}`],
  ['left out', () => sql`select 1 ${undefined} and ${2}`],
  ['names', () => sql`select ${1} from ${sql.identifier('odd "name')} where a = ${2}`],
  ['tables and columns', () => sql`select ${products.title} from ${products} where ${products.id} = ${1}`],
  ['the value of a column', () => sql`select ${sql.param({ a: 1 }, products.title)}, ${2}`],
  ['values written into the text', () => sql`select ${sql`${1} and ${'x'}`.inlineParams()}, ${2}`],
  ['a date', () => sql`select ${new Date(0)}, ${1}`],
])('%s: as Drizzle writes it', (_, make) => {
  expect(textOf(make())).toEqual(asDrizzle(make()))
})
