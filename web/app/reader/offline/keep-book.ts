import { ApiError } from '@tq/contract/errors.ts'
import { openBook } from '@tq/contract/reading/book.ts'
import { keepOffline } from '@tq/contract/reading/copy.ts'
import { fileSize } from '../../documents/file-words.ts'
import { call } from '../../lib/browser-call.ts'
import type { BookFiles } from '../engine/book-files.ts'
import { BookFileError, networkFiles } from '../engine/network-files.ts'
import { loginOwner } from '../notes/sync/owner.ts'
import { listFiles } from './list-files.ts'
import { dropHere } from './renew-kept.ts'
import {
  factsOf,
  findKept,
  type KeptBook,
  type KeptFile,
  type OpenedBook,
  piecePlace,
  piecesThere,
  putKept,
  putPieces,
  removeKept,
  sealFacts,
  setLatestSeen,
} from './store/kept-books.ts'
import { PIECE_BYTES, piecesOf } from './store/piece-ranges.ts'
import { endOf } from './store/right-to-read.ts'
import { importKey, seal } from './store/sealed.ts'
import { deviceId, deviceName } from './this-device.ts'
import { installWorker } from './worker/install-worker.ts'

const FETCHES_AT_ONCE = 4
/** What sealing and the browser's own books add; a storage that is just large enough would fail on the last page. */
const ROOM_FACTOR = 1.1

/** The device has no room: nothing of the book is left on it. */
export class StorageFullError extends Error {}
/** The five devices of this book are others. */
export class DevicesFullError extends Error {}

export interface Progress {
  done: number
  total: number
}

/**
 * Fetches a book and keeps it sealed on this device; again after it was stopped, what is there already is not fetched twice. The
 * reader's page is kept first: a book that can't be opened without a network is no use.
 */
export async function keepBook(productId: number, signal: AbortSignal, tell: (progress: Progress) => void): Promise<void> {
  const owner = loginOwner()
  const params = { productId: String(productId) }
  const { data: given } = await call(keepOffline, { params, body: { deviceId: deviceId(), name: deviceName() } }).catch(
    (error: unknown) => {
      throw error instanceof ApiError && error.code === 'DEVICES_FULL' ? new DevicesFullError(error.message) : error
    },
  )
  const { data: opened } = await call(openBook, { params })
  try {
    await requireRoom(opened, await findKept(productId))
    await navigator.storage?.persist?.()
    await installWorker()
    const now = Date.now()
    await setLatestSeen(now)
    const right = { owner, key: await importKey(given.key), goodUntil: endOf(given.goodUntil, now) }
    await fetchInto(opened, right, signal, tell)
  } catch (error) {
    if (!isFull(error)) throw error
    await removeKept(productId).catch(() => undefined)
    await dropHere(productId)
    throw error instanceof StorageFullError ? error : new StorageFullError(noRoom(opened.bytes))
  }
}

const isFull = (error: unknown) =>
  error instanceof StorageFullError || (error instanceof DOMException && error.name === 'QuotaExceededError')

const noRoom = (bytes: number, free?: number) =>
  `Máy không còn đủ chỗ: sách cần ${fileSize(bytes)}${free === undefined ? '' : `, còn trống ${fileSize(free)}`}. Bạn gỡ bớt sách khác hoặc dọn máy rồi lưu lại nhé.`

type Right = Pick<KeptBook, 'owner' | 'key' | 'goodUntil'>

async function fetchInto(opened: OpenedBook, right: Right, signal: AbortSignal, tell: (progress: Progress) => void) {
  const { productId, versionId } = opened
  const network = networkFiles(opened, call)
  try {
    const partly = await findKept(productId)
    // A new file of the book: pieces of the old one are none of it.
    const isSame = partly?.versionId === versionId
    if (partly && !isSame) await removeKept(productId)
    const files =
      partly && isSame
        ? (await factsOf(partly)).files
        : await listFiles(opened, async (href) => (await network.blob(href)).text())
    const there = isSame ? await piecesThere(productId) : new Set<string>()
    const book = { ...right, productId, versionId, isWhole: isSame && partly.isWhole, bytes: opened.bytes, keptAt: Date.now() }
    const kept: KeptBook = { ...book, facts: await sealFacts(book, { book: opened, files }) }
    await putKept(kept)
    await fetchPieces({ kept, opened, files, there, network, signal, tell })
    await putKept({ ...kept, isWhole: true })
  } finally {
    network.close()
  }
}

/** Asked before, so that nobody waits for a book that will not fit; a browser that does not tell says so while it writes. */
async function requireRoom({ bytes, productId }: OpenedBook, partly: KeptBook | null): Promise<void> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
  if (quota === undefined || usage === undefined) return
  const free = Math.max(0, quota - usage)
  const there = partly ? (await piecesThere(productId)).size * PIECE_BYTES : 0
  if (bytes * ROOM_FACTOR - there > free) throw new StorageFullError(noRoom(bytes, free))
}

interface Fetching {
  kept: KeptBook
  opened: OpenedBook
  files: KeptFile[]
  there: Set<string>
  network: BookFiles
  signal: AbortSignal
  tell(progress: Progress): void
}

async function fetchPieces({ kept, opened, files, there, network, signal: asked, tell }: Fetching): Promise<void> {
  // One that fails stops the others: nothing is written after somebody has cleared away.
  const failed = new AbortController()
  const signal = AbortSignal.any([asked, failed.signal])
  const { productId } = kept
  const total = opened.bytes
  const known = new Map(opened.spine.map(({ href, bytes }) => [href, bytes]))
  let done = 0
  const count = (bytes: number) => {
    done = Math.min(total, done + bytes)
    tell({ done, total })
  }
  const sealed = async (file: number, index: number, bytes: Uint8Array<ArrayBuffer>) => ({
    ...{ productId, file, index },
    ...(await seal(kept.key, piecePlace(kept, file, index), bytes)),
  })
  // One that is larger than a piece, and of known size, is fetched in parts, so that little is lost when it is stopped.
  const jobs = files.flatMap(({ href }, file) => {
    const bytes = known.get(href)
    if (bytes === undefined || bytes <= PIECE_BYTES) {
      if (!there.has(`${file}/0`)) return [() => keepWhole(href, file)]
      count(bytes ?? 0)
      return []
    }
    return piecesOf(bytes).flatMap(({ index, from, to }) => {
      if (!there.has(`${file}/${index}`)) return [() => keepPart(href, file, index, from, to)]
      count(to - from)
      return []
    })
  })

  async function keepWhole(href: string, file: number): Promise<void> {
    const bytes = new Uint8Array(await ask(href))
    const pieces = piecesOf(bytes.length).map(({ index, from, to }) => sealed(file, index, bytes.slice(from, to)))
    await putPieces(await Promise.all(pieces))
    count(bytes.length)
  }

  async function keepPart(href: string, file: number, index: number, from: number, to: number): Promise<void> {
    const bytes = new Uint8Array(await ask(href, { range: `bytes=${from}-${to - 1}` }))
    await putPieces([await sealed(file, index, bytes)])
    count(to - from)
  }

  async function ask(href: string, headers: Record<string, string> = {}): Promise<ArrayBuffer> {
    const answer = await fetch(await network.url(href), { headers, signal })
    if (!answer.ok) throw new BookFileError(href, answer.status)
    return answer.arrayBuffer()
  }

  async function work(): Promise<void> {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      signal.throwIfAborted()
      // Logged out meanwhile: nothing is written for somebody who has left.
      if (loginOwner() !== kept.owner) throw new DOMException('Logged out', 'AbortError')
      await job()
    }
  }
  tell({ done, total })
  let failure: unknown
  const fail = (error: unknown) => {
    failure ??= error
    failed.abort()
  }
  await Promise.all(Array.from({ length: FETCHES_AT_ONCE }, () => work().catch(fail)))
  if (failure) throw failure
}
