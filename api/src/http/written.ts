import type { Envelope } from '@tq/contract/http/envelope.ts'
import { utf8 } from './utf8.ts'

/** Not copied with a thing's fields: a copy may say something else. */
const BYTES = Symbol('bytes')

/**
 * Keeps beside a thing how it is written, for as long as the thing itself is kept. It must not change any more: cards of books stand
 * in one list after another, and are most of what a list is. It is what a reader of its text would have.
 */
export function keepWritten<Thing extends object>(thing: Thing): Readonly<Thing> {
  const text = JSON.stringify(thing)
  return withBytes(JSON.parse(text), utf8(text))
}

/** How it is written, of a thing that was kept so. */
export const writtenOf = (thing: object): Buffer | undefined => (thing as { [BYTES]?: Buffer })[BYTES]

/** The same thing again, from how it is written. */
export const readWritten = <Thing extends object>(bytes: Buffer): Readonly<Thing> =>
  withBytes(JSON.parse(bytes.toString()), bytes)

function withBytes<Thing extends object>(thing: Thing, value: Buffer): Readonly<Thing> {
  for (const inner of Object.values(thing)) freezeAll(inner)
  return Object.freeze(Object.defineProperty(thing, BYTES, { value }))
}

export function freezeAll(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const inner of Object.values(value)) freezeAll(inner)
  Object.freeze(value)
}

/** An answer as it is sent, and as a reader of its text would have it, where that is at hand without reading it. */
export interface WrittenAnswer {
  body: Buffer | string
  read?: (() => object) | undefined
}

/** As `JSON.stringify` writes it, in UTF-8; put together from bytes where `data` is a list of things that were written before. */
export function writeEnvelope(answer: Envelope): WrittenAnswer {
  const written = Array.isArray(answer.data) ? bytesOfAll(answer.data) : null
  if (!written) return { body: JSON.stringify(answer) }
  const around = JSON.stringify({ ...answer, data: null })
  const letters = utf8(around)
  // Nothing that stands before it could be mistaken for it.
  const at = letters.indexOf(PLACE) + PLACE.length
  const before = letters.subarray(0, at)
  const after = letters.subarray(at + 'null'.length)
  const body = Buffer.allocUnsafeSlow(written.reduce((sum, { length }) => sum + length + 1, before.length + after.length + 1))
  let end = before.copy(body)
  for (let i = 0; i < written.length; i++) {
    body[end++] = i === 0 ? OPENING : COMMA
    end += (written[i] as Buffer).copy(body, end)
  }
  body[end++] = CLOSING
  after.copy(body, end)
  return { body, read: () => ({ ...JSON.parse(around), data: [...(answer.data as unknown[])] }) }
}

/** Null where one of them was not written before, and where there are none. */
function bytesOfAll(things: unknown[]): Buffer[] | null {
  const written: Buffer[] = []
  for (const thing of things) {
    const bytes = (thing as { [BYTES]?: Buffer } | null)?.[BYTES]
    if (!bytes) return null
    written.push(bytes)
  }
  return written.length ? written : null
}

const PLACE = '"data":'
const [OPENING, COMMA, CLOSING] = [...Buffer.from('[,]')] as [number, number, number]
