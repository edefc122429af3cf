import { createHash } from 'node:crypto'

/** Without letters that look like another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/**
 * PB-7KQ2M9XD: what one reviewer's manuscript is called in all that they read. With the author's own code, whoever suspects somebody
 * could ask the tracking page whether it is theirs; and no two reviewers see that they read the same.
 */
export function reviewCodeOf(reviewId: string): string {
  const bytes = createHash('sha256').update(`review ${reviewId}`).digest().subarray(0, LENGTH)
  return `PB-${[...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`
}
