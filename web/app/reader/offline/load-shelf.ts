import { findPlace } from '../notes/sync/kept-places.ts'
import { loginOwner } from '../notes/sync/owner.ts'
import { deviceFiles } from './device-files.ts'
import { factsOf, type KeptBook, listKept, readClock } from './store/kept-books.ts'
import { daysLeft, type Standing, standingOf } from './store/right-to-read.ts'
import { canKeepBooks } from './this-device.ts'

export interface ShelfBook {
  productId: number
  title: string
  authors: string[]
  address: string
  percent: number
  bytes: number
  isWhole: boolean
  standing: Standing
  daysLeft: number
  /** Of the book's own file, as long as the page is open; null where it has none. */
  cover: string | null
}

export interface Shelf {
  isLoggedIn: boolean
  isAble: boolean
  books: ShelfBook[]
  /** Null where the browser does not tell. */
  room: { used: number; free: number } | null
}

export async function loadShelf(): Promise<Shelf> {
  const isLoggedIn = loginOwner() !== ''
  if (!canKeepBooks()) return { isLoggedIn, isAble: false, books: [], room: null }
  try {
    const kept = await listKept()
    const books = await Promise.all(kept.map(toShelf))
    return {
      isLoggedIn,
      isAble: true,
      books: books.toSorted((a, b) => a.title.localeCompare(b.title, 'vi')),
      room: await roomLeft(),
    }
  } catch (cause) {
    throw new Error('Trình duyệt này không cho trang xem sách đã lưu trên máy', { cause })
  }
}

async function toShelf(kept: KeptBook): Promise<ShelfBook> {
  const { book, files } = await factsOf(kept)
  const clock = await readClock()
  const { productId, bytes, isWhole, goodUntil } = kept
  const { title, authors, address } = book
  const percent = findPlace(kept.owner, productId)?.place.percent ?? book.position?.percent ?? 0
  const isThere = book.coverHref && isWhole ? deviceFiles(kept, files).blob(book.coverHref) : null
  const cover = isThere && (await isThere.then(URL.createObjectURL, () => null))
  const standing = standingOf(goodUntil, clock)
  return {
    productId,
    title,
    authors,
    address,
    percent,
    bytes,
    isWhole,
    standing,
    daysLeft: daysLeft(goodUntil, clock.now),
    cover,
  }
}

async function roomLeft(): Promise<Shelf['room']> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
  return quota === undefined || usage === undefined ? null : { used: usage, free: Math.max(0, quota - usage) }
}
