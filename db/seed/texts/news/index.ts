import { AUTHORS } from './authors.ts'
import { CRAFT } from './craft.ts'
import { EVENTS } from './events.ts'
import { FIRST_TWELVE } from './first-twelve.ts'
import { LONG_READS } from './long-read.ts'
import { NEW_BOOKS } from './new-books.ts'
import { NOTICES } from './notices.ts'
import { REVIEWS } from './reviews.ts'
import type { NewsText } from './types.ts'

export type { NewsTag, NewsText } from './types.ts'

/** An article's id is its position and decides its picture: only ever append, after the last one here. */
export const NEWS: NewsText[] = [
  ...FIRST_TWELVE,
  ...NEW_BOOKS,
  ...REVIEWS,
  ...AUTHORS,
  ...EVENTS,
  ...NOTICES,
  ...CRAFT,
  ...LONG_READS,
]
