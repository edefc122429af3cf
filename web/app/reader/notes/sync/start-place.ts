import type { BookManifest, Position } from '@tq/contract/reading/book.ts'
import { savePosition } from '@tq/contract/reading/marks.ts'
import { call } from '../../../lib/browser-call.ts'
import type { BookPlace } from '../../engine/engine.ts'
import { createDeviceClock } from './device-clock.ts'
import { findPlace, placeIsSent } from './kept-places.ts'
import { loginOwner } from './owner.ts'

/** Nobody waits longer for the server's word on where they were. */
const MOST_WAIT_MS = 1500

/**
 * Where a book opens: at the server's position, unless this device was left at a place the server has not heard of. Then the server is
 * told, and says which is later. `isOffline`: the book is one that this device keeps, and so is the position.
 */
export async function startPlace(
  { productId, position }: Pick<BookManifest, 'productId'> & { position: Position | null },
  { isOffline = false } = {},
): Promise<BookPlace | null> {
  const owner = loginOwner()
  const kept = findPlace(owner, productId)
  if (!kept || (kept.isSent && !isOffline)) return position
  if (isOffline) return kept.place
  const clock = createDeviceClock()
  clock.notBefore(kept.at)
  const { chapter, cfi, percent, quote } = kept.place
  const body = { versionId: kept.versionId, chapter, cfi, percent, quote, secondsAgo: clock.secondsAgo(kept.at) }
  const told = call(savePosition, { params: { productId }, body }).then(({ data }) => {
    placeIsSent(owner, productId, kept.at)
    return data.position
  })
  const late = new Promise<BookPlace>((done) => setTimeout(done, MOST_WAIT_MS, kept.place))
  return Promise.race([told, late]).catch(() => kept.place)
}
