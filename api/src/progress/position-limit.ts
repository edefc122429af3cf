import { AppError } from '@tq/contract/errors.ts'
import { LRUCache } from 'lru-cache'
import { lruOfEntries } from '../http/cache/lru-of-entries.ts'

/** Players save every 10 to 15 seconds and when they are paused: a person has twenty of them open and is not refused. */
export const POSITIONS = { most: 600, seconds: 300 }
const KEPT = 50_000

/**
 * Counts what one person saves. In memory, for this process alone: saving is a single small statement, and a count in the database
 * would cost as much again.
 */
export function createPositionLimit(): (userId: string) => void {
  const counts = new LRUCache<string, { used: number }>({ ...lruOfEntries(KEPT), ttl: POSITIONS.seconds * 1000 })
  return (userId) => {
    const count = counts.get(userId)
    if (!count) counts.set(userId, { used: 1 })
    else if (count.used++ >= POSITIONS.most) {
      const seconds = Math.max(1, Math.ceil(counts.getRemainingTTL(userId) / 1000))
      throw new AppError('TOO_MANY_REQUESTS', { values: { what: TOO_MANY, seconds }, retryAfter: seconds })
    }
  }
}

const TOO_MANY = 'Chỗ đang học vừa được lưu quá nhiều lần'
