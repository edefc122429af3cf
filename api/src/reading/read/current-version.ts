import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import type { BookFacts } from '@tq/db/schema/reading/book.ts'
import { sql } from 'drizzle-orm'

export interface CurrentVersion {
  id: string
  product_id: number
  number: number
  format: 'epub' | 'pdf'
  facts: BookFacts
  preview_percent: number
  allows_download: boolean
}

/** The newest that is ready; null while there is none. */
export async function findCurrentVersion(db: Db, productId: number): Promise<CurrentVersion | null> {
  const [version] = await runPrepared<CurrentVersion>(
    db,
    sql`select id, product_id, number, format, facts, preview_percent, allows_download from book_versions
      where product_id = ${productId}::int and state = 'ready' order by number desc limit 1`,
  )
  return version ?? null
}
