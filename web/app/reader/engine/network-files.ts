import type { Call } from '@tq/contract/call.ts'
import { type BookManifest, renewTicket } from '@tq/contract/reading/book.ts'
import type { BookFiles } from './book-files.ts'

/** So long before its end a ticket is renewed. */
const EARLY_MS = 60_000

interface Ticket {
  ticket: string
  expiresAt: string
}

/** From the server. A preview's files need no ticket. */
export function networkFiles(book: Pick<BookManifest, 'productId' | 'base' | 'ticket' | 'expiresAt'>, call: Call): BookFiles {
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
    range: async (href, from, to) =>
      new Uint8Array(await (await fetched(href, { range: `bytes=${from}-${to - 1}` })).arrayBuffer()),
    close: () => kept.clear(),
  }
}

export class BookFileError extends Error {
  readonly status: number
  constructor(href: string, status: number) {
    super(`${href}: ${status}`)
    this.status = status
  }
}
