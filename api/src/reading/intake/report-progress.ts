import type { Database } from '@tq/db/database.ts'
import { bookVersions } from '@tq/db/schema/reading/book.ts'
import { and, eq, sql } from 'drizzle-orm'

const EVERY_MS = 1_000

/** Tells staff how far it is, and everybody that it is still being worked on: `resumeBooks` takes what nobody reports on for dead. */
export function reportProgress(db: Database, id: string) {
  let percent = 0
  let writing: Promise<unknown> = write()
  const timer = setInterval(() => {
    writing = writing.then(write)
  }, EVERY_MS)

  /** A report that fails is made up for by the next. */
  async function write(): Promise<void> {
    await db
      .update(bookVersions)
      .set({ percent, updatedAt: sql`now()` })
      .where(and(eq(bookVersions.id, id), eq(bookVersions.state, 'processing')))
      .catch(() => {})
  }

  return {
    set(reached: number) {
      percent = Math.min(99, Math.max(percent, reached))
    },
    async stop() {
      clearInterval(timer)
      await writing
    },
  }
}
