import type { BookFiles } from '../engine/book-files.ts'
import { BookFileError } from '../engine/network-files.ts'
import { type KeptBook, type KeptFile, pieceOf, piecePlace, piecesOfFile } from './store/kept-books.ts'
import { cutOut, piecesIn } from './store/piece-ranges.ts'
import { unseal } from './store/sealed.ts'

/** From what this device keeps. Nothing of it lies anywhere unsealed: what is open lives as long as the book is. */
export function deviceFiles(book: KeptBook, files: readonly KeptFile[]): BookFiles {
  const blobs = new Map<string, Promise<Blob>>()
  const urls = new Map<string, Promise<string>>()
  let isClosed = false

  function numberOf(href: string): number {
    const file = files.findIndex((each) => each.href === href)
    if (file < 0) throw new BookFileError(href, 404)
    return file
  }

  async function open(href: string): Promise<Blob> {
    const file = numberOf(href)
    const pieces = await piecesOfFile(book.productId, file)
    // Removed in another tab, or taken away by a browser that needs the room.
    if (!pieces.length) throw new BookFileError(href, 410)
    const parts = await Promise.all(pieces.map((piece, index) => unseal(book.key, piecePlace(book, file, index), piece)))
    return new Blob(parts, { type: files[file]?.mediaType ?? '' })
  }

  function once<T>(known: Map<string, Promise<T>>, href: string, make: () => Promise<T>): Promise<T> {
    const made = known.get(href) ?? make()
    known.set(href, made)
    made.catch(() => known.delete(href))
    return made
  }

  const blob = (href: string) => once(blobs, href, () => open(href))

  return {
    blob,
    url: (href) =>
      once(urls, href, async () => {
        const url = URL.createObjectURL(await blob(href))
        if (isClosed) URL.revokeObjectURL(url)
        return url
      }),
    async range(href, from, to) {
      const file = numberOf(href)
      const pieces = await Promise.all(
        piecesIn(from, to).map(async (index) => {
          const piece = await pieceOf(book.productId, file, index)
          if (!piece) throw new BookFileError(href, 410)
          return unseal(book.key, piecePlace(book, file, index), piece)
        }),
      )
      return cutOut(pieces, from, to)
    },
    close() {
      isClosed = true
      for (const url of urls.values()) url.then(URL.revokeObjectURL, () => undefined)
      urls.clear()
      blobs.clear()
    },
  }
}
