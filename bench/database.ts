import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { connect } from '@tq/db/database.ts'
import { type Cluster, startCluster } from '@tq/db/embedded/cluster.ts'
import { loadGeography } from '@tq/db/geography/load.ts'
import { migrate } from '@tq/db/migrate.ts'
import { seedDemo } from '@tq/db/seed/demo.ts'
import { seedTitles } from '@tq/db/seed/titles.ts'
import { sourcesHash } from '@tq/db/testing/cluster.ts'
import pg from 'pg'

const NAME = 'thu-quan-bench'

/** As safe and as fast as in use: nothing is traded for a better number. */
export function startBenchCluster(): Promise<Cluster> {
  return startCluster({ folder: join(tmpdir(), `${NAME}-${userInfo().username}`) })
}

/** Also when it is cut off in the middle of something: whoever still talks to our databases is us. */
export async function stopBenchCluster(cluster: Cluster): Promise<void> {
  const client = await connectTo(cluster)
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where (datname ~ '^bench_' or application_name = $1) and pid <> pg_backend_pid()",
    [NAME],
  )
  await client.end()
  await cluster.stop()
}

/** A database with so many titles; made once, and again when what it is made from has changed. */
export async function prepareDatabase(
  cluster: Cluster,
  titles: number,
  options: { fresh: boolean; log(line: string): void },
): Promise<string> {
  const name = `bench_${titles}`
  const hash = await sourcesHash()
  const client = await connectTo(cluster)
  try {
    const { rows } = await client.query<{ hash: string | null }>(
      "select shobj_description(oid, 'pg_database') as hash from pg_database where datname = $1",
      [name],
    )
    if (rows[0]?.hash === hash && !options.fresh) return cluster.url(name)
    options.log(`${name}: making it; this is kept for the next run`)
    // Filled under another name first: one that was cut off half-way is never measured.
    const making = `${name}_making`
    await client.query(`drop database if exists ${making} with (force)`)
    await client.query(`create database ${making}`)
    await fill(cluster.url(making), titles)
    await client.query(`comment on database ${making} is '${hash}'`)
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`alter database ${making} rename to ${name}`)
    return cluster.url(name)
  } finally {
    await client.end()
  }
}

async function connectTo(cluster: Cluster): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: cluster.url('postgres'), application_name: NAME })
  client.on('error', () => {})
  await client.connect()
  return client
}

async function fill(url: string, titles: number): Promise<void> {
  await migrate(url)
  const db = connect({ url })
  try {
    await loadGeography(db)
    await seedDemo(db)
    await seedTitles(db, titles)
  } finally {
    await db.$client.end()
  }
}
