import { utf8 } from '@tq/api/http/utf8.ts'

/** As the web build hands a page over: texts, and letters that other pages have too. */
export type Piece = string | { text: string }

/** For as long as the web build keeps them. */
const bytesOfHeld = new WeakMap<object, Buffer>()

/** A page as it is packed, hashed and sent. What many pages share is turned into bytes once. */
export const pageBytes = (pieces: readonly Piece[]): Buffer =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? utf8(piece) : heldBytes(piece))))

function heldBytes(piece: { text: string }): Buffer {
  const known = bytesOfHeld.get(piece)
  if (known) return known
  const bytes = utf8(piece.text)
  bytesOfHeld.set(piece, bytes)
  return bytes
}
