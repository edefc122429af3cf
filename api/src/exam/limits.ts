import { AppError } from '@tq/contract/errors.ts'
import { LRUCache } from 'lru-cache'
import { lruOfEntries } from '../http/cache/lru-of-entries.ts'

const FIVE_MINUTES = 5 * 60
const MEGABYTE = 1024 * 1024
const MOST_PEOPLE = 20_000

/** Two tabs that save every two seconds are 300, and an hour without a network brings all questions at once. */
const SAVES = { most: 600, seconds: FIVE_MINUTES, what: 'Đã lưu quá nhiều lần' }
/** Of answers: the longest essay there can be, saved three thousand times. */
const BYTES = { most: 500 * MEGABYTE, seconds: 24 * 60 * 60, what: 'Đã lưu quá nhiều chữ' }
/** From here on the log is thinned: an essay of ten pages that is saved without a pause stays below. */
const MUCH_WRITTEN = { bytes: 4 * MEGABYTE, seconds: FIVE_MINUTES }
/** Each reads the whole paper. */
const CHECKS = { most: 200, seconds: FIVE_MINUTES, what: 'Đã xem đáp án quá nhiều lần' }
const PLAYS = { most: 100, seconds: FIVE_MINUTES, what: 'Đã mở ghi âm quá nhiều lần' }
/** A page without a network tries again and again; what it sends may be several essays. */
const SUBMITS = { most: 60, seconds: FIVE_MINUTES, what: 'Đã nộp bài quá nhiều lần' }

/** What one learner may ask for. Counted in each process: a save is one statement, and must not cost a second one. */
export function openExamLimits() {
  const [countSave, countBytes, addWritten] = [openLimit(SAVES), openLimit(BYTES), openSum(MUCH_WRITTEN.seconds).add]
  return {
    /** `thins`: so much was written lately that the log keeps the last save of each minute. */
    save(userId: string, answer: string[] = []): { thins: boolean } {
      const bytes = answer.reduce((sum, entry) => sum + Buffer.byteLength(entry), 0)
      countSave(userId)
      countBytes(userId, bytes)
      return { thins: addWritten(userId, bytes) > MUCH_WRITTEN.bytes }
    },
    check: openLimit(CHECKS),
    play: openLimit(PLAYS),
    submit: openLimit(SUBMITS),
  }
}

function openLimit({ most, seconds, what }: { most: number; seconds: number; what: string }) {
  const { add, secondsLeft } = openSum(seconds)
  return (userId: string, amount = 1): void => {
    if (add(userId, amount) <= most) return
    const left = secondsLeft(userId)
    throw new AppError('TOO_MANY_REQUESTS', { values: { what, seconds: left }, retryAfter: left })
  }
}

/** Of each person, in a period that begins with the first of it. */
function openSum(seconds: number) {
  const used = new LRUCache<string, { sum: number }>({ ...lruOfEntries(MOST_PEOPLE), ttl: seconds * 1000 })
  return {
    add(userId: string, amount: number): number {
      const known = used.get(userId) ?? { sum: 0 }
      if (known.sum === 0) used.set(userId, known)
      known.sum += amount
      return known.sum
    },
    secondsLeft: (userId: string) => Math.max(1, Math.ceil(used.getRemainingTTL(userId) / 1000)),
  }
}
