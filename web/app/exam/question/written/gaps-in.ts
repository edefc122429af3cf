export type Piece = string | { gap: number; before: string; after: string }

const OPENING = /[“‘"'([]+$/
const CLOSING = /^[”’"')\].,;:!?…]+/

/** A line of text and gaps. Quotes and stops that touch a gap go with it: a line never ends between them. */
export function gapsIn(line: readonly (string | number)[]): Piece[] {
  return line.map((piece, at) => {
    const [before, after] = [line[at - 1], line[at + 1]]
    if (typeof piece === 'number')
      return {
        gap: piece,
        before: typeof before === 'string' ? (OPENING.exec(before)?.[0] ?? '') : '',
        after: typeof after === 'string' ? (CLOSING.exec(after)?.[0] ?? '') : '',
      }
    const rest = typeof before === 'number' ? piece.replace(CLOSING, '') : piece
    return typeof after === 'number' ? rest.replace(OPENING, '') : rest
  })
}
