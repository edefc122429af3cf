import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { StoredFile } from './store-file.ts'

/** Each route accepts tickets of its own purpose only. */
export type TicketPurpose = 'reviewPicture' | 'manuscriptFile'
/** The same for tickets that open several addresses. */
export type PassPurpose = 'lesson' | 'certificate' | 'examRecording' | 'book' | 'bookCopy'

/** What a ticket says: its holder may read this file at this address. */
export interface TicketClaims {
  purpose: TicketPurpose
  /** The last part of the address it belongs to. */
  name: string
  file: StoredFile
  /** Who it was given to: names the source when a ticket turns up elsewhere. */
  userId: string
}

/** A ticket for everything below one address, such as all that belongs to a lesson: its holder asks many times while it plays. */
export interface PassClaims {
  purpose: PassPurpose
  /** The part of the address that names what it opens. */
  name: string
  userId: string
}

/**
 * Makes an address end without naming anybody: it is the same for all who are given it on one day, so that a CDN keeps one copy, and
 * is good for that day and the next.
 */
export interface Seals {
  /** Goes into the path: some CDNs leave a query out of the name under which they keep an answer. */
  seal(name: string): string
  /** Seconds until it ends; null when it is forged, over, or of another name. */
  secondsLeft(seal: string, name: string): number | null
}

export interface Tickets {
  /** Belongs into the query, which is not logged. Needed because `<img>` and `<video>` send no access token. */
  sign(claims: TicketClaims): Promise<string>
  /** Null when it is forged, expired, or for another purpose or name. Reads no database. */
  open(ticket: string, wanted: Pick<TicketClaims, 'purpose' | 'name'>): Promise<TicketClaims | null>
  signPass(claims: PassClaims): Promise<{ ticket: string; expiresAt: Date }>
  openPass(ticket: string, wanted: Pick<PassClaims, 'purpose' | 'name'>): Promise<PassClaims | null>
  /** Once, for many names: a playlist has a thousand. */
  seals(): Promise<Seals>
}

/** Tickets end on the hour, one to two hours away: within an hour a picture keeps its address, and a list that is loaded again shows no flicker. */
const HOUR = 60 * 60
/** Passes end on the minute, 15 minutes away at most: whoever lost the right to learn keeps the last one no longer. */
const MINUTE = 60
const PASS_MINUTES = 15
const DAY = 24 * HOUR
/** 128 bits of it are enough, and stand in every line of a playlist. */
const SEAL_LETTERS = 22

type TicketFields = [TicketPurpose, name: string, hash: string, bytes: number, mediaType: string, userId: string, ends: number]
type PassFields = [PassPurpose, name: string, userId: string, ends: number]

export function openTickets(key: () => Promise<KeyObject>): Tickets {
  const macOf = async (text: string) =>
    createHmac('sha256', await key())
      .update(`ticket\n${text}`)
      .digest()

  async function seal(fields: TicketFields | PassFields): Promise<string> {
    const text = Buffer.from(JSON.stringify(fields)).toString('base64url')
    return `${text}.${(await macOf(text)).toString('base64url')}`
  }

  /** What `seal` was given, of whichever purpose; null for anything else. */
  async function unseal<Fields>(ticket: string): Promise<Fields | null> {
    const [text = '', ...mac] = ticket.split('.')
    // As text: decoding would accept several spellings of one ticket.
    const given = Buffer.from(mac.join('.'))
    const right = Buffer.from((await macOf(text)).toString('base64url'))
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  }

  return {
    sign({ purpose, name, file, userId }) {
      return seal([purpose, name, file.hash, file.bytes, file.mediaType, userId, endOf(HOUR, 2)])
    },
    async open(ticket, wanted) {
      const fields = await unseal<TicketFields>(ticket)
      if (!fields) return null
      const [purpose, name, hash, bytes, mediaType, userId, ends] = fields
      if (purpose !== wanted.purpose || name !== wanted.name || isOver(ends)) return null
      return { purpose, name, userId, file: { hash, bytes, mediaType } }
    },
    async signPass({ purpose, name, userId }) {
      const ends = endOf(MINUTE, PASS_MINUTES)
      return { ticket: await seal([purpose, name, userId, ends]), expiresAt: new Date(ends * 1000) }
    },
    async openPass(ticket, wanted) {
      const fields = await unseal<PassFields>(ticket)
      if (!fields) return null
      const [purpose, name, userId, ends] = fields
      if (purpose !== wanted.purpose || name !== wanted.name || isOver(ends)) return null
      return { purpose, name, userId }
    },
    async seals() {
      const secret = await key()
      const sealOf = (name: string, day: number) => `${day}-${macOfDay(secret, name, day)}`
      return {
        seal: (name) => sealOf(name, today()),
        secondsLeft(given, name) {
          const day = Number(given.split('-', 1)[0])
          const left = (day + 2) * DAY - Math.floor(Date.now() / 1000)
          if (!(left > 0)) return null
          const [right, got] = [Buffer.from(sealOf(name, day)), Buffer.from(given)]
          return right.length === got.length && timingSafeEqual(right, got) ? left : null
        },
      }
    },
  }
}

const macOfDay = (secret: KeyObject, name: string, day: number) =>
  createHmac('sha256', secret).update(`seal\n${day}\n${name}`).digest('base64url').slice(0, SEAL_LETTERS)
const today = () => Math.floor(Date.now() / 1000 / DAY)

const endOf = (step: number, steps: number) => (Math.floor(Date.now() / 1000 / step) + steps) * step
const isOver = (ends: number) => ends * 1000 <= Date.now()
