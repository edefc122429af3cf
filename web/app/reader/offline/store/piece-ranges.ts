/** A file is sealed in pieces of this size, so that one page of a large PDF opens without the rest. */
export const PIECE_BYTES = 1024 * 1024

export interface PieceRange {
  index: number
  /** Where it begins and ends in the file. */
  from: number
  to: number
}

/** All pieces of a file. An empty one has one, so that it is known to be there. */
export const piecesOf = (bytes: number): PieceRange[] =>
  Array.from({ length: Math.max(1, Math.ceil(bytes / PIECE_BYTES)) }, (_, index) => ({
    index,
    from: index * PIECE_BYTES,
    to: Math.min(bytes, (index + 1) * PIECE_BYTES),
  }))

/** Which pieces hold the bytes from `from` up to, and without, `to`. */
export function piecesIn(from: number, to: number): number[] {
  const first = Math.floor(from / PIECE_BYTES)
  const last = Math.ceil(to / PIECE_BYTES)
  return Array.from({ length: Math.max(0, last - first) }, (_, n) => first + n)
}

/** Cuts these bytes out of the opened pieces, which follow each other; what lies behind the end of the file is left out. */
export function cutOut(pieces: readonly Uint8Array[], from: number, to: number): Uint8Array<ArrayBuffer> {
  const start = Math.floor(from / PIECE_BYTES) * PIECE_BYTES
  const there = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const cut = new Uint8Array(Math.max(0, Math.min(to - start, there) - (from - start)))
  let at = start
  for (const piece of pieces) {
    const part = piece.subarray(Math.max(0, from - at), Math.max(0, to - at))
    cut.set(part, Math.max(0, at - from))
    at += piece.length
  }
  return cut
}
