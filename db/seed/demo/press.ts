import type { InferInsertModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../src/database.ts'
import type { productContributors, products } from '../../src/schema/all.ts'
import type { Catalogue } from '../catalogue.ts'

export const DAY = 86_400_000

export type NewProduct = InferInsertModel<typeof products> & { id: number }
export type Credit = Omit<InferInsertModel<typeof productContributors>, 'productId'>

/** What the seeding steps share. Each step adds its products, so later ones can build on them. */
export interface Press {
  tx: Tx
  now: Date
  catalogue: Catalogue
  products: Map<number, NewProduct>
  credits: Map<number, Credit[]>
  topOf(categoryId: number): number
}

export function openPress(tx: Tx, catalogue: Catalogue, now: Date): Press {
  const parents = new Map(catalogue.categories.map(({ id, parentId }) => [id, parentId ?? id]))
  return { tx, now, catalogue, products: new Map(), credits: new Map(), topOf: (id) => parents.get(id) ?? id }
}

export function productOf(press: Press, id: number): NewProduct {
  const product = press.products.get(id)
  if (!product) throw new Error(`The demo has no product ${id}`)
  return product
}

export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY)
}

/** PostgreSQL takes 65,535 parameters a statement. */
const ROWS_AT_ONCE = 1_000

export async function insertAll<T extends PgTable>(db: Db, table: T, rows: InferInsertModel<T>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    // What an earlier release seeded stays as it is.
    await db
      .insert(table)
      .values(rows.slice(start, start + ROWS_AT_ONCE) as never)
      .onConflictDoNothing()
  }
}
