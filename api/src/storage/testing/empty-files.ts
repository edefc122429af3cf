import type { Database } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'

/** Takes away the demo's files and what shows them, for tests that count all there is. */
export const emptyFiles = (db: Database) => db.execute(sql`truncate files, courses cascade`)
