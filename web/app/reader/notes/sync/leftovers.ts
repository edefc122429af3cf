import { MARKS_AT_ONCE } from '@tq/contract/reading/marks.ts'
import type { DeviceClock } from './device-clock.ts'
import type { Ways } from './keeper-parts.ts'
import type { KeptPlace } from './kept-places.ts'
import { createMarkList } from './mark-list.ts'
import type { MarkStore } from './mark-store.ts'

interface Leftovers {
  owner: string
  /** The open book sends its own. */
  except: number
  store: MarkStore
  clock: DeviceClock
  places: [productId: number, kept: KeptPlace][]
  waysOf(productId: number): Ways
  isOwner(): boolean
  placeIsSent(productId: number, at: number): void
}

/** What was written without a network in books that have not been opened since: it goes out with the next book that is. */
export async function sendLeftovers({ owner, except, store, clock, places, waysOf, isOwner, placeIsSent }: Leftovers) {
  for (const [productId, { place, versionId, at }] of places) {
    if (productId === except || !isOwner()) continue
    clock.notBefore(at)
    const { chapter, cfi, percent, quote } = place
    await waysOf(productId).savePosition({ versionId, chapter, cfi, percent, quote, secondsAgo: clock.secondsAgo(at) })
    placeIsSent(productId, at)
  }
  for (const productId of await store.waiting(owner)) {
    if (productId === except || !isOwner()) continue
    const { marks: kept, revision } = await store.read(owner, productId)
    const marks = createMarkList({ clock, write: (written) => void store.write(owner, productId, written) })
    marks.restore(kept)
    // A part that is refused waits until its book is opened, where there is somebody to tell.
    for (let most = Math.ceil(marks.waitingCount() / MARKS_AT_ONCE) + 1; most > 0 && marks.waitingCount(); most--) {
      const { moments, ...body } = marks.batch(MARKS_AT_ONCE)
      marks.take(await waysOf(productId).syncMarks({ since: revision, ...body }), { moments, ...body }, revision)
    }
  }
}
