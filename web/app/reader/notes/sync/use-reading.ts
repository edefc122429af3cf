import { getChanges, savePosition, syncMarks } from '@tq/contract/reading/marks.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call, callWhileLeaving } from '../../../lib/browser-call.ts'
import type { BookPlace } from '../../engine/engine.ts'
import { useReader } from '../../reader-context.ts'
import { createDeviceClock } from './device-clock.ts'
import type { Ways } from './keeper-parts.ts'
import { findPlace, keepPlace, listUnsentPlaces, placeIsSent } from './kept-places.ts'
import { sendLeftovers } from './leftovers.ts'
import { createMarkStore } from './mark-store.ts'
import { loginOwner } from './owner.ts'
import { createReadingKeeper, type ReadingKeeper } from './reading-keeper.ts'

const waysOf =
  (by: typeof call) =>
  (productId: number): Ways => ({
    syncMarks: async (body) => (await by(syncMarks, { params: { productId }, body })).data,
    savePosition: async (body) => (await by(savePosition, { params: { productId }, body })).data,
  })

/** Everything that an open book keeps by itself. The reader is keyed by its book: nothing of one ever reaches another. */
export function useReading(): ReadingKeeper {
  const { book, engine, openedAt, subscribe } = useReader()
  const { productId, versionId } = book
  const [{ keeper, leftovers }] = useState(() => {
    const owner = loginOwner()
    const isOwner = () => loginOwner() === owner
    const [clock, store] = [createDeviceClock(), createMarkStore()]
    const kept = findPlace(owner, productId)
    const start: BookPlace = openedAt.current ?? { chapter: '', cfi: null, percent: 0, quote: '' }
    const keeper = createReadingKeeper(
      { owner, productId, versionId, start, unsent: kept && !kept.isSent ? kept : null },
      {
        ...waysOf(call)(productId),
        getChanges: async (since) => (await call(getChanges, { params: { productId }, query: { since } })).data,
        whileLeaving: waysOf(callWhileLeaving)(productId),
        ...{ store, clock, isOwner },
        keepPlace: (place, at) => isOwner() && keepPlace(owner, productId, { place, versionId, at, isSent: false }),
        placeIsSent: (at) => isOwner() && placeIsSent(owner, productId, at),
        shows: (place) => engine?.shows(place) ?? false,
      },
    )
    const leftovers = () =>
      sendLeftovers({
        ...{ owner, except: productId, store, clock, isOwner, waysOf: waysOf(call), places: listUnsentPlaces(owner) },
        placeIsSent: (id, at) => placeIsSent(owner, id, at),
        // Tried again with the next book.
      }).catch(() => undefined)
    return { keeper, leftovers }
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    void keeper.start().then(() => (signal.aborted ? undefined : leftovers()))
    const follow = ({ chapter, cfi, percent, quote }: BookPlace) => keeper.move({ chapter, cfi, percent, quote })
    // This part comes after the first page: whoever turned on before it did is no longer where the book was opened.
    if (engine) follow(engine.where())
    const unfollow = subscribe('moved', follow)
    window.addEventListener('online', keeper.wake, { signal })
    window.addEventListener('focus', keeper.wake, { signal })
    window.addEventListener('pagehide', keeper.leave, { signal })
    document.addEventListener(
      'visibilitychange',
      () => (document.visibilityState === 'visible' ? keeper.wake() : keeper.leave()),
      { signal },
    )
    return () => {
      listening.abort()
      unfollow()
      keeper.leave()
      keeper.stop()
    }
  }, [keeper, leftovers, engine, subscribe])
  return keeper
}

export const useReadingState = (keeper: ReadingKeeper) => useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state)
