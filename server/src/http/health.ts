import type { Database } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

const DATABASE_WITHIN_MS = 2_000

/** `/healthz`: the process lives. `/readyz`: it can do its work; a load balancer takes it out while it can't or is about to stop. */
export function mountHealth(server: FastifyInstance, db: Database, isStopping: () => boolean): void {
  server.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  server.get('/readyz', async (_, reply) => {
    const status = isStopping() ? 'stopping' : (await hasDatabase(db)) ? 'ok' : 'database away'
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status })
  })
}

const hasDatabase = (db: Database) =>
  Promise.race([
    db.execute(sql`select 1`).then(
      () => true,
      () => false,
    ),
    new Promise<false>((done) => setTimeout(done, DATABASE_WITHIN_MS, false).unref()),
  ])
