import { categories } from '../../src/schema/all.ts'
import { insertAll, type Press } from './press.ts'

export async function seedCategories({ tx, catalogue }: Press): Promise<void> {
  await insertAll(
    tx,
    categories,
    catalogue.categories.map((row) => ({ ...row, position: row.id })),
  )
}
