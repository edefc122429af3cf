import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { CASING, type Database, type Tx } from '../database.ts'

const dialect = new PgDialect({ casing: CASING })

/**
 * As `db.transaction`, in fewer round trips, which are much of a short transaction's time: `begin` travels with the first statement,
 * and statements that are asked for without waiting for each other travel together. PostgreSQL still runs one after the other, each
 * with its own view of the data, and refuses the rest once one has failed.
 */
export async function quickTransaction<Done>(db: Database, work: (tx: Tx) => Promise<Done>): Promise<Done> {
  const client = (await db.$client.connect()) as pg.PoolClient & { pipeline: boolean }
  let isUsable = true
  client.pipeline = true
  try {
    const begun = client.query('begin')
    // Where it fails, so does whatever came along with it: that is waited for first.
    begun.catch(() => {})
    const done = await work(new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined) as Tx)
    await begun
    await client.query('commit')
    return done
  } catch (error) {
    isUsable = await client.query('rollback').then(
      () => true,
      () => false,
    )
    throw error
  } finally {
    // The last answer has come, so nothing is under way: others find the connection as they know it.
    client.pipeline = false
    client.release(!isUsable)
  }
}
