import { Held, type Piece } from '../pieces.ts'
import { type CssPiece, readCss } from './css-rules.ts'

/**
 * The styles that a page stands on: of the site's sheet, a tenth. Rules for classes that the page has nowhere are left out, the order of
 * the others stays, so the whole sheet, when it comes, changes nothing that is seen. What every page has stands before them.
 */
export function createFirstStyles(css: string, ofEveryPage = ''): (pieces: readonly Piece[]) => Held {
  const pieces = readCss(css)
  const numbers = new Map([...new Set(namesIn(pieces))].map((name, number) => [name, number]))
  const movements = movementsOf(pieces)
  const sheet = numbered(pieces, numbers, movements)
  const classes = new PageClasses(numbers)
  const made = new Map<string, Held>()
  return (page) => {
    const found = classes.of(page)
    const key = Uint16Array.from(found).sort().join()
    const known = made.get(key)
    if (known !== undefined) {
      made.delete(key)
      made.set(key, known)
      return known
    }
    const into: Written = { texts: [], moved: new Set() }
    writeRules(sheet, found, into)
    const moved = movements.filter((movement) => into.moved.has(movement)).map(({ text }) => text)
    const styles = new Held([ofEveryPage, ...into.texts, ...moved].join(''))
    if (made.size === MOST_SETS) made.delete(made.keys().next().value as string)
    made.set(key, styles)
    return styles
  }
}

/** Books and lists of a large shop have some 130 sets of classes; each keeps some 50 kB, as bytes and packed: 6 MB, without those asked for longest ago. */
const MOST_SETS = 130
/** There are some hundreds; whatever makes more of them begins anew. */
const MOST_LISTS = 5_000

/** Of the classes that the sheet speaks of those that a page has, by numbers: the lists in which they stand repeat from page to page. */
class PageClasses {
  readonly #numbers: ReadonlyMap<string, number>
  readonly #ofList = new Map<string, number[]>()
  readonly #sets = new Map<string, Set<number>>()

  constructor(numbers: ReadonlyMap<string, number>) {
    this.#numbers = numbers
  }

  of(pieces: readonly Piece[]): Set<number> {
    if (this.#ofList.size > MOST_LISTS) this.#ofList.clear()
    const found = new Set<number>()
    for (const piece of pieces)
      if (typeof piece === 'string') this.#find(piece, found)
      else for (const number of this.#inHeld(piece)) found.add(number)
    return found
  }

  #inHeld(piece: Held): Set<number> {
    if (piece.classes?.by === this) return piece.classes.numbers
    const found = new Set<number>()
    this.#find(piece.text, found)
    const numbers = this.#alike(found)
    piece.classes = { by: this, numbers }
    return numbers
  }

  /** Thousands of cards have a few sets between them. */
  #alike(found: Set<number>): Set<number> {
    const key = Uint16Array.from(found).sort().join()
    const known = this.#sets.get(key) ?? found
    if (this.#sets.size < MOST_LISTS) this.#sets.set(key, known)
    return known
  }

  /** By leaps: a pattern would make a list of each hit, and a page has a thousand. */
  #find(html: string, found: Set<number>): void {
    const seen = new Set<number[]>()
    for (let at = html.indexOf(CLASS); at >= 0; ) {
      const start = at + CLASS.length
      const end = html.indexOf('"', start)
      if (end < 0) return
      const numbers = this.#numbersOf(html.slice(start, end))
      if (!seen.has(numbers)) for (const number of numbers) found.add(number)
      seen.add(numbers)
      at = html.indexOf(CLASS, end)
    }
  }

  #numbersOf(list: string): number[] {
    const known = this.#ofList.get(list)
    if (known !== undefined) return known
    const numbers = list.split(' ').flatMap((name) => this.#numbers.get(name) ?? [])
    // A copy: a part of a page would keep the whole page.
    this.#ofList.set(Buffer.from(list).toString(), numbers)
    return numbers
  }
}
const CLASS = ' class="'

type Movement = Extract<CssPiece, { kind: 'keyframes' }>

/** A rule or a group of them; its classes by number, and the movements that it names. */
interface Part {
  text: string
  needs: number[][]
  moves: Movement[]
  inner: Part[] | null
}

interface Written {
  texts: string[]
  moved: Set<Movement>
}

function writeRules(parts: Part[], has: ReadonlySet<number>, into: Written): void {
  for (const { text, needs, moves, inner } of parts) {
    if (inner) {
      const start = into.texts.push(text, '{')
      writeRules(inner, has, into)
      if (into.texts.length === start) into.texts.length -= 2
      else into.texts.push('}')
    } else if (needs.some((classes) => classes.every((number) => has.has(number)))) {
      into.texts.push(text)
      for (const movement of moves) into.moved.add(movement)
    }
  }
}

function numbered(pieces: CssPiece[], numbers: ReadonlyMap<string, number>, movements: Movement[]): Part[] {
  const movesIn = (text: string) => movements.filter(({ name }) => text.includes(name))
  return pieces.flatMap((piece): Part[] => {
    if (piece.kind === 'keyframes') return []
    if (piece.kind === 'group')
      return [{ text: piece.head, needs: [], moves: [], inner: numbered(piece.pieces, numbers, movements) }]
    const needs = piece.kind === 'rule' ? piece.needs.map((names) => names.map((name) => numbers.get(name) as number)) : [[]]
    return [{ text: piece.text, needs, moves: movesIn(piece.text), inner: null }]
  })
}

const namesIn = (pieces: CssPiece[]): string[] =>
  pieces.flatMap((piece) => (piece.kind === 'group' ? namesIn(piece.pieces) : piece.kind === 'rule' ? piece.needs.flat() : []))

const movementsOf = (pieces: CssPiece[]): Movement[] =>
  pieces.flatMap((piece) => (piece.kind === 'group' ? movementsOf(piece.pieces) : piece.kind === 'keyframes' ? [piece] : []))
