import { type SQL, sql } from 'drizzle-orm'
import { isOwned } from '../learning/access.ts'

/** Of a lesson `l` and its course `c`, as `requireLessonAccess` says it, for a statement that does more at once. */
export const isOpenTo = (userId: string): SQL =>
  sql`l.is_published and c.is_published and (c.use <> 'sold' or l.is_preview or ${isOwned(userId)})`
