import type { Database } from '@tq/db/database.ts'
import { videos } from '@tq/db/schema/learning/video.ts'
import { and, eq, sql } from 'drizzle-orm'

const EVERY_MS = 2_000

/** Tells staff how far it is, and everybody that it is still being worked on: `resumeVideos` takes what nobody reports on for dead. */
export function reportProgress(db: Database, id: string) {
  let percent = 0
  let writing: Promise<unknown> = write()
  const timer = setInterval(() => {
    writing = writing.then(write)
  }, EVERY_MS)

  /** A report that fails is made up for by the next. */
  async function write(): Promise<void> {
    await db
      .update(videos)
      .set({ percent, updatedAt: sql`now()` })
      .where(and(eq(videos.id, id), eq(videos.state, 'processing')))
      .catch(() => {})
  }

  return {
    set(reached: number) {
      percent = Math.max(percent, reached)
    },
    async stop() {
      clearInterval(timer)
      await writing
    },
  }
}
