import { spawnSync } from 'node:child_process'
import { connect } from '@tq/db/database.ts'
import { loadGeography } from '@tq/db/geography/load.ts'
import { MIGRATIONS, migrate } from '@tq/db/migrate.ts'
import { addHashes } from '@tq/db/migration-hashes.ts'
import { indexLearning } from '@tq/db/search/learning-index.ts'
import { reindexAll } from '@tq/db/search/search-index.ts'
import { seedDemo } from '@tq/db/seed/demo.ts'
import { StartupError } from '@tq/db/startup-error.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { sql } from 'drizzle-orm'
import { readConfig } from '../server/src/config/config.ts'
import { openDatabase } from '../server/src/open-database.ts'

/** `npm run db:generate | db:migrate | db:seed | db:reset`, on DATABASE_URL or the program's own database. */

const task = process.argv[2]
try {
  if (task === 'generate') generate()
  else await onDatabase(task)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exit(1)
}

/** Writes the next migration from what changed in `db/src/schema`. Further words are passed on: `-- --name orders`. */
function generate(): never {
  const kit = new URL('../node_modules/drizzle-kit/bin.cjs', import.meta.url).pathname
  const { status } = spawnSync(process.execPath, [kit, 'generate', ...process.argv.slice(3)], { cwd: 'db', stdio: 'inherit' })
  if (status === 0) addHashes(MIGRATIONS)
  process.exit(status ?? 1)
}

async function onDatabase(task: string | undefined): Promise<void> {
  const config = readConfig(process.env)
  if (task === 'reset' && config.isProduction) throw new StartupError('Không xoá cơ sở dữ liệu đang phục vụ thật.')
  const database = await openDatabase(config)
  const db = connect({ url: database.url, max: 2 })
  try {
    if (task === 'reset')
      await db.execute(sql`drop schema if exists public, drizzle, graphile_worker cascade; create schema public`)
    await migrate(database.url)
    await loadGeography(db)
    if (task === 'seed' || task === 'reset') {
      await seedDemo(db)
      await reindexAll(db)
      await indexLearning(db)
      await invalidateTags(db, ['site'])
    }
    console.log('Cơ sở dữ liệu đã sẵn sàng.')
  } finally {
    await db.$client.end()
    await database.close()
  }
}
