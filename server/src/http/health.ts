import type { Database } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

const DATABASE_WITHIN_MS = 2_000

/** `/healthz`: the process lives. `/readyz`: it can do its work; a load balancer takes it out while it can't. */
export function mountHealth(server: FastifyInstance, db: Database): void {
  server.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  server.get('/readyz', async (_, reply) => {
    const isReady = await Promise.race([
      db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
      new Promise<false>((done) => setTimeout(done, DATABASE_WITHIN_MS, false).unref()),
    ])
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'database away' })
  })
}
