import { join } from 'node:path'
import { startCluster } from '@tq/db/embedded/cluster.ts'
import { StartupError } from '@tq/db/startup-error.ts'
import pg from 'pg'
import type { Config } from './config/config.ts'

const DATABASE = 'thuquan'

export interface OpenDatabase {
  url: string
  /** Stops the program's own server; leaves yours alone. */
  close(): Promise<void>
}

/** Your PostgreSQL when DATABASE_URL is set, else the program's own in the data folder. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { onSpawn }: { onSpawn?(): void } = {},
): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    await requireAnswer(config.databaseUrl)
    return { url: config.databaseUrl, close: async () => {} }
  }
  const cluster = await startCluster({ folder: join(config.dataDir, 'postgres'), onSpawn })
  try {
    await createIfMissing(cluster.url('postgres'))
  } catch (error) {
    await cluster.stop()
    throw error
  }
  return { url: cluster.url(DATABASE), close: () => cluster.stop() }
}

async function requireAnswer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (cause) {
    const { hostname, port, pathname } = new URL(url)
    const reason = (cause as Error).message || (cause as NodeJS.ErrnoException).code
    throw new StartupError(
      `Không kết nối được cơ sở dữ liệu ${hostname}:${port || 5432}${pathname} (${reason}). Hãy kiểm tra DATABASE_URL.`,
      { cause },
    )
  } finally {
    await client.end().catch(() => {})
  }
}

async function createIfMissing(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(`create database ${DATABASE}`)
  } catch (error) {
    // Already there, or another process is making it in this very moment.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error
  } finally {
    await client.end()
  }
}
