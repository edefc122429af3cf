import { ApiError } from '@tq/contract/errors.ts'
import { dropOffline, keepOffline, listDevices } from '@tq/contract/reading/copy.ts'
import { call } from '../../lib/browser-call.ts'
import { keptNote, noteKept } from '../../lib/state/kept-books.ts'
import { factsOf, findKept, type KeptBook, listKept, putKept, removeKept, setLatestSeen } from './store/kept-books.ts'
import { endOf } from './store/right-to-read.ts'
import { deviceId, deviceName } from './this-device.ts'

/** Pages follow each other quickly; thirty days do not run out in between. */
const RENEW_AFTER_MS = 6 * 3_600_000
const DEVICES_PER_PAGE = 100

/** The server's word on every book this device keeps. Whatever it does not confirm goes. */
export async function renewKept({ isUrgent = false } = {}): Promise<{ removed: string[] }> {
  const note = keptNote()
  const removed: string[] = []
  if (!note || (!isUrgent && Math.abs(Date.now() - note.renewedAt) < RENEW_AFTER_MS)) return { removed }
  const books = await listKept()
  if (!books.length) return { removed }
  const known = await booksOfThisDevice()
  for (const book of books) {
    // Somebody took this device off the list.
    const isGone = !known.has(book.productId) || !(await renew(book))
    if (!isGone) continue
    removed.push(await titleOf(book))
    await removeKept(book.productId)
  }
  // Removed here without a network: the list of devices does not know yet.
  const here = new Set(books.map(({ productId }) => productId))
  await Promise.all([...known].filter((productId) => !here.has(productId)).map(dropHere))
  const left = keptNote()
  if (left) noteKept({ ...left, renewedAt: Date.now() })
  return { removed }
}

export async function renewBook(productId: number): Promise<void> {
  const book = await findKept(productId)
  if (!book) return
  const known = await booksOfThisDevice()
  if (!known.has(productId) || !(await renew(book))) await removeKept(productId)
}

/** Takes this device off the book's list; without a network that is done later. */
export const dropHere = (productId: number): Promise<unknown> =>
  call(dropOffline, { params: { productId: String(productId), deviceId: deviceId() } }).catch(() => undefined)

/** False when the right is gone. */
async function renew(book: KeptBook): Promise<boolean> {
  try {
    const { data } = await call(keepOffline, {
      params: { productId: String(book.productId) },
      body: { deviceId: deviceId(), name: deviceName(), isRenewal: true },
    })
    const now = Date.now()
    await setLatestSeen(now)
    const latest = await findKept(book.productId)
    if (latest) await putKept({ ...latest, goodUntil: endOf(data.goodUntil, now) })
    return true
  } catch (error) {
    if (isGone(error)) return false
    throw error
  }
}

/** By the server's own word: not one's book any more, or five others took its place. What some network puts in between says nothing. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && [403, 404, 409].includes(error.status) && error.code !== 'INTERNAL'

async function booksOfThisDevice(): Promise<Set<number>> {
  const known = new Set<number>()
  const here = deviceId()
  for (let page = 1; ; page++) {
    const { data, total } = await call(listDevices, { query: { page, perPage: DEVICES_PER_PAGE } })
    for (const { id, productId } of data) if (id === here) known.add(productId)
    if (page * DEVICES_PER_PAGE >= total) return known
  }
}

const titleOf = (book: KeptBook): Promise<string> =>
  factsOf(book).then(
    (facts) => facts.book.title,
    () => '',
  )
