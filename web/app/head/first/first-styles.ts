import { type CssPiece, readCss } from './css-rules.ts'

/**
 * The styles that a page stands on: of the site's sheet, a tenth. Rules for classes that the page has nowhere are left out, the order of
 * the others stays, so the whole sheet, when it comes, changes nothing that is seen.
 */
export function createFirstStyles(css: string): (html: string) => string {
  const pieces = readCss(css)
  const made = new Map<string, string>()
  return (html) => {
    const has = classesIn(html)
    const key = [...has].sort().join(' ')
    const known = made.get(key)
    if (known !== undefined) return known
    const styles = textOf(pieces, has)
    const whole = styles + keyframesOf(pieces, styles)
    if (made.size === MOST_SETS) made.clear()
    made.set(key, whole)
    return whole
  }
}

/** Thousands of books have the same few sets of classes; each keeps some 50 kB. */
const MOST_SETS = 60

function textOf(pieces: CssPiece[], has: ReadonlySet<string>): string {
  let text = ''
  for (const piece of pieces) {
    if (piece.kind === 'whole') text += piece.text
    else if (piece.kind === 'group') {
      const inner = textOf(piece.pieces, has)
      if (inner) text += `${piece.head}{${inner}}`
    } else if (piece.kind === 'rule' && piece.needs.some((classes) => classes.every((name) => has.has(name)))) text += piece.text
  }
  return text
}

function keyframesOf(pieces: CssPiece[], styles: string): string {
  let text = ''
  for (const piece of pieces) {
    if (piece.kind === 'group') text += keyframesOf(piece.pieces, styles)
    else if (piece.kind === 'keyframes' && styles.includes(piece.name)) text += piece.text
  }
  return text
}

/** A page says the same few hundred lists over and over. */
function classesIn(html: string): ReadonlySet<string> {
  const lists = new Set<string>()
  for (const [, list] of html.matchAll(/ class="([^"]*)"/g)) lists.add(list as string)
  return new Set([...lists].flatMap((list) => list.split(' ')))
}
