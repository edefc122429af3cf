import type { Tx } from '@tq/db/database.ts'
import { manuscriptReviews } from '@tq/db/schema/manuscript/manuscript-desk.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Desk } from '../core/desk.ts'
import type { ManuscriptRow } from '../core/own.ts'
import { sendLetter } from './send-letter.ts'

/** Nobody goes on reading what was decided or taken back. */
export async function cancelOpenReviews(tx: Tx, desk: Desk, row: ManuscriptRow): Promise<void> {
  const cancelled = await tx
    .update(manuscriptReviews)
    .set({ state: 'cancelled' })
    .where(and(eq(manuscriptReviews.manuscriptId, row.id), inArray(manuscriptReviews.state, ['invited', 'accepted'])))
    .returning()
  for (const review of cancelled) await sendLetter(tx, desk, { kind: 'reviewCancelled', to: 'reviewer', row, review })
}
