import { type Held, held, type Piece } from '../pieces.ts'
import { type CssPiece, readCss } from './css-rules.ts'

/**
 * The styles that a page stands on: of the site's sheet, a tenth. Rules for classes that the page has nowhere are left out, the order of
 * the others stays, so the whole sheet, when it comes, changes nothing that is seen.
 */
export function createFirstStyles(css: string): (pieces: readonly Piece[]) => Held {
  const sheet = readCss(css)
  const movements = movementsOf(sheet)
  const lists = new ClassLists()
  const made = new Map<string, Held>()
  return (pieces) => {
    const { key, classes } = lists.of(pieces)
    const known = made.get(key)
    if (known !== undefined) return known
    const parts: string[] = []
    writeRules(sheet, classes(), parts)
    const styles = parts.join('')
    const moved = movements.filter(({ name }) => styles.includes(name)).map(({ text }) => text)
    const whole = held(styles + moved.join(''))
    if (made.size === MOST_SETS) made.clear()
    made.set(key, whole)
    return whole
  }
}

/** Thousands of books have the same few sets of classes; each keeps some 60 kB, as text and as bytes. */
const MOST_SETS = 100
/** There are some hundreds; whatever makes more of them begins anew. */
const MOST_LISTS = 5_000

/** The lists of classes that pages have, numbered: a page's set is known by its numbers. */
class ClassLists {
  readonly #numbers = new Map<string, number>()
  /** Never given twice: sets are remembered by them. */
  #next = 0
  #ofHeld = new WeakMap<Held, Map<number, string>>()

  of(pieces: readonly Piece[]) {
    if (this.#numbers.size > MOST_LISTS) {
      this.#numbers.clear()
      this.#ofHeld = new WeakMap()
    }
    const found = new Map<number, string>()
    for (const piece of pieces)
      if (typeof piece === 'string') this.#find(piece, found)
      else for (const [number, list] of this.#inHeld(piece)) found.set(number, list)
    return {
      key: Uint32Array.from(found.keys()).sort().join(),
      classes: () => new Set([...found.values()].flatMap((list) => list.split(' '))),
    }
  }

  #inHeld(piece: Held): Map<number, string> {
    const known = this.#ofHeld.get(piece)
    if (known) return known
    const found = new Map<number, string>()
    this.#find(piece.text, found)
    this.#ofHeld.set(piece, found)
    return found
  }

  /** By leaps: a pattern would make a list of each hit, and a page has a thousand. */
  #find(html: string, found: Map<number, string>): void {
    for (let at = html.indexOf(CLASS); at >= 0; ) {
      const start = at + CLASS.length
      const end = html.indexOf('"', start)
      if (end < 0) return
      const list = html.slice(start, end)
      found.set(this.#numberOf(list), list)
      at = html.indexOf(CLASS, end)
    }
  }

  #numberOf(list: string): number {
    const known = this.#numbers.get(list)
    if (known !== undefined) return known
    this.#numbers.set(held(list).text, this.#next)
    return this.#next++
  }
}
const CLASS = ' class="'

function writeRules(sheet: CssPiece[], has: ReadonlySet<string>, into: string[]): void {
  for (const piece of sheet) {
    if (piece.kind === 'whole') into.push(piece.text)
    else if (piece.kind === 'group') {
      const start = into.push(piece.head, '{')
      writeRules(piece.pieces, has, into)
      if (into.length === start) into.length -= 2
      else into.push('}')
    } else if (piece.kind === 'rule' && piece.needs.some((classes) => classes.every((name) => has.has(name)))) into.push(piece.text)
  }
}

type Movement = Extract<CssPiece, { kind: 'keyframes' }>

const movementsOf = (sheet: CssPiece[]): Movement[] =>
  sheet.flatMap((piece) => (piece.kind === 'group' ? movementsOf(piece.pieces) : piece.kind === 'keyframes' ? [piece] : []))
