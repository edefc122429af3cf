import type { Call } from '@tq/contract/http/call.ts'
import type { BookManifest, Position } from '@tq/contract/reading/book.ts'
import { savePosition } from '@tq/contract/reading/marks.ts'
import { createDeviceClock } from './device-clock.ts'
import { findPlace, placeIsSent } from './kept-places.ts'
import { loginOwner } from './owner.ts'
import { previewPlace } from './preview-places.ts'

/** Nobody waits longer for the server's word on where they were. */
const MOST_WAIT_MS = 1500

/**
 * Where a book opens: at the server's position, unless this device was left at a place the server has not heard of. Then the server is
 * told, and says which is later. What was never opened goes on where its preview ended. `isOffline`: the book is one that this device keeps, and so is the position.
 */
export async function startPlace(
  { productId, position }: Pick<BookManifest, 'productId'> & { position: Position | null },
  { call, isOffline = false }: { call: Call; isOffline?: boolean },
): Promise<Position | null> {
  const owner = loginOwner()
  const kept = findPlace(owner, productId)
  if (!kept || (kept.isSent && !isOffline)) return position ?? previewPlace(productId)
  const here: Position = { ...kept.place, versionId: kept.versionId, at: new Date(kept.at).toISOString() }
  if (isOffline) return here
  const clock = createDeviceClock()
  clock.notBefore(kept.at)
  const { chapter, cfi, percent, quote } = kept.place
  const body = { versionId: kept.versionId, chapter, cfi, percent, quote, secondsAgo: clock.secondsAgo(kept.at) }
  const told = call(savePosition, { params: { productId }, body }).then(({ data }) => {
    placeIsSent(owner, productId, kept.at)
    return data.position
  })
  const late = new Promise<Position>((done) => setTimeout(done, MOST_WAIT_MS, here))
  return Promise.race([told, late]).catch(() => here)
}
