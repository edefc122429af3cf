import type { Db } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import type { Fetched } from '../../storage/send-file.ts'
import type { FileRow } from '../letters/about.ts'
import type { Viewer } from './file-view.ts'

/** As long as a ticket is good: what is fetched later was opened anew. */
const ONE_OPENING = sql`interval '2 hours'`

/**
 * Writes down that somebody who is not its author fetched a file. A download that goes on after a break is the same opening; whoever
 * leaves out the first bytes has opened it all the same.
 */
export async function recordOpen(
  db: Db,
  viewer: Viewer,
  { manuscriptId, id: fileId }: Pick<FileRow, 'manuscriptId' | 'id'>,
  fetched: Fetched,
): Promise<void> {
  if (viewer.by === 'author' || fetched === 'nothing') return
  const userId = viewer.by === 'staff' ? viewer.userId : null
  const reviewId = viewer.by === 'reviewer' ? viewer.reviewId : null
  const isSame = sql`exists (select 1 from manuscript_opens where file_id = ${fileId} and opened_at > now() - ${ONE_OPENING}
    and by_user_id is not distinct from ${userId}::uuid and review_id is not distinct from ${reviewId}::uuid)`
  await db.execute(sql`
    insert into manuscript_opens (manuscript_id, file_id, by, by_user_id, review_id)
    select ${manuscriptId}::uuid, ${fileId}::uuid, ${viewer.by}, ${userId}::uuid, ${reviewId}::uuid
    where ${fetched === 'beginning' ? sql`true` : sql`not ${isSame}`}`)
}
