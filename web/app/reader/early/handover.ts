import type { Data } from '@tq/contract/http/endpoint.ts'
import type { BookManifest, openBook } from '@tq/contract/reading/book.ts'
import type { BookPlace, EngineEvents, OpenEngine, ReaderEngine } from '../engine/engine.ts'

export type OpenedBook = Data<typeof openBook>

export interface EarlyPage {
  engine: ReaderEngine
  /** Where the book was opened: whoever turned on since has moved. */
  openedAt: BookPlace
  /** Into the frame, which is told from now on what happens in the book. */
  moveTo(host: HTMLElement, events: EngineEvents): void
  close(): void
}

/** What was begun before the page's own program was there. */
export interface EarlyBook {
  address: string
  book: Promise<OpenedBook>
  /** Comes when the first page can be read; null where the page itself has to open the book. */
  page: Promise<EarlyPage | null>
}

/** What the picture of a first page needs to be shown. */
export type PicturedBook = Pick<BookManifest, 'productId' | 'base' | 'ticket' | 'openingPicture'>

declare global {
  interface Window {
    bookAnswer?: Promise<{ status: number; body: string }>
    /** Shows the first page of a PDF as a picture, once: the same promise as `bookPicture`. */
    showBookPicture?(book: PicturedBook): Promise<HTMLElement | null>
    /** Comes when it is there to be seen; null where it would not do. */
    bookPicture?: Promise<HTMLElement | null>
    /** What was pressed while there was nothing but the picture. */
    bookPresses?: (KeyboardEvent | MouseEvent)[]
    earlyBook?: EarlyBook
    /** Null where it did not come, or another is needed. */
    earlyEngine?: Promise<OpenEngine | null>
  }
}

const given = new Map<BookManifest, Promise<EarlyPage | null>>()

/** The book that this address was opened with; once, as whoever asks again wants to hear of it anew. */
export async function takeEarlyBook(address: string): Promise<OpenedBook | null> {
  const early = window.earlyBook
  delete window.earlyBook
  if (early?.address !== address) return null
  const book = await early.book.catch(() => null)
  if (book) given.set(book, early.page)
  return book
}

export async function takeEarlyPage(book: BookManifest): Promise<EarlyPage | null> {
  const page = given.get(book)
  given.delete(book)
  return page ?? null
}

/**
 * It lies over the page, which stands now. One that is still on its way goes as it comes; one under a finger when that is lifted: the
 * press would else begin on the picture, end on the page, and be neither's.
 */
export const removePicture = () =>
  void window.bookPicture?.then((layer) => {
    const remove = () => {
      layer?.remove()
      delete window.bookPresses
    }
    if (!layer?.matches(':active')) return remove()
    // Behind the click that follows.
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, () => setTimeout(remove), { once: true })
  })

/** Nobody took it, as who has to log in again: it would lie over the next page. */
export function dropEarlyPage(): void {
  const pages = [window.earlyBook?.page, ...given.values()]
  delete window.earlyBook
  given.clear()
  removePicture()
  for (const page of pages) void page?.then((early) => early?.close())
}
