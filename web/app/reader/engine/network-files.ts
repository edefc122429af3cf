import type { Call } from '@tq/contract/http/call.ts'
import { type BookManifest, renewTicket } from '@tq/contract/reading/book.ts'
import type { BookFiles } from './book-files.ts'

/** So long before its end a ticket is renewed. */
const EARLY_MS = 60_000

interface Ticket {
  ticket: string
  expiresAt: string
}

type NetworkBook = Pick<BookManifest, 'productId' | 'base' | 'ticket' | 'expiresAt'> &
  Partial<Pick<BookManifest, 'spine' | 'openingRanges'>>

/** From the server. A preview's files need no ticket. */
export function networkFiles(book: NetworkBook, call: Call): BookFiles {
  const kept = new Map<string, Promise<Blob>>()
  let pass: Ticket | null = book.ticket && book.expiresAt ? { ticket: book.ticket, expiresAt: book.expiresAt } : null
  let renewing: Promise<Ticket> | null = null

  async function ticket(): Promise<string | null> {
    if (!pass) return null
    if (Date.parse(pass.expiresAt) - Date.now() > EARLY_MS) return pass.ticket
    renewing ??= call(renewTicket, { params: { productId: String(book.productId) } })
      .then(({ data }) => {
        pass = data
        return data
      })
      .finally(() => {
        renewing = null
      })
    return (await renewing).ticket
  }

  async function url(href: string): Promise<string> {
    const path = book.base + href.split('/').map(encodeURIComponent).join('/')
    const valid = await ticket()
    return valid ? `${path}?ticket=${encodeURIComponent(valid)}` : path
  }

  async function fetched(href: string, headers: Record<string, string> = {}): Promise<Response> {
    const answer = await fetch(await url(href), { headers })
    if (!answer.ok) throw new BookFileError(href, answer.status)
    return answer
  }

  const range = async (href: string, from: number, to: number) =>
    new Uint8Array(await (await fetched(href, { range: `bytes=${from}-${to - 1}` })).arrayBuffer())

  const ahead = new Map<number, { to: number; part: Promise<Uint8Array> }>()

  return {
    url,
    blob(href) {
      let blob = kept.get(href)
      if (!blob) {
        blob = fetched(href).then((answer) => answer.blob())
        kept.set(href, blob)
        // What failed may be tried again.
        blob.catch(() => kept.delete(href))
      }
      return blob
    },
    range(href, from, to) {
      const begun = ahead.get(from)
      ahead.delete(from)
      return begun?.to === to ? begun.part : range(href, from, to)
    },
    askAhead() {
      for (const [from, to] of book.openingRanges ?? []) {
        const part = range(book.spine?.[0]?.href ?? '', from, to)
        ahead.set(from, { to, part })
        // Asked for again when it is wanted.
        part.catch(() => ahead.delete(from))
      }
    },
    close() {
      kept.clear()
      ahead.clear()
    },
  }
}

export class BookFileError extends Error {
  readonly status: number
  constructor(href: string, status: number) {
    super(`${href}: ${status}`)
    this.status = status
  }
}
