import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { StoredFile } from './store-file.ts'

/** What a ticket is good for: each address takes its own only. */
export type TicketPurpose = 'reviewPicture'

/** Whoever holds it may read that file, there, until then. */
export interface Grant {
  purpose: TicketPurpose
  /** The name in the address it belongs to. */
  name: string
  file: StoredFile
  /** To whom it was given: whose, when it turns up elsewhere. */
  userId: string
}

export interface Tickets {
  /** Stands in an address behind the question mark, which is not logged. Pictures and films carry no token. */
  sign(grant: Grant): Promise<string>
  /** Null unless we signed it for this purpose and name and its time is not over. No database is asked. */
  open(ticket: string, wanted: Pick<Grant, 'purpose' | 'name'>): Promise<Grant | null>
}

/** Between one and two hours, ending on the hour: within it the address is the same each time, so pages do not flicker. */
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
      const [text = '', mac = ''] = ticket.split('.')
      const given = Buffer.from(mac, 'base64url')
      const right = await macOf(text)
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null
      // Ours from here on.
      const [purpose, name, hash, bytes, mediaType, userId, ends] = JSON.parse(Buffer.from(text, 'base64url').toString())
      if (purpose !== wanted.purpose || name !== wanted.name || ends * 1000 <= Date.now()) return null
      return { purpose, name, userId, file: { hash, bytes, mediaType } }
    },
  }
}
