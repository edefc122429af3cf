import { openTestDesk } from '../../manuscript/testing/desk.ts'
import type { Till } from './orders.ts'

/** A manuscript that an editor has just sent to review: its files for reviewers are still to be made. */
export async function sendToReview({ api }: Till, author: { id: string }): Promise<void> {
  const { inState } = await openTestDesk(api)
  await inState(author, 'underReview')
}
