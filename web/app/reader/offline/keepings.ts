import { failureWords } from '../../lib/failure-words.ts'
import { createStore } from '../../lib/state/store.ts'
import { DevicesFullError, keepBook, type Progress } from './keep-book.ts'
import { dropHere } from './renew-kept.ts'
import { findKept, removeKept } from './store/kept-books.ts'
import { canKeepBooks } from './this-device.ts'

/** How it is with a book on this device. */
export type Keeping =
  | { is: 'unable' }
  | { is: 'absent'; failure?: string; areDevicesFull?: boolean }
  | { is: 'fetched'; progress: Progress | null }
  | { is: 'partial'; failure?: string }
  | { is: 'kept'; bytes: number; goodUntil: number; versionId: string }

/** By product. What is not in it has not been looked up. */
export const keepings = createStore<Readonly<Record<number, Keeping>>>({})

const running = new Map<number, AbortController>()
const say = (productId: number, keeping: Keeping) => keepings.set((now) => ({ ...now, [productId]: keeping }))

export async function lookUp(productId: number): Promise<void> {
  if (running.has(productId)) return
  say(productId, await read(productId))
}

async function read(productId: number, failure?: string): Promise<Keeping> {
  if (!canKeepBooks()) return { is: 'unable' }
  try {
    const kept = await findKept(productId)
    if (!kept) return { is: 'absent', ...(failure && { failure }) }
    if (!kept.isWhole) return { is: 'partial', ...(failure && { failure }) }
    const { bytes, goodUntil, versionId } = kept
    return { is: 'kept', bytes, goodUntil, versionId }
  } catch {
    // A private window that keeps nothing.
    return { is: 'unable' }
  }
}

/** Goes on while one reads, whatever is opened and closed around it; a second press changes nothing. */
export async function startKeeping(productId: number): Promise<void> {
  if (running.has(productId)) return
  const stopper = new AbortController()
  running.set(productId, stopper)
  say(productId, { is: 'fetched', progress: null })
  try {
    await keepBook(productId, stopper.signal, (progress) => say(productId, { is: 'fetched', progress }))
    say(productId, await read(productId))
  } catch (error) {
    const words = stopper.signal.aborted ? undefined : failureWords(error)
    if (error instanceof DevicesFullError) say(productId, { is: 'absent', failure: words, areDevicesFull: true })
    else say(productId, await read(productId, words))
  } finally {
    running.delete(productId)
  }
}

/** What was fetched stays, and the next press goes on from there. */
export const stopKeeping = (productId: number): void => running.get(productId)?.abort()

export async function stopKeepingHere(productId: number): Promise<void> {
  stopKeeping(productId)
  await removeKept(productId)
  say(productId, { is: 'absent' })
  await dropHere(productId)
}
