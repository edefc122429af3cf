import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations as migrateJobs } from 'graphile-worker'
import pg from 'pg'
import { guardAppendOnly } from './append-only.ts'
import { connect } from './database.ts'
import { LOCKS } from './locks.ts'
import { OWN_NAME } from './own-name.ts'
import { indexLearningOnce } from './search/learning-index.ts'
import { writeTextsOnce } from './search/search-texts.ts'

export const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))

/** Brings the tables and the job queue up to date. Safe to run from many processes at once. */
export async function migrate(url: string, folder = MIGRATIONS): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: OWN_NAME })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS.migrate])
    await applyMigrations(drizzle(client), { migrationsFolder: folder })
    await guardAppendOnly(client)
    await migrateJobs({ connectionString: url })
    if (folder === MIGRATIONS) await fill(url)
  } finally {
    await client.end()
  }
}

/** What is made from rows by our own code, and so by no migration. */
async function fill(url: string): Promise<void> {
  const db = connect({ url, max: 1 })
  try {
    await indexLearningOnce(db)
    await writeTextsOnce(db)
  } finally {
    await db.$client.end()
  }
}
