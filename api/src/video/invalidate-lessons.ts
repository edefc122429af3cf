import type { Tx } from '@tq/db/database.ts'
import { lessons } from '@tq/db/schema/learning/course.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { eq } from 'drizzle-orm'

/** Pages of lessons that show the video: what they play has changed with its state. */
export async function invalidateLessons(tx: Tx, videoId: string): Promise<void> {
  const found = await tx.selectDistinct({ courseId: lessons.courseId }).from(lessons).where(eq(lessons.videoId, videoId))
  const tags = found.map(({ courseId }) => `course:${courseId}`)
  await invalidateTags(tx, tags)
}
