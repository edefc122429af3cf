/** Letters that page after page has, such as the frame: turned into bytes once, and then kept as bytes, which take half the room. */
export class Held {
  protected letters: string | null
  protected inBytes: Buffer | null = null
  /** The classes in it, as whoever reads them left them here: an entry beside thousands of cards would cost more than what it says. */
  classes: { by: object; numbers: Set<number> } | null = null

  constructor(text: string) {
    this.letters = text
  }

  get text(): string {
    return this.letters ?? String(this.inBytes)
  }

  bytes(encode: (text: string) => Buffer): Buffer {
    this.inBytes ??= encode(this.text)
    this.letters = null
    return this.inBytes
  }
}

/** A page in pieces: put together as one text, the letters that all pages share would be copied again for each. */
export type Piece = string | Held

export const textOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')

interface Split {
  before: Piece[]
  /** Begins with what was looked for. */
  after: Piece[]
}

/** At the first piece of its own that has these letters; null where none has. */
export function splitAt(pieces: readonly Piece[], letters: string): Split | null {
  const place = pieces.findIndex((piece) => typeof piece === 'string' && piece.includes(letters))
  return place < 0 ? null : cut(pieces, place, (piece) => piece.indexOf(letters))
}

/** At the last one. */
export function splitAtLast(pieces: readonly Piece[], letters: string): Split | null {
  const place = pieces.findLastIndex((piece) => typeof piece === 'string' && piece.includes(letters))
  return place < 0 ? null : cut(pieces, place, (piece) => piece.lastIndexOf(letters))
}

function cut(pieces: readonly Piece[], place: number, indexIn: (piece: string) => number): Split {
  const piece = pieces[place] as string
  const at = indexIn(piece)
  return { before: [...pieces.slice(0, place), piece.slice(0, at)], after: [piece.slice(at), ...pieces.slice(place + 1)] }
}
