import { ApiError } from '@tq/contract/errors.ts'
import { openBook } from '@tq/contract/reading/book.ts'
import { call } from '../../lib/browser-call.ts'
import type { BookFiles } from '../engine/book-files.ts'
import { deviceFiles } from './device-files.ts'
import { isGone, renewBook } from './renew-kept.ts'
import {
  factsOf,
  findKept,
  type KeptBook,
  type KeptFacts,
  type OpenedBook,
  putKept,
  readClock,
  rememberNow,
  removeKept,
  sealFacts,
} from './store/kept-books.ts'
import { standingOf, WHY_CLOSED } from './store/right-to-read.ts'

/** A network that does not answer, as in a train, is none: the book is here. */
const MOST_WAIT_MS = 4000

export interface OwnBook {
  book: OpenedBook
  /** Undefined: from the server. */
  openFiles?: () => BookFiles
  /** The server was not reached: this is what the device keeps. */
  isOffline: boolean
}

/** Opens a book that this device keeps: as the server says where it can be asked, else from here as long as the right lasts. */
export async function openKept(productId: number, ask = () => call(openBook, { params: { productId: String(productId) } })) {
  const kept = await findKept(productId).catch(() => null)
  if (!kept?.isWhole) return { book: (await ask()).data, isOffline: false } satisfies OwnBook
  const told = await hear(ask).catch(async (error: unknown) => {
    if (isGone(error)) await removeKept(productId)
    throw error
  })
  return told ? openWith(told, kept) : openAlone(kept)
}

/** Null where no answer comes. What the server refuses is refused here too. */
export async function hear(ask: () => Promise<{ data: OpenedBook }>): Promise<OpenedBook | null> {
  const late = new Promise<null>((done) => setTimeout(done, MOST_WAIT_MS, null))
  const asked = ask().then(
    ({ data }) => data,
    (error: unknown) => {
      if (error instanceof ApiError && error.status < 500) throw error
      return null
    },
  )
  return Promise.race([asked, late])
}

async function openWith(told: OpenedBook, kept: KeptBook): Promise<OwnBook> {
  // A new file of the book is read from the server until it is kept anew.
  if (told.versionId !== kept.versionId) return { book: told, isOffline: false }
  const { files } = await factsOf(kept)
  void keepUpToDate(kept, { book: told, files })
  return { book: told, openFiles: () => deviceFiles(kept, files), isOffline: false }
}

/** Where one is, and how long it may be read: for the next time without a network. */
async function keepUpToDate(kept: KeptBook, facts: KeptFacts): Promise<void> {
  try {
    await putKept({ ...kept, facts: await sealFacts(kept, facts) })
    await renewBook(kept.productId)
  } catch {
    // Tried again at the next opening; until then the last word holds.
  }
}

async function openAlone(kept: KeptBook): Promise<OwnBook> {
  // Also when it is refused: a clock that is set back afterwards does not open it again.
  await rememberNow()
  const standing = standingOf(kept.goodUntil, await readClock())
  if (standing !== 'open') throw new Error(WHY_CLOSED[standing])
  const { book, files } = await factsOf(kept)
  return { book, openFiles: () => deviceFiles(kept, files), isOffline: true }
}
