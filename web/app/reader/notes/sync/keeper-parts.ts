import type { Body, Data } from '@tq/contract/http/endpoint.ts'
import type { Position } from '@tq/contract/reading/book.ts'
import type { getChanges, Mark, savePosition, syncMarks } from '@tq/contract/reading/marks.ts'
import type { BookPlace } from '../../engine/engine.ts'
import type { DeviceClock } from './device-clock.ts'
import type { MarkStore } from './mark-store.ts'

type Changes = Data<typeof getChanges>

export interface Ways {
  syncMarks(body: Body<typeof syncMarks>): Promise<Changes>
  savePosition(body: Body<typeof savePosition>): Promise<Data<typeof savePosition>>
}

export interface Means extends Ways {
  getChanges(since: number): Promise<Changes>
  /** Still go out when the page is gone; whoever asked may not hear the answer. */
  whileLeaving: Ways
  store: Pick<MarkStore, 'read' | 'write'>
  clock: DeviceClock
  /** The place is kept for the next visit; false when the browser would not. */
  keepPlace(place: BookPlace, at: number): boolean
  placeIsSent(at: number): void
  /** False when somebody else is logged in by now: nothing is sent under their name. */
  isOwner(): boolean
  /** On the screen at this moment. */
  shows(place: BookPlace): boolean
}

export interface KeeperState {
  marks: readonly Mark[]
  /** What was kept on this device, or what the server says, is there. */
  isReady: boolean
  isOffline: boolean
  waitingCount: number
  /** The browser keeps nothing more: what is written lives in this page until it is sent. */
  isStorageFull: boolean
  /** Another device is further in time. */
  offer: Position | null
  /** Why something is not taken by the server, in its words. */
  refusal: string | null
}

export interface Opened {
  owner: string
  productId: number
  versionId: string
  /** Where it was opened on this device. */
  start: BookPlace
  /** Where it was left here, if the server has not heard of that. */
  unsent: { place: BookPlace; at: number } | null
}
