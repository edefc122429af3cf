import { createHash } from 'node:crypto'
import { statfsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { seedDemo } from '../seed/demo.ts'
import { connect } from '../src/database.ts'
import { type Cluster, startCluster } from '../src/embedded/cluster.ts'
import { loadGeography } from '../src/geography/load.ts'
import { migrate } from '../src/migrate.ts'
import { hasLivingOwner } from './database-name.ts'
import { openBooks } from './invariants/opening.ts'

const ROOM = fileURLToPath(new URL('..', import.meta.url))

/** One throw-away server for all tests of a checkout. */
export function startTestCluster(): Promise<Cluster> {
  const checkout = createHash('sha256').update(ROOM).digest('hex').slice(0, 8)
  return startCluster({ folder: join(temporaryFolder(), `thu-quan-test-${userInfo().username}-${checkout}`), unsafeFast: true })
}

const MEMORY = '/dev/shm'
const TMPFS = 0x01021994
const ROOM_NEEDED = 4 * 1024 ** 3

/**
 * In memory where there is plenty of it, else in the system's folder for temporary files: three hundred test files copy a database
 * of a thousand small files each, and a disk's journal made that a fifth of all their processor time.
 */
function temporaryFolder(): string {
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY)
    if (type === TMPFS && bavail * bsize > ROOM_NEEDED && process.availableMemory() > ROOM_NEEDED) return MEMORY
  } catch {
    // Not every system has one.
  }
  return tmpdir()
}

/** The migrated and seeded database that every test's own is copied from; made again only when its sources change. */
export async function prepareTemplate(cluster: Cluster): Promise<string> {
  // Flash sales are seeded around today, so a template is good for a day.
  const today = new Date().toISOString().slice(2, 10).replaceAll('-', '')
  const name = `template_${await sourcesHash()}_${today}`
  const client = new pg.Client(cluster.url('postgres'))
  await client.connect()
  try {
    // Of two runs that begin together one makes it, the other finds it.
    await client.query(`select pg_advisory_lock(hashtext('template'))`)
    await dropLeftOvers(client, name)
    const made = await client.query('select 1 from pg_database where datname = $1', [name])
    if (made.rowCount) return name
    // Filled under another name first: a template cut off half-way is never used.
    await client.query('drop database if exists template_making with (force)')
    await client.query('create database template_making')
    await migrate(cluster.url('template_making'))
    const db = connect({ url: cluster.url('template_making') })
    await loadGeography(db)
    await seedDemo(db)
    await openBooks(db)
    await db.$client.end()
    await client.query(`alter database template_making rename to "${name}"`)
    return name
  } finally {
    await client.end()
  }
}

/** What killed runs left behind. Databases in use, or of a process that lives, belong to a run beside this one and stay. */
async function dropLeftOvers(client: pg.Client, template: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database d where datname ~ '^(template_[0-9a-f]{12}|test_)' and datname <> $1
       and not exists (select 1 from pg_stat_activity a where a.datname = d.datname)`,
    [template],
  )
  for (const { datname } of rows)
    if (!hasLivingOwner(datname)) await client.query(`drop database if exists "${datname}"`).catch(() => {})
}

/** Changes with everything a seeded database is made from. */
export async function sourcesHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of ['migrations', 'seed', 'src', 'testing/invariants']) {
    const entries = await readdir(join(ROOM, folder), { recursive: true, withFileTypes: true }).catch(() => [])
    for (const file of entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()) {
      hash.update(file).update(await readFile(file))
    }
  }
  return hash.digest('hex').slice(0, 12)
}
