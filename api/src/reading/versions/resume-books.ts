import type { Database } from '@tq/db/database.ts'
import { bookVersions } from '@tq/db/schema/reading/book.ts'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { queueJob } from '../../queue.ts'

/** Longer than a report may be late on a busy machine. */
const SILENT_MINUTES = 3

/** Books whose worker was killed: the queue would keep its job locked for hours. One that only waits in line is left there. */
export async function resumeBooks(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const silent = await tx
      .select({ id: bookVersions.id })
      .from(bookVersions)
      .where(
        and(
          eq(bookVersions.state, 'processing'),
          lt(bookVersions.updatedAt, sql`now() - make_interval(mins => ${SILENT_MINUTES})`),
          sql`not exists (select 1 from graphile_worker.jobs j where j.key = 'process-book:' || ${bookVersions.id} and j.locked_at is null)`,
        ),
      )
      .for('update', { skipLocked: true })
    for (const { id } of silent) await queueJob(tx, 'process-book', { id }, `process-book:${id}`)
    const ids = silent.map(({ id }) => id)
    if (ids.length) await tx.update(bookVersions).set({ updatedAt: sql`now()` }).where(inArray(bookVersions.id, ids))
  })
}
