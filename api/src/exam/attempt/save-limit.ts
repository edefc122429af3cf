import { AppError } from '@tq/contract/errors.ts'
import { LRUCache } from 'lru-cache'

/** Two tabs that save every two seconds are 300, and an hour without a network brings all questions at once. */
const SAVES = { most: 600, seconds: 5 * 60 }
const MOST_PEOPLE = 20_000

/** Counted in each process: a save is one statement, and must not cost a second one. */
export function openSaveLimit(): (userId: string) => void {
  const used = new LRUCache<string, { count: number }>({ max: MOST_PEOPLE, ttl: SAVES.seconds * 1000 })
  return (userId) => {
    const known = used.get(userId)
    if (!known) used.set(userId, { count: 1 })
    else if (++known.count > SAVES.most) {
      const seconds = Math.max(1, Math.ceil(used.getRemainingTTL(userId) / 1000))
      throw new AppError('TOO_MANY_REQUESTS', { values: { what: 'Đã lưu quá nhiều lần', seconds }, retryAfter: seconds })
    }
  }
}
