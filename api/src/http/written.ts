import type { Envelope } from '@tq/contract/http/envelope.ts'
import { utf8 } from './utf8.ts'

/** Not copied with a thing's fields: a copy may say something else. */
const BYTES = Symbol('bytes')

/**
 * Keeps beside a thing how it is written, for as long as the thing itself is kept. It must not change any more: cards of books stand
 * in one list after another, and are most of what a list is.
 */
export function keepWritten<Thing extends object>(thing: Thing): Thing {
  return Object.freeze(Object.defineProperty(thing, BYTES, { value: utf8(JSON.stringify(thing)) }))
}

/** As `JSON.stringify` writes it, in UTF-8; put together from bytes where `data` is a list of things that were written before. */
export function writeEnvelope(answer: Envelope): Buffer | string {
  const { data } = answer
  const written = Array.isArray(data) && data.length > 0 ? data.map((one) => (one as { [BYTES]?: Buffer } | null)?.[BYTES]) : []
  if (!written.length || !written.every((bytes) => bytes !== undefined)) return JSON.stringify(answer)
  const around = JSON.stringify({ ...answer, data: null })
  // Nothing that stands before it could be mistaken for it.
  const at = around.indexOf(PLACE) + PLACE.length
  const parts = written.flatMap((bytes, i) => (i ? [COMMA, bytes] : [bytes]))
  return Buffer.concat([utf8(`${around.slice(0, at)}[`), ...parts, utf8(`]${around.slice(at + 'null'.length)}`)])
}

const PLACE = '"data":'
const COMMA = Buffer.from(',')
