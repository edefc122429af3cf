import { utf8 } from '@tq/api/http/utf8.ts'

/** As the web build hands a page over: texts, and letters that other pages have too, which are turned into bytes once. */
export type Piece = string | { bytes(encode: (text: string) => Buffer): Buffer }

/** Turned as a whole it is quicker from here on. */
const LONG = 300

/** A page as it is packed, hashed and sent. */
export const pageBytes = (pieces: readonly Piece[]): Buffer =>
  Buffer.concat(
    pieces.map((piece) =>
      typeof piece !== 'string' ? piece.bytes(utf8) : piece.length > LONG ? utf8(piece) : Buffer.from(piece),
    ),
  )
