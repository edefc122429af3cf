import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { StoredFile } from './store-file.ts'

/** Each route accepts tickets of its own purpose only. */
export type TicketPurpose = 'reviewPicture'

/** What a ticket says: its holder may read this file at this address. */
export interface TicketClaims {
  purpose: TicketPurpose
  /** The last part of the address it belongs to. */
  name: string
  file: StoredFile
  /** Who it was given to: names the source when a ticket turns up elsewhere. */
  userId: string
}

export interface Tickets {
  /** Belongs into the query, which is not logged. Needed because `<img>` and `<video>` send no access token. */
  sign(claims: TicketClaims): Promise<string>
  /** Null when it is forged, expired, or for another purpose or name. Reads no database. */
  open(ticket: string, wanted: Pick<TicketClaims, 'purpose' | 'name'>): Promise<TicketClaims | null>
}

/** Tickets end on the hour, one to two hours away: within an hour a picture keeps its address, and a list that is loaded again shows no flicker. */
const HOUR = 60 * 60

export function openTickets(key: () => Promise<KeyObject>): Tickets {
  const macOf = async (text: string) =>
    createHmac('sha256', await key())
      .update(`ticket\n${text}`)
      .digest()
  return {
    async sign({ purpose, name, file, userId }) {
      const ends = (Math.floor(Date.now() / 1000 / HOUR) + 2) * HOUR
      const fields = [purpose, name, file.hash, file.bytes, file.mediaType, userId, ends]
      const text = Buffer.from(JSON.stringify(fields)).toString('base64url')
      return `${text}.${(await macOf(text)).toString('base64url')}`
    },
    async open(ticket, wanted) {
      const [text = '', ...mac] = ticket.split('.')
      // As text: decoding would accept several spellings of one ticket.
      const given = Buffer.from(mac.join('.'))
      const right = Buffer.from((await macOf(text)).toString('base64url'))
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null
      // Signed by us, so it has the shape that `sign` wrote.
      const [purpose, name, hash, bytes, mediaType, userId, ends] = JSON.parse(Buffer.from(text, 'base64url').toString())
      if (purpose !== wanted.purpose || name !== wanted.name || ends * 1000 <= Date.now()) return null
      return { purpose, name, userId, file: { hash, bytes, mediaType } }
    },
  }
}
