import { sql } from 'drizzle-orm'
import type { Database } from '../src/database.ts'
import { products } from '../src/schema/all.ts'
import { reindexAll } from '../src/search/search-index.ts'
import { readCatalogue } from './catalogue.ts'
import { seedBooks } from './demo/books.ts'
import { seedCategories } from './demo/categories.ts'
import { seedContributors, seedCredits } from './demo/people.ts'
import { openPress } from './demo/press.ts'
import { advanceSequences } from './sequences.ts'

/** Any number, the same in every process: two that start at once must not both find the tables empty. */
const LOCK = 7_420_002

/** Fills an empty database with the demo press. Does nothing when products exist. */
export async function seedDemo(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    if (await tx.$count(products)) return
    const now = new Date()
    const press = openPress(tx, readCatalogue(), now)
    await seedCategories(press)
    await seedContributors(press)
    await seedBooks(press)
    await seedCredits(press)
    await advanceSequences(tx)
    await reindexAll(tx, { now })
  })
}
