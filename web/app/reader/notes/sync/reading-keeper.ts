import { ApiError } from '@tq/contract/errors.ts'
import type { Data } from '@tq/contract/http/endpoint.ts'
import type { Position } from '@tq/contract/reading/book.ts'
import { type getChanges, MARKS_AT_ONCE, type Mark } from '@tq/contract/reading/marks.ts'
import type { BookPlace } from '../../engine/engine.ts'
import type { KeeperState, Means, Opened, Ways } from './keeper-parts.ts'
import { createMarkList } from './mark-list.ts'
import type { MarkStore } from './mark-store.ts'

/** A place counts when somebody rests there, not while they leaf through. */
export const REST_MS = 2000
/** So soon a mark goes out: a colour that is chosen twice is one change. */
const SEND_MS = 400
const ASK_MS = 10_000
/** After so long without a move nobody reads here: other devices are asked again at the next one. */
const IDLE_MS = 3 * 60_000
const RETRY_MS = [1000, 2000, 4000, 8000, 15_000, 30_000]
/** Whoever turned so many pages after an offer does not want it. */
const TURNS_AFTER_OFFER = 3
/** The browser takes 64 kB along when a page goes away, all requests together. */
const LEAVING_BYTES = 45_000

type Changes = Data<typeof getChanges>

/**
 * Keeps place, marks and notes of one open book: on this device at once, on the server as soon as there is one, and in step with other
 * devices. One request at a time; what waits is sent before others' changes are asked for, so that the server alone decides which is
 * later.
 */
export function createReadingKeeper({ owner, productId, versionId, start, unsent }: Opened, means: Means) {
  const { clock } = means
  let revision = 0
  const marks = createMarkList({ clock, write: (written) => void keep(written) })
  const listeners = new Set<() => void>()
  let state: KeeperState = {
    ...{ marks: [], isReady: false, isOffline: false, waitingCount: 0, isStorageFull: false, offer: null, refusal: null },
  }
  /** Where the reader is, for all that is known here; and what of it is still to be sent. */
  let here = start
  let pending: { place: BookPlace; at: number } | null = unsent
  /** The moment of the last position that is no news. */
  let knownAt: string | null = null
  let isMuted = false
  let turnsSinceOffer = 0
  let [placeDueAt, marksDueAt, askDueAt, movedAt] = [0, 0, 0, 0]
  let [failures, batchSize] = [0, MARKS_AT_ONCE]
  let [isBusy, isStopped, isClosed] = [false, true, false]
  let timer: ReturnType<typeof setTimeout> | undefined

  if (unsent) clock.notBefore(unsent.at)

  function emit(part: Partial<KeeperState> = {}): void {
    state = { ...state, ...part, marks: marks.list(), waitingCount: marks.waitingCount() + (pending ? 1 : 0) }
    for (const listener of listeners) listener()
  }

  async function keep(written: Parameters<MarkStore['write']>[2]): Promise<void> {
    if (!(await means.store.write(owner, productId, written)) && !state.isStorageFull) emit({ isStorageFull: true })
  }

  function change(): void {
    marksDueAt = performance.now() + SEND_MS
    emit({ refusal: null })
    plan()
  }

  /** The reader turned a page. A page that is only laid out anew shows the same place, and is no move. */
  function move(place: BookPlace) {
    movedAt = performance.now()
    if (means.shows(here)) return plan()
    here = place
    pending = { place, at: clock.now() }
    placeDueAt = performance.now() + REST_MS
    const isKept = means.keepPlace(place, pending.at)
    const isOfferOver = state.offer !== null && ++turnsSinceOffer >= TURNS_AFTER_OFFER
    emit({ ...(isOfferOver && { offer: null }), ...(!isKept && { isStorageFull: true }) })
    plan()
  }

  function plan(): void {
    clearTimeout(timer)
    if (isBusy || isStopped || isClosed) return
    const now = performance.now()
    const due = [
      ...(pending ? [placeDueAt] : []),
      ...(marks.waitingCount() ? [marksDueAt] : []),
      ...(now - movedAt < IDLE_MS ? [askDueAt] : []),
    ]
    if (!due.length) return
    const pause = failures ? (RETRY_MS[Math.min(failures, RETRY_MS.length) - 1] as number) : Math.min(...due) - now
    timer = setTimeout(work, Math.max(0, pause))
  }

  async function work(): Promise<void> {
    clearTimeout(timer)
    if (isBusy || isStopped || isClosed) return
    if (!means.isOwner()) return close()
    isBusy = true
    try {
      const now = performance.now()
      if (pending && placeDueAt <= now) await sendPlace(means)
      if (marks.waitingCount() && marksDueAt <= now) await sendMarks()
      else if (!marks.waitingCount() && askDueAt <= now) take(await means.getChanges(revision))
      failures = 0
      if (state.isOffline) emit({ isOffline: false })
    } catch (error) {
      refuse(error)
    }
    isBusy = false
    plan()
  }

  async function sendPlace(ways: Ways): Promise<void> {
    const sent = pending
    if (!sent) return
    const told = await ways.savePosition({ versionId, ...sentPlace(sent.place), secondsAgo: clock.secondsAgo(sent.at) })
    means.placeIsSent(sent.at)
    if (pending === sent) pending = null
    if (isSame(told.position, sent.place)) knownAt = told.position.at
    else hearOf(told.position)
    emit()
  }

  async function sendMarks(): Promise<void> {
    // The same number for all parts: what others changed must not be known before ours is compared with it.
    const since = revision
    while (marks.waitingCount()) {
      const batch = marks.batch(batchSize)
      const { moments: _, ...body } = batch
      try {
        const answer = await means.syncMarks({ since, ...body })
        const isLast = marks.waitingCount() <= batch.moments.size
        marks.take(
          isLast ? answer : { ...answer, marks: own(answer.marks, batch.moments), removed: own(answer.removed, batch.moments) },
          batch,
          since,
        )
        if (isLast) take(answer)
      } catch (error) {
        if (!holdBack(error, batch.moments)) throw error
      }
    }
    batchSize = MARKS_AT_ONCE
    emit()
  }

  /** Refused for what it is, not for the way: in smaller parts, until the one that is refused stands alone. */
  function holdBack(error: unknown, moments: Map<string, number>): boolean {
    if (!(error instanceof ApiError) || !['INPUT_INVALID', 'MARKS_FULL'].includes(error.code)) return false
    if (moments.size > 1) batchSize = 1
    else {
      marks.hold(moments.keys())
      emit({ refusal: error.message })
    }
    return true
  }

  function take(changes: Changes): void {
    askDueAt = performance.now() + ASK_MS
    if (changes.revision < revision) {
      // The server counts anew, as after a backup was put back.
      revision = 0
      marks.forgetConfirmed()
      askDueAt = 0
      return
    }
    marks.take(changes)
    if (changes.revision !== revision) void keep({ revision: changes.revision })
    revision = changes.revision
    if (changes.position) hearOf(changes.position)
    emit({ isReady: true })
  }

  /** A position of the server's: our own come back, or another device's. While something of ours waits, the answer to that decides. */
  function hearOf(told: Position) {
    if (told.at === knownAt || pending) return
    knownAt = told.at
    const isHere = isSame(told, here) || means.shows(told)
    if (isHere || isMuted) return emit({ offer: null })
    turnsSinceOffer = 0
    emit({ offer: told })
  }

  function refuse(error: unknown) {
    if (error instanceof ApiError && error.code === 'OWNED_PRODUCT_NOT_FOUND') return close()
    failures += 1
    emit({ isOffline: true })
  }

  function close(): void {
    isClosed = true
    clearTimeout(timer)
  }

  /** The page is looked at again, or the network is back. */
  function wake(): void {
    ;[failures, placeDueAt, marksDueAt, askDueAt, movedAt] = [0, 0, 0, 0, performance.now()]
    isMuted = false
    void work()
  }

  /** The page goes away, perhaps for good: there is no time for turns. What does not arrive is kept on the device. */
  function leave(): void {
    if (isClosed || isStopped || !means.isOwner()) return
    if (pending) sendPlace(means.whileLeaving).catch(() => undefined)
    for (let size = MARKS_AT_ONCE; size > 0 && marks.waitingCount(); size = Math.floor(size / 2)) {
      const { moments: _, ...body } = marks.batch(size)
      if (JSON.stringify(body).length > LEAVING_BYTES) continue
      // Its answer is not taken: the same marks go out again from here, which changes nothing, or are asked for.
      means.whileLeaving.syncMarks({ since: revision, ...body }).catch(() => undefined)
      return
    }
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    move,
    get: marks.get,
    put(mark: Mark): void {
      marks.put(mark)
      change()
    },
    remove(id: string): void {
      marks.remove(id)
      change()
    },
    acceptOffer(): Position | null {
      const { offer } = state
      if (offer) here = offer
      emit({ offer: null })
      return offer
    },
    dismissOffer(): void {
      isMuted = true
      emit({ offer: null })
    },
    wake,
    leave,
    async start(): Promise<void> {
      isStopped = false
      const kept = await means.store.read(owner, productId)
      if (isStopped) return
      revision = Math.max(revision, kept.revision)
      marks.restore(kept.marks)
      emit({ isReady: kept.marks.length > 0 || state.isReady })
      wake()
    },
    stop(): void {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

export type ReadingKeeper = ReturnType<typeof createReadingKeeper>

const sentPlace = ({ chapter, cfi, percent, quote }: BookPlace) => ({ chapter, cfi, percent, quote: quote.slice(0, 300) })

const isSame = (one: BookPlace, other: BookPlace) =>
  one.chapter === other.chapter && one.cfi === other.cfi && Math.abs(one.percent - other.percent) < 0.001

/** Of an answer, what concerns the marks that were sent. */
const own = <T extends string | { id: string }>(told: T[], sent: Map<string, number>): T[] =>
  told.filter((each) => sent.has(typeof each === 'string' ? each : each.id))
