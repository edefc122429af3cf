import type { ManuscriptState, ReviewState } from '@tq/contract/manuscript/enums.ts'
import type { Db } from '@tq/db/database.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { manuscripts } from '@tq/db/schema/manuscript/manuscript.ts'
import { manuscriptReviews } from '@tq/db/schema/manuscript/manuscript-desk.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { FileRow } from '../letters/about.ts'
import type { Viewer } from './file-view.ts'

/** Once an opinion is sent, declined or taken back, or the desk has decided, the reviewer's part is over. */
export const isReading = (review: ReviewState, manuscript: ManuscriptState) =>
  review === 'accepted' && manuscript === 'underReview'

/**
 * Whether whoever a ticket was given to may still read that file: asked with every request, since a ticket is good for two hours and
 * an invitation is taken back, or somebody leaves the house, in a moment.
 */
export async function hasStanding(db: Db, viewer: Viewer, { manuscriptId, round }: FileRow): Promise<boolean> {
  if (viewer.by === 'author') return true
  if (viewer.by === 'staff') {
    const worksHere = and(eq(users.id, viewer.userId), inArray(users.role, ['staff', 'admin']))
    return (await db.$count(users, worksHere)) > 0
  }
  const [found] = await db
    .select({ review: manuscriptReviews.state, round: manuscriptReviews.round, manuscript: manuscripts.state })
    .from(manuscriptReviews)
    .innerJoin(manuscripts, eq(manuscripts.id, manuscriptReviews.manuscriptId))
    .where(and(eq(manuscriptReviews.id, viewer.reviewId), eq(manuscripts.id, manuscriptId)))
  return found !== undefined && round <= found.round && isReading(found.review, found.manuscript)
}
